import { canonicalJson } from '@threecount/rulebooks';
import type { Bracket } from '../types/entities.ts';
import type { PublicDivision, PublicExport } from '../types/views.ts';
import { apartIn, separationGroups } from './apart.ts';
import { type DrawVerification, drawDifference } from './verify-draw.ts';

/** The check of one draw with nothing but what is public. */
export interface PublicDrawVerification extends DrawVerification {
  /** What is not wrong but should be known; null where there is nothing. */
  readonly note: string | null;
}

/** Draws every drawn division of a public export again from its seed text and compares. */
export function verifyPublicDraws({ divisions }: PublicExport): {
  readonly ok: boolean;
  readonly divisions: readonly PublicDrawVerification[];
} {
  const checked = divisions.flatMap((division) => {
    const found = verified(division);
    return found === null ? [] : [found];
  });
  return { ok: checked.every(({ ok }) => ok), divisions: checked };
}

function verified({
  divisionId,
  name,
  bracket,
  entries,
}: PublicDivision): PublicDrawVerification | null {
  if (bracket === null) return null;
  const known = new Map(
    entries.map(({ entryId, seed, notDrawn, withdrawn }) => [
      entryId,
      { entryId, seed, isIn: notDrawn === null && !withdrawn },
    ]),
  );
  const difference = drawDifference(divisionId, bracket, known);
  const { seedText } = bracket;
  const note = noteOn(bracket, entries);
  return { divisionId, name, seedText, ok: difference === null, difference, note };
}

function noteOn({ apart, order }: Bracket, entries: PublicDivision['entries']): string | null {
  if (apart === undefined) return 'Nobody was kept apart.';
  const people = new Map(entries.map((entry) => [entry.personId, entry]));
  const shown = apartIn(separationGroups(entries, people), new Set(order));
  return canonicalJson(apart) === canonicalJson(shown)
    ? null
    : 'Others were kept apart than the clubs and countries shown now give.';
}
