import { isDrawable } from '../draw/draw.ts';
import { entriesIn } from '../draw/late.ts';
import { isOut, progressOf } from '../progress/memo.ts';
import { isOver, loserOf, type Progress, winnerOf } from '../progress/types.ts';
import type { Bracket, EntryId, PlaceSource, Slot } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type { NoPodiumReason, PodiumNote } from '../types/views.ts';
import { type Appearance, appearanceIn } from './appearance.ts';
import { poolOrders } from './pool-order.ts';
import type { Standing } from './standings.ts';

/** A podium by entries; views put the people in. */
export type EntryPodium =
  | { readonly kind: 'open' }
  | { readonly kind: 'none'; readonly reason: NoPodiumReason }
  | { readonly kind: 'places'; readonly places: readonly Placed[]; readonly note?: PodiumNote };

export interface Placed {
  readonly place: 1 | 2 | 3;
  readonly entryId: EntryId;
}

/**
 * Who stands on a division's podium. Second and third are only for who fought in the division and was not disqualified
 * for good in it; a place that nobody can take stays empty, and nobody moves up. First is whoever won, also without a
 * fight if still there (said by a note).
 */
export function podiumOf(state: TournamentState, division: DivisionState): EntryPodium {
  const { bracket } = division;
  if (bracket === null) {
    const some = [...division.entries.values()].some(({ entry }) => isDrawable(entry));
    return some ? { kind: 'open' } : { kind: 'none', reason: 'no-entries' };
  }
  const progress = progressOf(state, division);
  if (!progress.complete) return { kind: 'open' };
  const appearance = appearanceIn(division, progress.matches);
  const podium =
    bracket.places.length === 0
      ? everyoneMet(bracket, poolOrders(state, division)[0]?.ranked ?? [], appearance)
      : bySources(bracket, progress, appearance, (entryId) => !isOut(state, division, entryId));
  if (podium.kind !== 'places') return podium;
  if (podium.places.length === 0) {
    const nobody = entriesIn(bracket).every((entryId) => isOut(state, division, entryId));
    return { kind: 'none', reason: nobody ? 'nobody-left' : 'nobody-advanced' };
  }
  const champion = podium.places.find(({ place }) => place === 1);
  const easy = champion !== undefined && !appearance.fought.has(champion.entryId);
  return easy ? { ...podium, note: 'without-a-fight' } : podium;
}

function bySources(
  { places: sources }: Bracket,
  progress: Progress,
  appearance: Appearance,
  isThere: (entryId: EntryId) => boolean,
): EntryPodium {
  const places: Placed[] = [];
  for (const source of sources) {
    const { place } = source;
    const entryId = takes(source, progress);
    if (entryId === null || appearance.barred.has(entryId)) continue;
    const deserved = appearance.fought.has(entryId) || (place === 1 && isThere(entryId));
    const twice = places.some((placed) => placed.entryId === entryId);
    if (deserved && !twice) places.push({ place, entryId });
  }
  const first = sources.find(({ place }) => place === 1);
  const unwon = places.length > 0 && first !== undefined && takes(first, progress) === null;
  return { kind: 'places', places, ...(unwon ? { note: 'final-without-winner' as const } : {}) };
}

/** The first of a place's slots whose match was needed says who takes it. */
function takes({ from }: PlaceSource, progress: Progress): EntryId | null {
  for (const slot of from) {
    if (slot.kind === 'competitor') return slot.entryId;
    const entryId = comesOf(slot, progress);
    if (entryId !== 'not-needed') return entryId;
  }
  return null;
}

function comesOf(slot: Slot, { byId }: Progress): EntryId | null | 'not-needed' {
  if (slot.kind !== 'winner-of' && slot.kind !== 'loser-of') return null;
  const now = byId.get(slot.matchId);
  if (now === undefined || !isOver(now.phase)) return null;
  if (now.phase === 'not-needed') return 'not-needed';
  return slot.kind === 'winner-of' ? winnerOf(now) : loserOf(now);
}

/** From the standings: level first or second places are held back until the organiser rules. */
function everyoneMet(
  { plan }: Bracket,
  standings: readonly Standing[],
  appearance: Appearance,
): EntryPodium {
  const thirdPlace = 'thirdPlace' in plan ? plan.thirdPlace : 'none';
  const rows = standings.filter(
    ({ entryId, wins }) =>
      !appearance.barred.has(entryId) && (appearance.fought.has(entryId) || wins > 0),
  );
  const at = (place: number): readonly Standing[] => rows.filter((row) => row.place === place);
  if (at(1).length > 1 || at(2).length > 1) return { kind: 'none', reason: 'standings-level' };
  const places: Placed[] = [];
  for (const place of [1, 2] as const) {
    for (const { entryId } of at(place)) {
      if (place === 1 || appearance.fought.has(entryId)) places.push({ place, entryId });
    }
  }
  const third = at(3).filter(({ entryId }) => appearance.fought.has(entryId));
  const shareable = third.length === 1 || (third.length === 2 && thirdPlace === 'shared');
  if (thirdPlace !== 'none' && shareable) {
    places.push(...third.map(({ entryId }): Placed => ({ place: 3, entryId })));
  }
  const level = thirdPlace !== 'none' && third.length > 0 && !shareable;
  return { kind: 'places', places, ...(level ? { note: 'third-level' as const } : {}) };
}
