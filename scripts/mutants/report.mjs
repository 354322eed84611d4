import { excluded, firstCounts, partOf } from './walk.mjs';

const percent = (part, whole) => (whole === 0 ? '0.0' : ((100 * part) / whole).toFixed(1));

/** How many of the mutants of a book's part nobody noticed. */
export function figure({ tried, unnoticed }, part) {
  const missed = unnoticed.filter((mutant) => partOf(mutant.path.split('.')) === part).length;
  return `${missed} of ${tried[part]} mutants noticed by nobody (${percent(missed, tried[part])} %)`;
}

/** One line for each part of a book. */
export const bookLine = (result) =>
  `${result.book}: rules: ${figure(result, 'rules')}; guide: ${figure(result, 'guide')}; ${result.tests} tests`;

/** The mutants that nobody noticed, by the place in a book that they share. */
export function unnoticedText({ unnoticed }) {
  const sorts = Map.groupBy
    ? Map.groupBy(unnoticed, (mutant) => mutant.sort)
    : groupBy(unnoticed, (mutant) => mutant.sort);
  const lines = [];
  for (const [sort, mutants] of sorts) {
    lines.push(`  ${sort} (${mutants.length})`);
    for (const { path, what, clause } of mutants)
      lines.push(`    ${path}: ${what}${clause === null ? '' : ` [${clause}]`}`);
  }
  return lines.join('\n');
}

/** Clauses that stand behind values, none of which is held by a test that names the clause. */
export function unheldText({ byOwn }) {
  const unheld = Object.keys(byOwn).filter((clause) => !byOwn[clause]);
  const of = `${unheld.length} of ${Object.keys(byOwn).length} clauses with values`;
  return `  ${of} are not held by a test that names them: ${unheld.sort().join(', ') || 'none'}`;
}

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

export const excludedText = () =>
  [
    ...Object.entries(excluded).map(([why, keys]) => `  ${why}: ${keys.join(', ')}`),
    `  order of two neighbours whose conditions can never hold together: ${[...firstCounts].join(', ')}`,
    '  order of two neighbours that only hold together where one before them does: durations',
    '  whether a ladder counts all fouls or each group, where those that lead to it are of one group: counts',
    '  order of two neighbouring tables that no group has both of: levels',
    '  order of a comparison of points and a question that is put only while nobody has any: steps, verdict',
    '  cells that no column decides (locked, judged), or whose row never holds in their column: legal',
  ].join('\n');
