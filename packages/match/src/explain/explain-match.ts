import { elapsedOf, readingAt, standing } from '../engine/clock.ts';
import { type CallEntry, initialState, type MatchState } from '../engine/state.ts';
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
  const start = initialState(state.setup);
  const when = (place: number, { action }: RefusedAction): MatchState => {
    const before = traced[place]?.before ?? traced[place - 1]?.after ?? start;
    const then = settledAt(before, Math.max(action.at, before.lastAt));
    return { ...then, clock: standing(readingAt(then.clock, action.at)) };
  };
  const all = withRefused(lines, refused, when, (each, then) => refusedLine(each, then, calls));
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

/** Refused lines stand before the first taken one with a higher number, and before a bell that rang later. */
function withRefused(
  lines: readonly ExplainedLine[],
  refused: readonly RefusedAction[],
  when: (place: number, each: RefusedAction) => MatchState,
  tell: (each: RefusedAction, then: MatchState) => ExplainedLine,
): readonly ExplainedLine[] {
  const placeOf = (each: RefusedAction): number => {
    const next = lines.findIndex((line) => line.index !== null && line.index > each.index);
    const last = next < 0 ? lines.length : next;
    const bell = lines[last - 1];
    const rang = bell?.did.kind === 'bell' ? bell.elapsedMs : 0;
    return elapsedOf(when(last - 1, each).clock) < rang ? last - 1 : last;
  };
  const at = (place: number): readonly ExplainedLine[] =>
    refused.filter((each) => placeOf(each) === place).map((each) => tell(each, when(place, each)));
  return [...lines.flatMap((line, place) => [...at(place), line]), ...at(lines.length)];
}
