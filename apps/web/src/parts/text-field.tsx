interface Props {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly placeholder?: string;
}

/** One line of text, its label above. */
export function TextField({ label, onText, maxLength = 200, ...input }: Props) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        maxLength={maxLength}
        {...input}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </label>
  );
}
