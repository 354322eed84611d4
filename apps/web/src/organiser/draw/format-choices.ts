import { type FormatPlan, type FormatRow, planProblem } from '@threecount/tournament';

/** What can be chosen in the table of formats; pools and round robins have fields of their own besides. */
export const choices = [
  choice('shared', { format: 'single-elimination', thirdPlace: 'shared' }),
  choice('fought', { format: 'single-elimination', thirdPlace: 'fought' }),
  choice('no-third', { format: 'single-elimination', thirdPlace: 'none' }),
  choice('double', { format: 'double-elimination' }),
  choice('quarter-finals', { format: 'repechage', from: 'quarter-finals' }),
  choice('finalists', { format: 'repechage', from: 'finalists' }),
  choice('all', { format: 'repechage', from: 'all' }),
  choice('robin', { format: 'round-robin', thirdPlace: 'shared' }),
  choice('pools', { format: 'pools', poolSize: 4, advance: 2, thirdPlace: 'shared' }),
  choice('best', { format: 'best-of-three' }),
  choice('three', { format: 'bracket-of-three', rematch: 'fought' }),
  choice('three-no-rematch', { format: 'bracket-of-three', rematch: 'none' }),
] as const;

function choice<Id extends string>(id: Id, plan: FormatPlan) {
  return { id, plan };
}

type Choice = (typeof choices)[number];
export type ChoiceId = Choice['id'];

/** Numbers of entries, inclusive; null: any number. */
export type Sizes = Pick<FormatRow, 'from' | 'to'>;

/** The choice that a plan is, whatever stands in its further fields. */
export function choiceOf(plan: FormatPlan): ChoiceId | 'alone' {
  switch (plan.format) {
    case 'alone':
      return 'alone';
    case 'pools':
      return 'pools';
    case 'round-robin':
      return 'robin';
    default: {
      const same = choices.find((each) => JSON.stringify(each.plan) === JSON.stringify(plan));
      return same?.id ?? 'shared';
    }
  }
}

/** The plan of a choice for these sizes: pools small enough that there are two. */
export function planFor(id: ChoiceId, { from }: Sizes): FormatPlan {
  const { plan } = choices.find((each) => each.id === id) ?? choices[0];
  if (plan.format !== 'pools') return plan;
  return from > plan.poolSize ? plan : { ...plan, poolSize: 3, advance: 1 };
}

const end = (to: number | null): number => to ?? Number.POSITIVE_INFINITY;

const fits = (plan: FormatPlan, { from, to }: Sizes): boolean =>
  planProblem(plan, { from, to: end(to) }) === null;

/** What fits all sizes of a row. */
export function choicesFor(row: Sizes): readonly ChoiceId[] {
  return choices.filter(({ id }) => fits(planFor(id, row), row)).map(({ id }) => id);
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
  return fits(row.plan, both) ? formats.toSpliced(index, 2, both) : null;
}

/**
 * A row ends at another size: those after it begin behind that, rows without a size left go. Where nothing follows, the
 * other sizes get a row with the same format. Whether the formats then fit is for the server to say.
 * @param to null: the row has no upper end
 */
export function withEnd(
  formats: readonly FormatRow[],
  index: number,
  to: number | null,
): readonly FormatRow[] {
  const row = formats[index];
  if (row === undefined || row.to === to) return formats;
  const before = formats.slice(0, index);
  const changed = { ...row, to };
  if (to === null) return [...before, changed];
  const after = formats.slice(index + 1).filter((each) => end(each.to) > to);
  const [next, ...later] = after;
  const behind = { from: to + 1, to: next?.to ?? null, plan: next?.plan ?? row.plan };
  return [...before, changed, behind, ...later];
}
