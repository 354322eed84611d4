import type { DivisionSummary } from '@threecount/tournament';
import type { InputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';
import { sendCommand, useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { apiOf } from '../act.ts';
import { t } from '../words.ts';
import { emptyEntry, entryBody, type TypedEntry } from './typed-entry.ts';

interface Props {
  readonly tournamentId: string;
  readonly divisions: readonly DivisionSummary[];
  readonly onDone: () => void;
}

/** Opens the form for one entry by hand: somebody who comes late, or walks in. */
export function AddEntry(props: Props) {
  const [open, setOpen] = useState(false);
  if (props.divisions.length === 0) return null;
  const done = (): void => {
    setOpen(false);
    props.onDone();
  };
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {t('entries.add')}
      </button>
      {open ? (
        <Dialog title={t('entries.add')} onClose={() => setOpen(false)}>
          <EntryForm {...props} onDone={done} />
        </Dialog>
      ) : null}
    </>
  );
}

function EntryForm({ tournamentId, divisions, onDone }: Props) {
  const [typed, setTyped] = useState<TypedEntry>(emptyEntry);
  const command = useCommand();
  const set = (change: Partial<TypedEntry>): void => setTyped({ ...typed, ...change });
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const path = `${apiOf(tournamentId)}/entries`;
    if (await command.run(() => sendCommand(path, entryBody(typed)))) onDone();
  };
  return (
    <form class="column-form" onSubmit={save}>
      <Field name="givenName" typed={typed} set={set} input={{ type: 'text', maxLength: 200 }} />
      <Field
        name="familyName"
        typed={typed}
        set={set}
        input={{ type: 'text', maxLength: 200, required: true }}
      />
      <Field name="club" typed={typed} set={set} input={{ type: 'text', maxLength: 200 }} />
      <label class="field">
        <span>{t('entries.division')}</span>
        <select
          required
          value={typed.divisionId}
          onChange={(event) => set({ divisionId: event.currentTarget.value })}
        >
          <option value="">{t('entries.choose-division')}</option>
          {divisions.map(({ divisionId, name, format }) => (
            <option key={divisionId} value={divisionId}>
              {format === null ? name : t('entries.drawn-division', { name })}
            </option>
          ))}
        </select>
      </label>
      <Field
        name="seed"
        typed={typed}
        set={set}
        input={{ type: 'number', min: 1, max: 10_000, step: 1 }}
      />
      <Field
        name="weightKg"
        typed={typed}
        set={set}
        input={{ type: 'number', min: 10, max: 300, step: 0.01 }}
      />
      <Field name="born" typed={typed} set={set} input={{ type: 'date' }} />
      <Problem error={command.error} />
      <p class="actions">
        <button type="submit" class="button primary" disabled={command.busy}>
          {t('entries.add-button')}
        </button>
      </p>
    </form>
  );
}

interface FieldProps {
  readonly name: Exclude<keyof TypedEntry, 'divisionId'>;
  readonly typed: TypedEntry;
  readonly set: (change: Partial<TypedEntry>) => void;
  /** What kind of input it is, and its limits. */
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}

function Field({ name, typed, set, input }: FieldProps) {
  return (
    <label class="field">
      <span>{t(`entries.field.${name}`)}</span>
      <input
        {...input}
        value={typed[name]}
        onInput={(event) => set({ [name]: event.currentTarget.value })}
      />
    </label>
  );
}
