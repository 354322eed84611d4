import { submissions } from '../codes.ts';
import type { HandicapExpected, HandicapRow } from '../lookup/handicap.ts';
import { kindByTable } from '../resolve/kind-by-table.ts';
import { divisionCodes } from '../resolve/option-durations.ts';
import type { OptionRule } from '../schema/options.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import type { Standing } from '../screen-rules.ts';
import { standingAt } from './standing-at.ts';
import { teamViews } from './team-views.ts';

/** A table of techniques as an organiser edits it. */
export interface TechniqueTable {
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly {
    readonly technique: string;
    /** Columns in which the book takes it as legal. */
    readonly legal: readonly string[];
    /** Forbidden by the text itself: no table may allow it. */
    readonly locked: boolean;
    /** Null where the book has no row for it. */
    readonly clause: string | null;
    readonly standing: Standing;
  }[];
}

/** What can be put in for an option. */
export type OptionForm =
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'number'; readonly none: string; readonly unit: 'seconds' | 'minutes' }
  /** A number of the book's own, from `from` to `to`, both included; `byDefault`: the book's, null where it has none. */
  | {
      readonly kind: 'amount';
      readonly from: number;
      readonly to: number;
      readonly whole: boolean;
      readonly byDefault: number | null;
    }
  /** Seconds of a count that an official keeps. */
  | { readonly kind: 'count'; readonly seconds: number }
  /** Seconds by division: codes of the book joined by `/`. */
  | { readonly kind: 'durations'; readonly codes: readonly string[] }
  /** `changes`: what is given changes single rows; else it takes the place of the table. */
  | {
      readonly kind: 'legality';
      readonly values: readonly string[];
      readonly changes: boolean;
      readonly table: TechniqueTable;
    }
  | {
      readonly kind: 'technical-fouls';
      readonly fouls: readonly { readonly code: string; readonly label: string }[];
      /** Those that are technical without the organiser's word. */
      readonly technical: readonly string[];
    }
  | {
      readonly kind: 'handicap';
      readonly ranks: readonly string[];
      readonly rows: readonly HandicapRow[];
      /** What a table is expected to say; null: nothing. */
      readonly expected: HandicapExpected | null;
    }
  /** Weight classes by discipline, age group and gender, each of which may be left out. */
  | {
      readonly kind: 'weight-lists';
      /** The disciplines that a list may be for; empty: a list is for all of them. */
      readonly disciplines: readonly string[];
    }
  /** Words for gestures that the book does not give, by their ids. */
  | {
      readonly kind: 'gestures';
      readonly gestures: readonly { readonly id: string; readonly label: string }[];
    };

/** A choice that a book leaves to the organiser, for a form. */
export interface OptionView {
  readonly name: string;
  readonly label: string;
  readonly clauses: readonly string[];
  /** How firm the value is that holds without a choice. */
  readonly standing: Standing;
  readonly form: OptionForm;
  /** `teams`: it bears on matches of two teams; null: on any match, or on the whole tournament. */
  readonly group: 'teams' | null;
}

/** The choices that a book leaves to the organiser and that change something here, in the book's order. */
export function optionViews(book: Rulebook): readonly OptionView[] {
  return [
    ...book.options.map((rule) => viewOf(book, rule)),
    ...teamViews(book),
    ...weightViews(book),
    ...countViews(book),
    ...promptViews(book),
    ...gestureViews(book),
  ];
}

function viewOf(book: Rulebook, rule: OptionRule): OptionView {
  const { name, label, clauses } = rule;
  const group = isOfTeams(rule) ? 'teams' : null;
  return {
    name,
    label,
    clauses,
    standing: standingOf(book, rule),
    form: formOf(book, rule),
    group,
  };
}

/** Whether all that an option changes are rules of matches of two teams. */
function isOfTeams(rule: OptionRule): boolean {
  if (rule.kind === 'handicap') return true;
  if (rule.kind !== 'choice') return false;
  const patches = rule.values.flatMap((one) => one.patches);
  return patches.length > 0 && patches.every(({ path }) => path[0] === 'team');
}

function standingOf({ match }: Rulebook, rule: OptionRule): Standing {
  switch (rule.kind) {
    case 'choice': {
      const [patch] = rule.values.flatMap(({ patches }) => patches);
      return patch === undefined ? 'default' : standingAt(match, patch.path);
    }
    case 'number':
    case 'handicap':
      return standingAt(match, rule.path);
    case 'legality':
      return match.legality.standing;
    case 'durations':
    case 'technical-fouls':
      return 'default';
  }
}

function formOf(book: Rulebook, rule: OptionRule): OptionForm {
  const { fouls, team } = book.match;
  switch (rule.kind) {
    case 'choice':
      return { kind: 'choice', values: rule.values.map(({ value }) => value) };
    case 'number':
      return {
        kind: 'number',
        none: rule.none,
        unit: rule.unitMs === 1_000 ? 'seconds' : 'minutes',
      };
    case 'durations':
      return { kind: 'durations', codes: divisionCodes(book) };
    case 'legality': {
      const changes = rule.changes === true;
      const values = rule.values.map(({ value }) => value);
      return { kind: 'legality', values, changes, table: techniqueTable(book, changes) };
    }
    case 'technical-fouls': {
      const isTechnical = ({ code }: { readonly code: string }) =>
        kindByTable(fouls, code) === 'technical';
      return {
        kind: 'technical-fouls',
        fouls: fouls.fouls.map(({ code, label }) => ({ code, label })),
        technical: fouls.fouls.filter(isTechnical).map(({ code }) => code),
      };
    }
    case 'handicap': {
      const { rows, expected = null } = team?.handicap ?? { rows: null };
      return { kind: 'handicap', ranks: book.divisions.ranks, rows: rows ?? [], expected };
    }
  }
}

/** @param known only the rows that the book has; else all techniques */
export function techniqueTable({ match }: Rulebook, known = true): TechniqueTable {
  const { columns, rows, standing } = match.legality;
  const codes = known ? rows.map((row) => row.technique) : submissions;
  return {
    columns: columns.map(({ id, label }) => ({ id, label })),
    rows: [...new Set(codes)].map((technique) => {
      const row = rows.find((one) => one.technique === technique);
      if (row === undefined) return { technique, legal: [], locked: false, clause: null, standing };
      return {
        technique,
        legal: row.legal,
        locked: row.locked,
        clause: row.clause,
        standing: row.standing,
      };
    }),
  };
}

/** Weight classes that the organiser enters, where the text has none. */
function weightViews({ divisions }: Rulebook): readonly OptionView[] {
  const { entered } = divisions.weights;
  if (entered === undefined) return [];
  const { option: name, label = name, clause, oneForAllDisciplines } = entered;
  const disciplines = oneForAllDisciplines ? [] : divisions.disciplines;
  const form = { kind: 'weight-lists', disciplines } as const;
  return [{ name, label, clauses: [clause], standing: 'default', form, group: null }];
}

/** Counts of officials whose seconds the organiser may set. */
const countViews = ({ guide }: Rulebook): readonly OptionView[] =>
  guide.flatMap((item): OptionView[] => {
    if (item.kind !== 'procedure' || item.count === undefined || item.option === undefined)
      return [];
    const { label, option: name, clause, standing, count } = item;
    const form = { kind: 'count', seconds: count.ms / 1_000 } as const;
    return [{ name, label, clauses: [clause], standing, form, group: null }];
  });

/** What is asked at the table, and can be switched off. */
function promptViews({ match }: Rulebook): readonly OptionView[] {
  const { prompt } = match.scoring.advantages ?? {};
  if (prompt === undefined) return [];
  const { option: name, label, clause, standing } = prompt;
  const form = { kind: 'choice', values: ['on', 'off'] } as const;
  return [{ name, label, clauses: [clause], standing, form, group: null }];
}

/** Gestures that the book does not give, for the organiser's own words. */
function gestureViews({ guide }: Rulebook): readonly OptionView[] {
  const open = guide.filter((item) => item.kind === 'gesture' && !item.given);
  const names = [...new Set(open.flatMap(({ option }) => option ?? []))];
  return names.map((name) => {
    const own = open.filter(({ option }) => option === name);
    const about = guide.find((item) => item.kind === 'policy' && item.option === name);
    return {
      name,
      label: about?.label ?? name,
      clauses: [...new Set(own.map(({ clause }) => clause))],
      standing: 'default',
      form: { kind: 'gestures', gestures: own.map(({ id, label }) => ({ id, label })) },
      group: null,
    };
  });
}
