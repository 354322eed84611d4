import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatExport, parseExport, type TournamentExport } from '@threecount/eventlog';
import { createServer } from '@threecount/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Place, place } from '../testing/run.ts';

type Envelope = TournamentExport['envelopes'][number];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Seconds by themselves; others may keep the machine busy. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let here: Place;
let whole: string;

/** Teams as the demo has them, played to the end, as one file. */
beforeAll(async () => {
  here = place();
  const dataDir = path.join(here.dir, 'data');
  const now = () => Date.UTC(2026, 4, 1, 12);
  const started = await createServer({ dataDir, webDir: null, now });
  if (!started.ok) throw new Error(started.message);
  await started.server.openDemo('team');
  await started.server.close();
  expect((await here.run('simulate', '--seed', 'lantern', '--data', 'data')).code).toBe(0);
  expect((await here.run('export', 'cup.threecount', '--data', 'data')).code).toBe(0);
  whole = readFileSync(path.join(here.dir, 'cup.threecount'), 'utf8');
});

afterAll(() => here.remove());

let folders = 0;

/** Restores a file that was tampered with into a folder of its own. */
async function restored(text: string) {
  folders += 1;
  const data = `folder-${folders}`;
  writeFileSync(path.join(here.dir, `${data}.threecount`), text);
  return { data, ...(await here.run('restore', `${data}.threecount`, '--data', data)) };
}

/** The file with its envelopes changed, and everything about it that a program checks made right again. */
function forged(change: (envelopes: readonly Envelope[]) => readonly Envelope[]): string {
  const parsed = parseExport(whole, sha256);
  if (!parsed.ok) throw new Error('the export cannot be read');
  const versions = new Map<string, number>();
  const envelopes = change(parsed.export.envelopes).map((envelope, i): Envelope => {
    const key = `${envelope.stream.kind} ${envelope.stream.id}`;
    const version = (versions.get(key) ?? 0) + 1;
    versions.set(key, version);
    return { ...envelope, position: i + 1, version };
  });
  const { header, people } = parsed.export;
  const { program } = header.versions;
  return formatExport({ ...header, program, people, envelopes }, sha256);
}

/** One envelope with an event of this type changed, by its place among them. */
const withEvent =
  (type: string, change: (event: Record<string, unknown>) => object) =>
  (envelopes: readonly Envelope[]): readonly Envelope[] => {
    const at = envelopes.findLastIndex(({ events }) => events.some((event) => event.type === type));
    expect(at).toBeGreaterThan(0);
    return envelopes.map((envelope, i) => {
      if (i !== at) return envelope;
      const events = envelope.events.map((event) =>
        event.type === type ? { ...event, ...change({ ...event }) } : event,
      );
      return { ...envelope, events };
    });
  };

const other = (team: unknown) => (team === 'a' ? 'b' : 'a');
const result = ({ result: given }: Record<string, unknown>) => given as Record<string, unknown>;

describe('verify, with team matches in the log', () => {
  test('finds nothing where nothing was changed', async () => {
    const { data, code } = await restored(forged((envelopes) => envelopes));
    expect(code).toBe(0);
    expect(await here.run('verify', '--data', data)).toMatchObject({ code: 0, err: '' });
  });

  test.each<[string, (envelopes: readonly Envelope[]) => readonly Envelope[]]>([
    [
      'the winner of a bout changed',
      withEvent('BoutConfirmed', (event) => ({
        result: { ...result(event), winner: other(result(event)['winner']) },
      })),
    ],
    [
      'a warning of a bout added',
      withEvent('BoutConfirmed', (event) => ({
        result: { ...result(event), warnings: { a: 7, b: 0 } },
      })),
    ],
    [
      'fighters left in a result changed',
      withEvent('ResultConfirmed', (event) => ({
        result: { ...result(event), points: { red: 4, blue: 4 } },
      })),
    ],
    [
      'a bout dropped',
      (envelopes) => {
        const at = envelopes.findIndex(({ action }) => action.type === 'confirm-bout');
        return envelopes.filter((_, i) => i !== at);
      },
    ],
    [
      'a call in a bout dropped',
      (envelopes) => {
        const bout = envelopes.findIndex(({ action }) => action.type === 'confirm-bout');
        return envelopes.filter((_, i) => i !== bout - 1);
      },
    ],
    [
      'the weight of a member dropped',
      (envelopes) => {
        const at = envelopes.findIndex(({ action }) => action.type === 'weigh-member');
        return envelopes.filter((_, i) => i !== at);
      },
    ],
  ])('finds %s', async (_, change) => {
    const { data, code } = await restored(forged(change));
    expect(code).toBe(0);
    const verified = await here.run('verify', '--data', data, '--json');
    expect(verified.code).toBe(1);
    const { ok, differences } = verified.json();
    expect(ok).toBe(false);
    expect(differences[0].position).toBeGreaterThan(1);
  });

  test('finds bytes that were changed in the database itself', async () => {
    const { data } = await restored(whole);
    const file = path.join(here.dir, data, 'threecount.sqlite');
    const bytes = readFileSync(file);
    const bout = bytes.indexOf('"type":"BoutConfirmed"');
    const body = bytes.lastIndexOf('"events":', bout);
    const winner = ['"winner":"a"', '"winner":"b"']
      .map((text) => bytes.indexOf(text, body))
      .filter((at) => at > 0)
      .sort((x, y) => x - y)[0];
    if (winner === undefined) throw new Error('no bout of the database has a winner');
    const at = winner + '"winner":"'.length;
    bytes.write(other(bytes.toString('latin1', at, at + 1)), at, 'latin1');
    writeFileSync(file, bytes);
    const { code, out } = await here.run('verify', '--data', data);
    expect(code).toBe(1);
    expect(out).toContain('BoutConfirmed');
    expect(out).toContain('it differs.');
  });

  test('a file with one byte changed is not restored, wherever that is', async () => {
    for (const share of [0.2, 0.4, 0.6, 0.8, 0.999]) {
      const at = Math.floor(whole.length * share);
      const changed = whole[at] === 'x' ? 'y' : 'x';
      const { code, err } = await restored(`${whole.slice(0, at)}${changed}${whole.slice(at + 1)}`);
      expect([share, code]).toEqual([share, 2]);
      expect(err.trimEnd()).not.toContain('\n');
    }
  });
});
