import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listBody, listCsv } from '../testing/lists.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});

afterEach(() => server.remove());

const importNew = (csv: string, more: object = {}) =>
  server.send('POST', '/api/imports', { ...listBody(csv), commandId: 'c1', ...more });

describe('an import into a new tournament', () => {
  test('makes a trial tournament under five, called after the file', async () => {
    const { status, body } = await importNew(listCsv(4));
    expect(status).toBe(200);
    expect(body.preview.counts).toMatchObject({ imported: 4, refused: 0 });
    const { body: made } = await server.send('GET', `/api/tournaments/${body.tournamentId}`);
    expect(made).toMatchObject({
      name: 'spring cup',
      date: null,
      published: false,
      rulebook: { id: 'five' },
      counts: { competitors: 4, entries: 4, divisions: 1 },
    });
  });

  test('sent twice makes one', async () => {
    const [first, second] = await Promise.all([importNew(listCsv(4)), importNew(listCsv(4))]);
    expect(second.body).toEqual(first.body);
    expect((await server.send('GET', '/api/tournaments')).body).toHaveLength(1);
  });

  test('dry: says what would be done and does nothing', async () => {
    const { body } = await importNew(listCsv(4), { dryRun: true });
    expect(body).toMatchObject({ tournamentId: null, preview: { counts: { imported: 4 } } });
    expect((await server.send('GET', '/api/tournaments')).body).toEqual([]);
  });

  test('says where months of training belong to another level of the book', async () => {
    const head = 'Name,Division,Experience (months)';
    const csv = `${head}\nAda Ampel,Adult Women No-Gi Novice,72\nBea Bell,Adult Women No-Gi Novice,20\n`;
    const { body } = await importNew(csv, { dryRun: true });
    expect(body.preview.rows.map((row: { notes: string[] }) => row.notes)).toEqual([
      ['With 72 months of training the level is Expert, not Novice. (FIVE-LVL-10)'],
      [],
    ]);
  });

  test('of a file that is no list leaves nothing behind', async () => {
    for (const csv of ['', 'a,b\n1,2', '\u0000\u0001\u0002']) {
      const { status, body } = await importNew(csv);
      expect(status).toBe(400);
      expect(body.message).not.toBe('');
    }
    expect((await server.send('GET', '/api/tournaments')).body).toEqual([]);
  });

  test('under a book that we do not have is refused, with those that we have', async () => {
    const { status, body } = await importNew(listCsv(2), { rulebook: 'six' });
    expect([status, body.code]).toEqual([400, 'unknown-rulebook']);
    expect(body.valid).toContain('five');
  });
});

describe('an import into a tournament that is there', () => {
  let t: string;

  beforeEach(async () => {
    t = (await importNew(listCsv(4))).body.tournamentId;
  });

  const again = (csv: string, commandId: string) =>
    server.send('POST', `/api/tournaments/${t}/import`, { ...listBody(csv), commandId });

  test('of the same file changes nothing', async () => {
    const before = (await server.send('GET', `/api/tournaments/${t}`)).body;
    const { body } = await again(listCsv(4), 'c2');
    expect(body.counts).toMatchObject({ imported: 0, 'already-there': 4 });
    expect((await server.send('GET', `/api/tournaments/${t}`)).body).toEqual(before);
  });

  test('of a longer list adds the new ones', async () => {
    expect((await again(listCsv(6), 'c2')).body.counts).toMatchObject({
      imported: 2,
      'already-there': 4,
    });
    expect((await server.send('GET', `/api/tournaments/${t}/entries`)).body).toHaveLength(6);
  });

  test('two at once are taken one after the other', async () => {
    await Promise.all([again(listCsv(6), 'c2'), again(listCsv(8), 'c3'), again(listCsv(8), 'c4')]);
    expect((await server.send('GET', `/api/tournaments/${t}/entries`)).body).toHaveLength(8);
  });

  test('a preview changes nothing', async () => {
    const preview = await server.send('POST', `/api/tournaments/${t}/import-preview`, {
      ...listBody(listCsv(8)),
    });
    expect(preview.body.rows).toHaveLength(8);
    expect((await server.send('GET', `/api/tournaments/${t}/entries`)).body).toHaveLength(4);
  });

  test('a mapping corrected by hand is kept for the next list of the kind', async () => {
    const odd = listCsv(6).replace('Club', 'Wohin');
    const mapped = { ...listBody(odd), mapping: { Wohin: 'club' } };
    const first = await server.send('POST', `/api/tournaments/${t}/import`, {
      ...mapped,
      commandId: 'c2',
    });
    expect(first.body.mapping['Wohin']).toBe('club');
    const preview = await server.send('POST', `/api/tournaments/${t}/import-preview`, {
      ...listBody(odd),
    });
    expect(preview.body.mapping['Wohin']).toBe('club');
  });
});

test('no public page shows a birth date or a contact', async () => {
  const { body } = await importNew(listCsv(4));
  const base = `/api/tournaments/${body.tournamentId}`;
  for (const url of ['', '/entries', '/divisions', '/divisions/d1', '/results', '/mats']) {
    const { status, text } = await server.send('GET', base + url, undefined, 'nobody');
    expect(status).toBe(200);
    expect(text).not.toContain('1998');
  }
});
