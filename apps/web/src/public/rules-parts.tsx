import type { Cited, ScreenRules } from '@threecount/rulebooks';

/** What every part of the rules of a division gets. */
export interface PartProps {
  readonly rules: ScreenRules;
  /** Whether clauses are wanted. */
  readonly cited: boolean;
}

/** The clauses of some values, each once, where they are wanted. */
export function Clauses({ of, cited }: { readonly of: readonly Cited[]; readonly cited: boolean }) {
  if (!cited) return null;
  return <small> {[...new Set(of.map((one) => one.clause))].join(' ')}</small>;
}
