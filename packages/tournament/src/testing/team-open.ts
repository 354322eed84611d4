import type { HandicapRow } from '@threecount/rulebooks';
import type { DivisionId, FormatPlan } from '../types/entities.ts';
import type { TeamMemberEntry } from '../types/teams.ts';
import { TestLog } from './test-log.ts';

/** Invented: no book has these numbers. */
export const inventedTable: readonly HandicapRow[] = [
  { rank: 'white', maxKg: null, score: -2 },
  { rank: 'blue', maxKg: null, score: -1 },
  { rank: 'purple', maxKg: 80, score: 0 },
  { rank: 'purple', maxKg: null, score: 0.5 },
  { rank: 'brown', maxKg: null, score: 1.5 },
  { rank: 'black', maxKg: null, score: 3 },
];

const mixed = ['brown', 'blue', 'white', 'purple', 'blue'] as const;

/** A division of a team open: so many teams, in the order in which they come. */
export interface TeamsGiven {
  readonly event: 'single-rank' | 'all-ranks';
  readonly teams: number;
  readonly plan?: FormatPlan;
}

/** The people of team `e<n>`: `p<1000 + 10n>` and on. */
export function peopleOf(
  n: number,
  event: TeamsGiven['event'],
): readonly Pick<TeamMemberEntry, 'personId' | 'rank' | 'weightKg'>[] {
  return [0, 1, 2, 3, 4].map((i) => {
    const rank = event === 'single-rank' ? 'blue' : (mixed[(n + i) % mixed.length] ?? 'blue');
    return { personId: `p${1000 + 10 * n + i}`, rank, weightKg: 78 };
  });
}

/** A tournament under `classic` with divisions `d1`, `d2`, ... of teams, named but without their orders, drawn. */
export function teamOpen(
  divisions: readonly TeamsGiven[],
  options: Readonly<Record<string, unknown>> = {},
): TestLog {
  const log = new TestLog().create(
    { rest: 0, options: { handicapTable: inventedTable, ...options } },
    'classic',
  );
  let n = 0;
  for (const [i, given] of divisions.entries()) {
    const divisionId = `d${i + 1}`;
    divisionOf(log, divisionId, given);
    log.enter(divisionId, given.teams, { from: n + 1 });
    for (let k = 0; k < given.teams; k += 1) {
      n += 1;
      log.must('entry', `e${n}`, { type: 'name-team', members: peopleOf(n, given.event) });
    }
    if (given.plan !== undefined) log.plan(divisionId, given.plan);
    log.draw(divisionId);
  }
  return log;
}

function divisionOf(log: TestLog, divisionId: DivisionId, { event }: TeamsGiven): void {
  log.must('division', divisionId, {
    type: 'create-division',
    divisionId,
    name: `Teams ${divisionId}`,
    column: { column: { discipline: 'gi', event }, standing: 'confirmed', alternatives: [] },
  });
}
