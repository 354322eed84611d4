import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './hinted-field.css';

interface Props {
  readonly label: string;
  readonly hint: string;
  /** The input; it takes the attributes given. */
  readonly children: (attributes: {
    readonly id: string;
    readonly 'aria-describedby': string;
  }) => ComponentChildren;
}

/** A field with a hint below: the hint describes the field and is no part of its name. */
export function HintedField({ label, hint, children }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-hint` })}
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
}
