import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { readEntryList } from './importing/read-entry-list.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('CSV for spreadsheets', () => {
  it('has a mark, commas and CRLF', () => {
    expect(
      toCsv([
        ['a', 1, null, true],
        ['b,c', 'd"e', 'f\ng', ' h'],
      ]),
    ).toBe('\uFEFFa,1,,true\r\n"b,c","d""e","f\ng"," h"\r\n');
  });

  it.each(['=2+5', '@SUM(A1)', '-76 kg', '+100 kg', '\tx', '\rx'])('makes %j harmless', (text) => {
    const cell = toCsv([[text]])
      .slice(1)
      .replace(/^"/, '');
    expect(cell.startsWith("'")).toBe(true);
  });

  it('leaves figures as figures', () => {
    expect(toCsv([[-76, 3.5]])).toBe('\uFEFF-76,3.5\r\n');
  });

  it('comes back the same through our own import', async () => {
    const rows = [
      ['Name', 'Club', 'Division'],
      ["Þór O'Neil-da Costa", '=2+5', '-76 kg'],
      ['Ann Berg', '50/50 Club; "A & B"', '+100 kg'],
    ];
    const read = await readEntryList(bytes(toCsv(rows)), 'list.csv');
    expect(read).toMatchObject({
      ok: true,
      table: { headers: rows[0], rows: [{ cells: rows[1] }, { cells: rows[2] }] },
    });
  });

  it('begins no cell with a sign, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = toCsv([[text]])
          .slice(1)
          .replace(/^"/, '');
        expect(/^[=+\-@\t\r\n]/.test(cell) && cell !== '\r\n').toBe(false);
      }),
    );
  });
});
