import { type ImportMapping, isImportField } from './fields.ts';
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

/** What a mapping given by hand says in vain: headers that the list has not, fields that there are not. */
export const mappingNotes = (
  table: ListTable,
  given: Readonly<Record<string, string>> | undefined,
): readonly string[] =>
  Object.entries(given ?? {}).flatMap(([header, field]) => {
    if (!isImportField(field))
      return [`The mapping gives "${header}" the field "${field}": there is none.`];
    return table.headers.includes(header)
      ? []
      : [`The mapping names "${header}", which is no header of this list.`];
  });
