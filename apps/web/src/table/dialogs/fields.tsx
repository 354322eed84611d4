import type { Side } from '@threecount/match';
import type { TableModel } from '../model.ts';
import { t } from '../words.ts';

/** A line of text that an official types. */
export function Typed(props: {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly maxLength?: number;
}) {
  const { label, value, onText, maxLength = 200 } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <input
        value={value}
        maxLength={maxLength}
        autocomplete="off"
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </label>
  );
}

/** One of the sides, or what else stands between them, as large buttons of which one is pressed. */
export function SideChoice<T extends string = never>(props: {
  readonly chosen: Side | T | null;
  readonly onChoose: (side: Side | T) => void;
  /** What stands between them. */
  readonly between?: { readonly code: T; readonly label: string; readonly kind?: string };
  /** The words of a side; else its name. */
  readonly words?: (side: Side) => string;
}) {
  const { chosen, onChoose, between, words = (side: Side) => t(`side.${side}`) } = props;
  const button = (code: Side | T, label: string, kind: string) => (
    <button
      key={code}
      type="button"
      class={`press mark-${kind}`}
      aria-pressed={chosen === code}
      onClick={() => onChoose(code)}
    >
      {label}
    </button>
  );
  return (
    <div class="three">
      {button('red', words('red'), 'red')}
      {between ? button(between.code, between.label, between.kind ?? between.code) : null}
      {button('blue', words('blue'), 'blue')}
    </div>
  );
}

/** The press that does what a dialog is for, and below it why it was not done. */
export function Confirm(props: {
  readonly model: TableModel;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}) {
  const { model, label, disabled = false, onPress } = props;
  return (
    <>
      <button type="button" class="press confirm" disabled={disabled} onClick={onPress}>
        {label}
      </button>
      {model.refusal.value ? <p class="notice">{model.refusal.value}</p> : null}
    </>
  );
}
