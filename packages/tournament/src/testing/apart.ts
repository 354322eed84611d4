import { randomFrom, shuffled } from '../random/random.ts';
import type { Apart, EntryId } from '../types/entities.ts';

export const ids = (count: number): EntryId[] =>
  Array.from({ length: count }, (_, i) => `e${i + 1}`);

/** Who stands in which of so many clubs and countries by chance; some in none, some clubs far larger than others. */
export function randomApart(
  seed: string,
  count: number,
  { clubs, countries }: { readonly clubs: number; readonly countries: number },
): Apart {
  const random = randomFrom(seed);
  const groups = (many: number): EntryId[][] => {
    const filled = Array.from({ length: many }, (): EntryId[] => []);
    for (const entryId of shuffled(ids(count), random)) {
      filled[random.below(1 + random.below(many + 1))]?.push(entryId);
    }
    return filled.filter((members) => members.length > 1);
  };
  return { club: groups(clubs), country: groups(countries) };
}
