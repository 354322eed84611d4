import { useEffect, useState } from 'preact/hooks';

interface Props {
  /** Null: empty. */
  readonly value: number | null;
  readonly label: string;
  /** Spoken where the label alone does not say of what. */
  readonly name?: string;
  readonly min: number;
  readonly max: number;
  readonly placeholder?: string;
  /** With each whole number that was typed; null: emptied, where there is a placeholder. */
  readonly onValue: (value: number | null) => void;
}

/** A number that is sent once it is typed. What was refused stays, to be corrected. */
export function NumberField(props: Props) {
  const { value, label, name, min, max, placeholder, onValue } = props;
  const [typed, setTyped] = useState(textOf(value));
  useEffect(() => setTyped(textOf(value)), [value]);
  const take = (): void => {
    const text = typed.trim();
    if (text === '') {
      if (placeholder !== undefined) onValue(null);
    } else if (Number.isInteger(Number(text))) onValue(Number(text));
  };
  return (
    <label class="field tiny">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step="1"
        {...(name === undefined ? {} : { 'aria-label': name })}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={take}
      />
    </label>
  );
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));
