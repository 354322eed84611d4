import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog.tsx';

interface Props {
  readonly label: string;
  /** What a screen reader says in the place of the label. */
  readonly spoken?: string;
  readonly title: string;
  /** What stands in the dialog; `close` ends it. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button that opens a dialog. */
export function DialogButton({ label, spoken, title, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" class="button" aria-label={spoken} onClick={() => setOpen(true)}>
        {label}
      </button>
      {open ? (
        <Dialog title={title} onClose={close}>
          {children(close)}
        </Dialog>
      ) : null}
    </>
  );
}
