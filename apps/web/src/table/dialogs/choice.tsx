import { useEffect } from 'preact/hooks';
import { keyLabel } from '../logic/keys.ts';

/** The keys that choose inside a dialog, in the order of its choices. */
const choiceKeys: readonly string[] = [
  ...'1234567890'.split('').map((digit) => `Digit${digit}`),
  ...'QWERTYUIOP'.split('').map((letter) => `Key${letter}`),
];

export interface Choice {
  readonly code: string;
  readonly label: string;
  /** Small print: the clause, a limit. */
  readonly note?: string | undefined;
  readonly kind?: string | undefined;
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly onChoose: (code: string) => void;
  /** With keys 1, 2, 3 ... for the choices. */
  readonly keys?: boolean;
  /** The choice that is made; others can still be pressed. */
  readonly chosen?: string | null;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Large buttons of which one is pressed. */
export function Choices({ choices, onChoose, keys = false, chosen }: ChoicesProps) {
  useEffect(() => {
    if (!keys) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isField(event.target)) return;
      const choice = choices[choiceKeys.indexOf(event.code)];
      if (!choice) return;
      event.preventDefault();
      onChoose(choice.code);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys, choices, onChoose]);
  return (
    <div class="choices">
      {choices.map(({ code, label, note, kind }, index) => {
        const key = keys ? choiceKeys[index] : undefined;
        return (
          <button
            key={code}
            type="button"
            class={`press ${kind ?? ''}`}
            aria-pressed={chosen === undefined ? undefined : chosen === code}
            onClick={() => onChoose(code)}
          >
            <span>
              {label}
              {note ? <small>{note}</small> : null}
            </span>
            {key ? (
              <span class="kbd" aria-hidden="true">
                {keyLabel(key)}
              </span>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}
