import type { MatchRecord, MatchRuling } from '../types/state.ts';
import type { NeededNow } from './needed.ts';
import { entryOn, type SideNow } from './types.ts';

/** Which record of a match counts, and what was ruled where others fought it than those who should meet. */
export interface CountingRecord {
  readonly record: MatchRecord | null;
  readonly ruling: MatchRuling | null;
}

const none: CountingRecord = { record: null, ruling: null };

/**
 * The record of those who should meet, be it one of before; else the newest one with what was ruled for those who should
 * meet. A record counts as it is only while its match is to be fought.
 */
export function countingRecord(
  stored: MatchRecord | null,
  red: SideNow,
  blue: SideNow,
  needed: NeededNow['needed'],
): CountingRecord {
  if (stored === null) return none;
  const all = [stored, ...stored.aside];
  const live = all.filter(({ standing }) => standing === 'open' || standing === 'confirmed');
  const own = live.find(
    ({ entries }) => isPair(entries, red, blue) || areExchanged(entries, red, blue),
  );
  if (own !== undefined && needed === 'yes') return { record: own, ruling: null };
  const record = own ?? live[0] ?? null;
  if (record === null) return none;
  for (const { rulings } of all) {
    const ruling = rulings.findLast(
      (each) => each.needed === (needed !== 'no') && isPair(each.entries, red, blue),
    );
    if (ruling !== undefined) return ruling.ruling === 'void' ? none : { record, ruling };
  }
  return { record, ruling: null };
}

/** Whether these are the two who should meet, the other way round: they changed colours at the table. */
export function areExchanged(
  entries: MatchRecord['entries'],
  red: SideNow,
  blue: SideNow,
): boolean {
  return isPair(entries, blue, red);
}

function isPair(entries: MatchRuling['entries'], red: SideNow, blue: SideNow): boolean {
  return entryOn(red) === entries.red && entryOn(blue) === entries.blue;
}
