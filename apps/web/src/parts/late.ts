import type { MatSummary } from '@threecount/tournament';

/** Less is not worth a word. */
const leastLateMs = 5 * 60_000;

/** How many minutes a mat is behind the plan of the day; null: not so many that it matters, or nothing is planned. */
export function lateMinutes({ lateMs }: Pick<MatSummary, 'lateMs'>): number | null {
  return lateMs === null || lateMs < leastLateMs ? null : Math.floor(lateMs / 60_000);
}
