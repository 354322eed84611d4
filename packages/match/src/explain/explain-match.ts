import type { CallEntry, MatchState } from '../engine/state.ts';
import type { TimedAction } from '../types.ts';
import { settledAt, statusOf } from '../view/status.ts';
import type { ExplainedLine, Explanation } from './explanation.ts';
import { lineOf, refusedLine, scoreOf } from './lines.ts';
import { needsOf } from './needs.ts';
import { traceMatch } from './trace.ts';
import { dueSteps, whyOf } from './why.ts';

/** A line of a script that was refused. */
export interface RefusedAction {
  readonly index: number;
  readonly action: TimedAction;
  readonly message: string;
}

/**
 * A match explained at a real time (that of the last action by default): what each action did and by which clause, why
 * an ended match ended so, what each side of a running one needs. It asks the engine and the book's data.
 */
export function explainMatch(
  given: MatchState,
  at: number = given.lastAt,
  refused: readonly RefusedAction[] = [],
): Explanation {
  const state = settledAt(given, Math.max(at, given.lastAt));
  const { id, name } = state.setup.rules.book;
  const calls = new Map(
    state.log
      .filter((entry): entry is CallEntry => entry.kind === 'call')
      .map((entry) => [entry.index, entry]),
  );
  const traced = traceMatch(state);
  const lines = traced.map((each) => lineOf(each, calls));
  const all = withRefused(lines, refused, (each, place) =>
    refusedLine(each, traced[place]?.before ?? state, calls),
  );
  return {
    book: { id, name },
    status: statusOf(state),
    score: scoreOf(state),
    lines: all,
    why: whyOf(state, lines),
    due: dueSteps(state),
    needs: needsOf(state),
  };
}

/** Refused lines stand before the first taken one with a higher number. */
function withRefused(
  lines: readonly ExplainedLine[],
  refused: readonly RefusedAction[],
  tell: (each: RefusedAction, place: number) => ExplainedLine,
): readonly ExplainedLine[] {
  const placeOf = ({ index }: RefusedAction): number => {
    const place = lines.findIndex((line) => line.index !== null && line.index > index);
    return place < 0 ? lines.length : place;
  };
  const at = (place: number): readonly ExplainedLine[] =>
    refused.filter((each) => placeOf(each) === place).map((each) => tell(each, place));
  return [...lines.flatMap((line, place) => [...at(place), line]), ...at(lines.length)];
}
