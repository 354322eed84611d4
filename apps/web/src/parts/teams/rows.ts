import {
  bodyKg,
  type CompositionRules,
  checkTeam,
  type TeamChange,
  type TeamCheck,
  type TeamFinding,
  type TeamMember,
  tellFinding,
} from '@threecount/match';
import type { TeamSheetRules } from '@threecount/tournament';
import { kgOf } from './kg.ts';
import { beltList, beltWords, numberText, t } from './words.ts';

/** One place of a team as it is typed. */
export interface TypedRow {
  readonly name: string;
  /** A belt's code; empty: none is chosen. */
  readonly rank: string;
  /** As typed. */
  readonly weight: string;
  readonly injured: boolean;
  /** Takes the place of somebody who is hurt; these come after the places of the team. */
  readonly substitute: boolean;
}

export type RowField = 'name' | 'rank' | 'weight';

/** What is wrong at one field of a row. */
export interface RowProblem {
  readonly field: RowField;
  readonly text: string;
  /** Only that something is not there yet: said once the row is left. */
  readonly missing?: true;
}

/** The check of what is typed, by the rows in which it stands. */
export interface RowsCheck {
  readonly check: TeamCheck;
  /** How many rows hold something. */
  readonly filled: number;
  /** By row: what it brings to the sum; null: nothing yet. */
  readonly shares: readonly (number | null)[];
  /** By row. */
  readonly problems: readonly (readonly RowProblem[])[];
  /** About the team as a whole. */
  readonly general: readonly string[];
  /** By row of the team: the single changes of it that would make the team legal, in words. */
  readonly changes: readonly { readonly row: number; readonly texts: readonly string[] }[];
}

/** An empty place; in an event for one belt it has that belt already. */
export const emptyRow = ({ rank }: Pick<TeamSheetRules, 'rank'>): TypedRow => ({
  name: '',
  rank: rank ?? '',
  weight: '',
  injured: false,
  substitute: false,
});

/** As many rows as a team has places, and those of its bench. */
export const emptyRows = (rules: TeamSheetRules): readonly TypedRow[] => [
  ...Array.from({ length: rules.size }, () => emptyRow(rules)),
  ...Array.from({ length: rules.substitutes?.most ?? 0 }, () => ({
    ...emptyRow(rules),
    substitute: true,
  })),
];

/** A row in which nothing is typed counts for nobody. */
export const isEmpty = (row: TypedRow, { rank }: Pick<TeamSheetRules, 'rank'>): boolean =>
  row.name.trim() === '' && row.weight.trim() === '' && (row.rank === '' || row.rank === rank);

function memberOf(row: TypedRow, place: number): TeamMember {
  const kg = kgOf(row.weight);
  const name = row.name.trim();
  return {
    // Two who have no name yet are two.
    ...(name === '' ? { id: `row ${place}` } : {}),
    name: name === '' ? t('place', { n: place + 1 }) : name,
    rank: row.rank === '' ? null : row.rank,
    weightKg: Number.isNaN(kg) ? null : kg,
    injured: row.injured,
  };
}

/** Checks rows as they are typed; empty ones are left out. */
export function checkRows(
  rules: TeamSheetRules,
  name: string,
  rows: readonly TypedRow[],
): RowsCheck {
  const filled = rows.flatMap((row, at) => (isEmpty(row, rules) ? [] : [at]));
  const all = filled.map((at) => memberOf(rows[at] ?? emptyRow(rules), at));
  const isBench = (i: number): boolean => rows[filled[i] ?? -1]?.substitute === true;
  const members = all.filter((_, i) => !isBench(i));
  const substitutes = all.filter((_, i) => isBench(i));
  const check = checkTeam(rules, { name, members, substitutes, rank: rules.rank });
  const problems = rows.map((row): RowProblem[] => {
    const isNumber = !Number.isNaN(kgOf(row.weight));
    return isNumber
      ? []
      : [{ field: 'weight', text: t('row.weight-text', { text: row.weight.trim() }) }];
  });
  const general: string[] = [];
  for (const finding of check.findings) {
    const place = placeOf(finding);
    const row = place === null ? undefined : filled[place];
    const problem = place === null ? null : rowProblem(rules, finding);
    if (row === undefined || problem === null) general.push(generalText(finding));
    else if (problems[row]?.some(({ field }) => field === problem.field) === false)
      problems[row]?.push(problem);
  }
  const shareOf = (at: number): number | null =>
    check.members[filled.indexOf(at)]?.contributes ?? null;
  return {
    check,
    filled: filled.length,
    shares: rows.map((_, at) => shareOf(at)),
    problems,
    general,
    changes: changesByRow(check).map(({ row, texts }) => ({ row: filled[row] ?? row, texts })),
  };
}

/** What is wrong with the team as a whole, in words. */
export const generalText = (finding: TeamFinding): string =>
  finding.code === 'no-table' ? t('no-table') : tellFinding(finding);

function placeOf(finding: TeamFinding): number | null {
  if ('place' in finding) return finding.place;
  return finding.code === 'same-person' ? (finding.places.at(-1) ?? null) : null;
}

/** What is wrong at one place, with what could stand there; null for what is about the whole team. */
export function rowProblem(rules: CompositionRules, finding: TeamFinding): RowProblem | null {
  const { rows } = rules.handicap;
  switch (finding.code) {
    case 'same-person':
      return { field: 'name', text: t('row.same-person', { name: finding.name }) };
    case 'rank-missing':
      return { field: 'rank', text: t('row.rank-missing'), missing: true };
    case 'rank-unknown':
      return { field: 'rank', text: beltProblem('row.rank-unknown', finding.rank, finding.valid) };
    case 'rank-differs':
      return { field: 'rank', text: t('row.rank-differs', { wanted: beltWords(finding.wanted) }) };
    case 'rank-not-in-table': {
      const inTable = rules.allowedRanks.filter((rank) => rows?.some((row) => row.rank === rank));
      return { field: 'rank', text: beltProblem('row.rank-not-in-table', finding.rank, inTable) };
    }
    case 'weight-missing':
      return { field: 'weight', text: t('row.weight-missing'), missing: true };
    case 'weight-impossible':
      return { field: 'weight', text: impossible(finding.kg) };
    case 'weight-not-in-table':
      return {
        field: 'weight',
        text: t('row.weight-not-in-table', { kg: numberText(finding.kg) }),
      };
    default:
      return null;
  }
}

const beltProblem = (
  key: 'row.rank-unknown' | 'row.rank-not-in-table',
  rank: string,
  valid: readonly string[],
): string => t(key, { rank: beltWords(rank), valid: beltList(valid) });

/** Why this is no weight of a person, and what is one. */
export const impossible = (kg: number): string =>
  t('row.weight-impossible', { kg: numberText(kg), ...bodyKg });

/** The single changes that would make a team legal, by the place that they are of. */
export function changesByRow({ changes }: Pick<TeamCheck, 'changes'>): readonly {
  readonly row: number;
  readonly texts: readonly string[];
}[] {
  const rows = [...new Set(changes.map(({ place }) => place))];
  return rows.map((row) => {
    const own = changes.filter(({ place }) => place === row);
    const ranks = own.flatMap((one) => (one.kind === 'rank' ? [one.rank] : []));
    const texts = own.flatMap((one) => changeText(one) ?? []);
    const belts = ranks.length === 0 ? [] : [t('change.rank', { ranks: beltList(ranks) })];
    return { row, texts: [...texts, ...belts] };
  });
}

/** One change in words; null for another belt: these are told together. */
function changeText(change: TeamChange): string | null {
  switch (change.kind) {
    case 'weight':
      return t('change.weight', { kg: numberText(change.atMostKg) });
    case 'score':
      return t('change.score', { score: numberText(change.atMost) });
    case 'substitute':
      return t('change.substitute', { name: change.by });
    case 'drop':
      return t('change.drop');
    case 'rank':
      return null;
  }
}
