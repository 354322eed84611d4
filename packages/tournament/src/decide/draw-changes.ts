import { swapped } from '../draw/swap.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { accept, refuse, type TournamentDecision } from './decision.ts';
import { badSeed } from './entry.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

/** Two entries change places before anybody has seen the bracket. */
export function swapPlaces(
  state: TournamentState,
  division: DivisionState,
  { a, b }: Of<'swap-places'>,
): TournamentDecision {
  const { bracket } = division;
  if (bracket === null) return refuse('not-drawn', 'The division is not drawn.');
  if (state.published) {
    return refuse('published', 'The tournament is published: places of its draws stay.');
  }
  for (const record of division.matches.values()) {
    if (record.standing === 'released') continue;
    return refuse('division-started', 'A match of this division was opened: its draw stays.');
  }
  if (bracket.late !== undefined) {
    return refuse('late-entries', 'Somebody came in late: places of this draw stay.');
  }
  const inDraw = new Set(bracket.order);
  if (a === b || !inDraw.has(a) || !inDraw.has(b)) {
    return refuse('not-in-draw', 'Two different entries of this draw can change places.');
  }
  const changed = swapped(division.divisionId, bracket, a, b);
  return accept({ type: 'PlacesSwapped', a, b, bracket: changed });
}

export function setSeeds(division: DivisionState, { seeds }: Of<'set-seeds'>): TournamentDecision {
  if (division.bracket !== null) {
    return refuse('division-drawn', `${division.name} is drawn: clear its draw first.`);
  }
  const after = new Map<string, number | null>();
  for (const { entryId, seed } of seeds) {
    if (!division.entries.has(entryId) || after.has(entryId)) {
      return refuse('unknown-entry', `${entryId} is no entry of this division, or is named twice.`);
    }
    const bad = badSeed(seed);
    if (bad !== null) return bad;
    after.set(entryId, seed);
  }
  const twice = seedTwice(division, after);
  if (twice !== null) return refuse('seed-twice', `Seed ${twice} would be given twice.`);
  return accept({ type: 'SeedsSet', seeds });
}

/** A seed that a change gives although another entry that takes part has it; null where there is none. */
function seedTwice(
  division: DivisionState,
  after: ReadonlyMap<string, number | null>,
): number | null {
  const holders = new Map<number, number>();
  for (const { entry } of division.entries.values()) {
    const seed = after.has(entry.entryId) ? after.get(entry.entryId) : entry.seed;
    if (seed == null || entry.withdrawn !== null) continue;
    holders.set(seed, (holders.get(seed) ?? 0) + 1);
  }
  const given = [...after.values()].filter((seed) => seed !== null);
  return given.find((seed) => (holders.get(seed) ?? 0) > 1) ?? null;
}
