import type { MatchState } from '../engine/state.ts';
import type { BySide, MatchAction, Ruling } from '../types.ts';
import { callsOf } from '../view/match-view.ts';
import { timeText } from '../view/time-text.ts';
import { correctedLines } from './corrected-lines.ts';
import type { JsonObject } from './fields.ts';
import { matchFormat } from './parse-script.ts';

/** A live match as a match script, which replays to the same result. */
export function exportScript(
  state: MatchState,
  given: { readonly names?: BySide<string>; readonly about?: string } = {},
): JsonObject {
  const { rules, stage, ranks } = state.setup;
  return {
    format: matchFormat,
    ...(given.about === undefined ? {} : { about: given.about }),
    rulebook: rules.book.id,
    options: rules.options,
    division: rules.division,
    stage,
    red: corner(given.names?.red ?? 'Red', ranks.red),
    blue: corner(given.names?.blue ?? 'Blue', ranks.blue),
    actions: scriptLines(state),
  };
}

/** What was done in a match, as the lines of a script. */
export function scriptLines(state: MatchState): readonly JsonObject[] {
  const calls = callsOf(state);
  const lines = new Map(calls.map((entry, line) => [entry.index, line]));
  return correctedLines(calls).map(({ at, ...action }) => ({
    at: timeText(at),
    ...line(action, lines),
  }));
}

const corner = (name: string, rank: string | null): JsonObject =>
  rank === null ? { name } : { name, rank };

function line(action: MatchAction, lines: ReadonlyMap<number, number>): JsonObject {
  if (action.do === 'void') return { ...action, action: lines.get(action.action) ?? action.action };
  if (action.do === 'override') return { ...action, ruling: ruling(action.ruling) };
  const rest = Object.entries(action).filter(([key]) => key !== 'detail' && key !== 'insteadOf');
  return Object.fromEntries(rest);
}

function ruling(given: Ruling): JsonObject {
  if ('reopen' in given) return { reopen: true, remaining: timeText(given.remainingMs) };
  return given;
}
