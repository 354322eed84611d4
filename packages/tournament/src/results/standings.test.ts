import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../initial.ts';
import { progressOf } from '../progress/memo.ts';
import { drawn, type PaperGiven, type TestLog } from '../testing/test-log.ts';
import type { EntryId, StandingRules } from '../types/entities.ts';
import { podiumOf } from './podium.ts';
import { poolOrders } from './pool-order.ts';

const group = (count: number, rules: Partial<StandingRules> = {}): TestLog =>
  drawn(
    count,
    { standing: { ...defaultSettings.standing, ...rules } },
    { seeded: true, plan: { format: 'round-robin', thirdPlace: 'shared' } },
  );

/** Enters that `winner` beats `loser`. */
function beats(log: TestLog, winner: EntryId, loser: EntryId, given: PaperGiven = {}): void {
  const bracket = log.state.divisions.get('d1')?.bracket;
  for (const { matchId, red, blue } of bracket?.matches ?? []) {
    if (red.kind !== 'competitor' || blue.kind !== 'competitor') continue;
    const points = given.points ?? [0, 0];
    if (red.entryId === winner && blue.entryId === loser) log.paper(matchId, 'red', given);
    if (blue.entryId === winner && red.entryId === loser) {
      log.paper(matchId, 'blue', { ...given, points: [points[1], points[0]] });
    }
  }
}

function places(log: TestLog): string {
  const division = log.state.divisions.get('d1');
  if (division?.bracket == null) throw new Error('not drawn');
  const rows = poolOrders(log.state, division)[0]?.ranked ?? [];
  return rows.map(({ entryId, place, placedBy }) => `${place} ${entryId} ${placedBy}`).join(', ');
}

const podium = (log: TestLog): ReturnType<typeof podiumOf> => {
  const division = log.state.divisions.get('d1');
  if (division === undefined) throw new Error('no division');
  return podiumOf(log.state, division);
};

describe('the order of a round robin', () => {
  it('begins anew at the mutual results for those a step leaves level', () => {
    const log = group(4);
    beats(log, 'e1', 'e2', { method: 'submission' });
    beats(log, 'e2', 'e3', { method: 'submission' });
    beats(log, 'e3', 'e1', { points: [9, 0] });
    beats(log, 'e1', 'e4', { method: 'submission' });
    beats(log, 'e2', 'e4', { points: [2, 0] });
    beats(log, 'e3', 'e4', { method: 'submission' });
    expect(places(log)).toBe('1 e1 submissions, 2 e2 mutual, 3 e3 mutual, 4 e4 wins');
    expect(podium(log)).toMatchObject({
      places: [
        { place: 1, entryId: 'e1' },
        { place: 2, entryId: 'e2' },
        { place: 3, entryId: 'e3' },
      ],
    });
  });

  it('shares the place where no step parts a circle, and holds the podium back until ruled', () => {
    const log = group(4);
    for (const [winner, loser] of [
      ['e1', 'e2'],
      ['e2', 'e3'],
      ['e3', 'e1'],
    ] as const) {
      beats(log, winner, loser, { points: [2, 0] });
      beats(log, winner, 'e4', { points: [2, 0] });
    }
    expect(places(log)).toBe('1 e1 null, 1 e2 null, 1 e3 null, 4 e4 wins');
    expect(podium(log)).toEqual({ kind: 'none', reason: 'standings-level' });
    const order = ['e3', 'e1', 'e2'];
    log.must('division', 'd1', { type: 'rule-level-places', order, by: 'Ada', reason: 'lot' });
    expect(places(log)).toBe('1 e3 ruling, 2 e1 ruling, 3 e2 ruling, 4 e4 wins');
    expect(podium(log)).toMatchObject({ kind: 'places', places: [{ entryId: 'e3' }, {}, {}] });
  });

  it('ends at five level ones too', () => {
    const log = group(5);
    for (let i = 0; i < 5; i += 1) {
      for (const step of [1, 2]) beats(log, `e${i + 1}`, `e${((i + step) % 5) + 1}`);
    }
    expect(places(log)).toBe('1 e1 null, 1 e2 null, 1 e3 null, 1 e4 null, 1 e5 null');
  });

  it('keeps the results of who withdrew and gives the other matches to the opponents', () => {
    const log = group(5);
    beats(log, 'e5', 'e1');
    beats(log, 'e2', 'e5');
    log.withdraw('e5');
    const division = log.state.divisions.get('d1');
    if (division === undefined) throw new Error('no division');
    const { matches } = progressOf(log.state, division);
    expect(matches.filter((now) => now.phase === 'decided').map((now) => now.how)).toEqual([
      'walkover',
      'walkover',
    ]);
    expect(matches.filter((now) => now.phase === 'fightable')).toHaveLength(6);
  });
});
