import type { ResolvedRules } from '@threecount/rulebooks';
import { apply, noteRejected } from '../engine/decide.ts';
import { initialState } from '../engine/state.ts';
import { type MatchResult, matchResult } from '../script/result.ts';
import { scripted } from './match.ts';

/** The citation of an invented rule. */
export const cite = { clause: 'TEST-1', standing: 'default' } as const;

/** The rules of a real match, to make an invented book from. */
export const baseRules = scripted([]).setup.rules;

/** Plays lines under the base rules with some of them changed; `codes`: the refusals in order. */
export function playInvented(
  change: Partial<ResolvedRules>,
  lines: readonly string[],
): MatchResult & { readonly codes: readonly string[] } {
  const { setup, actions } = scripted(lines);
  let state = initialState({ ...setup, rules: { ...baseRules, ...change } });
  const codes: string[] = [];
  for (const action of actions) {
    const applied = apply(state, action);
    if (!applied.ok) codes.push(applied.refusal.code);
    state = applied.ok ? applied.state : noteRejected(state, action.at);
  }
  return { ...matchResult(state), codes };
}
