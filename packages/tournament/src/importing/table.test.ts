import { describe, expect, it } from 'vitest';
import { headerSignature, listTable } from './table.ts';

const cells = (...lines: readonly string[]): string[][] => lines.map((line) => line.split('|'));

describe('finding the table in a list', () => {
  it('finds the header below a title and blank lines, and counts rows from it', () => {
    const table = listTable(
      cells('Spring Open 2026', '', 'First name|Last name|Club', '||', 'Ann|Berg|Blue'),
    );
    expect(table.headers).toEqual(['First name', 'Last name', 'Club']);
    expect(table.rows).toEqual([{ row: 2, cells: ['Ann', 'Berg', 'Blue'] }]);
  });

  it('names the columns of a list without header', () => {
    const table = listTable(cells('Ann|Berg|f|-57', 'Bo|Holm|m|-73'));
    expect(table).toMatchObject({
      hasHeader: false,
      headers: ['Column 1', 'Column 2', 'Column 3', 'Column 4'],
    });
    expect(table.rows).toHaveLength(2);
  });

  it('takes words above figures for a header in a language that it does not know', () => {
    const table = listTable(cells('Ainm|Meachan', 'Ann Berg|57', 'Bo Holm|73', 'Cy Dahl|66'));
    expect(table).toMatchObject({ hasHeader: true, headers: ['Ainm', 'Meachan'] });
  });

  it('keeps equal and empty headers apart and fills short rows', () => {
    const table = listTable(cells('Name|Club||Club', 'Ann|Blue', 'Bo|Red|x|y|z'));
    expect(table.headers).toEqual(['Name', 'Club', 'Column 3', 'Club (2)', 'Column 5']);
    expect(table.rows.map((row) => row.cells.length)).toEqual([5, 5]);
  });

  it('gives an empty table for nothing', () => {
    expect(listTable([])).toEqual({ headers: [], hasHeader: false, rows: [] });
    expect(listTable(cells('', '| '))).toMatchObject({ headers: [], rows: [] });
  });

  it('names headers of one kind the same', () => {
    expect(headerSignature(['First Name', 'Club '])).toBe(headerSignature(['first_name', 'club']));
    expect(headerSignature(['First Name', 'Club'])).not.toBe(
      headerSignature(['Club', 'First Name']),
    );
  });
});
