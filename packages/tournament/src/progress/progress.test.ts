import { describe, expect, it } from 'vitest';
import { drawn, type TestLog } from '../testing/test-log.ts';
import { findMatch } from './find.ts';
import { progressOf } from './memo.ts';
import type { SideNow } from './types.ts';

const seeded = (count: number, settings = {}): TestLog => drawn(count, settings, { seeded: true });

/** `e4`, `bye`, `nobody`, or `winner-of d1-3`. */
function text(side: SideNow): string {
  if (side.kind === 'entry') return side.entryId;
  if (side.kind !== 'unknown') return side.kind;
  return side.from === 'placed' ? `${side.pool}/${side.place}` : `${side.from} ${side.matchId}`;
}

function match(log: TestLog, number: number): string {
  const now = findMatch(log.state, `d1-${number}`)?.now;
  if (now === undefined) throw new Error(`no match ${number}`);
  return `${text(now.red)} v ${text(now.blue)}: ${now.phase}`;
}

function callable(log: TestLog): string[] {
  const division = log.state.divisions.get('d1');
  if (division === undefined) throw new Error('no division');
  const { matches } = progressOf(log.state, division);
  return matches
    .filter((now) => now.phase === 'fightable')
    .map((now) => `${text(now.red)} v ${text(now.blue)}`);
}

describe('progress of a knock-out', () => {
  it('calls only who is known: six at the start', () => {
    const log = seeded(6);
    expect(callable(log)).toEqual(['e5 v e4', 'e3 v e6']);
    log.paper('d1-2', 'blue');
    expect(callable(log)).toEqual(['e3 v e6', 'e1 v e4']);
  });

  it('does not take an undecided side for an empty one', () => {
    const log = seeded(8).paper('d1-4', 'red');
    expect(match(log, 6)).toBe('winner-of d1-3 v e7: waiting');
    expect(match(log, 7)).toBe('winner-of d1-5 v winner-of d1-6: waiting');
  });

  it('lets the opponent of a withdrawn seed advance, once known', () => {
    const log = seeded(7).withdraw('e1');
    expect(match(log, 5)).toBe('e1 v winner-of d1-2: waiting');
    log.paper('d1-2', 'red');
    expect(match(log, 5)).toBe('e1 v e5: decided');
    expect(match(log, 7)).toBe('e5 v winner-of d1-6: waiting');
  });

  it('lets nobody advance from a match that put both out', () => {
    const log = seeded(8).paper('d1-1', null).paper('d1-2', 'red');
    expect(match(log, 5)).toBe('nobody v e5: decided');
    expect(match(log, 7)).toBe('e5 v winner-of d1-6: waiting');
  });

  it('card 128: carries a corrected result on while nothing rests on it', () => {
    const log = seeded(8).paper('d1-1', null).paper('d1-2', 'red');
    log.must('match', 'd1-1', { type: 'reopen-result', by: 'Ada', reason: 'wrong sheet' });
    log.paper('d1-1', 'blue');
    expect(match(log, 5)).toBe('e8 v e5: fightable');
  });

  it('card 128: refuses to reopen a result once a later match was opened', () => {
    const log = seeded(8).paper('d1-1', 'red').paper('d1-2', 'red').paper('d1-5', 'red');
    const reopen = { type: 'reopen-result', by: 'Ada', reason: 'wrong sheet' } as const;
    expect(log.refusal('match', 'd1-1', reopen)).toBe('bracket-moved-on');
    log.must('match', 'd1-5', reopen);
    log.must('match', 'd1-1', reopen);
    expect(match(log, 5)).toBe('winner-of d1-1 v e5: waiting');
  });

  it('does not count a result whose competitors are no longer those of the slots', () => {
    const log = seeded(4).paper('d1-1', 'red').paper('d1-2', 'red').paper('d1-3', 'red');
    const { state } = log;
    const division = state.divisions.get('d1');
    const record = division?.matches.get('d1-1');
    if (division === undefined || record?.result == null) throw new Error('no record');
    const result = { ...record.result, winner: 'blue' as const };
    const matches = division.matches.with('d1-1', { ...record, result });
    log.state = { ...state, divisions: state.divisions.with('d1', { ...division, matches }) };
    expect(match(log, 3)).toBe('e4 v e3: needs-ruling');
  });

  it('refuses to bring back somebody whose walkover a later match rests on', () => {
    const log = seeded(4).withdraw('e1').paper('d1-2', 'red').paper('d1-3', 'blue');
    expect(log.refusal('entry', 'e1', { type: 'reinstate-entry' })).toBe('bracket-moved-on');
  });
});

describe('a best of three', () => {
  it('goes match by match and needs no third after two wins', () => {
    const log = seeded(2);
    expect(callable(log)).toEqual(['e1 v e2']);
    log.paper('d1-1', 'red', { method: 'submission' });
    expect(callable(log)).toEqual(['e2 v e1']);
    log.paper('d1-2', 'blue');
    expect(match(log, 3)).toBe('e1 v e2: not-needed');
    const division = log.state.divisions.get('d1');
    expect(division && progressOf(log.state, division).complete).toBe(true);
  });

  it('calls the third with one win each', () => {
    const log = seeded(2).paper('d1-1', 'red').paper('d1-2', 'red');
    expect(callable(log)).toEqual(['e1 v e2']);
  });
});

describe('who was barred', () => {
  it('is out of later matches in every division, until the result is reopened', () => {
    const log = drawn(3, {}, { seeded: true }).division('d2');
    log.enterOne({ entryId: 'e11', personId: 'p2', divisionId: 'd2' });
    log.enterOne({ entryId: 'e12', personId: 'p99', divisionId: 'd2' });
    log.draw('d2');
    const division = log.state.divisions.get('d2');
    if (division === undefined) throw new Error('no division');
    const barred = new Map([['p2', [{ cause: 'd1-2', at: log.state.step }]]]);
    const { matches } = progressOf({ ...log.state, barred }, division);
    expect(matches.map((now) => now.phase)).toEqual(['decided', 'decided', 'not-needed']);
    expect(progressOf(log.state, division).matches[0]?.phase).toBe('fightable');
  });
});
