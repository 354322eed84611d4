import { useState } from 'preact/hooks';
import { typedNumber } from './typed-number.ts';

interface Props {
  /** Undefined: nothing is typed. A text: what was typed and is no number. */
  readonly value: unknown;
  readonly onChange: (value: number | string | undefined) => void;
  /** One of the two names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string;
  readonly placeholder?: string;
  readonly size: number;
  readonly invalid?: boolean;
}

const textOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** A field for a number that keeps what is typed while it becomes one, as `-0,` on its way to `-0,5`. */
export function NumberInput(props: Props) {
  const { value, onChange, label, labelledBy, describedBy, placeholder, size, invalid } = props;
  const [typed, setTyped] = useState(() => textOf(value));
  // Another value than the one that was typed came from elsewhere.
  const shown = typedNumber(typed) === value ? typed : textOf(value);
  return (
    <input
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid === true ? true : undefined}
      inputMode="decimal"
      autocomplete="off"
      size={size}
      placeholder={placeholder}
      value={shown}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(typedNumber(currentTarget.value));
      }}
    />
  );
}
