import { verdictSteps } from '../engine/ending.ts';
import type { Rests } from '../engine/rests.ts';
import type { MatchState } from '../engine/state.ts';
import type { Outcome } from '../types.ts';
import type { ExplainedLine, StepTold, Why } from './explanation.ts';
import { namesOf } from './names.ts';
import type { Conclusion, StepSaid } from './sentence.ts';
import { tellSteps } from './verdict-steps.ts';

/** Why an ended match ended as it did; null where it has not. */
export function whyOf(state: MatchState, lines: readonly ExplainedLine[]): Why | null {
  if (state.phase.is !== 'ended') return null;
  const { outcome, rests } = state.phase;
  const steps = [...stepsOfRests(state, rests), ...criteriaOf(state, lines, outcome)];
  return { outcome, by: by(state, lines, rests), steps, rest: rest(state, outcome, steps) };
}

/** The book's list as far as it was gone through, while the officials are waited for. */
export function dueSteps(state: MatchState): readonly StepTold[] {
  const { phase } = state;
  if (phase.is === 'between-periods') return tellSteps(state, verdictSteps(state));
  return phase.is === 'awaiting' ? stepsOfRests(state, phase.rests) : [];
}

function stepsOfRests(state: MatchState, { bell, steps }: Rests): readonly StepTold[] {
  const list = steps ?? (bell ? verdictSteps(state) : []);
  return list.length === 0 ? [] : tellSteps(state, list);
}

/** The criteria of a decision in the book's order: those before the named one count as level. */
function criteriaOf(
  state: MatchState,
  lines: readonly ExplainedLine[],
  { method, winner }: Outcome,
): readonly StepTold[] {
  const did = enderOf(lines)?.did;
  if (method !== 'decision' || did?.kind !== 'decided' || did.criterion === null) return [];
  const { criteria } = state.setup.rules.endings.decision;
  if (criteria.length < 2) return [];
  const decided = criteria.findIndex((row) => row.code === did.criterion?.code);
  const names = namesOf(state.setup.rules);
  const { red, blue } = state.sides;
  return criteria.map((row, i) => {
    const fouls = row.check === 'none' ? null : { red: red.fouls, blue: blue.fouls };
    const said: StepSaid = {
      kind: 'criterion',
      criterion: names.criterion(row.code),
      more: i === decided ? winner : null,
      reached: i <= decided,
      fouls: i > decided ? null : fouls,
    };
    const standing = i === decided ? 'decided' : i < decided ? 'passed' : 'not-reached';
    return { standing, said, clauses: [row.clause] };
  });
}

/** The last line after which the match was over, or over otherwise than before. */
export const enderOf = (lines: readonly ExplainedLine[]): ExplainedLine | undefined =>
  lines.findLast((line) => line.followed.some((each) => each.kind === 'ended'));

function by(
  state: MatchState,
  lines: readonly ExplainedLine[],
  rests: Rests,
): readonly Conclusion[] {
  const line = enderOf(lines);
  if (!line) return [];
  const { did, elapsedMs, period } = line;
  const { firstLeadWins } = state.setup.rules.periods[state.clock.period] ?? {};
  const out: Conclusion[] = [];
  const over = namesOf(state.setup.rules).period(state.clock.period);
  if (did.kind === 'bell' || rests.bell) out.push({ kind: 'by-bell', period: over });
  if (did.kind !== 'bell') out.push({ kind: 'by-call', did, elapsedMs });
  if (firstLeadWins === true && rests.steps && did.kind !== 'bell')
    out.push({ kind: 'by-lead', period });
  for (const each of line.followed)
    if (each.kind === 'rung' && each.cost === 'disqualification') {
      const { side, step, of } = each;
      out.push({ kind: 'ladder-full', side, step, of });
    }
  return out;
}

function rest(
  state: MatchState,
  outcome: Outcome,
  steps: readonly StepTold[],
): readonly Conclusion[] {
  const { red, blue } = state.sides;
  const { winner, out, barred } = outcome;
  const ahead = red.points === blue.points ? null : red.points > blue.points ? 'red' : 'blue';
  const aside = steps.length === 0 && ahead !== winner && (red.points > 0 || blue.points > 0);
  const list: Conclusion[] = [];
  if (aside) list.push({ kind: 'score-aside', red: red.points, blue: blue.points });
  if (out.length > 0) list.push({ kind: 'out', sides: out });
  if (barred.length > 0) list.push({ kind: 'barred', sides: barred });
  return list;
}
