import { isDrawable } from '../draw/draw.ts';
import { isOut, progressOf } from '../progress/memo.ts';
import { loserOf, type MatchNow, type Progress, winnerOf } from '../progress/types.ts';
import type { Bracket, EntryId, Slot } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type { NoPodiumReason, PodiumNote } from '../types/views.ts';
import { type Appearance, appearanceIn } from './appearance.ts';
import { type Standing, standingsOf } from './standings.ts';

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
  const appearance = appearanceIn(progress);
  const podium = byFormat(state, division, bracket, progress, appearance);
  if (podium.kind !== 'places') return podium;
  if (podium.places.length === 0) {
    const nobody = bracket.order.every((entryId) => isOut(state, division, entryId));
    return { kind: 'none', reason: nobody ? 'nobody-left' : 'nobody-advanced' };
  }
  const champion = podium.places.find(({ place }) => place === 1);
  const easy = champion !== undefined && !appearance.fought.has(champion.entryId);
  return easy ? { ...podium, note: 'without-a-fight' } : podium;
}

function byFormat(
  state: TournamentState,
  division: DivisionState,
  bracket: Bracket,
  progress: Progress,
  appearance: Appearance,
): EntryPodium {
  switch (bracket.format) {
    case 'alone': {
      const left = bracket.order.filter((entryId) => !isOut(state, division, entryId));
      return { kind: 'places', places: left.map((entryId) => ({ place: 1, entryId })) };
    }
    case 'single-elimination':
      return knockOut(bracket, progress, appearance, (entryId) => !isOut(state, division, entryId));
    case 'round-robin':
    case 'best-of-three': {
      const standings = standingsOf(bracket.order, progress, division.levelOrder);
      return everyoneMet(bracket, standings, appearance);
    }
  }
}

function knockOut(
  bracket: Bracket,
  progress: Progress,
  appearance: Appearance,
  isThere: (entryId: EntryId) => boolean,
): EntryPodium {
  const final = progress.matches.find((now) => now.match.round.kind === 'final');
  if (final === undefined) throw new Error('a knock-out without a final');
  const places: Placed[] = [];
  const add = (place: 1 | 2 | 3, entryId: EntryId | null): void => {
    if (entryId === null || appearance.barred.has(entryId)) return;
    const deserved = appearance.fought.has(entryId) || (place === 1 && isThere(entryId));
    if (deserved) places.push({ place, entryId });
  };
  const champion = winnerOf(final);
  add(1, champion);
  add(2, loserOf(final));
  for (const entryId of thirds(bracket, progress, final)) add(3, entryId);
  const unwon = champion === null && places.length > 0;
  return { kind: 'places', places, ...(unwon ? { note: 'final-without-winner' as const } : {}) };
}

function thirds(bracket: Bracket, progress: Progress, final: MatchNow): (EntryId | null)[] {
  if (bracket.thirdPlace === 'none') return [];
  const match = progress.matches.find((now) => now.match.round.kind === 'third-place');
  if (match !== undefined) return [winnerOf(match)];
  const loserBefore = (slot: Slot): EntryId | null => {
    const before = slot.kind === 'winner-of' ? progress.byId.get(slot.matchId) : undefined;
    return before === undefined ? null : loserOf(before);
  };
  return [loserBefore(final.match.red), loserBefore(final.match.blue)];
}

/** From the standings: level first or second places are held back until the organiser rules. */
function everyoneMet(
  bracket: Bracket,
  standings: readonly Standing[],
  appearance: Appearance,
): EntryPodium {
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
  const shareable = third.length === 1 || (third.length === 2 && bracket.thirdPlace === 'shared');
  if (bracket.thirdPlace !== 'none' && shareable) {
    places.push(...third.map(({ entryId }): Placed => ({ place: 3, entryId })));
  }
  const level = bracket.thirdPlace !== 'none' && third.length > 0 && !shareable;
  return { kind: 'places', places, ...(level ? { note: 'third-level' as const } : {}) };
}
