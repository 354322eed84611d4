interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly codes: readonly string[];
  readonly words: (code: string) => string;
  /** What stands there while nothing is chosen. */
  readonly none?: string;
  readonly onChoose: (code: string) => void;
}

/** Chooses one of the codes of a book. */
export function Choice({ label, value, codes, words, none, onChoose }: ChoiceProps) {
  return (
    <label class="field narrow">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {none === undefined ? null : <option value="">{none}</option>}
        {codes.map((code) => (
          <option key={code} value={code}>
            {words(code)}
          </option>
        ))}
      </select>
    </label>
  );
}
