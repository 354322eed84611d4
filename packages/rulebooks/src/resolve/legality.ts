import type { LegalityRules } from '../schema/legality.ts';
import { type Facts, holds, judge } from './holds.ts';
import type { LegalStanding, ResolvedLegality } from './resolved.ts';

/** The table's column for one division. Where a missing key leaves several columns, only what they agree on is ruled. */
export function resolveLegality(rules: LegalityRules, facts: Facts): ResolvedLegality {
  const sure = rules.columns.filter((column) => judge(column.when, facts) === true);
  const columns =
    sure.length > 0 ? sure : rules.columns.filter((c) => judge(c.when, facts) !== false);
  const ids = columns.map((column) => column.id);
  const techniques: Record<string, ResolvedLegality['techniques'][string]> = {};
  for (const row of rules.rows) {
    techniques[row.technique] = {
      legal: row.judged ? 'conditional' : standing(row, ids, holds(row.when, facts)),
      locked: row.locked,
      clause: row.clause,
      standing: row.standing,
    };
  }
  const { rows: _, columns: __, lowerRankBinds: ___, ...rest } = rules;
  return { ...rest, columns: ids, techniques };
}

function standing(
  row: LegalityRules['rows'][number],
  columns: readonly string[],
  applies: boolean,
): LegalStanding {
  if (row.locked) return 'illegal';
  if (columns.length === 0) return 'unlisted';
  const legalIn = columns.filter((id) => applies && row.legal.includes(id)).length;
  if (legalIn === columns.length) return 'legal';
  return legalIn === 0 ? 'illegal' : 'unlisted';
}
