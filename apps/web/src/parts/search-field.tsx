interface Props {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The label stands in the empty field instead of above it; whoever listens hears it all the same. */
  readonly inside?: boolean;
}

/** Narrows a list by what is typed. */
export function SearchField({ label, query, onQuery, inside = false }: Props) {
  return (
    <label class="field">
      <span class={inside ? 'hidden-text' : ''}>{label}</span>
      <input
        type="search"
        placeholder={inside ? label : ''}
        value={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
      />
    </label>
  );
}
