import type { DivisionColumn } from '../resolve/division-column.ts';
import type { LevelRule } from '../schema/divisions.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import type { Cited } from '../screen-rules.ts';
import {
  type Experience,
  type LevelTable,
  levelByExperience,
  levelTableFor,
} from './experience.ts';
import { ageGroupFor, bandFor } from './groups.ts';

/** What is known of a competitor at the entry; null: not known. */
export interface Entrant extends Experience {
  /** Whole years on the day that counts. */
  readonly age: number | null;
  readonly gender: string | null;
}

/** What speaks against an entry by the book. The organiser decides. */
export interface EntryFinding extends Cited {
  readonly code:
    | 'age-unlisted'
    | 'other-age-group'
    | 'gender'
    | 'other-level'
    | 'level-unlisted'
    /** The level is the book's, and the belt makes it doubtful. */
    | 'level-doubtful';
  readonly message: string;
  /** Where the book puts the competitor instead: ids of age groups, genders or levels; empty: nowhere. */
  readonly proposed: readonly string[];
}

/** What does not fit between a competitor and the division's column; empty: all that is known fits. */
export function entryFindings(
  book: Rulebook,
  column: DivisionColumn,
  entrant: Entrant,
): readonly EntryFinding[] {
  return [
    ...ageFindings(book, column, entrant),
    ...genderFindings(book, column, entrant),
    ...levelFindings(book, column, entrant),
  ];
}

const groupOf = (book: Rulebook, id: string | undefined) =>
  book.divisions.ageGroups.find((group) => group.id === id);

function ageFindings(
  book: Rulebook,
  { ageGroup, gender: offered }: DivisionColumn,
  { age, gender }: Entrant,
): readonly EntryFinding[] {
  const group = groupOf(book, ageGroup);
  const known = gender ?? offered;
  if (group === undefined || age === null || bandFor(group, age, known) !== undefined) return [];
  const other = known === undefined ? undefined : ageGroupFor(book, age, known);
  if (other === undefined) {
    const message = `Age ${age} does not belong in ${group.label}.`;
    const { clause, standing } = group;
    return [{ code: 'age-unlisted', message, proposed: [], clause, standing }];
  }
  const message = `Age ${age} belongs in ${other.label}, not in ${group.label}.`;
  const { id, clause, standing } = other;
  return [{ code: 'other-age-group', message, proposed: [id], clause, standing }];
}

function genderFindings(
  book: Rulebook,
  { ageGroup, gender: offered }: DivisionColumn,
  { gender }: Entrant,
): readonly EntryFinding[] {
  const group = groupOf(book, ageGroup);
  if (group === undefined || gender === null) return [];
  const { label, split, genders, clause, standing } = group;
  const mine = offered === undefined || split === 'mixed' || offered === gender;
  if (mine && genders.some((one) => one === gender)) return [];
  const proposed = genders.filter((one) => one === gender);
  const message =
    proposed.length === 0
      ? `The rulebook has no ${gender} ${label}.`
      : `${label} is split by gender: ${gender} competitors have a division of their own.`;
  return [{ code: 'gender', message, proposed, clause, standing }];
}

function levelFindings(
  book: Rulebook,
  column: DivisionColumn,
  entrant: Entrant,
): readonly EntryFinding[] {
  const { discipline, ageGroup, gender } = column;
  const table = levelTableFor(book, discipline, ageGroup, gender ?? entrant.gender ?? undefined);
  const entered = table?.levels.find(
    (level) => level.id === (table.namedBy === 'rank' ? column.rank : column.level),
  );
  // A level without months and belts is open to all.
  if (table === undefined || entered === undefined) return [];
  if (entered.fromMonths === undefined && entered.belts === undefined) return [];
  const placing = levelByExperience(table, entrant);
  switch (placing.kind) {
    case 'unknown':
      return doubtsAbout(table, entered, entrant);
    case 'unlisted': {
      const { id, label, clause, standing } = placing.proposed;
      const message = `No level of this age group lists a ${entrant.belt} belt; proposed: ${label}.`;
      return [{ code: 'level-unlisted', message, proposed: [id], clause, standing }];
    }
    case 'placed': {
      const [first] = placing.levels;
      if (first === undefined || placing.levels.some(({ id }) => id === entered.id))
        return doubtsAbout(table, entered, entrant);
      const names = placing.levels.map(({ label }) => label).join(' or ');
      const message = `${reasonOf(entrant)} the level is ${names}, not ${entered.label}.`;
      const proposed = placing.levels.map(({ id }) => id);
      const { clause, standing } = first;
      return [{ code: 'other-level', message, proposed, clause, standing }];
    }
  }
}

function doubtsAbout(
  { doubts = [], levels }: LevelTable,
  entered: LevelRule,
  entrant: Entrant,
): readonly EntryFinding[] {
  const { belt, months } = entrant;
  return doubts.flatMap(({ belts, fromMonths = 0, below, clause, standing }) => {
    const limit = levels.findIndex((level) => level.id === below);
    const isBelow = levels.indexOf(entered) < limit;
    const enough = fromMonths === 0 || (months !== null && months >= fromMonths);
    if (!isBelow || !enough || !belts.some((one) => one === belt)) return [];
    const message = `${reasonOf(entrant)} ${entered.label} is to be looked at: it is below ${levels[limit]?.label}.`;
    return [{ code: 'level-doubtful', message, proposed: [], clause, standing }];
  });
}

function reasonOf({ months, belt, otherBelt }: Entrant): string {
  const facts = [
    belt === null ? null : `a ${belt} belt`,
    typeof otherBelt === 'string' ? `a ${otherBelt} belt of another art` : null,
    months === null ? null : `${months} ${months === 1 ? 'month' : 'months'} of training`,
  ].filter((fact) => fact !== null);
  return `With ${facts.join(' and ')}`;
}
