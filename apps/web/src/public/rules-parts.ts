import type { ScreenRules } from '@threecount/rulebooks';

/** What every part of the rules of a division gets. */
export interface PartProps {
  readonly rules: ScreenRules;
  /** Whether clauses are wanted. */
  readonly cited: boolean;
}
