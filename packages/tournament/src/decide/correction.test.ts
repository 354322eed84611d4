import { describe, expect, it } from 'vitest';
import { findMatch } from '../progress/find.ts';
import { progressOf } from '../progress/memo.ts';
import { entryOn, type MatchNow } from '../progress/types.ts';
import { podiumOf } from '../results/podium.ts';
import { drawn, type PaperGiven, paperAction, type TestLog } from '../testing/test-log.ts';
import type { PaperResult } from '../types/actions.ts';
import type { DivisionState } from '../types/state.ts';

const said = { by: 'Ada', reason: 'wrong sheet' };
const seeded = (count: number): TestLog => drawn(count, {}, { seeded: true });

function sheet(winner: 'red' | 'blue' | null, given: PaperGiven = {}): PaperResult {
  const action = paperAction(winner, given);
  if (action.type !== 'enter-paper-result') throw new Error('no sheet');
  return action.result;
}

function correct(
  log: TestLog,
  matchId: string,
  result: PaperResult | null,
  seen: readonly string[] = [],
): void {
  log.must('match', matchId, { type: 'correct-result', result, ...said, seen });
}

const takeBack = (log: TestLog, matchId: string, seen: readonly string[] = []): void =>
  log.must('match', matchId, { type: 'take-back-correction', ...said, seen });

const rule = (log: TestLog, matchId: string, ruling: 'void' | 'stands'): void =>
  log.must('match', matchId, { type: 'rule-match', ruling, ...said });

function match(log: TestLog, matchId: string): MatchNow {
  const now = findMatch(log.state, matchId)?.now;
  if (now === undefined) throw new Error(`no match ${matchId}`);
  return now;
}

const shown = (log: TestLog, matchId: string): string => {
  const { red, blue, phase, winner } = match(log, matchId);
  return `${entryOn(red)} v ${entryOn(blue)}: ${phase} ${winner}`;
};

function division(log: TestLog): DivisionState {
  const found = log.state.divisions.get('d1');
  if (found === undefined) throw new Error('no division');
  return found;
}

/** What brackets and medals make of a state, whatever led to it. */
function standing(log: TestLog): unknown {
  const { matches } = progressOf(log.state, division(log));
  return {
    matches: matches.map(({ red, blue, phase, winner, how }) => ({
      red,
      blue,
      phase,
      winner,
      how,
    })),
    podium: podiumOf(log.state, division(log)),
    barred: [...log.state.barred.keys()],
  };
}

// Of eight: d1-1 is e1 v e8, d1-2 e5 v e4, d1-3 e3 v e6, d1-4 e7 v e2; d1-5 and d1-6 are the semi-finals.
describe('a corrected result', () => {
  it('card 36: brings the other one into a semi-final that nobody has fought', () => {
    const log = seeded(8).paper('d1-1', 'red').paper('d1-2', 'red');
    correct(log, 'd1-1', sheet('blue'));
    expect(shown(log, 'd1-5')).toBe('e8 v e5: fightable null');
  });

  it('card 36: is refused while it leaves a fought match unsaid, and done once that was seen', () => {
    const log = seeded(8).paper('d1-1', 'red').paper('d1-2', 'red').paper('d1-5', 'red');
    const action = { type: 'correct-result', result: sheet('blue'), ...said, seen: [] } as const;
    expect(log.refusal('match', 'd1-1', action)).toBe('preview-outdated');
    expect(shown(log, 'd1-5')).toBe('e1 v e5: confirmed red');
    correct(log, 'd1-1', sheet('blue'), ['d1-5']);
    expect(shown(log, 'd1-5')).toBe('e8 v e5: needs-ruling null');
    expect(shown(log, 'd1-7')).toBe('null v null: waiting null');
  });

  it('leaves later matches alone where the same one still wins', () => {
    const log = seeded(8).paper('d1-1', 'red').paper('d1-2', 'red').paper('d1-5', 'red');
    correct(log, 'd1-1', sheet('red', { points: [4, 2] }));
    expect(shown(log, 'd1-5')).toBe('e1 v e5: confirmed red');
    expect(match(log, 'd1-1').record?.result?.points).toEqual({ red: 4, blue: 2 });
  });

  it('card 35: after a double disqualification leaves no trace of it', () => {
    const clean = seeded(8);
    clean.paper('d1-1', 'red', { points: [4, 2] });
    const log = seeded(8);
    log.paper('d1-1', null);
    expect(shown(log, 'd1-5')).toBe('null v null: waiting null');
    correct(log, 'd1-1', sheet('red', { points: [4, 2] }));
    for (const each of [clean, log]) each.paper('d1-2', 'red');
    expect(shown(log, 'd1-5')).toBe('e1 v e5: fightable null');
    for (const each of [clean, log]) {
      for (const id of ['d1-3', 'd1-4', 'd1-5', 'd1-6', 'd1-7']) each.paper(id, 'red');
    }
    expect(standing(log)).toEqual(standing(clean));
  });

  it('may bar somebody, who is out of the tournament until it is taken back', () => {
    const log = seeded(8).paper('d1-1', 'red').paper('d1-2', 'red');
    const before = standing(log);
    correct(log, 'd1-1', { ...sheet('blue', { method: 'disqualification' }), barred: ['red'] });
    expect([...log.state.barred.keys()]).toEqual(['p1']);
    takeBack(log, 'd1-1');
    expect(standing(log)).toEqual(before);
  });

  it('can order the match to be fought again, by the same two', () => {
    const log = seeded(4).paper('d1-1', 'red').paper('d1-2', 'red');
    correct(log, 'd1-1', null);
    expect(shown(log, 'd1-1')).toBe('e1 v e4: fightable null');
    expect(shown(log, 'd1-3')).toBe('null v e3: waiting null');
    log.paper('d1-1', 'blue');
    expect(shown(log, 'd1-3')).toBe('e4 v e3: fightable null');
    expect(match(log, 'd1-1').stored?.aside).toHaveLength(1);
  });

  it('is not taken where there is nothing to correct, without a name, or with an impossible sheet', () => {
    const log = seeded(4).paper('d1-1', 'red');
    const action = { type: 'correct-result', result: sheet('blue'), ...said, seen: [] } as const;
    expect(log.refusal('match', 'd1-2', action)).toBe('not-confirmed');
    expect(log.refusal('match', 'd1-9', action)).toBe('unknown-match');
    expect(log.refusal('match', 'd1-1', { ...action, by: ' ' })).toBe('blank');
    const barred = { ...sheet('blue'), barred: ['blue'] } as const;
    expect(log.refusal('match', 'd1-1', { ...action, result: barred })).toBe('bad-paper');
    const back = { type: 'take-back-correction', ...said, seen: [] } as const;
    expect(log.refusal('match', 'd1-1', back)).toBe('not-corrected');
  });
});

describe('a correction that is taken back', () => {
  it('restores what was, step by step', () => {
    const log = seeded(8);
    for (const id of ['d1-1', 'd1-2', 'd1-3', 'd1-4', 'd1-5', 'd1-6', 'd1-7']) log.paper(id, 'red');
    const before = standing(log);
    correct(log, 'd1-1', sheet('blue'), ['d1-5', 'd1-7']);
    const once = standing(log);
    correct(log, 'd1-1', sheet(null));
    takeBack(log, 'd1-1');
    expect(standing(log)).toEqual(once);
    takeBack(log, 'd1-1');
    expect(standing(log)).toEqual(before);
  });

  it('lets the earlier match of the same two count again after others fought', () => {
    const log = seeded(4).paper('d1-1', 'red').paper('d1-2', 'red').paper('d1-3', 'red');
    const before = standing(log);
    correct(log, 'd1-1', sheet('blue'), ['d1-3']);
    rule(log, 'd1-3', 'void');
    expect(shown(log, 'd1-3')).toBe('e4 v e3: fightable null');
    log.paper('d1-3', 'blue');
    expect(podiumOf(log.state, division(log))).toMatchObject({
      places: [{ entryId: 'e3' }, {}, {}, {}],
    });
    takeBack(log, 'd1-1');
    expect(standing(log)).toEqual(before);
  });
});

describe('a ruling on a fought match', () => {
  const moved = (): TestLog => {
    const log = seeded(8);
    for (const id of ['d1-1', 'd1-2', 'd1-3', 'd1-4']) log.paper(id, 'red');
    log.paper('d1-5', 'blue');
    correct(log, 'd1-1', sheet('blue'), ['d1-5']);
    return log;
  };

  it('lets the winner advance who is still there; who should have met gets no medal for it', () => {
    const log = moved();
    rule(log, 'd1-5', 'stands');
    expect(shown(log, 'd1-5')).toBe('e8 v e5: confirmed blue');
    log.paper('d1-6', 'red').paper('d1-7', 'red');
    expect(podiumOf(log.state, division(log))).toEqual({
      kind: 'places',
      places: [
        { place: 1, entryId: 'e5' },
        { place: 2, entryId: 'e3' },
        { place: 3, entryId: 'e8' },
        { place: 3, entryId: 'e7' },
      ],
    });
  });

  it('can not let somebody advance who is no longer there', () => {
    const log = seeded(4).paper('d1-1', 'red').paper('d1-2', 'red').paper('d1-3', 'red');
    correct(log, 'd1-1', sheet('blue'), ['d1-3']);
    const stands = { type: 'rule-match', ruling: 'stands', ...said } as const;
    expect(log.refusal('match', 'd1-3', stands)).toBe('winner-gone');
    expect(log.refusal('match', 'd1-2', stands)).toBe('no-ruling-needed');
  });

  it('holds only while the same two should meet', () => {
    const log = moved();
    rule(log, 'd1-5', 'stands');
    correct(log, 'd1-2', sheet('blue'), ['d1-5']);
    expect(shown(log, 'd1-5')).toBe('e8 v e4: needs-ruling null');
    takeBack(log, 'd1-2');
    expect(shown(log, 'd1-5')).toBe('e8 v e5: confirmed blue');
  });

  it('sends a match that a table has back, and the mat is free', () => {
    const log = seeded(4).paper('d1-1', 'red').paper('d1-2', 'red');
    log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
    log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
    log.now += 3_600_000;
    log.must('match', 'd1-3', { type: 'open-match', matId: 'm1' });
    correct(log, 'd1-1', sheet('blue'), ['d1-3']);
    rule(log, 'd1-3', 'void');
    expect(shown(log, 'd1-3')).toBe('e4 v e3: fightable null');
    log.must('match', 'd1-3', { type: 'open-match', matId: 'm1' });
    expect(match(log, 'd1-3').record?.entries).toEqual({ red: 'e4', blue: 'e3' });
  });

  it('ends a match of a best of three that is no longer needed', () => {
    const log = drawn(2, {}, { seeded: true });
    log.paper('d1-1', 'red').paper('d1-2', 'red').paper('d1-3', 'red');
    expect(podiumOf(log.state, division(log))).toMatchObject({ places: [{ entryId: 'e1' }, {}] });
    correct(log, 'd1-2', sheet('blue'), ['d1-3']);
    expect(match(log, 'd1-3').phase).toBe('needs-ruling');
    rule(log, 'd1-3', 'void');
    expect(match(log, 'd1-3').phase).toBe('not-needed');
    takeBack(log, 'd1-2');
    expect(match(log, 'd1-3').phase).toBe('confirmed');
  });
});
