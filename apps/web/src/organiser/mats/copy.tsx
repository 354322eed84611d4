import { useState } from 'preact/hooks';
import { t } from '../words.ts';

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

export function CopyButton({ text }: { readonly text: string }) {
  const [state, setState] = useState<'ready' | 'done' | 'failed'>('ready');
  return (
    <button
      type="button"
      class="button"
      onClick={(event) => {
        void copy(text, event.currentTarget).then((done) => setState(done ? 'done' : 'failed'));
      }}
    >
      <span role="status">{t(`copy.${state}`)}</span>
    </button>
  );
}
