import type { Entry } from '../types/entities.ts';
import type { PlanState } from './plan-state.ts';
import type { ExistingEntries, Move } from './types.ts';

/**
 * Entries that a newer list moved to another division: the person has exactly one entry that the list no longer
 * has, in a division that the list still has and that is not drawn yet, and exactly one new entry.
 */
export const findMoves = (
  state: PlanState,
  existing: ExistingEntries,
  seen: ReadonlySet<string>,
): readonly Move[] => {
  const listed = new Map(
    [...state.divisions.values()].map((division) => [division.divisionId, division] as const),
  );
  const left = new Map<string, Entry[]>();
  for (const entry of existing.entries) {
    const division = listed.get(entry.divisionId);
    if (division === undefined || division.rows.length === 0 || division.drawn) continue;
    if (seen.has(entry.entryId) || entry.withdrawn !== null || entry.rows.length === 0) continue;
    left.set(entry.personId, [...(left.get(entry.personId) ?? []), entry]);
  }
  if (left.size === 0) return [];
  const added = new Map<string, Entry[]>();
  for (const entry of state.entries.values()) {
    if (left.has(entry.personId))
      added.set(entry.personId, [...(added.get(entry.personId) ?? []), entry]);
  }
  return [...left].flatMap(([personId, [old, another]]) => {
    const [fresh, more] = added.get(personId) ?? [];
    if (old === undefined || another !== undefined || fresh === undefined || more !== undefined)
      return [];
    const to = listed.get(fresh.divisionId)?.name ?? '';
    return [{ entryId: old.entryId, toEntryId: fresh.entryId, reason: `moved to ${to}` }];
  });
};
