import {
  decideTournament,
  evolveTournament,
  findEdition,
  initialTournament,
  publicExport,
  type TournamentAction,
  type TournamentState,
  type TournamentStream,
  verifyPublicDraws,
} from '@threecount/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recomputed } from '../scripts/recompute-draw.mjs';

/** Takes an action as a server would. */
function taken(
  state: TournamentState,
  kind: TournamentStream['kind'],
  id: string,
  action: TournamentAction,
): TournamentState {
  const stream = { kind, id };
  const now = Date.UTC(2026, 4, 30);
  const decided = decideTournament(state, stream, action, { now, book: findEdition });
  if (!decided.ok) throw new Error(`${action.type}: ${decided.refusal.message}`);
  const { events } = decided;
  const position = state.position + 1;
  return evolveTournament(state, {
    position,
    stream,
    actedAt: new Date(now).toISOString(),
    events,
  });
}

interface Given {
  readonly count: number;
  readonly clubs: readonly number[];
  readonly countries: readonly number[];
  readonly seeds: number;
  readonly pools: boolean;
  readonly apart: boolean;
  readonly swaps: readonly (readonly [number, number])[];
  readonly seedText: string;
}

const begun = (): TournamentState => {
  const create = { type: 'create-tournament', name: 'Open', date: null, rulebook: 'five' } as const;
  const column = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' };
  const choice = { column, standing: 'confirmed', alternatives: [] } as const;
  const division = { divisionId: 'd1', name: 'Division', column: choice };
  const state = taken(initialTournament(), 'tournament', 't1', create);
  return taken(state, 'division', 'd1', { type: 'create-division', ...division });
};

/** Groups of two and more of the entries' numbers. */
const groupsBy = (of: readonly number[], count: number): string[][] => {
  const groups: string[][] = [];
  for (let i = 0; i < count; i += 1) {
    const group = of[i] ?? 0;
    if (group > 0) groups[group] = [...(groups[group] ?? []), `e${i + 1}`];
  }
  return groups.filter((ids) => ids.length > 1);
};

function exported(given: Given) {
  const { count, seeds, seedText } = given;
  let state = begun();
  for (let i = 0; i < count; i += 1) {
    const entry = {
      entryId: `e${i + 1}`,
      personId: `p${i + 1}`,
      divisionId: 'd1',
      // Not in the order of the ids.
      seed: i * 7 < seeds * 7 ? ((i * 7) % seeds) + 1 : null,
      rank: '',
      weightKg: null,
      notDrawn: null,
      withdrawn: null,
      rows: [],
    };
    state = taken(state, 'entry', entry.entryId, { type: 'enter', entry });
  }
  const apart = {
    club: groupsBy(given.clubs, count),
    country: groupsBy(given.countries, count),
  };
  const plan = given.pools
    ? ({ format: 'pools', poolSize: 3, advance: 1, thirdPlace: 'none' } as const)
    : ({ format: 'single-elimination', thirdPlace: 'none' } as const);
  state = taken(state, 'division', 'd1', { type: 'set-plan', plan });
  const draw = { type: 'draw-division', seedText, ...(given.apart ? { apart } : {}) } as const;
  state = taken(state, 'division', 'd1', draw);
  for (const [a, b] of given.swaps) {
    const swap = {
      type: 'swap-places',
      a: `e${(a % count) + 1}`,
      b: `e${(b % count) + 1}`,
    } as const;
    if (swap.a !== swap.b) state = taken(state, 'division', 'd1', swap);
  }
  return JSON.parse(JSON.stringify(publicExport(state, new Map())));
}

const given = (most: { readonly entries: number; readonly seeds: number }): fc.Arbitrary<Given> =>
  fc.record({
    count: fc.integer({ min: 4, max: most.entries }),
    clubs: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: most.entries }),
    countries: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: most.entries }),
    seeds: fc.integer({ min: 0, max: most.seeds }),
    pools: fc.boolean(),
    apart: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    swaps: fc.array(fc.tuple(fc.nat(50), fc.nat(50)), { maxLength: 2 }),
    seedText: fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }),
  });

function agrees(one: Given): void {
  const file = exported(one);
  const [division] = file.divisions;
  expect(recomputed(division)).toEqual(division.bracket.order);
  expect(verifyPublicDraws(file)).toMatchObject({ ok: true });
}

describe('a program written from docs/draw.md alone', () => {
  it('comes to the same order: few entries, many of them seeded', () => {
    fc.assert(fc.property(given({ entries: 14, seeds: 10 }), agrees), { numRuns: 250 });
  });

  it('comes to the same order: more entries', () => {
    fc.assert(fc.property(given({ entries: 45, seeds: 12 }), agrees), { numRuns: 25 });
  });
});
