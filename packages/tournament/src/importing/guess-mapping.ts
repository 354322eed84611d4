import { readDivision } from './division-text.ts';
import { type ImportField, type ImportMapping, isImportField } from './fields.ts';
import { guessByContent } from './guess-content.ts';
import { guessByHeaders } from './guess-headers.ts';
import { foldHeader, headerFields } from './header-words.ts';
import type { ListTable } from './table.ts';

/** Guesses our field for each header: by the header's words, or by the cells where there is none that we know. */
export const guessMapping = (table: ListTable): ImportMapping => {
  if (!table.hasHeader) return guessByContent(table);
  const byHeaders = guessByHeaders(table);
  const known = Object.values(byHeaders).filter((field) => field !== 'ignore').length;
  return known === 0 ? guessByContent(table) : byHeaders;
};

/** A mapping given by hand wins over the guess, header by header; unknown headers and fields are left out. */
export const withMapping = (
  table: ListTable,
  guess: ImportMapping,
  given: Readonly<Record<string, string>> | undefined,
): ImportMapping => {
  if (given === undefined) return guess;
  const chosen = new Map<string, ImportField>();
  for (const [header, field] of Object.entries(given)) {
    if (isImportField(field) && table.headers.includes(header)) chosen.set(header, field);
  }
  const handed = new Set<ImportField>([...chosen.values()].filter((field) => field !== 'ignore'));
  return Object.fromEntries(
    table.headers.map((header) => {
      const guessed = guess[header] ?? 'ignore';
      return [header, chosen.get(header) ?? (handed.has(guessed) ? 'ignore' : guessed)] as const;
    }),
  );
};

const has = (mapping: ImportMapping, ...fields: readonly ImportField[]): boolean =>
  Object.values(mapping).some((field) => fields.includes(field));

/** Gender alone makes no division: many other tables have it. With a body weight beside it, it does. */
const saysDivision = (mapping: ImportMapping): boolean =>
  has(mapping, 'division', 'ageGroup', 'weightClass', 'level', 'belt') ||
  (has(mapping, 'gender') && has(mapping, 'weight'));

const MATCHES =
  /\b(winner|loser|opponent|won by|gewinner|sieger|verlierer|gegner|ganador|perdedor|vencedor|vainqueur|perdant|vincitore|perdente|left|right|red|blue)\b/;

const quoted = (headers: readonly string[]): string =>
  headers
    .slice(0, 12)
    .map((header) => `"${header.slice(0, 40)}"`)
    .join(', ') + (headers.length > 12 ? ` and ${headers.length - 12} more` : '');

/**
 * A table of something else that happens to have a `Name` and a `Category`: no other column is known, one at least is
 * not, and no category says anything of a division. `null` where it may be an entry list.
 */
export const strangeTable = (table: ListTable, mapping: ImportMapping): string | null => {
  // A ranking has points, and is no entry list.
  const fields = Object.values(mapping).filter((field) => field !== 'ignore' && field !== 'points');
  const division = table.headers.findIndex((header) => mapping[header] === 'division');
  const isBare = fields.every((field) => field === 'fullName' || field === 'division');
  const hasOthers = table.headers.some((header) =>
    headerFields(header).every(({ field }) => field === 'points'),
  );
  if (!table.hasHeader || division < 0 || !isBare || !hasOthers) return null;
  const names = new Set(table.rows.map((row) => row.cells[division] ?? ''));
  if ([...names].some(saysSomething)) return null;
  const [first = ''] = names;
  return `This does not look like an entry list: no other of its columns is known, and "${first.slice(0, 40)}" says nothing of a division. Its columns are ${quoted(table.headers)}. If it is one, say by hand which columns hold the names and the divisions.`;
};

const saysSomething = (name: string): boolean => {
  const reading = readDivision(name);
  const { gender, level, weight, discipline, belts, ages, absolute, youth } = reading;
  const said = [gender, level, weight, discipline, ages.range, ages.word];
  return said.some((one) => one !== null) || belts.length > 0 || absolute || youth;
};

/** What keeps a list from being imported at all: sentences for the organiser. */
export const mappingProblems = (table: ListTable, mapping: ImportMapping): readonly string[] => {
  if (table.rows.length === 0) {
    return [
      table.headers.length === 0
        ? 'The file holds no row.'
        : `The file holds a header (${quoted(table.headers)}) and no row below it: there is nobody to import.`,
    ];
  }
  const problems: string[] = [];
  const columns = `Its columns are ${quoted(table.headers)}.`;
  if (table.headers.filter((header) => MATCHES.test(foldHeader(header))).length >= 2) {
    problems.push(`This looks like a list of matches or results, not of entries. ${columns}`);
  }
  if (!has(mapping, 'fullName', 'givenName', 'familyName')) {
    problems.push(
      problems.length === 0
        ? `No column holds the competitors' names. ${columns} Say which one does.`
        : "No column holds the competitors' names.",
    );
  }
  if (!saysDivision(mapping)) {
    const which = problems.length === 0 ? `${columns} Say which one does.` : '';
    problems.push(
      `No column holds the division, or a part of one (age group, level, weight class). ${which}`.trim(),
    );
  }
  return problems;
};
