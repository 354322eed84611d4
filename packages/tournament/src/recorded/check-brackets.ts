import { podiumOf } from '../results/podium.ts';
import type { Format } from '../types/entities.ts';
import { candidatesFor } from './candidates.ts';
import { type Played, playRecorded } from './play.ts';
import type { RecordedBracket, RecordedPlaces } from './types.ts';

/** What became of one recorded bracket in ours. */
export type CheckedBracket = {
  /** Its first row in the file. */
  readonly row: number;
} & (
  | { readonly kind: 'not-rebuilt'; readonly reason: string }
  | {
      readonly kind: 'rebuilt';
      readonly format: Format;
      /** Whether the byes of its first round stand where our draw puts them; else they are of people who left. */
      readonly byesAsDrawn: boolean;
      /** Fought matches of the file that our format does not have, as those of another kind of repechage. */
      readonly over: number;
      readonly places: ComparedPlaces;
    }
);

/**
 * First, second and third against the recorded places. `same-onward`: those of a circle are placed as recorded where the
 * list of tie-breaks is gone on with, not begun again. `level`: our tie-breaks part nobody. `unknown`: the file of places
 * does not have somebody of our podium in this group, and the others are as recorded; null: there is no such file.
 */
type ComparedPlaces = 'same' | 'same-onward' | 'differ' | 'level' | 'unknown' | null;

/** Rebuilds each recorded bracket, plays it again by its recorded winners and compares the podium. */
export function checkRecordedBrackets(
  brackets: readonly RecordedBracket[],
  places: RecordedPlaces | null,
): CheckedBracket[] {
  return brackets.map((bracket) =>
    checkOne(bracket, places === null ? null : (places.get(bracket.group) ?? new Map())),
  );
}

function checkOne(
  bracket: RecordedBracket,
  places: ReadonlyMap<string, number> | null,
): CheckedBracket {
  const { row } = bracket;
  const found = candidatesFor(bracket);
  if (!found.ok) return { row, kind: 'not-rebuilt', reason: found.message };
  for (const candidate of found.candidates) {
    const played = playRecorded(bracket, candidate, 'again');
    if (!played.complete) continue;
    const { plan, byesAsDrawn } = candidate;
    const { format } = plan;
    const over = played.over.length;
    const rebuilt = { row, kind: 'rebuilt', format, byesAsDrawn, over } as const;
    const again = comparedTo(places, played, format);
    if (again !== 'differ' && again !== 'level') return { ...rebuilt, places: again };
    const onward = comparedTo(places, playRecorded(bracket, candidate, 'onward'), format);
    return { ...rebuilt, places: onward === 'same' ? 'same-onward' : again };
  }
  const reason = 'by its winners it goes another way than each format of ours';
  return { row, kind: 'not-rebuilt', reason };
}

function comparedTo(
  recorded: ReadonlyMap<string, number> | null,
  { state, division, names }: Played,
  format: Format,
): ComparedPlaces {
  if (recorded === null) return null;
  const podium = podiumOf(state, division);
  if (podium.kind === 'open') throw new Error('a complete bracket has an open podium');
  if (podium.kind === 'none') return 'level';
  const ours = podium.places.map(({ place, entryId }) => {
    return { place, theirs: recorded.get(names.get(entryId) ?? '') };
  });
  // Whom our repechage leaves level on third place, theirs had fight for it: third and fourth.
  const lastThird = format === 'repechage' ? 4 : 3;
  const known = ours.flatMap(({ place, theirs }) =>
    theirs === undefined ? [] : [{ place, theirs }],
  );
  const same = known.every(({ place, theirs }) =>
    place === 3 ? theirs === 3 || theirs === lastThird : theirs === place,
  );
  if (!same) return 'differ';
  return known.length === ours.length ? 'same' : 'unknown';
}
