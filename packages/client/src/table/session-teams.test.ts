import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeServer, page, teamAfter } from './testing.ts';

const score = { do: 'score', side: 'red', technique: 'takedown' } as const;
const start = { do: 'start' } as const;

/** A page with a team match whose first bout is on the mat. */
async function opened() {
  const server = new FakeServer();
  server.team = teamAfter(0);
  const it = page(server);
  await it.session.start();
  await it.session.command('open');
  return { server, ...it };
}

describe('the table of a team match', () => {
  it('goes on with the next bout, which begins at nothing', async () => {
    const { server, session, settle, points } = await opened();
    session.act(start);
    session.act(score);
    await settle();
    await session.command('confirm-bout');
    expect(points()).toBe(0);
    expect(session.startedAt).toBeNull();
    expect(session.act(score)?.code).toBe('not-started');
    session.act(start);
    session.act(score);
    await settle();
    expect(points()).toBe(1);
    expect(server.log).toHaveLength(2);
  });

  it('says which calls came too late for their bout, and counts none of them in the next', async () => {
    const { server, session, settle, points } = await opened();
    session.act(start);
    await settle();
    server.weather.push('request-lost');
    session.act(score);
    server.nextBout();
    await session.offer(server.now());
    expect(points()).toBe(0);
    await settle();
    expect(server.log).toHaveLength(0);
    expect(session.state.waiting).toHaveLength(0);
    expect(session.state.troubled).toMatchObject([
      { bout: 1, action: score, trouble: { code: 'stale-lease' } },
    ]);
  });

  it('takes no call while no bout is on the mat', async () => {
    const { server, session } = await opened();
    server.nextBout();
    server.team = teamAfter(1, false);
    await session.offer(server.now());
    expect(session.act(start)?.code).toBe('bout-confirmed');
    expect(session.state.waiting).toHaveLength(0);
  });

  it('confirms the bout that it shows, and no other one', async () => {
    const { server, session, settle } = await opened();
    session.act(start);
    await settle();
    server.nextBout();
    const late = await session.command('confirm-bout');
    expect(late).toMatchObject({ kind: 'no', trouble: { code: 'stale-lease' } });
    await session.look();
    expect(await session.command('confirm-bout')).toEqual({ kind: 'done' });
    expect(server.epoch).toBe(3);
  });

  it('does not go back to a bout before, when its view comes late', async () => {
    const { server, session, settle } = await opened();
    session.act(start);
    await settle();
    const late = server.now();
    await session.command('confirm-bout');
    await session.offer(late);
    expect(session.state.view?.match?.epoch).toBe(2);
    // A bout that was taken back comes under a lease of its own.
    server.nextBout();
    await session.offer(server.now());
    expect(session.state.view?.match?.epoch).toBe(3);
  });

  it('loses nothing that was pressed: it counts in its own bout, or is told', async () => {
    const step = fc.constantFrom<Step>('press', 'press', 'rest', 'elsewhere', 'away', 'ours');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const at = await opened();
        const { server, session, settle, points } = at;
        let pressed = 0;
        for (const one of steps) pressed += await take(one, at);
        server.weather.splice(0);
        session.wake();
        await settle();
        await session.look();
        const told = session.state.troubled.length;
        expect(server.before + server.log.length + told).toBe(pressed);
        expect(points()).toBe(server.log.filter(({ action }) => action.do === 'score').length);
      }),
      { numRuns: 200 },
    );
  });
});

type Step = 'press' | 'rest' | 'elsewhere' | 'away' | 'ours';

/** One step of a random day. @returns how many presses counted at once */
async function take(
  step: Step,
  { server, session, settle }: Awaited<ReturnType<typeof opened>>,
): Promise<number> {
  switch (step) {
    case 'press':
      return [start, score].filter((act) => session.act(act) === null).length;
    case 'rest':
      await settle();
      break;
    case 'away':
      server.weather.push('request-lost', 'answer-lost');
      break;
    case 'elsewhere':
      server.nextBout();
      await session.offer(server.now());
      break;
    case 'ours':
      await settle();
      await session.command('confirm-bout');
  }
  return 0;
}
