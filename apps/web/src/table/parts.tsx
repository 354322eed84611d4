import type { ComponentChildren } from 'preact';
import { codeOf, type KeyCommand, keyLabel } from './logic/keys.ts';

/** The key of a command as it is drawn on its button; nothing where there is none. */
export function Key({ of }: { readonly of: KeyCommand }) {
  const code = codeOf(of);
  return code === null ? null : (
    <span class="kbd" aria-hidden="true">
      {keyLabel(code)}
    </span>
  );
}

interface PressProps {
  /** Null: it has no key. */
  readonly command: KeyCommand | null;
  readonly kind?: string;
  readonly disabled?: boolean;
  readonly label?: string;
  /** For a button that stays pressed. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

/** A button of the table with its key drawn on it. */
export function PressButton({
  command,
  kind,
  disabled,
  label,
  pressed,
  onPress,
  children,
}: PressProps) {
  const code = command === null ? null : codeOf(command);
  return (
    <button
      type="button"
      class={`press ${kind ?? ''}`}
      disabled={disabled}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={code === null ? undefined : keyLabel(code)}
      onClick={onPress}
    >
      {children}
      {command === null ? null : <Key of={command} />}
    </button>
  );
}
