import type { Cited } from '@threecount/rulebooks';

/** The clauses of some values of a book, each once, where they are wanted. */
export function ValueClauses(props: { readonly of: readonly Cited[]; readonly cited: boolean }) {
  if (!props.cited) return null;
  return <small> {[...new Set(props.of.map((one) => one.clause))].join(' ')}</small>;
}
