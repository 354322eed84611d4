import { orderOf } from '../../progress/bracket-order.ts';
import { progressOf } from '../../progress/memo.ts';
import type { MatchNow, Progress } from '../../progress/types.ts';
import { wasFought } from '../../results/appearance.ts';
import { sides } from '../../sides.ts';
import type { MatchId, MatId, PersonId } from '../../types/entities.ts';
import type { DivisionState, TournamentState } from '../../types/state.ts';
import { restMs } from '../duration.ts';
import { matOfMatch } from '../mat-of-match.ts';
import { matOrder } from '../mat-order.ts';
import { personsOfEntry } from '../persons.ts';
import type { Job } from './types.ts';

/**
 * What is planned. `all`: every match that takes time, also those that were fought: the day as it was meant. `left`:
 * those that are still to be fought.
 */
export type Scope = 'all' | 'left';

/**
 * `job`: takes time on a mat. `through`: takes none, but what is before it is waited for. `over`: nothing to wait for.
 */
type Part = 'job' | 'through' | 'over';

/** The matches to be planned; those of a division without a mat are left out. */
export function jobsOf(
  state: TournamentState,
  scope: Scope,
  slotOf: (matId: MatId, division: DivisionState) => number,
): Job[] {
  const jobs: Job[] = [];
  const places = placesOf(state);
  for (const division of state.divisions.values()) {
    if (division.bracket === null) continue;
    const progress = progressOf(state, division);
    const parts = progress.matches.map((now) => partOf(now, scope));
    const { sources } = orderOf(division.bracket);
    const rest = restMs(state, division);
    for (const [i, now] of progress.matches.entries()) {
      const matId = matOf(division, now);
      const planned = scope === 'all' || now.phase === 'waiting' || now.phase === 'fightable';
      if (parts[i] !== 'job' || !planned || matId === null) continue;
      const { matchId } = now.match;
      jobs.push({
        matchId,
        matId,
        order: places.get(matchId) ?? now.number,
        feeders: feedersOf(i, sources, parts, progress),
        persons: personsOf(division, now),
        slotMs: slotOf(matId, division),
        restMs: rest,
      });
    }
  }
  return jobs;
}

/** The mat that a match is on, was on, or will be on. */
export function matOf(division: DivisionState, now: MatchNow): MatId | null {
  return now.record?.matId ?? matOfMatch(division, now.match.matchId);
}

/** Whether a match is or was on a mat. */
export function wasOn(now: MatchNow): boolean {
  if (now.phase === 'confirmed') return wasFought(now);
  return now.phase === 'open' || now.phase === 'needs-ruling';
}

function partOf(now: MatchNow, scope: Scope): Part {
  switch (now.phase) {
    case 'waiting':
    case 'fightable':
      return now.number === 0 ? 'through' : 'job';
    case 'open':
    case 'needs-ruling':
      return 'job';
    case 'confirmed':
      if (scope === 'left') return 'over';
      return wasFought(now) ? 'job' : 'through';
    case 'decided':
      return scope === 'left' ? 'over' : 'through';
    case 'not-needed':
      return 'over';
  }
}

function feedersOf(
  i: number,
  sources: readonly (readonly number[])[],
  parts: readonly Part[],
  progress: Progress,
): MatchId[] {
  const found: MatchId[] = [];
  for (const source of sources[i] ?? []) {
    if (parts[source] === 'through') found.push(...feedersOf(source, sources, parts, progress));
    const before = progress.matches[source];
    if (parts[source] === 'job' && before !== undefined) found.push(before.match.matchId);
  }
  return found;
}

export function personsOf(division: DivisionState, now: MatchNow): PersonId[] {
  const persons: PersonId[] = [];
  for (const side of sides) {
    const there = now[side];
    const entry = there.kind === 'entry' ? division.entries.get(there.entryId) : undefined;
    if (entry !== undefined) persons.push(...personsOfEntry(entry));
  }
  return persons;
}

const kept = new WeakMap<readonly MatchId[], ReadonlyMap<MatchId, number>>();

/** The place of each match in the order of its mat. */
function placesOf(state: TournamentState): { get(matchId: MatchId): number | undefined } {
  const orders: ReadonlyMap<MatchId, number>[] = [];
  for (const mat of state.mats.values()) {
    const order = matOrder(state, mat);
    const places = kept.get(order) ?? new Map(order.map((matchId, i) => [matchId, i]));
    kept.set(order, places);
    orders.push(places);
  }
  return {
    get(matchId) {
      for (const places of orders) {
        const place = places.get(matchId);
        if (place !== undefined) return place;
      }
      return undefined;
    },
  };
}
