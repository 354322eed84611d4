import type { DivisionVocabulary } from '@threecount/rulebooks';
import { useFetched } from '../parts/use-fetched.ts';
import { t } from './words.ts';

/** What the server tells of a book that is here. */
export interface BookView {
  readonly id: string;
  readonly name: string;
  readonly vocabulary: DivisionVocabulary;
}

/** The words of a book's divisions; null until they are there. */
export function useVocabulary(rulebook: string): DivisionVocabulary | null {
  const fetched = useFetched<BookView>(`/api/rulebooks/${encodeURIComponent(rulebook)}`);
  return fetched.kind === 'there' ? fetched.value.vocabulary : null;
}

interface Props {
  readonly value: string;
  readonly onChange: (rulebook: string) => void;
}

/** Chooses one of the books that are here. */
export function BookSelect({ value, onChange }: Props) {
  const fetched = useFetched<readonly Pick<BookView, 'id' | 'name'>[]>('/api/rulebooks');
  const books = fetched.kind === 'there' ? fetched.value : [{ id: value, name: value }];
  return (
    <label class="field">
      <span>{t('rulebook')}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {books.map((book) => (
          <option key={book.id} value={book.id}>
            {book.name}
          </option>
        ))}
      </select>
    </label>
  );
}
