import type { DivisionColumn } from '../resolve/division-column.ts';
import type { Options } from '../resolve/options.ts';
import { type Resolution, resolveRules } from '../resolve/resolve.ts';
import type { ResolvedRules } from '../resolve/resolved.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import type { Cited } from '../screen-rules.ts';

/** How long a match is for some pairs of belts. */
export interface LengthForBelts extends Cited {
  readonly pairs: readonly (readonly [string, string])[];
  readonly lengthMs: number | null;
}

/** The rules of a division, and the lengths where they hang on the two belts (else empty). */
export interface DivisionResolution {
  readonly resolution: Resolution;
  readonly lengths: readonly LengthForBelts[];
}

/**
 * The rules of a division before its pairs are known. Where the book needs both belts, those of two of the lowest belt
 * stand for all, and the lengths of the others are listed.
 */
export function resolveDivision(
  book: Rulebook,
  options: Options,
  division: DivisionColumn,
): DivisionResolution {
  const first = resolveRules(book, options, division);
  const onlyBelts =
    !first.ok && first.problems.every(({ place }) => /^(red|blue)\.rank$/.test(place));
  if (!onlyBelts) return { resolution: first, lengths: [] };
  const belts = book.divisions.ranks;
  const made = belts.flatMap((one, i) =>
    belts.slice(i).flatMap((other) => {
      const ranks = [one, other] as const;
      const resolution = resolveRules(book, options, division, { ranks });
      return resolution.ok ? [{ ranks, resolution }] : [];
    }),
  );
  const [lowest] = made;
  if (lowest === undefined) return { resolution: first, lengths: [] };
  const lengths = new Map<string, LengthForBelts>();
  for (const { ranks, resolution } of made) addLength(lengths, ranks, resolution.rules);
  return { resolution: lowest.resolution, lengths: [...lengths.values()] };
}

function addLength(
  lengths: Map<string, LengthForBelts>,
  ranks: readonly [string, string],
  { periods }: ResolvedRules,
): void {
  const [first] = periods;
  if (first === undefined) return;
  const { lengthMs, lengthCite } = first;
  const key = JSON.stringify([lengthMs, lengthCite.clause]);
  const pairs = lengths.get(key)?.pairs ?? [];
  lengths.set(key, { pairs: [...pairs, ranks], lengthMs, ...lengthCite });
}
