import type { FormatPlan, FormatRow } from '@threecount/tournament';

/** What can be chosen in the table of formats, with the smallest and largest size for which it can. */
export const choices = [
  choice('shared', { format: 'single-elimination', thirdPlace: 'shared' }, 2),
  choice('fought', { format: 'single-elimination', thirdPlace: 'fought' }, 2),
  choice('no-third', { format: 'single-elimination', thirdPlace: 'none' }, 2),
  choice('double', { format: 'double-elimination' }, 3),
  choice('quarter-finals', { format: 'repechage', from: 'quarter-finals' }, 3),
  choice('finalists', { format: 'repechage', from: 'finalists' }, 3),
  choice('all', { format: 'repechage', from: 'all' }, 3),
  choice('robin', { format: 'round-robin', thirdPlace: 'shared' }, 3, 16),
  choice('pools-3-1', { format: 'pools', poolSize: 3, advance: 1, thirdPlace: 'shared' }, 4),
  choice('pools-4-2', { format: 'pools', poolSize: 4, advance: 2, thirdPlace: 'shared' }, 5),
  choice('pools-5-2', { format: 'pools', poolSize: 5, advance: 2, thirdPlace: 'shared' }, 6),
  choice('best', { format: 'best-of-three' }, 2, 2),
  choice('three', { format: 'bracket-of-three', rematch: 'fought' }, 3, 3),
  choice('three-no-rematch', { format: 'bracket-of-three', rematch: 'none' }, 3, 3),
] as const;

function choice<Id extends string>(
  id: Id,
  plan: FormatPlan,
  from: number,
  to: number = Number.POSITIVE_INFINITY,
) {
  return { id, plan, from, to };
}

type Choice = (typeof choices)[number];

/** The choice that a plan is; one that has no choice of its own counts as the nearest of its format. */
export function choiceOf(plan: FormatPlan): Choice['id'] {
  const same = choices.find((each) => JSON.stringify(each.plan) === JSON.stringify(plan));
  const near = choices.find((each) => each.plan.format === plan.format);
  return (same ?? near ?? choices[0]).id;
}

/** What fits all sizes of a row. */
export function choicesFor({ from, to }: FormatRow): readonly Choice[] {
  const last = to ?? Number.POSITIVE_INFINITY;
  return choices.filter((each) => each.from <= from && last <= each.to);
}

/** The first size of a row gets a row of its own. */
export function split(formats: readonly FormatRow[], index: number): readonly FormatRow[] {
  const row = formats[index];
  if (row === undefined || row.from === row.to) return formats;
  return formats.toSpliced(index, 1, { ...row, to: row.from }, { ...row, from: row.from + 1 });
}

/** A row takes the sizes of the next one; null where its format does not fit them. */
export function joined(formats: readonly FormatRow[], index: number): readonly FormatRow[] | null {
  const [row, next] = formats.slice(index, index + 2);
  if (row === undefined || next === undefined) return null;
  const both = { ...row, to: next.to };
  const fits = choicesFor(both).some(({ id }) => id === choiceOf(row.plan));
  return fits ? formats.toSpliced(index, 2, both) : null;
}
