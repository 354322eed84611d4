import type { MatchNow } from '../progress/types.ts';
import { sides } from '../sides.ts';
import type { EntryId } from '../types/entities.ts';
import type { DivisionState } from '../types/state.ts';

/** Who of a division stood on the mat in it, and who was disqualified for good in it. */
export interface Appearance {
  readonly fought: ReadonlySet<EntryId>;
  readonly barred: ReadonlySet<EntryId>;
}

/**
 * A win on the mat counts as having fought; a match lost before it began does not. Where a ruling lets the result of
 * others stand, those who fought it count, and who should have met does not.
 */
export function appearanceIn(division: DivisionState, matches: readonly MatchNow[]): Appearance {
  const fought = new Set<EntryId>();
  const barred = new Set(disqualifiedIn(division));
  for (const now of matches) {
    const result = now.phase === 'confirmed' ? now.record?.result : null;
    if (result === null || result === undefined) continue;
    for (const side of sides) {
      const entryId = now.record?.entries[side];
      if (entryId === undefined) continue;
      if (result.barred.includes(side)) barred.add(entryId);
      if (result.winner === side || wasFought(now)) fought.add(entryId);
    }
  }
  return { fought, barred };
}

const kept = new WeakMap<DivisionState['entries'], readonly EntryId[]>();

/** Who was put out of a division apart from its matches. */
function disqualifiedIn({ entries }: DivisionState): readonly EntryId[] {
  const found = kept.get(entries);
  if (found !== undefined) return found;
  const ids: EntryId[] = [];
  for (const [entryId, { disqualified }] of entries) if (disqualified !== null) ids.push(entryId);
  kept.set(entries, ids);
  return ids;
}

/** Whether a confirmed match was begun: a no-show or a forfeit before the start is none. */
export function wasFought(now: Pick<MatchNow, 'record'>): boolean {
  const result = now.record?.result;
  if (result === null || result === undefined || result.method === 'no-show') return false;
  return result.elapsedMs === null || result.elapsedMs > 0;
}
