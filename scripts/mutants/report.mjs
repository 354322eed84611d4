import { excluded } from './walk.mjs';

const percent = (part, whole) => (whole === 0 ? '0.0' : ((100 * part) / whole).toFixed(1));

/** One line a book. */
export function bookLine({ book, tried, unnoticed, tests }) {
  const share = percent(unnoticed.length, tried);
  return `${book}: ${tried} mutants, ${unnoticed.length} noticed by nobody (${share} %), ${tests} tests`;
}

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

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

export const excludedText = () =>
  Object.entries(excluded)
    .map(([why, keys]) => `  ${why}: ${keys.join(', ')}`)
    .join('\n');
