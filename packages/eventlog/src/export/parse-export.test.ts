import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../memory-store.ts';
import { sampleEnvelope, samplePerson } from '../testing/contract.ts';
import { sampleSource, storedSource } from '../testing/sample-export.ts';
import { formatExport } from './export-format.ts';
import { parseExport } from './parse-export.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const parse = (text: string) => parseExport(text, sha256);

/** Two people, four envelopes of two streams: seven lines and the closing one. */
async function example(): Promise<string> {
  const store = createMemoryStore(() => '2026-05-02T09:00:01.000Z');
  const enter = (n: number) =>
    sampleEnvelope(`c${n}`, { kind: 'entry', id: `e${n}` }, 0, {
      type: 'enter',
      ...{ entry: { personId: `p${n}` } },
    });
  const later = (n: number) => sampleEnvelope(`d${n}`, { kind: 'entry', id: `e${n}` }, 1);
  await store.appendWithPeople(
    't1',
    [enter(1), enter(2), later(1), later(2)],
    [samplePerson('p1'), samplePerson('p2')],
  );
  await store.erasePerson('t1', 'p2');
  const [people, envelopes] = [await store.all('t1'), await store.read('t1', 0)];
  return formatExport(
    { tournamentId: 't1', name: 'Cup', program: '0.1.0', people, envelopes },
    sha256,
  );
}

/** Changes lines and closes the file anew: only the content's own checks are left. */
async function resealed(change: (lines: string[]) => string[]): Promise<string> {
  const lines = change((await example()).trimEnd().split('\n').slice(0, -1));
  const content = `${lines.join('\n')}\n`;
  return `${content}${JSON.stringify({ sha256: sha256(content) })}\n`;
}

function swap(lines: string[], a: number, b: number): string[] {
  return lines.map((line, i) =>
    i === a ? (lines[b] ?? line) : i === b ? (lines[a] ?? line) : line,
  );
}

describe('export and parse', () => {
  it('gives back what was written, whatever the text in it', async () => {
    await fc.assert(
      fc.asyncProperty(sampleSource, async (drawn) => {
        const source = await storedSource(drawn);
        const text = formatExport(source, sha256);
        const parsed = parse(text);
        if (!parsed.ok) throw new Error(`${parsed.place}: ${parsed.message}`);
        expect(parsed.export.people).toEqual(source.people);
        expect(parsed.export.envelopes).toEqual(source.envelopes);
        expect(parsed.export.header).toMatchObject({
          name: source.name,
          head: source.envelopes.length,
        });
        expect(formatExport({ ...source, ...parsed.export }, sha256)).toBe(text);
      }),
    );
  });

  it('reads the example', async () => {
    expect(parse(await example())).toMatchObject({ ok: true });
    expect(parse(await resealed((lines) => lines))).toMatchObject({ ok: true });
  });
});

describe('a damaged export is refused with a place', () => {
  it('cut off after any character', async () => {
    const text = await example();
    for (let length = 0; length < text.length; length++) {
      const parsed = parse(text.slice(0, length));
      expect(parsed).toMatchObject({ ok: false });
      if (!parsed.ok) expect(parsed.place).toMatch(/^(file|line \d+)$/);
    }
  });

  it('with any bit of any byte flipped', async () => {
    const bytes = Buffer.from(await example(), 'utf8');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
        const damaged = Buffer.from(bytes);
        damaged.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
        const parsed = parse(damaged.toString('utf8'));
        expect(parsed).toMatchObject({ ok: false });
        if (!parsed.ok) expect(parsed.place).toMatch(/^line \d+$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('with two lines swapped, also when it was closed anew', async () => {
    const text = await example();
    const lines = text.trimEnd().split('\n');
    for (let a = 0; a < lines.length; a++) {
      for (let b = a + 1; b < lines.length; b++) {
        expect(parse(`${swap(lines, a, b).join('\n')}\n`).ok).toBe(false);
      }
    }
    expect(parse(await resealed((all) => swap(all, 3, 4)))).toEqual({
      ok: false,
      place: 'line 4',
      message: 'position 2 stands where 1 is expected',
    });
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(parse(text).ok).toBe(false);
      }),
    );
  });
});

describe('an export with a valid checksum is still checked line by line', () => {
  const change = (index: number, from: string | RegExp, to: string) => (lines: string[]) =>
    lines.map((line, i) => (i === index ? line.replace(from, to) : line));

  it.each<[string, string, (lines: string[]) => string[], RegExp]>([
    ['another format', 'line 1', change(0, 'export/1', 'export/2'), /export\/2/],
    ['a foreign file', 'line 1', () => ['{"hello":1}'], /not an exported tournament/],
    ['a header without head', 'line 1', change(0, '"head"', '"hea"'), /head/],
    ['heads that differ', 'line 1', change(0, '"head":4', '"head":5'), /position 5/],
    [
      'a newer form of envelopes',
      'line 1',
      change(0, /"envelopeForm":1/, '"envelopeForm":2'),
      /form/,
    ],
    ['a broken person', 'line 2', change(1, '"erased":false', '"erased":0'), /erased/],
    ['a person twice', 'line 3', change(2, '"p2"', '"p1"'), /twice/],
    ['a missing person', 'line 5', change(4, '"personId":"p2"', '"personId":"p7"'), /p7/],
    ['a broken envelope', 'line 5', change(4, '"device"', '"divice"'), /device/],
    ['another tournament', 'line 6', change(5, '"t1"', '"t2"'), /t2/],
    ['a gap of positions', 'line 6', change(5, '"position":3', '"position":4'), /position 4/],
    ['a gap of versions', 'line 6', change(5, '"version":2', '"version":3'), /version 3/],
    ['a command twice', 'line 6', change(5, '"d1"', '"c1"'), /twice/],
    ['a line too few', 'line 7', (lines) => lines.slice(0, -1), /1 lines/],
    ['a line too many', 'line 8', (lines) => [...lines, lines.at(-1) ?? ''], /more lines/],
    ['no JSON', 'line 4', change(3, '{', ''), /not JSON/],
    ['an empty line', 'line 4', change(3, /.*/, ''), /not JSON/],
    [
      'absurd nesting',
      'line 7',
      change(6, '"SampleHappened"', `"x","y":${'['.repeat(9e4)}${']'.repeat(9e4)}`),
      /deeply/,
    ],
  ])('%s', async (_name, place, damage, message) => {
    const parsed = parse(await resealed(damage));
    expect(parsed).toMatchObject({ ok: false, place });
    if (!parsed.ok) expect(parsed.message).toMatch(message);
  });

  it('takes unknown newer events and members', async () => {
    const text = await resealed(change(6, '"SampleHappened"', '"NewerThing","extra":{"a":1}'));
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(parsed.message);
    expect(parsed.export.envelopes.at(-1)?.events).toEqual([
      { type: 'NewerThing', extra: { a: 1 } },
    ]);
  });
});
