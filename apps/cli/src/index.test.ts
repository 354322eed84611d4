import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from '@threecount/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Place, place } from './testing/run.ts';

let here: Place;

beforeEach(() => {
  here = place();
});

afterEach(() => here.remove());

const people = [
  'Ada;Quill;Harbour Team;1998-04-10;female;Women Expert -60 kg',
  'Bea;Stone;North Hall;1999-01-02;female;Women Expert -60 kg',
  'Cleo;Marsh;Harbour Team;1997-12-24;female;Women Expert -60 kg',
  'Dan;Field;Old Mill;1995-06-30;male;Men Novice -77 kg',
  'Edo;Brook;West End;1996-02-11;male;Men Novice -77 kg',
];
const header = 'First name;Last name;Club;Birth date;Gender;Division';

function write(name: string, content: string): string {
  writeFileSync(path.join(here.dir, name), content);
  return name;
}

const list = (rows = people, name = 'spring-cup.csv') => write(name, [header, ...rows].join('\n'));

describe('the day by commands', () => {
  test('import, draw, simulate, results, verify', async () => {
    const imported = await here.run('import', list(), '--json');
    expect(imported.code).toBe(0);
    expect(imported.json().preview.counts).toMatchObject({ imported: 5, refused: 0 });
    const drawn = await here.run('draw', '--seed', 'x', '--json');
    expect(drawn.json()).toMatchObject({ seedText: 'x', drawn: ['d1', 'd2'] });
    expect((await here.run('draw', '--verify')).code).toBe(0);
    const simulated = await here.run('simulate', '--seed', '1', '--json');
    expect(simulated.json().matches).toBeGreaterThan(3);
    expect((await here.run('simulate', '--seed', '1', '--json')).json().matches).toBe(0);
    const results = await here.run('results', '--json');
    for (const { podium } of results.json().divisions) expect(podium.kind).toBe('places');
    const verified = await here.run('verify', '--json');
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.json()).toMatchObject({ ok: true, differences: [] });
  });

  test('simulate says which matches it left out, and why', async () => {
    const kids = ['Ida,Kvist,Kids / -30 kg', 'Lars,Holm,Kids / -30 kg'];
    const file = write('kids.csv', ['First name,Last name,Division', ...kids].join('\n'));
    await here.run('import', file, '--rulebook', 'bjj-advantage');
    await here.run('draw', '--seed', 'x');
    const { code, out } = await here.run('simulate', '--seed', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/^1 match not played: division.*\n0 matches played/);
  });

  test('the same seeds give the same results to the byte, in another folder at another time', async () => {
    const other = place();
    try {
      const texts: string[] = [];
      for (const at of [here, other]) {
        writeFileSync(path.join(at.dir, 'list.csv'), [header, ...people].join('\n'));
        await at.run('import', 'list.csv');
        await at.run('draw', '--seed', 'x');
        await at.run('simulate', '--seed', '1');
        texts.push((await at.run('results', '--json')).out);
      }
      expect(texts[0]).toContain('"podium"');
      expect(texts[1]).toBe(texts[0]);
    } finally {
      other.remove();
    }
  });

  test('random seed texts are told, so that they can be given again', async () => {
    await here.run('import', list());
    const drawn = await here.run('draw');
    expect(drawn.out).toMatch(/2 divisions drawn\. Seed text: \S+/);
    const simulated = await here.run('simulate', '--json');
    expect(simulated.json().seedText).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/);
  });

  test('what people read is in tables', async () => {
    await here.run('import', list());
    await here.run('draw', '--seed', 'x');
    await here.run('simulate', '--seed', '1');
    const { out } = await here.run('results');
    expect(out).toMatch(/^division +place {2}competitor\n-+/);
    expect(out).toMatch(/Women Expert -60 kg +1 {2}\w+/);
    expect((await here.run('verify')).out).toMatch(/^\d+ envelopes derived again: the log agrees/);
    const csv = await here.run('results', '--csv');
    expect(csv.out.split('\r\n')[0]).toContain('Division,Kind,Place');
  });

  test('results --clubs ranks clubs by their medals', async () => {
    await here.run('import', list());
    await here.run('draw', '--seed', 'x');
    await here.run('simulate', '--seed', '1');
    const { out } = await here.run('results', '--clubs');
    expect(out).toMatch(/^all divisions: (\d+) of \1 divisions are over\nplace {2}club +points/);
    expect(out).toMatch(/\n +1 {2}\S.* (points|golds|silvers|bronzes|higher-belt|heavier-class)\n/);
    const { groups } = (await here.run('results', '--clubs', '--json')).json();
    expect(groups[0].rows[0]).toMatchObject({ place: 1 });
    const csv = await here.run('results', '--clubs', '--csv');
    expect(csv.out).toContain('Age group,Gender,Place,Club,Points');
  });
});

describe('import', () => {
  test('makes a trial tournament called after the file; again adds to it', async () => {
    await here.run('import', list(people.slice(0, 3)));
    const again = await here.run('import', list(people), '--json');
    expect(again.json().preview.counts).toMatchObject({ imported: 2, 'already-there': 3 });
    expect((await here.run('results', '--json')).json().tournament.name).toBe('spring cup');
  });

  test('--dry-run shows every row and does nothing', async () => {
    const dry = await here.run('import', list(), '--dry-run');
    expect(dry.out).toContain('Ada Quill');
    expect(dry.out).toContain('Nothing was imported');
    const { code, err } = await here.run('results');
    expect([code, err]).toEqual([2, expect.stringContaining('no tournament yet')]);
  });

  test('--name, --date, --rulebook are those of a new tournament', async () => {
    await here.run('import', list(), '--name', 'Autumn', '--date', '2026-10-03');
    const results = (await here.run('results', '--json')).json();
    expect(results.tournament).toMatchObject({ name: 'Autumn', date: '2026-10-03' });
    const unknown = await here.run('import', list(), '--name', 'B', '--rulebook', 'six');
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('five');
    const changed = await here.run('import', list(), '--rulebook', 'six');
    expect(changed.code).toBe(2);
  });

  test('refused rows are listed and fail nothing', async () => {
    const nameless = list([...people, ';;Club;1990-01-01;male;Men Novice -77 kg']);
    const { code, out } = await here.run('import', nameless);
    expect(code).toBe(0);
    expect(out).toMatch(/6 +Men Novice -77 kg +refused|refused/);
    expect(out).toContain('5 imported, 1 refused');
  });

  test('--template writes a list that can be filled in', async () => {
    expect((await here.run('import', '--template')).out).toContain('First name,Last name');
    expect((await here.run('import', '--template', 'mine.csv')).code).toBe(0);
    const template = readFileSync(path.join(here.dir, 'mine.csv'), 'utf8');
    const [first] = template.split('\r\n');
    const columns = (first ?? '').replace('\uFEFF', '').split(',');
    const row = columns.map((column) => {
      const filled: Record<string, string> = {
        'First name': 'Ada',
        'Last name': 'Quill',
        Division: 'Women Expert',
      };
      return filled[column] ?? '';
    });
    write('filled.csv', `${template}${row.join(',')}\r\n`);
    const { code, out } = await here.run('import', 'filled.csv', '--json');
    expect([code, JSON.parse(out).preview.counts.imported]).toEqual([0, 1]);
  });

  test('--mapping corrects the guess', async () => {
    const odd = write('odd.csv', [header.replace('Club', 'Wohin'), ...people].join('\n'));
    write('mapping.json', JSON.stringify({ Wohin: 'club' }));
    const { out } = await here.run('import', odd, '--mapping', 'mapping.json', '--json');
    expect(JSON.parse(out).preview.mapping.Wohin).toBe('club');
    write('bad.json', '["club"]');
    expect((await here.run('import', odd, '--mapping', 'bad.json')).code).toBe(2);
  });
});

describe('several tournaments', () => {
  test('one must be named, and those that are there are listed', async () => {
    await here.run('import', list(), '--name', 'Spring');
    const second = (await here.run('import', list(), '--name', 'Autumn', '--json')).json();
    const unnamed = await here.run('draw');
    expect(unnamed.code).toBe(2);
    expect(unnamed.err).toMatch(/--tournament.*Spring.*Autumn/);
    const wrong = await here.run('draw', '--tournament', 'nowhere');
    expect(wrong.err).toMatch(/nowhere.*Spring/);
    const { code } = await here.run('draw', '--tournament', second.tournamentId);
    expect(code).toBe(0);
  });
});

describe('export and restore', () => {
  test('move a tournament to another folder', async () => {
    await here.run('import', list());
    await here.run('draw', '--seed', 'x');
    expect((await here.run('export', 'cup.threecount')).code).toBe(0);
    const before = (await here.run('results', '--json')).out;
    const restored = await here.run('restore', 'cup.threecount', '--data', 'elsewhere', '--json');
    expect(restored.json().outcome).toBe('imported');
    expect((await here.run('results', '--json', '--data', 'elsewhere')).out).toBe(before);
  });

  test('a broken file is refused with one line and touches nothing', async () => {
    await here.run('import', list());
    await here.run('export', 'cup.threecount');
    const file = readFileSync(path.join(here.dir, 'cup.threecount'));
    writeFileSync(path.join(here.dir, 'cut.threecount'), file.subarray(0, file.length - 9));
    const { code, err } = await here.run('restore', 'cut.threecount', '--data', 'elsewhere');
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect((await here.run('results', '--data', 'elsewhere')).code).toBe(2);
  });
});

describe('bad use ends with 2 and one line', () => {
  test.each([
    [['bogus'], 'import'],
    [['draw', '--sed', 'x'], '--seed'],
    [['draw', '--seed'], '--seed'],
    [['import'], 'FILE'],
    [['export'], 'FILE'],
    [['export', 'a', 'b'], '"b"'],
    [['import', 'nowhere.csv'], 'nowhere.csv'],
    [['import', 'x.csv', '--divisions', 'rulebook'], 'later'],
    [['import', 'x.csv', '--divisions', 'none'], 'file'],
    [['draw'], 'threecount import'],
    [['serve', '--port', 'many'], '--port'],
    [['results', '--csv', '--json'], '--csv'],
    [['import', 'x.csv', '--date', '2026-02-30'], '--date'],
    [['serve', '--port', '0', '--host', '192.0.2.77'], '--host'],
  ])('%j', async (words, told) => {
    const { code, out, err } = await here.run(...words);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(told);
  });

  test('a damaged database is told with the newest copy of it', async () => {
    await here.run('import', list());
    const data = path.join(here.dir, 'threecount-data');
    writeFileSync(path.join(data, 'threecount.sqlite'), 'no database '.repeat(1000));
    const bare = await here.run('results');
    expect([bare.code, bare.err]).toEqual([2, expect.stringContaining('There is no copy')]);
    mkdirSync(path.join(data, 'backups'), { recursive: true });
    for (const day of ['01', '02'])
      writeFileSync(path.join(data, 'backups', `202605${day}T101500000Z-result.sqlite`), '');
    const { code, err } = await here.run('results');
    expect([code, err.trim().split('\n').length]).toEqual([2, 1]);
    expect(err).toContain('20260502T101500000Z-result.sqlite, the newest of 2');
  });

  test('a file that is no entry list is told so, and nothing is made of it', async () => {
    write('empty.csv', '');
    write('other.csv', 'a,b\n1,2\n');
    write('noise.xlsx', 'PK\u0003\u0004 and then nothing');
    for (const file of ['empty.csv', 'other.csv', 'noise.xlsx']) {
      const { code, err } = await here.run('import', file);
      expect([file, code]).toEqual([file, 2]);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(err).toContain(file);
    }
    expect((await here.run('results')).err).toContain('no tournament yet');
  });
});

test('help and version', async () => {
  const general = await here.run('--help');
  for (const name of ['serve', 'import', 'draw', 'simulate', 'results', 'verify', 'replay']) {
    expect(general.out).toContain(name);
  }
  expect(general.code).toBe(0);
  expect((await here.run('import', '--help')).out).toContain('--dry-run');
  expect((await here.run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect((await here.run()).code).toBe(2);
});

describe('the data folder', () => {
  test('is named by --data, else by THREECOUNT_DATA', async () => {
    const named = place({ THREECOUNT_DATA: path.join(here.dir, 'by-setting') });
    try {
      writeFileSync(path.join(named.dir, 'list.csv'), [header, ...people].join('\n'));
      expect((await named.run('import', 'list.csv')).code).toBe(0);
      expect((await here.run('draw', '--data', 'by-setting')).code).toBe(0);
    } finally {
      named.remove();
    }
  });

  test('of a running server is reached through that server', async () => {
    const dataDir = path.join(here.dir, 'served');
    await here.run('import', list(), '--data', 'served');
    const started = await createServer({ dataDir, webDir: null });
    if (!started.ok) throw new Error(started.message);
    try {
      await started.server.listen(0, '127.0.0.1');
      expect((await here.run('draw', '--seed', 'x', '--data', 'served')).code).toBe(0);
      const before = await started.server.app.inject({ url: '/api/tournaments' });
      expect(before.json()[0].counts.matches).toBeGreaterThan(0);
      const link = await here.run('serve', '--new-link', '--data', 'served');
      expect(link).toMatchObject({ code: 0, out: expect.stringContaining('/setup#') });
      const second = await here.run('serve', '--data', 'served');
      expect([second.code, second.err]).toEqual([2, expect.stringContaining('in use')]);
      expect((await here.run('export', 'x.threecount', '--data', 'served')).code).toBe(0);
      const restored = await here.run('restore', 'x.threecount', '--data', 'served', '--json');
      expect(restored.json().outcome).toBe('unchanged');
    } finally {
      await started.server.close();
    }
    expect((await here.run('verify', '--data', 'served')).code).toBe(0);
  });

  test('that another process holds without being a server is refused in one line', async () => {
    const started = await createServer({ dataDir: path.join(here.dir, 'held'), webDir: null });
    if (!started.ok) throw new Error(started.message);
    try {
      const { code, err } = await here.run('results', '--data', 'held');
      expect([code, err]).toEqual([2, expect.stringContaining('in use')]);
    } finally {
      await started.server.close();
    }
  });
});
