import { useState } from 'preact/hooks';

/**
 * Puts a text on the clipboard. On plain http, where browsers have no clipboard for pages, the old way through a
 * selected field is taken.
 */
async function copy(text: string, from: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // In a modal dialog only what is inside of it can be selected.
    const field = document.createElement('textarea');
    field.value = text;
    (from.closest('dialog') ?? document.body).append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    from.focus();
    return done;
  }
}

interface Props {
  readonly text: () => string;
  /** On the button: before, once it is done, and where it could not be. */
  readonly words: Readonly<Record<'ready' | 'done' | 'failed', string>>;
}

/** A button that puts a text on the clipboard. */
export function CopyButton({ text, words }: Props) {
  const [state, setState] = useState<'ready' | 'done' | 'failed'>('ready');
  return (
    <button
      type="button"
      class="button"
      onClick={(event) => {
        void copy(text(), event.currentTarget).then((done) => setState(done ? 'done' : 'failed'));
      }}
    >
      <span role="status">{words[state]}</span>
    </button>
  );
}
