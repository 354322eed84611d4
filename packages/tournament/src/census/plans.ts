import { planProblem } from '../bracket/plans.ts';
import type { FormatPlan } from '../types/entities.ts';

const all: readonly FormatPlan[] = [
  { format: 'single-elimination', thirdPlace: 'fought' },
  { format: 'single-elimination', thirdPlace: 'shared' },
  { format: 'single-elimination', thirdPlace: 'none' },
  { format: 'repechage', from: 'quarter-finals' },
  { format: 'repechage', from: 'finalists' },
  { format: 'repechage', from: 'all' },
  { format: 'double-elimination' },
  { format: 'round-robin', thirdPlace: 'shared' },
  { format: 'round-robin', thirdPlace: 'none' },
  { format: 'pools', poolSize: 3, advance: 1, thirdPlace: 'shared' },
  { format: 'pools', poolSize: 4, advance: 2, thirdPlace: 'fought' },
  { format: 'pools', poolSize: 5, advance: 3, thirdPlace: 'none' },
  { format: 'best-of-three' },
  { format: 'bracket-of-three', rematch: 'fought' },
  { format: 'bracket-of-three', rematch: 'none' },
];

/** Every kind of format that fits a number of entries; none for one entry. */
export function plansFor(count: number): readonly FormatPlan[] {
  return all.filter((plan) => planProblem(plan, { from: count, to: count }) === null);
}
