import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImportPreview, MatchCard, ResultsView } from '@threecount/tournament';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Place, place } from './testing/run.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const shared = process.env['THREECOUNT_SHARED'] ?? path.join(root, '..', 'shared');
const dataDir = path.join(shared, 'data');
const isThere = existsSync(dataDir);

let here: Place;

beforeEach(() => {
  here = place();
});

afterEach(() => here.remove());

const entryIds = ({ red, blue }: MatchCard): readonly string[] =>
  [red, blue].flatMap((slot) => (slot.kind === 'competitor' ? slot.competitor.entryId : []));

const lists = [
  ['smoothcomp-adcc-open-2023-registrations.csv', 562],
  ['judo-sample-competitors.txt', null],
  ['judo-sample-competitors2.txt', null],
] as const;

// Seconds by itself; others may keep the machine busy.
const patienceMs = 120_000;

describe.skipIf(!isThere)('whole days of real lists (needs ../shared)', () => {
  test.each(lists)(
    '%s',
    async (file, rows) => {
      const imported = await here.run('import', path.join(dataDir, file), '--json');
      expect(imported.err).toBe('');
      const { preview } = imported.json() as { preview: ImportPreview };
      const counted = Object.values(preview.counts).reduce((sum, count) => sum + count, 0);
      expect(counted).toBe(preview.rows.length);
      if (rows !== null) expect(counted).toBe(rows);
      const again = await here.run('import', path.join(dataDir, file), '--json');
      expect(again.json().preview.counts).toMatchObject({ imported: 0, 'not-drawn': 0, merged: 0 });

      expect((await here.run('draw', '--seed', 'x')).code).toBe(0);
      expect((await here.run('simulate', '--seed', '1')).code).toBe(0);
      const results = (await here.run('results', '--json')).json() as ResultsView;
      for (const { podium } of results.divisions) expect(podium.kind).not.toBe('open');
      for (const { matches } of results.divisions) {
        for (const match of matches)
          expect(new Set(entryIds(match)).size).toBe(entryIds(match).length);
      }
      expect((await here.run('draw', '--verify')).code).toBe(0);
      const verified = await here.run('verify', '--json');
      expect(verified.json()).toMatchObject({ ok: true, differences: [] });
    },
    patienceMs,
  );
});
