import {
  type Resolution,
  type ResolvedRules,
  type Rulebook,
  resolveRules,
} from '@threecount/rulebooks';
import type { MatchState } from '../engine/state.ts';
import type { MatchSetup, Side } from '../types.ts';
import { outcomeOf } from '../view/status.ts';
import { upNext } from './fold.ts';
import { carriedWarnings } from './tally.ts';
import {
  type BoutResult,
  type ByTeam,
  type Pairing,
  type Team,
  type TeamSetup,
  type TeamState,
  teams,
} from './types.ts';

/** The side on which a team fights each of its bouts. */
export const sideOf: ByTeam<Side> = { a: 'red', b: 'blue' };

const teamOf = (side: Side): Team => (side === 'red' ? 'a' : 'b');

/** What one bout of a team match is fought under. */
export interface BoutTerms {
  readonly setup: MatchSetup;
  /** Null: without limit. */
  readonly durationMs: number | null;
  /** The belt whose techniques are legal for both; null where each has its own, or none is known. */
  readonly legalRank: string | null;
  /** Raised by the length of the bout. */
  readonly flag: string | null;
}

type Ranks = readonly [string | null, string | null];

const resolved = new WeakMap<object, Map<string, Resolution>>();

/** The rules of a bout between two belts. @param tieBreak the bout that settles the team match */
export function boutRules(
  book: Rulebook,
  rules: Pick<TeamSetup['rules'], 'options' | 'division'>,
  ranks: Ranks,
  tieBreak: boolean,
): Resolution {
  const known = resolved.get(rules) ?? new Map<string, Resolution>();
  resolved.set(rules, known);
  const key = `${ranks.join('-')} ${tieBreak}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const { options, division } = rules;
  const resolution = resolveRules(book, options, division, { stage: 'team', ranks, tieBreak });
  known.set(key, resolution);
  return resolution;
}

interface BoutGiven {
  readonly tieBreak: boolean;
  readonly carried?: NonNullable<MatchSetup['carried']>;
}

/**
 * What a bout between two of the teams' fighters is fought under.
 * @param book the one that the setup was resolved from
 * @throws where the book does not take the belts: the team was not checked
 */
export function boutTerms(
  book: Rulebook,
  { rules, teams: entries }: TeamSetup,
  pairing: Pairing,
  { tieBreak, carried }: BoutGiven,
): BoutTerms {
  const rank = (team: Team) => entries[team].order[pairing[team]]?.rank ?? null;
  const ranks: Ranks = [rank('a'), rank('b')];
  const resolution = boutRules(book, rules, ranks, tieBreak);
  if (!resolution.ok) {
    const [problem] = resolution.problems;
    throw new Error(`no rules for a bout: ${problem?.place} ${problem?.message}`);
  }
  const setup: MatchSetup = {
    rules: resolution.rules,
    stage: 'team',
    ranks: { red: ranks[0], blue: ranks[1] },
    ...(carried === undefined ? {} : { carried }),
  };
  return { setup, ...lengthOf(resolution.rules), legalRank: lowerOf(book, ranks) };
}

/** Who fights next, and under what; null while no bout is due. */
export function dueBout(
  book: Rulebook,
  state: TeamState,
): { readonly pairing: Pairing; readonly terms: BoutTerms } | null {
  const pairing = upNext(state);
  if (pairing === null) return null;
  const tieBreak = state.phase.is !== 'bout';
  const carried = { red: carriedWarnings(state, 'a'), blue: carriedWarnings(state, 'b') };
  const carries = !tieBreak && carried.red + carried.blue > 0;
  const given = carries ? { tieBreak, carried } : { tieBreak };
  return { pairing, terms: boutTerms(book, state.setup, pairing, given) };
}

function lengthOf({ periods }: ResolvedRules): Pick<BoutTerms, 'durationMs' | 'flag'> {
  const [first] = periods;
  return { durationMs: first?.lengthMs ?? null, flag: first?.lengthFlag ?? null };
}

function lowerOf({ divisions, match }: Rulebook, [a, b]: Ranks): string | null {
  if (a === null || b === null || !match.legality.lowerRankBinds) return null;
  const order: readonly string[] = divisions.ranks;
  return order[Math.min(order.indexOf(a), order.indexOf(b))] ?? null;
}

/** What a bout came to for its teams; null while it has not ended. */
export function boutResult(state: MatchState): BoutResult | null {
  const outcome = outcomeOf(state);
  if (outcome === null) return null;
  const { carried } = state.setup;
  const warnings = (side: Side) => Math.max(0, state.sides[side].fouls - (carried?.[side] ?? 0));
  return {
    winner: outcome.winner === null ? null : teamOf(outcome.winner),
    method: outcome.method,
    warnings: { a: warnings('red'), b: warnings('blue') },
    submission: submissionOf(state, outcome.method),
    barred: teams.filter((team) => outcome.barred.includes(sideOf[team])),
    ...(outcome.method === 'injury' && outcome.winner === null ? hurtIn(state) : {}),
    clauses: outcome.clauses,
  };
}

/** Which of the two could not go on in a bout that an injury ended without a winner. */
function hurtIn({ log }: MatchState): Pick<BoutResult, 'hurt'> {
  const last = log.findLast(
    (entry) => entry.kind === 'call' && entry.standing === 'live' && entry.action.do === 'unable',
  );
  if (last?.kind !== 'call' || last.action.do !== 'unable' || last.action.side === 'both')
    return {};
  return { hurt: [teamOf(last.action.side)] };
}

/** Unconsciousness is a submission where the call that ended the bout was one, and not a stoppage. */
function submissionOf(state: MatchState, method: string): BoutResult['submission'] {
  if (method === 'submission') return 'given-up';
  if (method !== 'unconscious') return null;
  const last = state.log.findLast(
    (entry) =>
      entry.kind === 'call' &&
      entry.standing === 'live' &&
      (entry.action.do === 'submission' || entry.action.do === 'stoppage'),
  );
  return last?.kind === 'call' && last.action.do === 'submission' ? 'unconscious' : null;
}
