import type { ClubRow, ClubRules } from '@threecount/tournament';

/** The points of the three places as they were typed; null: one is no number from 0 on. */
export function pointsOf(typed: readonly string[]): ClubRules['points'] | null {
  const [first, second, third] = typed.map((text) =>
    text.trim() === '' ? Number.NaN : Number(text),
  );
  if (first === undefined || second === undefined || third === undefined) return null;
  const points = [first, second, third] as const;
  return points.every((value) => Number.isFinite(value) && value >= 0) ? points : null;
}

/** Clubs that share a place, by place. */
export function levelClubs(rows: readonly ClubRow[]): readonly (readonly ClubRow[])[] {
  const groups = new Map<number, ClubRow[]>();
  for (const row of rows) {
    if (row.placedBy !== null) continue;
    groups.set(row.place, [...(groups.get(row.place) ?? []), row]);
  }
  return [...groups.values()];
}
