import type { TeamMemberView, TeamSheetRules, TeamView } from '@threecount/tournament';
import { kgOf } from '../../parts/teams/kg.ts';
import {
  emptyRow,
  isEmpty,
  type RowField,
  type RowProblem,
  type TypedRow,
} from '../../parts/teams/rows.ts';
import { beltList, t } from '../../parts/teams/words.ts';
import type { ApiError } from '../../ui/api.ts';

/** A place of a team as the organiser types it. */
export interface DraftRow extends TypedRow {
  /** Of somebody who is in the tournament; null: found or made by name. */
  readonly personId: string | null;
  /** Somebody else than the one of this name who is here already. */
  readonly namesake: boolean;
}

/** Somebody of the tournament who may be put into a team. */
export interface KnownPerson {
  readonly personId: string;
  readonly name: string;
  /** Name and club: what tells two of one name apart. */
  readonly label: string;
}

const weightText = (kg: number | null): string => (kg === null ? '' : String(kg));

const rowOf = (
  { personId, name, rank, weightKg, injured }: TeamMemberView,
  substitute: boolean,
): DraftRow => ({
  personId,
  name,
  rank,
  weight: weightText(weightKg),
  injured,
  namesake: false,
  substitute,
});

/** The places of a team as they are stored, and the ones that are free; those of the bench come last. */
export function rowsOf(
  rules: TeamSheetRules,
  { members, substitutes }: Pick<TeamView, 'members' | 'substitutes'>,
): readonly DraftRow[] {
  const free = (places: number, substitute: boolean): readonly DraftRow[] => {
    const empty = { ...emptyRow(rules), personId: null, namesake: false, substitute };
    return Array.from({ length: Math.max(0, places) }, () => empty);
  };
  return [
    ...members.map((member) => rowOf(member, false)),
    ...free(rules.size - members.length, false),
    ...substitutes.map((member) => rowOf(member, true)),
    ...free((rules.substitutes?.most ?? 0) - substitutes.length, true),
  ];
}

/** A row after something was typed; another name is another person, save one that is chosen from the list. */
export function typedInto(
  row: DraftRow,
  change: Partial<DraftRow>,
  known: readonly KnownPerson[],
): DraftRow {
  if (change.name === undefined) return { ...row, ...change };
  const text = change.name;
  const chosen = known.find(({ label }) => label === text);
  if (chosen !== undefined) {
    return { ...row, name: chosen.name, personId: chosen.personId, namesake: false };
  }
  return { ...row, name: text, personId: text === row.name ? row.personId : null, namesake: false };
}

/** What is sent of the rows: of weights that were not touched, those that stand there now. */
export function membersBody(
  rules: TeamSheetRules,
  rows: readonly DraftRow[],
  first: readonly DraftRow[],
  { members, substitutes }: Pick<TeamView, 'members' | 'substitutes'>,
) {
  const stored = [...members, ...substitutes];
  const filled = rows.filter((row) => !isEmpty(row, rules));
  return filled.map((row) => {
    const { personId, name, rank, namesake, substitute } = row;
    const before = first.find((one) => one.personId !== null && one.personId === personId);
    const now = stored.find((one) => one.personId === personId);
    const untouched = before !== undefined && before.weight === row.weight;
    return {
      personId: namesake ? null : personId,
      name: name.trim(),
      namesake,
      substitute,
      rank,
      weightKg: untouched && now !== undefined ? now.weightKg : kgOf(row.weight),
    };
  });
}

/** The rows in which something stands. */
export const filledRows = (rules: TeamSheetRules, rows: readonly DraftRow[]): readonly number[] =>
  rows.flatMap((row, at) => (isEmpty(row, rules) ? [] : [at]));

const fields: Readonly<Record<string, RowField>> = {
  name: 'name',
  rank: 'rank',
  weightKg: 'weight',
};

/** The row and field that a refusal of the server is about; null where it is about none. */
export function refusedAt(
  error: ApiError | null,
  filled: readonly number[],
): { readonly row: number; readonly problem: RowProblem } | null {
  const found = /^body\.members\.(\d+)\.(\w+)$/u.exec(error?.place ?? '');
  const row = filled[Number(found?.[1] ?? -1)];
  const field = fields[found?.[2] ?? ''];
  if (error === null || row === undefined || field === undefined) return null;
  const valid = error.valid.length === 0 ? '' : ` ${t('valid', { valid: beltList(error.valid) })}`;
  return { row, problem: { field, text: error.message + valid } };
}

/** Refusals after which somebody may be another person of the same name. */
export const mayBeNamesake = (error: ApiError | null): boolean =>
  error !== null && ['same-name', 'same-person', 'in-another-team'].includes(error.code);
