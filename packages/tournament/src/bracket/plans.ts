import type { FormatPlan, FormatRow } from '../types/entities.ts';

/** Larger ones would have a competitor fight more often than a day allows. */
const largestPool = 16;

interface Sizes {
  readonly from: number;
  /** Infinity: any number. */
  readonly to: number;
}

/** The numbers of entries for which a format can be drawn. */
function sizesOf(plan: FormatPlan): Sizes {
  const any = Number.POSITIVE_INFINITY;
  switch (plan.format) {
    case 'alone':
      return { from: 1, to: 1 };
    case 'best-of-three':
      return { from: 2, to: 2 };
    case 'bracket-of-three':
      return { from: 3, to: 3 };
    case 'single-elimination':
      return { from: 2, to: any };
    case 'repechage':
    case 'double-elimination':
      return { from: 3, to: any };
    case 'round-robin':
      return { from: 3, to: largestPool };
    case 'pools':
      return { from: plan.poolSize + 1, to: any };
  }
}

/** What is wrong with the numbers of a format, in a sentence, whatever it is drawn for; null when nothing is. */
export function planNumbersProblem(plan: FormatPlan): string | null {
  if (plan.format !== 'pools') return null;
  const { poolSize, advance } = plan;
  if (!Number.isInteger(poolSize) || poolSize < 3 || poolSize > largestPool) {
    return `A pool is for 3 to ${largestPool} entries.`;
  }
  if (!Number.isInteger(advance) || advance < 1 || advance >= poolSize) {
    return 'From a pool at least one goes on, and at least one does not.';
  }
  return null;
}

/** Why a format can not be drawn for these numbers of entries (inclusive), in a sentence; null when it can. */
export function planProblem(plan: FormatPlan, { from, to }: Sizes): string | null {
  const numbers = planNumbersProblem(plan);
  if (numbers !== null) return numbers;
  const sizes = sizesOf(plan);
  if (from >= sizes.from && to <= sizes.to) return null;
  return `${sentenceNames[plan.format]} is for ${sizeWords(sizes)}.`;
}

const sentenceNames: Readonly<Record<FormatPlan['format'], string>> = {
  alone: 'A division without a match',
  'best-of-three': 'A best of three',
  'bracket-of-three': 'A bracket of three',
  'single-elimination': 'A single elimination',
  repechage: 'A repechage',
  'double-elimination': 'A double elimination',
  'round-robin': 'A round robin',
  pools: 'A knock-out after pools of this size',
};

function sizeWords({ from, to }: Sizes): string {
  if (from === to) return from === 1 ? 'one entry' : `${from} entries`;
  return to === Number.POSITIVE_INFINITY ? `${from} or more entries` : `${from} to ${to} entries`;
}

/** What is wrong with a table of formats by size, in a sentence; null when it covers each size from 2 once. */
export function tableProblem(formats: readonly FormatRow[]): string | null {
  let due: number | null = 2;
  for (const { from, to, plan } of formats) {
    if (due === null) return 'No row can follow one without an upper end.';
    if (from !== due) return `The row for ${due} entries is missing.`;
    if (to !== null && (!Number.isInteger(to) || to < from)) {
      return `The row from ${from} ends before it begins.`;
    }
    const problem = planProblem(plan, { from, to: to ?? Number.POSITIVE_INFINITY });
    if (problem !== null) return `From ${from} entries: ${problem}`;
    due = to === null ? null : to + 1;
  }
  return due === null ? null : `The row for ${due} entries is missing.`;
}
