import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from './i18n.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Further class names, for the width. */
  readonly kind?: string;
}

/** A native modal dialog: open while it is drawn; Escape, its own button and a press beside it close it. */
export function Dialog({ title, onClose, children, kind }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // The dialog has the focus first, not its Close button; a field in it may ask for it instead.
    if (dialog && !dialog.querySelector('[autofocus]')) dialog.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog; the press beside it is an extra
    <dialog
      ref={element}
      tabIndex={-1}
      class={`dialog ${kind ?? ''}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" class="button" onClick={onClose}>
          {t('close')}
        </button>
      </header>
      <div class="body">{children}</div>
    </dialog>
  );
}
