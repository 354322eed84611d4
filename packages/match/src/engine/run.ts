import type { Refusal, TimedAction } from '../types.ts';
import { elapsedOf, type Reading, readingAt } from './clock.ts';
import type { MatchFact } from './events.ts';
import { evolveFact } from './evolve-fact.ts';
import type { CallEntry, Late, MatchState } from './state.ts';

/** One action in the making: the state so far, the facts so far, and what the log will say of it. */
export interface Run {
  state: MatchState;
  /** The moment as of which the action counts. */
  at: number;
  readonly facts: MatchFact[];
  readonly effects: string[];
  readonly clauses: string[];
  readonly flags: string[];
}

export function openRun(state: MatchState, at: number): Run {
  return { state, at, facts: [], effects: [], clauses: [], flags: [] };
}

export function emit(run: Run, fact: MatchFact): void {
  run.facts.push(fact);
  run.state = evolveFact(run.state, fact);
}

/** Says in the log what the action did, and on which clauses that rests. */
export function note(run: Run, effect: string, ...clauses: readonly string[]): void {
  if (effect !== '') run.effects.push(effect);
  for (const clause of clauses) if (!run.clauses.includes(clause)) run.clauses.push(clause);
}

export function flag(run: Run, name: string, clause: string): void {
  if (!run.flags.includes(name)) run.flags.push(name);
  note(run, '', clause);
}

export const refuse = (code: string, message: string): Refusal => ({ code, message });

/** Match clock at the moment of the action. */
export const elapsedNow = (run: Run): number => elapsedOf(readingAt(run.state.clock, run.at));

/** Writes the action into the log. `reading`: the clock when it was given. */
export function record(
  run: Run,
  action: TimedAction,
  index: number,
  reading: Reading,
  late: Late | null,
): void {
  const entry: CallEntry = {
    kind: 'call',
    index,
    action,
    at: run.at,
    reading,
    late,
    effect: run.effects.join(', '),
    clauses: run.clauses,
    flags: run.flags,
    standing: 'live',
    refusal: null,
    held: false,
  };
  emit(run, { type: 'CallRecorded', entry });
}
