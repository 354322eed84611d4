import { compareIds } from '../order.ts';
import { randomFrom, shuffled } from '../random/random.ts';
import type { DivisionId, Entry, EntryId } from '../types/entities.ts';
import type { SeedProposal } from '../types/views.ts';

/** What seeding by points looks at in an entry. */
export type Ranked = Pick<Entry, 'entryId' | 'points' | 'notDrawn' | 'withdrawn'>;

/**
 * Seeds for the `count` entries with the most points: 1 for the most. Who has no points, or takes no part, gets none.
 * Those with the same points are ordered by lot from the seed text, and named in `byLot` where the lot made a difference:
 * between two seeds, or at the edge between the last seed and none.
 */
export function seedsByPoints(
  divisionId: DivisionId,
  seedText: string,
  entries: readonly Ranked[],
  count: number,
): SeedProposal {
  const levels = new Map<number, EntryId[]>();
  const taking = entries.filter((one) => one.notDrawn === null && one.withdrawn === null);
  for (const { entryId, points } of taking.toSorted((a, b) => compareIds(a.entryId, b.entryId))) {
    if (points == null) continue;
    levels.set(points, [...(levels.get(points) ?? []), entryId]);
  }
  const random = randomFrom(`seeds by points\n${divisionId}\n${seedText}`);
  const seeds: { entryId: EntryId; seed: number }[] = [];
  const byLot: EntryId[][] = [];
  for (const [, level] of [...levels].sort(([a], [b]) => b - a)) {
    if (seeds.length >= count) break;
    const drawn = shuffled(level, random);
    if (level.length > 1) byLot.push(drawn);
    for (const entryId of drawn.slice(0, count - seeds.length)) {
      seeds.push({ entryId, seed: seeds.length + 1 });
    }
  }
  return { seeds, byLot };
}
