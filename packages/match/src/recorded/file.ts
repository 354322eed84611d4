import { books, findBook } from '@threecount/rulebooks';
import { anyRules } from './any-rules.ts';
import { checkRecorded } from './check.ts';
import type { RecordedReport } from './report.ts';
import { pointValues } from './values.ts';

export type CheckedRecord =
  | { readonly ok: true; readonly report: RecordedReport }
  | { readonly ok: false; readonly message: string };

/**
 * Checks a file of recorded scores. `cells`: its rows, the first of them the headers. `book`: the id of the rulebook under
 * which the matches were fought; null: any amounts of points are taken. Refused is an unknown book, and a file whose
 * headers are none of those that we know.
 */
export function checkRecordedFile(
  cells: readonly (readonly string[])[],
  book: string | null,
): CheckedRecord {
  const known = book === null ? undefined : findBook(book);
  if (book !== null && !known) {
    const valid = books.map(({ id }) => id).join(', ');
    return { ok: false, message: `there is no rulebook ${book}; valid: ${valid}` };
  }
  const report = checkRecorded(
    cells,
    known ? pointValues(known) : null,
    known ? anyRules(known) : null,
  );
  if (report) return { ok: true, report };
  return { ok: false, message: 'its headers are those of no record of scores that we know' };
}
