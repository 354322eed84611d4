import type { PaperResult } from '../types/actions.ts';

/** What a sheet of a team match says beside what it says at first. */
export interface SheetGiven extends Partial<Omit<PaperResult, 'red' | 'blue'>> {
  /** Fighters left, red before blue. */
  readonly left?: readonly [number, number];
}

/** The sheet of a team match on which red wins with two left, save for what is given. */
export function sheetOfTeams({ left = [2, 0], ...given }: SheetGiven = {}): PaperResult {
  const points = { red: { points: left[0] }, blue: { points: left[1] } };
  const plain = { winner: 'red', method: 'last-fighter', elapsedMs: null, by: 'Ada' } as const;
  return { ...plain, ...points, ...given };
}
