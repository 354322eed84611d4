import { useState } from 'preact/hooks';
import { useCommand } from '../parts/commands.ts';
import { CopyButton } from '../parts/copy.tsx';
import { Problem } from '../parts/problem.tsx';
import { api } from '../ui/api.ts';
import { Dialog } from '../ui/dialog.tsx';
import { QrCode } from './mats/qr.tsx';
import { t } from './words.ts';

interface Props {
  /** Of the API: POST makes a link, DELETE withdraws it. */
  readonly path: string;
  /** On the button that opens it, and as it is spoken. */
  readonly label: string;
  readonly spoken: string;
  readonly title: string;
  /** Who may do what with the link. */
  readonly text: string;
  /** Said once it is withdrawn. */
  readonly withdrawn: string;
  /** Above the code on paper. */
  readonly sheet: string;
  /** What the code is of. */
  readonly qr: string;
}

/** A secret link of somebody: shown once, as text and as QR code. */
export function LinkDialog(props: Props) {
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const [withdrawn, setWithdrawn] = useState(false);
  const command = useCommand();
  const make = () =>
    command.run(async () => {
      const made = await api<{ readonly url: string }>('POST', props.path);
      setUrl(made.url);
      setWithdrawn(false);
    });
  const withdraw = () =>
    command.run(async () => {
      await api('DELETE', props.path);
      setUrl(null);
      setWithdrawn(true);
    });
  const close = (): void => {
    setOpen(false);
    setUrl(null);
    setWithdrawn(false);
    command.clear();
  };
  return (
    <>
      <button type="button" class="button" aria-label={props.spoken} onClick={() => setOpen(true)}>
        {props.label}
      </button>
      {open ? (
        <Dialog title={props.title} onClose={close} kind="link-dialog">
          <p>{props.text}</p>
          <p role="status">{withdrawn ? props.withdrawn : ''}</p>
          {url === null ? null : (
            <figure class="link-sheet">
              <p class="sheet-only">
                <b>{props.sheet}</b>
              </p>
              <QrCode text={url} label={props.qr} />
              <figcaption>
                <code>{url}</code>
              </figcaption>
            </figure>
          )}
          <Problem error={command.error} />
          <p class="actions no-print">
            <button
              type="button"
              class={url === null ? 'button primary' : 'button'}
              disabled={command.busy}
              onClick={() => void make()}
            >
              {t(url === null ? 'link.make' : 'link.make-new')}
            </button>
            {url === null ? null : (
              <>
                <CopyButton
                  text={() => url}
                  words={{
                    ready: t('copy.ready'),
                    done: t('copy.done'),
                    failed: t('copy.failed'),
                  }}
                />
                <button type="button" class="button" onClick={() => print()}>
                  {t('link.print')}
                </button>
              </>
            )}
            <button
              type="button"
              class="button"
              disabled={command.busy}
              onClick={() => void withdraw()}
            >
              {t('link.withdraw')}
            </button>
          </p>
        </Dialog>
      ) : null}
    </>
  );
}
