import { evolveEvents } from '../evolve/evolve.ts';
import { podiumOf } from '../results/podium.ts';
import type { DivisionId, MatchId } from '../types/entities.ts';
import type { TournamentEvent } from '../types/events.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type { TournamentStream } from '../types/stream.ts';
import { orderOf } from './bracket-order.ts';
import { progressOf } from './memo.ts';
import { isOver, type MatchNow, type SideNow } from './types.ts';

/**
 * What a change makes of one match. `needs-ruling`: it was fought, or is being fought, by others than should meet then.
 * `restored`: a match that waited for a ruling counts again. `void`: what was decided there holds no more.
 * `opponent-changed`: others meet than before. `decided`: it is over without a fight then.
 */
export type Effect =
  | 'unaffected'
  | 'opponent-changed'
  | 'void'
  | 'decided'
  | 'needs-ruling'
  | 'restored';

/** One match that comes after the one acted on, or that changes with it. */
export interface PreviewedMatch {
  readonly divisionId: DivisionId;
  readonly effect: Effect;
  readonly before: MatchNow;
  readonly after: MatchNow;
}

/** What events would make of the matches and podiums. */
export interface Preview {
  readonly matches: readonly PreviewedMatch[];
  /** The matches that would need a ruling and do not now: what the action has to name as `seen`. */
  readonly needRuling: readonly MatchId[];
  /** Divisions whose podium changes. */
  readonly podiums: readonly DivisionId[];
  readonly after: TournamentState;
}

/**
 * The fold with events beside the fold without them: each match that comes after the one acted on, and every other
 * one that changes, in any division.
 * @param at epoch ms of the act.
 */
export function previewOf(
  state: TournamentState,
  stream: TournamentStream,
  events: readonly TournamentEvent[],
  at: number,
): Preview {
  const after = evolveEvents(state, stream, events, at);
  const matches: PreviewedMatch[] = [];
  const podiums: DivisionId[] = [];
  for (const [divisionId, division] of state.divisions) {
    const next = after.divisions.get(divisionId);
    if (next === undefined || division.bracket === null) continue;
    matches.push(...changedIn(state, division, after, next, stream.id));
    const [was, is] = [podiumOf(state, division), podiumOf(after, next)];
    if (JSON.stringify(was) !== JSON.stringify(is)) podiums.push(divisionId);
  }
  const needRuling = matches
    .filter(({ effect }) => effect === 'needs-ruling')
    .map(({ after: now }) => now.match.matchId);
  return { matches, needRuling, podiums, after };
}

function changedIn(
  state: TournamentState,
  division: DivisionState,
  after: TournamentState,
  next: DivisionState,
  actedOn: MatchId,
): PreviewedMatch[] {
  const was = progressOf(state, division).matches;
  const is = progressOf(after, next).matches;
  const later = laterThan(division, actedOn);
  const { divisionId } = division;
  return was.flatMap((before, i) => {
    const now = is[i];
    if (now === undefined || before.match.matchId === actedOn) return [];
    const effect = effectOn(before, now);
    const shown = effect !== 'unaffected' || (later.has(i) && before.number > 0);
    return shown ? [{ divisionId, effect, before, after: now }] : [];
  });
}

/** The places of the matches that wait for one, through others too. */
function laterThan({ bracket }: DivisionState, matchId: MatchId): ReadonlySet<number> {
  const later = new Set<number>();
  if (bracket === null) return later;
  const { indexOf, sources } = orderOf(bracket);
  const start = indexOf.get(matchId);
  if (start === undefined) return later;
  for (const [i, from] of sources.entries()) {
    if (from.some((source) => source === start || later.has(source))) later.add(i);
  }
  return later;
}

function effectOn(before: MatchNow, after: MatchNow): Effect {
  if (after.phase === 'needs-ruling') {
    return before.phase === 'needs-ruling' ? 'unaffected' : 'needs-ruling';
  }
  if (before.phase === 'needs-ruling') return 'restored';
  if (isOver(after.phase) && !isOver(before.phase)) return 'decided';
  if (isOver(before.phase) && (!isOver(after.phase) || before.winner !== after.winner))
    return 'void';
  const same = sameSide(before.red, after.red) && sameSide(before.blue, after.blue);
  return same ? 'unaffected' : 'opponent-changed';
}

function sameSide(one: SideNow, other: SideNow): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
