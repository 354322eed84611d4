import { submissionsOf, warningsOf } from './tally.ts';
import type { ByTeam, TeamState, TieBreakStep } from './types.ts';

type Row = TeamState['setup']['rules']['tieBreaks'][number];

/** The book's tie-breaks in their order, up to the first that decides or asks for a bout. */
export function tieBreakSteps(state: TeamState): readonly TieBreakStep[] {
  const steps: TieBreakStep[] = [];
  for (const row of state.setup.rules.tieBreaks) {
    const step = stepOf(state, row);
    steps.push(step);
    if (step.winner !== null || step.by === 'sudden-death') break;
  }
  return steps;
}

function stepOf(state: TeamState, row: Row): TieBreakStep {
  const { by, clause } = row;
  switch (row.by) {
    case 'last-bout-warnings': {
      const last = state.bouts.at(-1)?.result;
      const passed = last !== undefined && row.except?.methods.includes(last.method) === true;
      const given = last?.warnings ?? { a: 0, b: 0 };
      return {
        by: row.by,
        ...given,
        winner: passed ? null : fewer(given),
        passedOver: passed,
        clause,
      };
    }
    case 'total-warnings': {
      const before = (team: 'a' | 'b') =>
        row.scope === 'event' ? state.setup.teams[team].warningsBefore : 0;
      const here = warningsOf(state);
      const all = { a: here.a + before('a'), b: here.b + before('b') };
      return { by: row.by, ...all, winner: fewer(all), passedOver: false, clause };
    }
    case 'tournament-submissions': {
      const { teams } = state.setup;
      const here = submissionsOf(state);
      const all = {
        a: here.a + teams.a.submissionsBefore,
        b: here.b + teams.b.submissionsBefore,
      };
      return {
        by: row.by,
        ...all,
        winner: fewer({ a: all.b, b: all.a }),
        passedOver: false,
        clause,
      };
    }
    case 'sudden-death':
      return { by: row.by, a: null, b: null, winner: null, passedOver: false, clause };
    default:
      throw new Error(`no tie-break ${String(by)}`);
  }
}

/** The team with the lower number; null where they are level. */
function fewer({ a, b }: ByTeam<number>): 'a' | 'b' | null {
  if (a === b) return null;
  return a < b ? 'a' : 'b';
}
