import { apply } from '../engine/decide.ts';
import { initialState, type MatchState } from '../engine/state.ts';
import type { JsonObject } from '../script/fields.ts';
import { parseMatchScript } from '../script/parse-script.ts';
import type { MatchSetup, TimedAction } from '../types.ts';
import { type RuleCase, scriptOf } from './rule-case.ts';

export interface Given {
  /** `five` if left out. */
  readonly book?: string;
  readonly ranks?: RuleCase['ranks'];
  readonly division?: JsonObject;
  readonly stage?: string;
  readonly options?: JsonObject;
}

/** The actions of a match in shorthand, under the book `five` unless told otherwise. Throws where it is not valid. */
export function scripted(
  lines: readonly string[],
  given: Given = {},
): { readonly setup: MatchSetup; readonly actions: readonly TimedAction[] } {
  const { book = 'five', ranks, ...rest } = given;
  const belts = ranks === undefined ? {} : { ranks };
  const parsed = parseMatchScript(scriptOf(book, { ...rest, ...belts, actions: lines }));
  if (!parsed.ok) throw new Error(`${parsed.place}: ${parsed.message}`);
  return { setup: parsed.value.setup, actions: parsed.value.actions };
}

/** The match after these actions, each of which has to be taken. */
export function played(lines: readonly string[], given: Given = {}): MatchState {
  const { setup, actions } = scripted(lines, given);
  let state = initialState(setup);
  for (const action of actions) {
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(`${action.do}: ${applied.refusal.code}`);
    state = applied.state;
  }
  return state;
}

/** The code by which the last of these actions is refused; undefined if it is taken. */
export function refusalOf(lines: readonly string[], given: Given = {}): string | undefined {
  const last = scripted(lines, given).actions.at(-1);
  if (!last) throw new Error('no action');
  const applied = apply(played(lines.slice(0, -1), given), last);
  return applied.ok ? undefined : applied.refusal.code;
}
