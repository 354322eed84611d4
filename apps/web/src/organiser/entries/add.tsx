import type { DivisionSummary } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../words.ts';
import { type Entered, EntryForm } from './form.tsx';

interface Props {
  readonly tournamentId: string;
  readonly divisions: readonly DivisionSummary[];
  readonly onDone: () => void;
}

/** Opens the form for one entry by hand: somebody who comes late, or walks in. */
export function AddEntry({ tournamentId, divisions, onDone }: Props) {
  const [open, setOpen] = useState(false);
  const [entered, setEntered] = useState<Entered | null>(null);
  if (divisions.length === 0) return null;
  const close = (): void => {
    setOpen(false);
    setEntered(null);
  };
  const done = (made: Entered): void => {
    if (made.notes.length === 0) close();
    else setEntered(made);
    onDone();
  };
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {t('entries.add')}
      </button>
      {open ? (
        <Dialog title={t('entries.add')} onClose={close}>
          {entered === null ? (
            <EntryForm tournamentId={tournamentId} divisions={divisions} onDone={done} />
          ) : (
            <Notes entered={entered} onClose={close} />
          )}
        </Dialog>
      ) : null}
    </>
  );
}

/** What speaks against the entry; it is made all the same. */
function Notes({ entered, onClose }: { readonly entered: Entered; readonly onClose: () => void }) {
  return (
    <>
      <p role="status">{t('entries.entered', { name: entered.name })}</p>
      <ul>
        {entered.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p class="actions">
        <button type="button" class="button primary" onClick={onClose}>
          {t('entries.close')}
        </button>
      </p>
    </>
  );
}
