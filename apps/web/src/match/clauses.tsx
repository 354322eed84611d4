/** The clauses that a sentence rests on; nothing where none are told. */
export function Clauses({ clauses }: { readonly clauses: readonly string[] }) {
  return clauses.length === 0 ? null : <small class="clauses">{clauses.join(' · ')}</small>;
}
