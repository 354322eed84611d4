import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readEntryList } from './read-entry-list.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A ZIP file with these parts; `claim` is the size that its directory states instead of the true one. */
const zip = (parts: Readonly<Record<string, string>>, claim?: number): Buffer => {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [plain, title] = [Buffer.from(text), Buffer.from(name)];
    const packed = deflateRawSync(plain);
    const size = /sheet1/.test(name) ? (claim ?? plain.length) : plain.length;
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(typeof crc32 === 'function' ? crc32(plain) : 0, 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(size, 18);
    head.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, title, packed]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), head, where, title]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
};

const cell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

const workbook = (rows: string, claim?: number): Buffer =>
  zip(
    {
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1">${cell('A1', 'Name')}${cell('B1', 'Division')}</row><row r="2">${cell('A2', 'Ann Berg')}${cell('B2', 'Men')}</row>${rows}</sheetData></worksheet>`,
    },
    claim,
  );

describe('workbooks that would fill the memory', () => {
  it('opens a plain one, and one with empty cells far away', async () => {
    const far =
      '<row r="1048576" ht="12.8"><c r="A1048576" s="1"/><c r="XFD1048576" s="1"></c></row>';
    for (const rows of ['', far]) {
      const list = await readEntryList(workbook(rows), 'list.xlsx');
      expect(list.ok && list.table.rows.map((row) => row.cells)).toEqual([['Ann Berg', 'Men']]);
    }
  });

  it('names the filled cell that is too far away', async () => {
    const far = `<row r="1048576">${cell('XFD1048576', 'x')}</row>`;
    const list = await readEntryList(workbook(far), 'list.xlsx');
    expect(list.ok ? '' : list.message).toMatch(/"list.xlsx": A cell .* XFD1048576/);
  });

  it('refuses what unpacks to more than it states', async () => {
    const long = `<row r="3">${cell('A3', 'A'.repeat(5_000_000))}</row>`;
    const list = await readEntryList(workbook(long, 1000), 'list.xlsx');
    expect(list.ok ? '' : list.message).toMatch(/damaged/);
  });

  it('refuses what unpacks to more than any list', async () => {
    const long = `<row r="3">${cell('A3', 'A'.repeat(130_000_000))}</row>`;
    const list = await readEntryList(workbook(long), 'list.xlsx');
    expect(list.ok ? '' : list.message).toMatch(/too large/);
  });
});
