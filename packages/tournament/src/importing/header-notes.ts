import type { ImportMapping } from './fields.ts';
import type { ListTable } from './table.ts';

const isFilled = (table: ListTable, header: string): boolean => {
  const column = table.headers.indexOf(header);
  return table.rows.some((row) => (row.cells[column] ?? '') !== '');
};

/** What an organiser should know of the header line: that there is none, or that a name stands in it twice. */
export const headerNotes = (table: ListTable, mapping: ImportMapping): readonly string[] => {
  if (!table.hasHeader)
    return ['No header line was found: the first line is read as an entry, too.'];
  return table.headers.flatMap((header) => {
    const first = header.replace(/ \(\d+\)$/, '');
    const isSecond = first !== header && table.headers.includes(first);
    if (!isSecond || mapping[header] !== 'ignore' || (mapping[first] ?? 'ignore') === 'ignore')
      return [];
    return isFilled(table, header)
      ? [`"${header}", another column called "${first}", is not read: say what it holds.`]
      : [];
  });
};
