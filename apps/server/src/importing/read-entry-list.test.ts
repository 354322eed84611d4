import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { readEntryList } from './read-entry-list.ts';
import { importTemplate } from './template.ts';

const HEAD = 'Vorname;Nachname;Verein;Klasse';

const read = async (content: string | Uint8Array, name = 'list.csv') => {
  const result = await readEntryList(
    typeof content === 'string' ? Buffer.from(content, 'utf8') : content,
    name,
  );
  if (!result.ok) throw new Error(result.message);
  return { ...result, cells: result.table.rows.map((row) => row.cells) };
};

const refused = async (content: string | Uint8Array, name = 'list.csv') => {
  const result = await readEntryList(
    typeof content === 'string' ? Buffer.from(content, 'utf8') : content,
    name,
  );
  return result.ok ? null : result;
};

describe('encodings', () => {
  const row = ['Jürgen', 'Müller', 'São Vicente', '-91,0 kg'];
  const text = `${HEAD}\r\n${row.join(';')}\r\n`;

  it.each([
    ['utf-8', Buffer.from(text, 'utf8')],
    ['utf-8-bom', Buffer.from(`\uFEFF${text}`, 'utf8')],
    ['windows-1252', Buffer.from(text, 'latin1')],
    ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16be', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('%s', async (encoding, content) => {
    const list = await read(content);
    expect(list.file).toEqual({ name: 'list.csv', format: 'csv', encoding, separator: ';' });
    expect(list.table.headers[0]).toBe('Vorname');
    expect(list.cells).toEqual([row]);
  });

  it('windows-1252 with signs that Latin-1 has not', async () => {
    const content = Buffer.concat([
      Buffer.from(`${HEAD}\nZo`, 'latin1'),
      Buffer.from([0xeb]),
      Buffer.from(';O', 'latin1'),
      Buffer.from([0x92]),
      Buffer.from('Neil;', 'latin1'),
      Buffer.from([0x8e]),
      Buffer.from('ilina;-57\n', 'latin1'),
    ]);
    expect((await read(content)).cells).toEqual([['Zoë', 'O’Neil', 'Žilina', '-57']]);
  });

  it('windows-1250 by its letters', async () => {
    const content = Buffer.concat([
      Buffer.from(`${HEAD}\n`, 'latin1'),
      Buffer.from([0xa3]),
      Buffer.from('ukasz;Ma', 'latin1'),
      Buffer.from([0xb3]),
      Buffer.from('y;Klub;-57\n', 'latin1'),
    ]);
    expect((await read(content)).cells).toEqual([['Łukasz', 'Mały', 'Klub', '-57']]);
  });

  it('one line in another encoding is read and reported', async () => {
    const content = Buffer.concat([
      Buffer.from(`${HEAD}\nJürgen;Weiß;Blau;-91\nZoë;Groß;Rot;-57\n`, 'utf8'),
      Buffer.from('Uwe;Müller;Blau;-91\n', 'latin1'),
    ]);
    const list = await read(content);
    expect(list.cells.map((cells) => cells[1])).toEqual(['Weiß', 'Groß', 'Müller']);
    expect(list.notes.join()).toContain('Lines 4');
  });
});

describe('separators', () => {
  it.each([',', ';', '\t', '|'])('%j, with commas inside figures', async (separator) => {
    const cell = separator === ',' ? '"-91,0 kg"' : '-91,0 kg';
    const list = await read(
      `First name${separator}Last name${separator}Division\nAnn${separator}Berg${separator}${cell}\n`,
    );
    expect(list.file.separator).toBe(separator);
    expect(list.cells).toEqual([['Ann', 'Berg', '-91,0 kg']]);
  });

  it('is said by a first line', async () => {
    expect((await read('sep=|\nName|Division\nAnn;Berg|Men\n')).cells).toEqual([
      ['Ann;Berg', 'Men'],
    ]);
  });

  it('a title line above the header does not mislead', async () => {
    const list = await read(
      'Spring Open, Hall 3, registrations\n\nName;Club;Division\nBerg, Ann;Blue;-57,5 kg\n',
    );
    expect(list.table.headers).toEqual(['Name', 'Club', 'Division']);
  });

  it('quotes, line breaks and quotes inside a header', async () => {
    const list = await read(
      'Name,"The ""fee"" is paid",Division,Notes\n"Ann ""A"" Berg",yes,Men,"one\ntwo"\n',
    );
    expect(list.table.headers[1]).toBe('The "fee" is paid');
    expect(list.cells).toEqual([['Ann "A" Berg', 'yes', 'Men', 'one two']]);
  });
});

const cells = (...texts: readonly string[]) => texts.map((value) => ({ value }));
const workbook = async (): Promise<Buffer> =>
  writeXlsx([
    cells('Spring Open'),
    [],
    cells('First name', 'Last name', 'Birth date', 'Division', 'Weight'),
    [
      { value: 'Ann' },
      { value: 'Berg' },
      { type: Date, value: new Date(Date.UTC(2000, 4, 4)), format: 'dd/mm/yyyy' },
      { value: '-60 kg' },
      { value: 58.2 },
    ],
    [
      { value: 'Bo' },
      { value: '=1+1' },
      { value: 36526 },
      { type: 'Formula', value: '"a"&"b"' },
      { value: true },
    ],
  ]).toBuffer();

describe('XLSX', () => {
  it('gives dates as ISO, figures with a point and formulas as their last value', async () => {
    const list = await read(await workbook(), 'list.xlsx');
    expect(list.file).toEqual({
      name: 'list.xlsx',
      format: 'xlsx',
      encoding: null,
      separator: null,
    });
    expect(list.cells).toEqual([
      ['Ann', 'Berg', '2000-05-04', '-60 kg', '58.2'],
      ['Bo', '=1+1', '36526', '', 'yes'],
    ]);
  });

  it('takes the sheet that is an entry list and names the others', async () => {
    const content = await writeXlsx([
      { sheet: 'Notes', data: [cells('hello', 'there')] },
      { sheet: 'Entries', data: [cells('Name', 'Division'), cells('Ann Berg', 'Men')] },
    ]).toBuffer();
    const list = await read(content, 'list.xlsx');
    expect(list.table.headers).toEqual(['Name', 'Division']);
    expect(list.notes.join()).toContain('"Notes"');
  });

  it('says that a file is cut off, wherever the cut is', async () => {
    const content = await workbook();
    for (const part of [0.05, 0.3, 0.6, 0.9, 0.99]) {
      const result = await refused(
        content.subarray(0, Math.floor(content.length * part)),
        'list.xlsx',
      );
      expect(result?.message).toMatch(/cut off or damaged/);
    }
  });

  it('says that a file is damaged inside', async () => {
    const content = await workbook();
    content.fill(0x41, 60, 1500);
    expect((await refused(content, 'list.xlsx'))?.message).toMatch(/damaged/);
  });
});

describe('lines and quotes', () => {
  const rows = [
    ['Ann', 'Berg', 'Blue', 'Men'],
    ['Bo', 'Dahl', 'Blue', 'Men'],
    ['Cy', 'Ek', 'Red', 'Men'],
  ];
  const lines = [HEAD, ...rows.map((row) => row.join(';'))];

  it.each([
    ['\\r', '\r', '\r', '\r'],
    ['\\r, \\r\\n and \\n', '\r', '\r\n', '\n'],
    ['\\n and \\r', '\n', '\r', '\r'],
  ])('lines that end with %s', async (_, ...ends) => {
    const text = lines.map((line, index) => line + (ends[index] ?? '\n')).join('');
    expect((await read(text)).cells).toEqual(rows);
  });

  it('refuses a list in which a quotation mark swallows rows', async () => {
    const text = `${HEAD}\nAnn;"Berg;Blue;Men\nBo;Dahl;Blue;Men\nCy;"Ek";Red;Men\n`;
    expect((await refused(text))?.message).toMatch(/row 2 .* never closed/);
  });

  it('refuses a cell that is longer than any', async () => {
    const text = `${HEAD}\nAnn;Berg;Blue;Men\nBo;${'a b '.repeat(10_000)};Blue;Men\n`;
    expect((await refused(text))?.message).toMatch(/row 3 .* more than 32767 characters/);
  });
});

describe('files that are no list', () => {
  it.each([
    ['empty', new Uint8Array(), /is empty/],
    ['blank', '\n \n;;\n', /no filled cell/],
    ['old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old or password-protected Excel/],
    ['PDF', '%PDF-1.7 ...', /a PDF/],
    ['web page', '<!DOCTYPE html><table>', /web page/],
    ['picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 0, 0, 0, 13, 0, 6]), /no text/],
    [
      'other archive',
      Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
      /no XLSX workbook/,
    ],
    ['open quote', 'Name,Division\n"Ann,Men\nBo,Men\n', /row 2 .* never closed/],
  ])('%s', async (_, content, message) => {
    expect((await refused(content))?.message).toMatch(message);
  });

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('', 'PK\u0003\u0004', 'Name,Division\n'),
        async (tail, start) => {
          const result = await readEntryList(
            Buffer.concat([Buffer.from(start, 'latin1'), tail]),
            'x',
          );
          expect(typeof result.ok).toBe('boolean');
        },
      ),
    );
  });
});

it('gives a template of headers that the import knows', async () => {
  const list = await read(importTemplate(), 'template.csv');
  expect(list.table).toMatchObject({ hasHeader: true, rows: [] });
});
