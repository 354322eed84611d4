import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { act } from '../act.ts';
import { RulingForm } from '../ruling-form.tsx';
import { t } from '../words.ts';
import type { MatchActionProps } from './paper.tsx';

/** Opens a confirmed result again, by name and with a reason. */
export function ReopenButton({ tournamentId, match, onDone }: MatchActionProps) {
  const [open, setOpen] = useState(false);
  if (match.standing !== 'confirmed') return null;
  const title = t('reopen.title', { number: match.number });
  return (
    <>
      <button type="button" class="button" aria-label={title} onClick={() => setOpen(true)}>
        {t('reopen.open')}
      </button>
      {open ? (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <RulingForm
            text={t('reopen.text')}
            button={t('reopen.open')}
            onRule={(ruling) =>
              act(
                tournamentId,
                { kind: 'match', id: match.matchId },
                { type: 'reopen-result', ...ruling },
              )
            }
            onDone={() => {
              setOpen(false);
              onDone();
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}
