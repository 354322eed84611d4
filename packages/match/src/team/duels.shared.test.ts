import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../script/fields.ts';
import { replayFile } from '../script/files.ts';

/** Real duels, bout by bout; the file is other people's and is not in this repository. */
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const shared = process.env['THREECOUNT_SHARED'] ?? join(root, '..', 'shared');
const file = join(shared, 'data', 'team-winner-stays-on-duels.json');
const here = existsSync(file);

interface Duel {
  readonly id: string;
  readonly order_a: readonly string[];
  readonly order_b: readonly string[];
  readonly bouts: readonly {
    readonly a: string;
    readonly b: string;
    readonly result: 'a' | 'b' | 'draw';
    readonly method: string | null;
  }[];
  readonly winner: 'a' | 'b';
  readonly decided_by: string;
  readonly left_unbeaten: readonly string[];
  readonly complete: boolean;
}

const duels = here
  ? (JSON.parse(readFileSync(file, 'utf8')) as { duels: readonly Duel[] }).duels
  : [];

/** The report tells warnings as `0 v 2` in the bout's method. */
function warningsIn(method: string | null): JsonObject {
  const found = /warnings in this bout (\d+) v (\d+)/.exec(method ?? '');
  return found ? { warnings: { a: Number(found[1]), b: Number(found[2]) } } : {};
}

function scriptOf(duel: Duel): JsonObject {
  const team = (order: readonly string[]) => ({
    order: order.map((name) => ({ name, rank: 'black' })),
  });
  return {
    format: 'threecount.team-match/1',
    rulebook: 'classic',
    event: 'single-rank',
    a: team(duel.order_a),
    b: team(duel.order_b),
    bouts: duel.bouts.map(({ result, method }) => ({
      ...(result === 'draw' ? { method: 'draw' } : { winner: result, method: 'submission' }),
      ...warningsIn(method),
    })),
  };
}

/** How the book decides what the report tells. */
function methodOf({ decided_by: by }: Duel): string | null {
  if (/^last fighter/.test(by)) return 'last-fighter';
  if (/fewer warnings in the last bout/.test(by)) return 'last-bout-warnings';
  if (/judges/.test(by)) return null;
  throw new Error(`no way to decide is known for: ${by}`);
}

describe.skipIf(!here)(
  here ? 'real duels, bout by bout' : 'real duels: not here, needs ../shared',
  () => {
    it('there are some of every kind: complete ones, decided by a fighter left, by warnings, by judges', () => {
      const complete = duels.filter((duel) => duel.complete);
      expect(complete.length).toBeGreaterThanOrEqual(8);
      expect(complete.length).toBeLessThan(duels.length);
      const ways = new Set(complete.map(methodOf));
      expect(ways).toEqual(new Set(['last-fighter', 'last-bout-warnings', null]));
    });

    it.each(duels.map((duel) => [duel.id, duel] as const))('%s', (id, duel) => {
      const replayed = replayFile({ name: id, text: JSON.stringify(scriptOf(duel)) });
      if (!replayed.ok || replayed.kind !== 'team-match') throw new Error(id);
      const { result } = replayed;
      expect(result.rejected).toEqual([]);
      expect(result.bouts.map(({ a, b }) => [a.name, b.name])).toEqual(
        duel.bouts.map(({ a, b }) => [a, b]),
      );
      if (!duel.complete) {
        expect(result).toMatchObject({ awaiting: 'bout', winner: null });
        return;
      }
      const method = methodOf(duel);
      const left = { a: 0, b: 0, [duel.winner]: duel.left_unbeaten.length };
      expect(result.remaining).toEqual(left);
      expect(result.method).toBe(method);
      // Nothing but the last bout's warnings is looked at where they decide, and no tie-break where a fighter is left.
      const byWarnings = { by: 'last-bout-warnings', winner: duel.winner };
      const decided = method === 'last-fighter' ? [] : [byWarnings];
      if (method !== null) {
        expect(result).toMatchObject({ winner: duel.winner, awaiting: null, steps: decided });
      }
      // Judges decided: the book goes on to where fighters are picked, or to the submissions that the report has.
      else {
        expect(result).toMatchObject({ winner: null, awaiting: 'team-tie-break' });
        expect(result.steps.map(({ by, winner }) => [by, winner])).toEqual([
          ['last-bout-warnings', null],
          ['total-warnings', null],
          ['tournament-submissions', null],
          ['sudden-death', null],
        ]);
      }
    });
  },
);
