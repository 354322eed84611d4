import type { ComponentChildren } from 'preact';
import type { Command } from '../parts/commands.ts';
import { Problem } from '../parts/problem.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { t } from './words.ts';

interface Props {
  readonly title: string;
  /** What the button says that saves. */
  readonly button: string;
  readonly command: Command;
  /** While something is missing. */
  readonly disabled?: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A form in a dialog: what is asked, why it was refused, and the two ways out. */
export function DialogForm({
  title,
  button,
  command,
  disabled = false,
  onSave,
  onClose,
  children,
}: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        class="column-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
        <Problem error={command.error} />
        <p class="actions">
          <button type="submit" class="button primary" disabled={command.busy || disabled}>
            {button}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
