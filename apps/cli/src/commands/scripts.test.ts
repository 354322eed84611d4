import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from '@threecount/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Place, place } from '../testing/run.ts';

let here: Place;

beforeEach(() => {
  here = place();
});

afterEach(() => here.remove());

/** A folder `data` with the demo's tournament of teams, as it has begun. */
async function teams(): Promise<void> {
  const dataDir = path.join(here.dir, 'data');
  const now = () => Date.UTC(2026, 4, 1, 12);
  const started = await createServer({ dataDir, webDir: null, now });
  if (!started.ok) throw new Error(started.message);
  await started.server.openDemo('team');
  await started.server.close();
}

const run = (...words: readonly string[]) => here.run(...words, '--data', 'data');

describe('a tournament of teams', () => {
  test('is played, verified, exported and restored; its team matches replay as scripts', async () => {
    await teams();
    const played = await run('simulate', '--seed', 'lantern', '--json');
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.json()).toMatchObject({ blocked: [] });
    const verified = await run('verify');
    expect(verified).toMatchObject({ code: 0 });
    const results = (await run('results', '--json')).json();
    expect((await run('export', 'cup.threecount')).code).toBe(0);
    expect((await here.run('restore', 'cup.threecount', '--data', 'other')).code).toBe(0);
    expect((await here.run('results', '--json', '--data', 'other')).json()).toEqual(results);
    const exported = await run('export', '--scripts', 'scripts', '--json');
    expect(exported).toMatchObject({ code: 0, err: '' });
    const { files, leftOut } = exported.json();
    expect([files.length, leftOut]).toEqual([10, 0]);
    expect(readdirSync(path.join(here.dir, 'scripts')).sort()).toEqual([...files].sort());
    const all = results.divisions.flatMap(
      (division: { readonly matches: readonly unknown[] }) => division.matches,
    );
    for (const { number, result } of all) {
      const file = path.join('scripts', `match-${number}.json`);
      const replayed = await here.run('replay', file, '--json');
      expect(replayed).toMatchObject({ code: 0, err: '' });
      const { winner, method, remaining } = replayed.json();
      expect([winner === 'a' ? 'red' : 'blue', method]).toEqual([result.winner, result.method]);
      expect(remaining).toEqual({ a: result.points.red, b: result.points.blue });
    }
    const explained = await here.run('explain', path.join('scripts', 'match-1.json'));
    expect(explained.out).toMatch(/Maré Alta|Siedem|北風|Harbour|Fjell|Atelier|Kuzey|Monsoon/);
  });

  test('is played the same with the same seed text, to the byte, and otherwise with another', async () => {
    await teams();
    const [first, again, other] = ['1', '1', '2'].map((seed, i) => ({ seed, data: `copy-${i}` }));
    const texts: string[] = [];
    for (const one of [first, again, other]) {
      if (one === undefined) continue;
      cpSync(path.join(here.dir, 'data'), path.join(here.dir, one.data), { recursive: true });
      const at = ['--data', one.data];
      expect((await here.run('simulate', '--seed', one.seed, ...at)).code).toBe(0);
      const [json, csv] = [
        await here.run('results', '--json', ...at),
        await here.run('results', '--csv', ...at),
      ];
      expect([json.code, csv.code]).toEqual([0, 0]);
      await here.run('export', '--scripts', `scripts-${one.data}`, ...at);
      const scripts = readdirSync(path.join(here.dir, `scripts-${one.data}`)).sort();
      const acts = scripts.map((name) =>
        readFileSync(path.join(here.dir, `scripts-${one.data}`, name), 'utf8'),
      );
      texts.push([json.out, csv.out, ...acts].join('\n'));
    }
    expect(texts[1] === texts[0]).toBe(true);
    expect(texts[2] === texts[0]).toBe(false);
  }, 60_000);
});

describe('export --scripts', () => {
  test('is refused together with --public, and where the folder is a file', async () => {
    writeFileSync(path.join(here.dir, 'list.csv'), 'Name,Division\nAnn Lee,Women -60\n');
    await run('import', 'list.csv');
    expect(await run('export', '--scripts', '--public', 'x')).toMatchObject({ code: 2 });
    writeFileSync(path.join(here.dir, 'file'), '');
    const no = await run('export', '--scripts', 'file');
    expect(no).toMatchObject({ code: 2 });
    expect(no.err.trim().split('\n')).toHaveLength(1);
    mkdirSync(path.join(here.dir, 'there'));
    const none = await run('export', '--scripts', 'there');
    expect(none).toMatchObject({ code: 0 });
    expect(none.out).toContain('0 scripts written to there.');
  });
});

describe('serve', () => {
  test('takes no word but team, and that only with --demo', async () => {
    expect(await here.run('serve', 'team')).toMatchObject({ code: 2 });
    const no = await here.run('serve', '--demo', 'teams');
    expect(no).toMatchObject({ code: 2 });
    expect(no.err).toContain('"teams"');
  });
});
