/** The clauses that a sentence rests on; nothing where none are told. */
export function Clauses({ clauses }: { readonly clauses: readonly string[] }) {
  if (clauses.length === 0) return null;
  return (
    <small class="clauses">
      {clauses.map((clause) => (
        <span key={clause}>{clause} </span>
      ))}
    </small>
  );
}
