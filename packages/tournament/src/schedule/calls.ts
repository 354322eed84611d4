import type { FoundMatch } from '../progress/find.ts';
import { entryOn } from '../progress/types.ts';
import type { MatchCall, TournamentState } from '../types/state.ts';

/** The calls of the two who are to meet now; those of others do not count. */
export function callsOf({ division, now }: FoundMatch): readonly MatchCall[] {
  const calls = division.calls.get(now.match.matchId) ?? [];
  const last = calls.at(-1);
  if (last === undefined) return calls;
  const { red, blue } = last.entries;
  const two = [entryOn(now.red), entryOn(now.blue)];
  // In either order: they may have changed colours since.
  return two.includes(red) && two.includes(blue) ? calls : [];
}

/** When the next call of a match may come (epoch ms); 0 before the first one. */
export function nextCallAt(state: TournamentState, found: FoundMatch): number {
  const last = callsOf(found).at(-1);
  return last === undefined ? 0 : last.at + state.settings.calls.intervalSeconds * 1000;
}
