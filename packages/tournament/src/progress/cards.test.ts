import { describe, expect, it } from 'vitest';
import { podiumOf } from '../results/podium.ts';
import { dayPlan } from '../schedule/plan/day.ts';
import { drawn, type TestLog } from '../testing/test-log.ts';
import type { FormatPlan } from '../types/entities.ts';
import type { MatchCard, SlotView } from '../types/views.ts';
import { divisionView } from '../views/division.ts';
import { matSummaries } from '../views/mat.ts';
import { findMatch } from './find.ts';
import type { MatchNow } from './types.ts';

/** What goes wrong in practice, by the number of its card. */

const rest = 360;

/** A drawn division on a mat; the rest is six minutes. */
function onMat(count: number, plan?: FormatPlan): TestLog {
  const log = drawn(count, { rest }, { seeded: true, ...(plan === undefined ? {} : { plan }) });
  log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
  return log;
}

const queue = (log: TestLog): readonly MatchCard[] =>
  matSummaries(log.state, new Map(), log.now)[0]?.queue ?? [];

const ready = (log: TestLog): string[] =>
  queue(log)
    .filter(({ standing }) => standing === 'ready')
    .map((card) => `${side(card.red)} v ${side(card.blue)}`)
    .sort();

const side = (slot: SlotView): string =>
  slot.kind === 'competitor' ? slot.competitor.entryId : slot.kind;

function now(log: TestLog, matchId: string): MatchNow {
  const found = findMatch(log.state, matchId);
  if (found === null) throw new Error(`no match ${matchId}`);
  return found.now;
}

const card = (log: TestLog, matchId: string): MatchCard | undefined =>
  divisionView(log.state, new Map(), 'd1', log.now)
    ?.rounds.flatMap(({ matches }) => matches)
    .find((one) => one.matchId === matchId);

function podium(log: TestLog) {
  const division = log.state.divisions.get('d1');
  if (division === undefined) throw new Error('no division');
  return podiumOf(log.state, division);
}

/** Of eight: d1-1 to d1-4 are the quarter-finals, d1-5 and d1-6 the semi-finals, d1-7 the final. */
describe('card 31: undecided is not empty', () => {
  it('waits for the winner of the quarter-final that is not fought, and moves nobody on', () => {
    const log = onMat(8).paper('d1-4', 'blue');
    expect(card(log, 'd1-6')).toMatchObject({
      red: { kind: 'winner-of', matchId: 'd1-3', number: 3 },
      blue: { kind: 'competitor', competitor: { entryId: 'e2' } },
      standing: 'waiting',
      result: null,
    });
    expect(ready(log)).toEqual(['e1 v e8', 'e3 v e6', 'e5 v e4']);
    expect(log.refusal('match', 'd1-6', { type: 'open-match', matId: 'm1' })).toBe('not-ready');
    expect(card(log, 'd1-7')).toMatchObject({
      red: { kind: 'winner-of', matchId: 'd1-5' },
      blue: { kind: 'winner-of', matchId: 'd1-6' },
      standing: 'waiting',
    });
  });
});

describe('card 32: a seed with a bye withdraws', () => {
  it('gives the one who waits a walkover', () => {
    const log = onMat(7).paper('d1-2', 'red').withdraw('e1');
    expect(now(log, 'd1-5')).toMatchObject({ phase: 'decided', winner: 'blue', how: 'walkover' });
    expect(card(log, 'd1-7')?.red).toMatchObject({ competitor: { entryId: 'e5' } });
  });

  it('leaves a bye for whoever comes, who has to be fought for first', () => {
    const log = onMat(7).withdraw('e1');
    expect(now(log, 'd1-5')).toMatchObject({ phase: 'waiting', winner: null });
    expect(now(log, 'd1-7').phase).toBe('waiting');
    log.paper('d1-2', 'blue');
    expect(card(log, 'd1-7')?.red).toMatchObject({ competitor: { entryId: 'e4' } });
  });

  it('gives no bye a win or a medal', () => {
    const log = onMat(7).withdraw('e1');
    for (const id of ['d1-2', 'd1-3', 'd1-4', 'd1-6', 'd1-7']) log.paper(id, 'red');
    for (let i = 1; i <= 7; i += 1) {
      const { winner, ...match } = now(log, `d1-${i}`);
      if (winner !== null) expect(match[winner].kind).toBe('entry');
    }
    expect(podium(log)).toEqual({
      kind: 'places',
      places: [
        { place: 1, entryId: 'e5' },
        { place: 2, entryId: 'e3' },
        { place: 3, entryId: 'e7' },
      ],
    });
  });
});

describe('card 33: the winner of a walkover moves on at once', () => {
  it.each([
    ['the no-show', ['d1-1', 'd1-2']],
    ['the match', ['d1-2', 'd1-1']],
  ])(
    'has both names in the semi-final as soon as %s, the later of the two, is there',
    (_, order) => {
      const log = onMat(8);
      for (const [i, id] of order.entries()) {
        if (id === 'd1-1') log.paper(id, 'red');
        else {
          const overrule = { by: 'Ada', reason: 'went home' };
          log.must('match', id, { type: 'record-no-show', absent: ['blue'], overrule });
        }
        expect(now(log, 'd1-5').phase).toBe(i === 0 ? 'waiting' : 'fightable');
      }
      expect(side(card(log, 'd1-5')?.red ?? { kind: 'nobody' })).toBe('e1');
      expect(side(card(log, 'd1-5')?.blue ?? { kind: 'nobody' })).toBe('e5');
      expect(queue(log).map(({ matchId }) => matchId)).toContain('d1-5');
      log.now += rest * 1000;
      expect(ready(log)).toContain('e1 v e5');
    },
  );
});

describe('card 39: what can be called now', () => {
  it('is two matches of six at the start, and a semi-final after one of them', () => {
    const log = onMat(6);
    expect(ready(log)).toEqual(['e3 v e6', 'e5 v e4']);
    for (const { matchId } of queue(log).slice(2)) {
      expect(log.refusal('match', matchId, { type: 'call-match' })).toBe('not-ready');
    }
    const four = queue(log).find(({ blue }) => side(blue) === 'e4')?.matchId ?? '';
    log.paper(four, 'blue');
    log.now += rest * 1000;
    expect(ready(log)).toEqual(['e1 v e4', 'e3 v e6']);
  });
});

describe('card 42: a second final only when it is needed', () => {
  const toFinal = (): { log: TestLog; final: string; second: string } => {
    const log = onMat(4, { format: 'double-elimination' });
    for (;;) {
      const next = queue(log).find(({ round }) => round.kind !== 'final');
      if (next === undefined || next.round.kind === 'second-final') break;
      log.paper(next.matchId, 'red');
    }
    const all = divisionView(log.state, new Map(), 'd1', log.now)?.rounds ?? [];
    const of = (kind: string): string =>
      all.find(({ round }) => round.kind === kind)?.matches[0]?.matchId ?? '';
    return { log, final: of('final'), second: of('second-final') };
  };

  it('leaves the list of the mat and the plan where the unbeaten one wins', () => {
    const { log, final, second } = toFinal();
    expect(queue(log).map(({ matchId }) => matchId)).toEqual([final, second]);
    log.paper(final, 'red');
    expect(queue(log)).toEqual([]);
    expect(card(log, second)).toMatchObject({ standing: 'not-needed', number: 7 });
    expect(dayPlan(log.state, log.now).matches.has(second)).toBe(false);
    expect(podium(log).kind).toBe('places');
  });

  it('is called after the rest where the unbeaten one loses', () => {
    const { log, final, second } = toFinal();
    const ids = [now(log, final).red, now(log, final).blue];
    log.now += rest * 1000;
    log.must('match', final, { type: 'open-match', matId: 'm1' });
    const act = (action: object): void => {
      const official = { type: 'official-action', action, instant: log.now, epoch: 1 };
      log.must('match', final, official as Parameters<TestLog['must']>[2]);
    };
    act({ do: 'start' });
    log.now += 60_000;
    act({ do: 'submission', side: 'blue', by: 'tap' });
    log.must('match', final, { type: 'confirm-result' });
    expect(new Set([now(log, second).red, now(log, second).blue])).toEqual(new Set(ids));
    expect(card(log, second)?.standing).toBe('held');
    expect(log.refusal('match', second, { type: 'call-match' })).toBe('match-held');
    log.now += rest * 1000;
    log.must('match', second, { type: 'call-match' });
    expect(podium(log).kind).toBe('open');
  });
});

describe('card 44: a match for third place does not close the final', () => {
  it('is fought first, and the division stays open with the final to be called', () => {
    const log = onMat(4, { format: 'single-elimination', thirdPlace: 'fought' });
    log.paper('d1-1', 'red').paper('d1-2', 'red').paper('d1-3', 'red');
    expect(now(log, 'd1-3').match.round.kind).toBe('third-place');
    expect(podium(log)).toEqual({ kind: 'open' });
    log.now += rest * 1000;
    expect(ready(log)).toEqual(['e1 v e3']);
    log.paper('d1-4', 'blue');
    expect(podium(log)).toEqual({
      kind: 'places',
      places: [
        { place: 1, entryId: 'e3' },
        { place: 2, entryId: 'e1' },
        { place: 3, entryId: 'e4' },
      ],
    });
  });
});

/** In the second match e2 is red. */
describe('card 46: two entries', () => {
  it('are over after two wins: the third match is not needed and takes no time', () => {
    const log = onMat(2);
    log.paper('d1-1', 'red', { method: 'submission' }).paper('d1-2', 'blue', { points: [2, 4] });
    expect(card(log, 'd1-3')?.standing).toBe('not-needed');
    expect(queue(log)).toEqual([]);
    expect(dayPlan(log.state, log.now).matches.size).toBe(0);
    const places = [
      { place: 1, entryId: 'e1' },
      { place: 2, entryId: 'e2' },
    ];
    expect(podium(log)).toEqual({ kind: 'places', places });
  });

  it('with one loss each fight the third, after the rest', () => {
    const log = onMat(2).paper('d1-1', 'red').paper('d1-2', 'red');
    expect(podium(log)).toEqual({ kind: 'open' });
    expect(card(log, 'd1-3')?.standing).toBe('held');
    expect(log.refusal('match', 'd1-3', { type: 'call-match' })).toBe('match-held');
    log.now += rest * 1000;
    log.must('match', 'd1-3', { type: 'call-match' });
    log.paper('d1-3', 'blue');
    expect(podium(log)).toMatchObject({ places: [{ entryId: 'e2' }, { entryId: 'e1' }] });
  });
});

/** d1-1 is e1 v e2, d1-2 the loser v e3. */
describe('card 47: three entries', () => {
  const three = (rematch: 'fought' | 'none', second: 'red' | 'blue'): TestLog =>
    onMat(3, { format: 'bracket-of-three', rematch }).paper('d1-1', 'red').paper('d1-2', second);

  it('have a final of the first winner and the third one, who won; the first loser is third', () => {
    for (const rematch of ['fought', 'none'] as const) {
      const log = three(rematch, 'blue');
      expect(dayPlan(log.state, log.now).matches.has('d1-3')).toBe(true);
      log.now += rest * 1000;
      expect(ready(log)).toEqual(['e1 v e3']);
      const places = [
        { place: 1, entryId: 'e1' },
        { place: 2, entryId: 'e3' },
        { place: 3, entryId: 'e2' },
      ];
      expect(podium(log.paper('d1-3', 'red'))).toEqual({ kind: 'places', places });
    }
  });

  it('are over after two matches where the book has no rematch: the plan has no third', () => {
    const log = three('none', 'red');
    expect(card(log, 'd1-3')?.standing).toBe('not-needed');
    expect(queue(log)).toEqual([]);
    expect(dayPlan(log.state, log.now).matches.size).toBe(0);
    expect(podium(log)).toMatchObject({
      places: [{ entryId: 'e1' }, { entryId: 'e2' }, { entryId: 'e3' }],
    });
  });

  it('fight a third where the first two meet again, and the plan has it', () => {
    const log = three('fought', 'red');
    expect(podium(log)).toEqual({ kind: 'open' });
    expect(dayPlan(log.state, log.now).matches.has('d1-3')).toBe(true);
    log.now += rest * 1000;
    expect(ready(log)).toEqual(['e1 v e2']);
  });
});
