import type { TableMatch } from '@threecount/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../outbox/memory-store.ts';
import { holds } from './state.ts';
import { FakeServer, page, table, type Weather } from './testing.ts';

const score = { do: 'score', side: 'red', technique: 'takedown' } as const;
const start = { do: 'start' } as const;

/** A page that took the match. */
async function opened(server: FakeServer, store = memoryStore()) {
  const it = page(server, store);
  await it.session.start();
  await it.session.command('open');
  return { ...it, store };
}

describe('TableSession', () => {
  it('sends with an act who lets it be, and why', async () => {
    const server = new FakeServer();
    const sent: unknown[] = [];
    server.refuses = ({ overrule }) => {
      sent.push(overrule);
      return false;
    };
    const { session, settle } = await opened(server);
    const overrule = { by: 'Hedda Lorn', reason: 'seen leaving' };
    session.act(start, overrule);
    session.act(score);
    await settle();
    expect(sent).toEqual([overrule, undefined]);
  });

  it('counts at once and sends in order', async () => {
    const server = new FakeServer();
    const { session, settle, points, pass } = await opened(server);
    expect(session.act(start)).toBeNull();
    pass(32_000);
    expect(session.act(score)).toBeNull();
    expect(points()).toBe(1);
    expect(session.state.waiting).toHaveLength(2);
    await settle();
    expect(session.state.waiting).toHaveLength(0);
    expect(server.log.map(({ action }) => [action.do, action.at])).toEqual([
      ['start', 0],
      ['score', 32_000],
    ]);
    expect(points()).toBe(1);
  });

  it('takes live views without the fixed rules, which it asks for once', async () => {
    const server = new FakeServer();
    const { session, settle, points } = await opened(server);
    session.act(start);
    await settle();
    for (const at of [5_000, 6_000]) {
      // Another tab of the same device scored.
      server.log.push({ commandId: `other-${at}`, action: { ...score, at } });
      const { match, ...rest } = server.now();
      const { setup: _setup, screen: _screen, ...moving } = match as TableMatch;
      await session.offerLive({ ...rest, match: { ...moving, rulesKey: 'k1' } });
    }
    expect(points()).toBe(2);
    expect(server.asked).toBe(1);
  });

  it('asks how the mat stands where the fixed rules of a live view cannot be had', async () => {
    const server = new FakeServer();
    const { session } = await opened(server);
    server.log.push({ commandId: 'other', action: { ...start, at: 0 } });
    const { match, ...rest } = server.now();
    server.weather.push('request-lost');
    await session.offerLive({ ...rest, match: { ...(match as TableMatch), rulesKey: 'k1' } });
    expect(session.state.view?.match?.actions).toHaveLength(1);
  });

  it('says at once what the rules refuse, and sends nothing of it', async () => {
    const server = new FakeServer();
    const { session, settle } = await opened(server);
    expect(session.act(score)?.code).toBe('not-started');
    await settle();
    expect(server.log).toHaveLength(0);
  });

  it('goes on without a server and catches up, each action once', async () => {
    const server = new FakeServer();
    const { session, settle, points } = await opened(server);
    session.act(start);
    await settle();
    server.weather.push('server-down', 'request-lost', 'answer-lost', 'answer-lost', 'busy');
    for (let count = 0; count < 3; count += 1) session.act(score);
    expect(points()).toBe(3);
    await settle();
    expect(server.log.filter(({ action }) => action.do === 'score')).toHaveLength(3);
    expect(points()).toBe(3);
    expect(session.state.link).toBe('idle');
  });

  it('finds what waits after the page was loaded again, even with the server away', async () => {
    const server = new FakeServer();
    const first = await opened(server);
    first.session.act(start);
    await first.settle();
    server.weather.push(...Array<Weather>(3).fill('server-down'));
    first.session.act(score);
    await Promise.resolve();
    first.session.stop();

    server.weather.splice(0);
    server.weather.push('server-down', 'server-down', 'server-down', 'server-down');
    const second = page(server, first.store);
    await second.session.start();
    expect(second.points()).toBe(1);
    expect(holds(second.session.state)).toBe(true);
    await second.settle();
    expect(server.log).toHaveLength(2);
    expect(second.points()).toBe(1);
  });

  it('shows what the server refused, and takes it back out of the score', async () => {
    const server = new FakeServer();
    server.refuses = ({ action }) => action.do === 'score';
    const { session, settle, points, store } = await opened(server);
    session.act(start);
    session.act(score);
    expect(points()).toBe(1);
    await settle();
    expect(points()).toBe(0);
    const [item] = session.state.troubled;
    expect(item?.trouble?.code).toBe('not-in-rulebook');
    expect(await store.all(table)).toHaveLength(1);
    await session.seen([item?.commandId ?? '']);
    expect(session.state.troubled).toHaveLength(0);
    expect(await store.all(table)).toHaveLength(0);
  });

  it('card 76: keeps and shows what was not sent when another device took over', async () => {
    const server = new FakeServer();
    const ours = await opened(server);
    ours.session.act(start);
    await ours.settle();
    const theirs = page(server, memoryStore(), 'theirs');
    await theirs.session.start();
    expect(holds(theirs.session.state)).toBe(false);
    expect(theirs.session.act(score)?.code).toBe('not-held');
    await theirs.session.command('take-over');
    expect(holds(theirs.session.state)).toBe(true);

    ours.session.act(score);
    await ours.settle();
    expect(ours.session.state.troubled.map(({ trouble }) => trouble?.code)).toEqual([
      'stale-lease',
    ]);
    expect(holds(ours.session.state)).toBe(false);
    expect(ours.session.act(score)?.code).toBe('not-held');
    expect(ours.points()).toBe(0);
  });

  it('does not claim a match that another device opened a moment earlier', async () => {
    const server = new FakeServer();
    const late = page(server, memoryStore(), 'theirs');
    await late.session.start();
    const first = await opened(server);
    first.session.act(start);
    await first.settle();
    await late.session.command('open');
    expect(holds(late.session.state)).toBe(false);
    expect(holds(first.session.state)).toBe(true);
  });

  it('two devices that open at the same instant: exactly one holds the match', async () => {
    const server = new FakeServer();
    const pages = ['ours', 'theirs'].map((device) => page(server, memoryStore(), device));
    for (const { session } of pages) await session.start();
    await Promise.all(pages.map(({ session }) => session.command('open')));
    expect(pages.filter(({ session }) => holds(session.state))).toHaveLength(1);
  });

  it('keeps everything when the link was withdrawn', async () => {
    const server = new FakeServer();
    const { session, settle, store } = await opened(server);
    server.denied = true;
    session.act(start);
    await settle();
    expect(session.state.link).toBe('denied');
    expect(await store.all(table)).toHaveLength(1);
    server.denied = false;
    await settle();
    expect(server.log).toHaveLength(1);
  });

  it('finds out that the link was withdrawn without having anything to send', async () => {
    const server = new FakeServer();
    const { session } = await opened(server);
    server.denied = true;
    await session.look();
    expect(session.state.link).toBe('denied');
  });

  it('does not count an action twice when a live view comes before the acknowledgement', async () => {
    const server = new FakeServer();
    const { session, settle, points } = await opened(server);
    session.act(start);
    await settle();
    server.weather.push('answer-lost');
    session.act(score);
    await Promise.resolve();
    await session.offer(server.now());
    expect(points()).toBe(1);
    await settle();
    await session.offer(server.now());
    expect(points()).toBe(1);
    expect(session.state.waiting).toHaveLength(0);
  });

  it('never gives two instants in the wrong order, whatever the clock does', async () => {
    const server = new FakeServer();
    const { session, settle, pass } = await opened(server);
    session.act(start);
    pass(500);
    session.act(score);
    pass(-400);
    session.act(score);
    await settle();
    expect(server.log.map(({ action }) => action.at)).toEqual([0, 500, 500]);
  });

  it('loses and doubles nothing in any weather and with reloads anywhere', async () => {
    const weather = fc.constantFrom<Weather>('good', 'request-lost', 'answer-lost', 'server-down');
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.constant('press' as const) },
      { weight: 1, arbitrary: fc.constant('reload' as const) },
      { weight: 1, arbitrary: fc.constant('rest' as const) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(weather, { maxLength: 12 }),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        async (skies, steps) => {
          const server = new FakeServer();
          const first = await opened(server);
          let now: ReturnType<typeof page> = first;
          now.session.act(start);
          await now.settle();
          server.weather.push(...skies);
          let pressed = 0;
          for (const one of steps) {
            if (one === 'press' && now.session.act(score) === null) pressed += 1;
            if (one === 'rest') await now.settle();
            if (one === 'reload') {
              await Promise.resolve();
              now.session.stop();
              now = page(server, first.store);
              await now.session.start();
              await now.settle();
            }
          }
          server.weather.splice(0);
          now.session.wake();
          await now.settle();
          expect(server.log.filter(({ action }) => action.do === 'score')).toHaveLength(pressed);
          expect(now.points()).toBe(pressed);
        },
      ),
      { numRuns: 40 },
    );
  });
});
