import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Where clauses stand in the text of the book, by their ids. */
export const Places = createContext<Readonly<Record<string, string>>>({});

/** The clauses that a sentence rests on, each with its place in the book; nothing where none are told. */
export function Clauses({ clauses }: { readonly clauses: readonly string[] }) {
  const places = useContext(Places);
  if (clauses.length === 0) return null;
  return (
    <small class="clauses">
      {clauses.map((clause) => (
        <span key={clause}>
          <b>{clause}</b> {places[clause] ?? ''}{' '}
        </span>
      ))}
    </small>
  );
}
