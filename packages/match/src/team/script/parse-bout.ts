import { type Rulebook, unknownName } from '@threecount/rulebooks';
import { fault, isObject, type JsonObject, type Parsed, unknownKey } from '../../script/fields.ts';
import { parseActions } from '../../script/parse-actions.ts';
import { methods, type TimedAction } from '../../types.ts';
import { type BoutResult, type ByTeam, otherTeam, type Team, teams } from '../types.ts';
import { isCount, parsePlaces } from './parse-entry.ts';

/** A bout of a script: what it came to, or what its officials did. */
export type ScriptBout = {
  /** Who cannot fight any more from this bout on. */
  readonly unavailable: ByTeam<readonly number[]>;
} & ({ readonly result: BoutResult } | { readonly actions: readonly TimedAction[] });

/** What settles a team match that is level. */
export interface ScriptTieBreak {
  /** By the team that picks. */
  readonly picks: ByTeam<number>;
  /** Null: not fought yet. */
  readonly bout: { readonly winner: Team } | { readonly actions: readonly TimedAction[] } | null;
}

const resultKeys = ['winner', 'method', 'warnings', 'teamDisqualified'];
const boutKeys = [...resultKeys, 'unavailable', 'actions'];
/** How a bout may end without a winner. */
const winnerless: readonly string[] = ['draw', 'disqualification', 'injury', 'no-contest'];
const neverWon: readonly string[] = ['draw', 'no-contest'];

export function parseBout(
  value: unknown,
  place: string,
  size: number,
  book: Rulebook,
): Parsed<ScriptBout> {
  if (!isObject(value)) return fault(place, 'must be a bout', boutKeys);
  const told = value['actions'] === undefined ? null : resultKeys.find((key) => key in value);
  const valid = typeof told === 'string' ? ['actions', 'unavailable'] : boutKeys;
  const wrong = unknownKey(value, place, valid);
  if (wrong) return wrong;
  const unavailable = parseOut(value['unavailable'], `${place}.unavailable`, size);
  if (!unavailable.ok) return unavailable;
  if (value['actions'] !== undefined) {
    const actions = parseActions(value['actions'], book.match.endings.decision, place);
    if (!actions.ok) return actions;
    return { ok: true, value: { unavailable: unavailable.value, actions: actions.value } };
  }
  const result = parseResult(value, place);
  if (!result.ok) return result;
  return { ok: true, value: { unavailable: unavailable.value, result: result.value } };
}

function parseOut(value: unknown, place: string, size: number): Parsed<ByTeam<readonly number[]>> {
  if (value === undefined) return { ok: true, value: { a: [], b: [] } };
  if (!isObject(value)) return fault(place, 'must be places by team', teams);
  const wrong = unknownKey(value, place, teams);
  if (wrong) return wrong;
  const a = parsePlaces(value['a'], `${place}.a`, size);
  if (!a.ok) return a;
  const b = parsePlaces(value['b'], `${place}.b`, size);
  return b.ok ? { ok: true, value: { a: a.value, b: b.value } } : b;
}

function teamIn(value: unknown, place: string): Parsed<Team | null> {
  const team = teams.find((known) => known === value) ?? null;
  if (team === null && value !== undefined && value !== null)
    return { ok: false, ...unknownName(place, value, teams) };
  return { ok: true, value: team };
}

function parseResult(value: JsonObject, place: string): Parsed<BoutResult> {
  const method = methods.find((known) => known === value['method']);
  if (!method) return { ok: false, ...unknownName(`${place}.method`, value['method'], methods) };
  const named = teamIn(value['winner'], `${place}.winner`);
  if (!named.ok) return named;
  const out = teamIn(value['teamDisqualified'], `${place}.teamDisqualified`);
  if (!out.ok) return out;
  const winner = named.value ?? (out.value === null ? null : otherTeam(out.value));
  if (winner !== null && neverWon.includes(method))
    return fault(`${place}.winner`, `a bout that ends by ${method} has no winner`);
  if (winner === null && !winnerless.includes(method))
    return fault(`${place}.winner`, `is missing for a bout that ends by ${method}`, teams);
  if (winner !== null && winner === out.value)
    return fault(`${place}.winner`, 'a team that is disqualified has not won', teams);
  const warnings = parseWarnings(value['warnings'], `${place}.warnings`);
  if (!warnings.ok) return warnings;
  const submission =
    method === 'submission' ? 'given-up' : method === 'unconscious' ? 'unconscious' : null;
  const barred = out.value === null ? [] : [out.value];
  return {
    ok: true,
    value: { winner, method, warnings: warnings.value, submission, barred, clauses: [] },
  };
}

function parseWarnings(value: unknown, place: string): Parsed<ByTeam<number>> {
  if (value === undefined) return { ok: true, value: { a: 0, b: 0 } };
  if (!isObject(value)) return fault(place, 'must be numbers by team', teams);
  const wrong = unknownKey(value, place, teams);
  if (wrong) return wrong;
  const { a = 0, b = 0 } = value;
  if (!isCount(a)) return fault(`${place}.a`, 'must be a whole number from 0 on');
  if (!isCount(b)) return fault(`${place}.b`, 'must be a whole number from 0 on');
  return { ok: true, value: { a, b } };
}

export function parseTieBreak(
  value: unknown,
  size: number,
  book: Rulebook,
): Parsed<ScriptTieBreak | null> {
  const keys = ['picks', 'winner', 'actions'];
  if (value === undefined) return { ok: true, value: null };
  if (!isObject(value)) return fault('tieBreak', 'must be an object', keys);
  const wrong = unknownKey(value, 'tieBreak', keys);
  if (wrong) return wrong;
  const { picks } = value;
  if (!isObject(picks)) return fault('tieBreak.picks', 'must be places by team', teams);
  const strange = unknownKey(picks, 'tieBreak.picks', teams);
  if (strange) return strange;
  const { a, b } = picks;
  if (!isCount(a) || a >= size)
    return fault('tieBreak.picks.a', `must be a place from 0 to ${size - 1}`);
  if (!isCount(b) || b >= size)
    return fault('tieBreak.picks.b', `must be a place from 0 to ${size - 1}`);
  const bout = parseSettling(value, book);
  return bout.ok ? { ok: true, value: { picks: { a, b }, bout: bout.value } } : bout;
}

function parseSettling(value: JsonObject, book: Rulebook): Parsed<ScriptTieBreak['bout']> {
  const winner = teamIn(value['winner'], 'tieBreak.winner');
  if (!winner.ok) return winner;
  if (value['actions'] === undefined)
    return { ok: true, value: winner.value === null ? null : { winner: winner.value } };
  if (winner.value !== null) return fault('tieBreak.winner', 'is said by the actions');
  const actions = parseActions(value['actions'], book.match.endings.decision, 'tieBreak');
  return actions.ok ? { ok: true, value: { actions: actions.value } } : actions;
}
