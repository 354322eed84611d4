import type { EntryId } from '../types/entities.ts';

/** Groups of entries (by index in some list of them), of which those of one group are to be kept apart. */
export interface Grouping {
  readonly groups: number;
  /** The group of each entry; -1: of none. */
  readonly of: Int32Array;
}

/** The groups as they fall on a list of entries; who is named twice belongs to the first group. */
export function groupingOf(
  entries: readonly EntryId[],
  groups: readonly (readonly EntryId[])[],
): Grouping {
  const index = new Map(entries.map((entryId, i) => [entryId, i]));
  const of = new Int32Array(entries.length).fill(-1);
  groups.forEach((members, group) => {
    for (const entryId of members) {
      const i = index.get(entryId);
      if (i !== undefined && of[i] === -1) of[i] = group;
    }
  });
  return { groups: groups.length, of };
}
