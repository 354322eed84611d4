import type { LegalityRules } from '../schema/legality.ts';
import type { Cited } from '../screen-rules.ts';
import { type Facts, holds, judge } from './holds.ts';
import type { LegalStanding, ResolvedLegality, ResolvedTechniques } from './resolved.ts';

/**
 * The table's column for one division. Where a missing key leaves several columns, only what they agree on is ruled.
 * `belts`: those of red and blue, for a book that judges each side by its own.
 */
export function resolveLegality(
  rules: LegalityRules,
  facts: Facts,
  belts: readonly (string | undefined)[] = [],
): ResolvedLegality {
  const { rows: _, columns: __, lowerRankBinds: ___, unclearIs: ____, ...rest } = rules;
  const techniques = techniquesFor(rules, facts);
  const [red, blue] = [0, 1].map((i) =>
    techniquesFor(rules, { ...facts, ownRank: belts[i] ?? facts.rank }),
  );
  const both = { ...rest, columns: columnsFor(rules, facts), techniques };
  const apart = red && blue && (differ(red, techniques) || differ(blue, techniques));
  return apart ? { ...both, bySide: { red, blue } } : both;
}

/** Columns that hold for sure, or else those that may. */
function columnsFor(rules: LegalityRules, facts: Facts): readonly string[] {
  const sure = rules.columns.filter((column) => judge(column.when, facts) === true);
  const columns =
    sure.length > 0 ? sure : rules.columns.filter((c) => judge(c.when, facts) !== false);
  return columns.map((column) => column.id);
}

function techniquesFor(rules: LegalityRules, facts: Facts): ResolvedTechniques {
  const columns = columnsFor(rules, facts);
  const techniques: Record<string, ResolvedTechniques[string]> = {};
  for (const row of rules.rows) {
    const { locked, submission } = row;
    techniques[row.technique] = {
      legal: row.judged ? 'conditional' : standing(rules, row, columns, holds(row.when, facts)),
      locked,
      ...(submission === undefined ? {} : { submission }),
      ...citeOf(row, columns),
    };
  }
  return techniques;
}

/** The clause that speaks of all the columns of the division, or else that of the row. */
function citeOf(row: LegalityRules['rows'][number], columns: readonly string[]): Cited {
  const own = row.cites?.find(
    (cite) => columns.length > 0 && columns.every((id) => cite.columns.includes(id)),
  );
  const { clause, standing } = own ?? row;
  return { clause, standing };
}

function differ(one: ResolvedTechniques, other: ResolvedTechniques): boolean {
  return Object.entries(one).some(([technique, row]) => other[technique]?.legal !== row.legal);
}

function standing(
  rules: LegalityRules,
  row: LegalityRules['rows'][number],
  columns: readonly string[],
  applies: boolean,
): LegalStanding {
  if (row.locked) return 'illegal';
  const legalIn = columns.filter((id) => applies && row.legal.includes(id)).length;
  if (columns.length > 0 && legalIn === columns.length) return 'legal';
  if (columns.length > 0 && legalIn === 0) return 'illegal';
  return rules.unclearIs ?? 'unlisted';
}
