import { describe, expect, it } from 'vitest';
import { TeamLog } from '../testing/team-log.ts';
import { tableView } from '../views/mat.ts';

/** Invented: blue belts bring nothing up to 80 kg and one above, purple ones one, white ones take one off. */
const handicapTable = [
  { rank: 'white', maxKg: null, score: -1 },
  { rank: 'blue', maxKg: 80, score: 0 },
  { rank: 'blue', maxKg: null, score: 1 },
  { rank: 'purple', maxKg: null, score: 1 },
  { rank: 'black', maxKg: null, score: 3 },
];

const open = { type: 'open-match', matId: 'm1' } as const;

/** Two teams of an event of all belts, `e1` of these people. */
function allRanks(members: readonly (readonly [rank: string, weightKg: number])[]): TeamLog {
  const log = new TeamLog().setUp(2, { event: 'all-ranks', options: { handicapTable } });
  const people = members.map(([rank, weightKg], i) => ({ personId: `p${10 + i}`, rank, weightKg }));
  log.must('entry', 'e1', { type: 'name-team', members: people });
  for (const { personId, weightKg } of people) {
    log.must('entry', 'e1', { type: 'weigh-member', personId, weightKg });
  }
  return log.lodge('e1');
}

const side = (log: TeamLog): 'a' | 'b' => (log.record('d1-1').entries.red === 'e1' ? 'a' : 'b');

describe('a team of all belts (CLS-COMP-07)', () => {
  it('stands with a sum of zero whatever one of it weighs and wears, and not above (CLS-COMP-06)', () => {
    const whites = [0, 1, 2].map(() => ['white', 70] as const);
    allRanks([['black', 120], ...whites, ['blue', 80]]).must('match', 'd1-1', open);
    const above = allRanks([['black', 120], ...whites, ['blue', 80.1]]);
    expect(above.refusal('match', 'd1-1', open)).toBe('team-not-admitted');
  });

  it('is not named with a belt that the table lacks (CLS-COMP-08)', () => {
    const log = new TeamLog().setUp(2, { event: 'all-ranks', options: { handicapTable } });
    const members = [{ personId: 'p90', rank: 'brown', weightKg: 80 }];
    expect(log.refusal('entry', 'e1', { type: 'name-team', members })).toBe('rank-not-in-table');
    expect(log.members('e1').map(({ personId }) => personId)).not.toContain('p90');
  });

  it('is judged by what the scale says, not by what was declared (CLS-COMP-10)', () => {
    const declared = [0, 1, 2, 3, 4].map(() => ['blue', 79.5] as const);
    const log = allRanks(declared);
    log.must('entry', 'e1', { type: 'weigh-member', personId: 'p13', weightKg: 82 });
    expect(log.refusal('match', 'd1-1', open)).toBe('team-not-admitted');
    log.must('entry', 'e1', { type: 'weigh-member', personId: 'p13', weightKg: 80 });
    log.must('match', 'd1-1', open);
  });

  it('fights each bout as long as its two belts have it, by the lower one’s techniques (CLS-TIME-03, CLS-LEGAL-01)', () => {
    const log = allRanks([
      ['white', 70],
      ['white', 70],
      ['purple', 70],
      ['blue', 70],
      ['black', 70],
    ]);
    // -1 -1 +1 +0 +3: somebody lets it stand.
    const overrule = { by: 'Chief', reason: 'a show' };
    log.must('match', 'd1-1', { ...open, overrule });
    const mine = side(log);
    const terms: unknown[] = [];
    for (let i = 0; i < 5; i += 1) {
      const up = tableView(log.state, new Map(), 'm1', log.now)?.match?.team?.match.up;
      terms.push([(up?.duration ?? 0) / 60, up?.legalRank]);
      expect(log.record('d1-1').bout?.setup.rules.periods[0]?.lengthMs).toBe(
        (up?.duration ?? 0) * 1000,
      );
      log.bouts('d1-1', mine === 'a' ? 'blue' : 'red');
    }
    // Always against the first blue belt of the other team.
    expect(terms).toEqual([
      [4, 'white'],
      [4, 'white'],
      [4, 'blue'],
      [5, 'blue'],
      [2, 'blue'],
    ]);
  });
});
