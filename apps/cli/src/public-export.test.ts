import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicExport } from '@threecount/tournament';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Place, place } from './testing/run.ts';

let here: Place;

beforeEach(() => {
  here = place();
});

afterEach(() => here.remove());

const clubs = ['Harbour Team', 'North Hall', 'harbour-team', 'Old Mill', 'HARBOUR TEAM', 'West'];
const header = 'First name,Last name,Club,Birth date,Email,Phone,Division,Points,Seed';
const rows = clubs.map(
  (club, i) =>
    `Ida${'abcdef'[i]},Kvist,${club},1999-03-0${i + 1},ida${i}@example.org,0170 555 00${i},Women / Expert / -60 kg,${i * 10},${i === 3 ? 1 : ''}`,
);

/** Imports, draws, and leaves a public export in `public.json`; gives it back. */
async function exported(): Promise<PublicExport> {
  writeFileSync(path.join(here.dir, 'list.csv'), [header, ...rows].join('\n'));
  await here.run('import', 'list.csv');
  await here.run('draw', '--seed', 'lantern');
  expect(await here.run('export', '--public', 'public.json')).toMatchObject({ code: 0, err: '' });
  return JSON.parse(readFileSync(path.join(here.dir, 'public.json'), 'utf8')) as PublicExport;
}

const write = (content: unknown): void =>
  writeFileSync(path.join(here.dir, 'public.json'), JSON.stringify(content));

describe('the public export', () => {
  test('holds clubs, seeds, points and the draw with who was kept apart, and nobody`s birth date or contact', async () => {
    const text = JSON.stringify(await exported());
    for (const hidden of ['1999-03', 'example.org', '0170 555']) expect(text).not.toContain(hidden);
    expect(text).not.toMatch(/"(born|email|phone|externalIds)"/);
    const [division] = (JSON.parse(text) as PublicExport).divisions;
    expect(division?.entries[3]).toMatchObject({
      familyName: 'Kvist',
      club: 'Old Mill',
      seed: 1,
      points: 30,
    });
    expect(division?.bracket).toMatchObject({
      seedText: 'lantern',
      apart: { club: [['e1', 'e3', 'e5']], country: [] },
    });
  });

  test('is all that `draw --verify FILE` needs, in a folder without data', async () => {
    write(await exported());
    const elsewhere = place();
    try {
      const file = path.join(here.dir, 'public.json');
      const verified = await elsewhere.run('draw', '--verify', file, '--json');
      expect(verified).toMatchObject({ code: 0, err: '' });
      expect(verified.json()).toMatchObject({
        ok: true,
        divisions: [{ divisionId: 'd1', ok: true, difference: null, note: null }],
      });
    } finally {
      elsewhere.remove();
    }
  });

  test('shows where a place was changed, a seed was changed afterwards, or others were kept apart', async () => {
    const whole = await exported();
    const [division] = whole.divisions;
    const bracket = division?.bracket;
    if (division === undefined || bracket == null) throw new Error('not drawn');
    const order = [...bracket.order];
    [order[1], order[2]] = [order[2] ?? '', order[1] ?? ''];
    const changed = (over: object) => ({ ...whole, divisions: [{ ...division, ...over }] });
    write(changed({ bracket: { ...bracket, order } }));
    const moved = await here.run('draw', '--verify', 'public.json');
    expect(moved.code).toBe(1);
    expect(moved.out).toContain('Place 2 of the draw is not the one of the seed text.');

    write(changed({ entries: division.entries.map((entry) => ({ ...entry, seed: null })) }));
    expect((await here.run('draw', '--verify', 'public.json')).code).toBe(1);

    write(changed({ bracket: { ...bracket, matches: bracket.matches.slice(1) } }));
    expect((await here.run('draw', '--verify', 'public.json')).code).toBe(1);

    write(
      changed({ entries: division.entries.map((entry) => ({ ...entry, club: 'North Hall' })) }),
    );
    const others = await here.run('draw', '--verify', 'public.json');
    expect(others.code).toBe(0);
    expect(others.out).toContain('Others were kept apart');
  });

  test('what is none is refused in one line', async () => {
    await exported();
    const cases: readonly (readonly [unknown, RegExp])[] = [
      [{ format: 'something' }, /format: is no public export/],
      [{ format: 'threecount.public-export/1', divisions: [] }, /tournament/],
      [[], /cannot be checked/],
    ];
    for (const [content, words] of cases) {
      write(content);
      const { code, err } = await here.run('draw', '--verify', 'public.json');
      expect(code).toBe(2);
      expect(err).toMatch(words);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    expect(await here.run('draw', '--verify', 'missing.json')).toMatchObject({ code: 2 });
    expect(await here.run('draw', 'public.json')).toMatchObject({ code: 2 });
  });
});
