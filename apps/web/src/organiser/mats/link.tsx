import type { MatSummary } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { api } from '../../ui/api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { apiOf } from '../act.ts';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import { CopyButton } from './copy.tsx';
import { QrCode } from './qr.tsx';

interface Props {
  readonly desk: Desk;
  readonly mat: MatSummary;
}

/** The link that makes a device the table of a mat: shown once, as text and as QR code. */
export function MatLink({ desk, mat }: Props) {
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const [withdrawn, setWithdrawn] = useState(false);
  const command = useCommand();
  const path = `${apiOf(desk.tournamentId)}/mats/${encodeURIComponent(mat.matId)}/link`;
  const make = () =>
    command.run(async () => {
      const made = await api<{ readonly url: string }>('POST', path);
      setUrl(made.url);
      setWithdrawn(false);
    });
  const withdraw = () =>
    command.run(async () => {
      await api('DELETE', path);
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
      <button
        type="button"
        class="button"
        aria-label={t('link.open-name', { name: mat.name })}
        onClick={() => setOpen(true)}
      >
        {t('link.open')}
      </button>
      {open ? (
        <Dialog title={t('link.title', { name: mat.name })} onClose={close} kind="link-dialog">
          <p>{t('link.text')}</p>
          <p role="status">{withdrawn ? t('link.withdrawn') : ''}</p>
          {url === null ? null : (
            <figure class="link-sheet">
              <p class="sheet-only">
                <b>{desk.view.name}</b> · {mat.name}
              </p>
              <QrCode text={url} label={t('link.qr', { name: mat.name })} />
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
                <CopyButton text={url} />
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
