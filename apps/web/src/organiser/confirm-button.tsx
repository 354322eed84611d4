import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useCommand } from '../parts/commands.ts';
import { Problem } from '../parts/problem.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { t } from './words.ts';

interface Props {
  /** On the button that opens the question. */
  readonly label: string;
  /** Spoken name where the label alone does not say of what. */
  readonly name?: string;
  readonly title: string;
  /** What will happen, and what will be lost. */
  readonly children: ComponentChildren;
  /** On the button that does it. */
  readonly yes: string;
  readonly disabled?: boolean;
  readonly onYes: () => Promise<unknown>;
}

/** A button that asks before it does something that is not easily undone. */
export function ConfirmButton(props: Props) {
  const [open, setOpen] = useState(false);
  const command = useCommand();
  const close = (): void => {
    setOpen(false);
    command.clear();
  };
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={props.disabled === true}
        {...(props.name === undefined ? {} : { 'aria-label': props.name })}
        onClick={() => setOpen(true)}
      >
        {props.label}
      </button>
      {open ? (
        <Dialog title={props.title} onClose={close}>
          <div>{props.children}</div>
          <Problem error={command.error} />
          <p class="actions">
            <button
              type="button"
              class="button primary"
              disabled={command.busy}
              onClick={() => {
                void command.run(props.onYes).then((done) => {
                  if (done) setOpen(false);
                });
              }}
            >
              {props.yes}
            </button>
            <button type="button" class="button" onClick={close}>
              {t('cancel')}
            </button>
          </p>
        </Dialog>
      ) : null}
    </>
  );
}
