import type { DivisionView } from '@threecount/tournament';
import { fullName } from '../../ui/words.ts';
import { t } from '../later/words.ts';

export type LatePlace = DivisionView['latePlaces'][number];

/** A place that is open to a late entry, in words. */
export interface LateChoice {
  /** The same for the same place. */
  readonly key: string;
  readonly place: LatePlace;
  readonly words: string;
}

/** The places of a drawn division that are open, in the order of its bracket. */
export function lateChoices(
  view: Pick<DivisionView, 'latePlaces' | 'rounds' | 'entries'>,
): readonly LateChoice[] {
  return view.latePlaces.map((place) => ({
    key: JSON.stringify(place),
    place,
    words: wordsOf(view, place),
  }));
}

function wordsOf(view: Pick<DivisionView, 'rounds' | 'entries'>, place: LatePlace): string {
  if (place.kind === 'instead-of') {
    const left = view.entries.find(({ entryId }) => entryId === place.entryId);
    return t('late.instead', { name: left === undefined ? place.entryId : fullName(left) });
  }
  const match = view.rounds
    .flatMap(({ matches }) => matches)
    .find(({ matchId }) => matchId === place.matchId);
  const other = match?.[place.side === 'red' ? 'blue' : 'red'];
  return other?.kind === 'competitor'
    ? t('late.bye', { name: fullName(other.competitor) })
    : t('late.bye-unknown');
}
