import { ageOn } from './age.ts';
import { completeDivision, composeDivision, type DivisionParts } from './compose-division.ts';
import { readBirth } from './dates.ts';
import type { ImportField } from './fields.ts';
import { cellOf, type ListFacts } from './list-facts.ts';
import { type PersonName, splitName } from './person-name.ts';
import { readPoints } from './points.ts';
import { isUnknownStanding, reasonOfApproval, reasonOfWeighIn } from './standing.ts';
import type { ListRow } from './table.ts';
import { foldText, shorten } from './text.ts';
import { readTraining } from './training.ts';
import type { RefusedRow, RowReading } from './types.ts';
import { readWeight } from './weights.ts';
import { genderOf } from './words.ts';

/** Longest name and other text that is kept (characters). */
const LONGEST = 200;
const TOTAL =
  /^(grand total|sub ?total|total|totals|summe|gesamt|insgesamt|anzahl|somme|nombre|suma|totale|somma|razem|lacznie|totaal|antal|antall|sum|count|yhteensa|celkem|osszesen)\b/;

const nameOf = (facts: ListFacts, cell: (field: ImportField) => string): PersonName => {
  const full = cell('fullName');
  const given = [cell('givenName'), cell('middleName')].filter((part) => part !== '').join(' ');
  const family = cell('familyName');
  if (given !== '' || family !== '') return { givenName: given, familyName: family };
  return full === '' ? { givenName: '', familyName: '' } : splitName(full, facts.familyFirst);
};

const partsOf = (cell: (field: ImportField) => string): DivisionParts => ({
  discipline: cell('discipline'),
  gender: cell('gender'),
  ageGroup: cell('ageGroup'),
  level: cell('level'),
  belt: cell('belt'),
  weightClass: cell('weightClass'),
});

const divisionOf = (facts: ListFacts, cell: (field: ImportField) => string): string => {
  const named = cell('division');
  if (named !== '') return completeDivision(named, partsOf(cell), facts.missing);
  return facts.columns.has('division') ? '' : composeDivision(partsOf(cell));
};

const bornOf = (
  facts: ListFacts,
  cell: (field: ImportField) => string,
  notes: string[],
): string | null => {
  const text = cell('birthDate') || cell('birthYear');
  const reading = readBirth(text, facts.dateOrder, Number(facts.ageDay.slice(0, 4)));
  if (reading.kind === 'none') return null;
  if (reading.kind === 'bad') {
    notes.push(`Birth date "${shorten(text, 40)}" is no date: left out.`);
    return null;
  }
  const age = ageOn(reading.born, facts.ageDay);
  if (age < 3 || age > 90) {
    notes.push(`Birth date "${shorten(text, 40)}" gives the age ${age}: left out, please check.`);
    return null;
  }
  if (reading.swapped)
    notes.push(`Birth date "${text}" only fits as ${reading.born}: please check.`);
  return reading.born;
};

const seedOf = (text: string, notes: string[]): number | null => {
  const figure = text.replace(/[.,]0+$/, '').replace(/^#/, '');
  if (figure === '' || /^[-–.?/]+$/.test(figure) || Number(figure) === 0) return null;
  if (/^\d{1,4}$/.test(figure)) return Number(figure);
  notes.push(`Seed "${shorten(text, 40)}" is no place: taken as unseeded.`);
  return null;
};

const pointsOf = (text: string, notes: string[]): number | null => {
  const reading = readPoints(text);
  if (reading.kind === 'bad') notes.push(`Points "${shorten(text, 40)}" are no number: left out.`);
  return reading.kind === 'points' ? reading.points : null;
};

const weightOf = (facts: ListFacts, text: string, notes: string[]): number | null => {
  const reading = readWeight(text, facts.weightUnit);
  if (reading.kind === 'bad')
    notes.push(`Weight "${shorten(text, 40)}" is no body weight: left out.`);
  return reading.kind === 'weight' ? reading.kg : null;
};

const monthsOf = (facts: ListFacts, text: string, notes: string[]): number | null => {
  const reading = readTraining(text, facts.trainingUnit);
  if (reading.kind === 'bad')
    notes.push(`Experience "${shorten(text, 40)}" is no length in months or years: left out.`);
  return reading.kind === 'months' ? reading.months : null;
};

const textOf = (text: string, what: string, notes: string[]): string => {
  if (text.length <= LONGEST) return text;
  notes.push(`${what} is longer than ${LONGEST} characters: shortened.`);
  return shorten(text, LONGEST);
};

const headerOf = (facts: ListFacts, ...fields: readonly ImportField[]): string => {
  for (const field of fields) {
    const column = facts.columns.get(field)?.[0];
    if (column !== undefined) return facts.headers[column] ?? '';
  }
  return '';
};

/** Where several columns were given one meaning and differ, only the first is read. */
const unreadCells = (facts: ListFacts, row: ListRow): readonly string[] => {
  const notes: string[] = [];
  for (const columns of facts.columns.values()) {
    if (columns.length < 2) continue;
    const filled = columns.filter((column) => row.cells[column] !== '');
    const [first, ...others] = filled;
    for (const other of others) {
      if (first === undefined || row.cells[other] === row.cells[first]) continue;
      notes.push(
        `"${shorten(row.cells[other] ?? '', 60)}" under "${facts.headers[other]}" is not read: "${facts.headers[first]}" holds the same field.`,
      );
    }
  }
  return notes;
};

/** Why a row cannot be an entry; null: it can. */
const refusal = (
  facts: ListFacts,
  row: ListRow,
  name: string,
  division: string,
): Pick<RefusedRow, 'column' | 'reason'> | null => {
  const nameColumn = headerOf(facts, 'fullName', 'familyName', 'givenName');
  const filled = row.cells.filter((cell) => cell !== '');
  if (
    filled.length > 1 &&
    row.cells.every((cell, column) => cell === '' || cell === facts.headers[column])
  ) {
    return { column: nameColumn, reason: 'The header line again, not an entry.' };
  }
  const [first = '', ...others] = filled;
  if (TOTAL.test(foldText(first)) && others.every((cell) => /^[\d.,\s]+$/.test(cell))) {
    return { column: nameColumn, reason: 'A line of totals, not an entry.' };
  }
  if (!/\p{L}/u.test(name))
    return {
      column: nameColumn,
      reason: name === '' ? 'No name.' : 'The name holds no letter.',
    };
  const divisionColumn = headerOf(
    facts,
    'division',
    'weightClass',
    'ageGroup',
    'level',
    'belt',
    'gender',
  );
  if (division === '') return { column: divisionColumn, reason: 'No division.' };
  if (division.length > LONGEST) {
    return {
      column: divisionColumn,
      reason: `The division's name is longer than ${LONGEST} characters.`,
    };
  }
  return null;
};

const standingOf = (facts: ListFacts, cell: (field: ImportField) => string, notes: string[]) => {
  const approval = reasonOfApproval(cell('approved'));
  const weighIn = reasonOfWeighIn(cell('weighIn'), facts.madeWeight);
  const unknown = (field: 'approved' | 'weighIn') =>
    notes.push(
      `"${shorten(cell(field), 40)}" under "${headerOf(facts, field)}" is no word that we know: it does not keep the entry out of the draw.`,
    );
  if (approval === null && isUnknownStanding(cell('approved'))) unknown('approved');
  if (weighIn === null && isUnknownStanding(cell('weighIn'))) unknown('weighIn');
  if (approval !== null && weighIn !== null) notes.push('Also: not approved in the list.');
  return weighIn ?? approval;
};

/** Reads one row. Only what keeps it from being an entry refuses it; all else is a note. */
export const readRow = (facts: ListFacts, row: ListRow): RowReading => {
  const cell = (field: ImportField): string => {
    const text = cellOf(facts.columns, row, field);
    return field === 'gender' ? (facts.genderLetters.get(foldText(text)) ?? text) : text;
  };
  const name = nameOf(facts, cell);
  const division = divisionOf(facts, cell);
  const shown = `${name.givenName} ${name.familyName}`.trim();
  const refused = refusal(facts, row, shown, division);
  if (refused !== null) {
    return {
      ok: false,
      row: row.row,
      name: shorten(shown, LONGEST),
      club: shorten(cell('club'), LONGEST),
      division: shorten(division, LONGEST),
      ...refused,
    };
  }
  const notes = [...unreadCells(facts, row)];
  const born = bornOf(facts, cell, notes);
  const genderText = cell('gender');
  const gender = genderOf(genderText);
  if (genderText !== '' && gender === null)
    notes.push(`Gender "${shorten(genderText, 40)}" is not known.`);
  const age = cell('age');
  return {
    ok: true,
    row: row.row,
    givenName: textOf(name.givenName, 'The given name', notes),
    familyName: textOf(name.familyName, 'The family name', notes),
    club: textOf(cell('club'), 'The club', notes),
    team: textOf(cell('team'), 'The team', notes),
    country: textOf(cell('country'), 'The country', notes),
    born,
    age: born === null ? (/^\d{1,2}$/.test(age) ? Number(age) : null) : ageOn(born, facts.ageDay),
    gender,
    email: textOf(cell('email'), 'The mail address', notes),
    phone: textOf(cell('phone'), 'The phone number', notes),
    externalId: textOf(cell('personId'), 'The id', notes),
    division,
    discipline: cell('discipline'),
    seed: seedOf(cell('seed'), notes),
    points: pointsOf(cell('points'), notes),
    belt: cell('belt'),
    rank: textOf(cell('belt') || cell('level') || cell('grade'), 'The rank', notes),
    months: monthsOf(facts, cell('experience'), notes),
    weightKg: weightOf(facts, cell('weight'), notes),
    notDrawn: standingOf(facts, cell, notes),
    notes,
  };
};
