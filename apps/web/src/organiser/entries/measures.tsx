import type { EntryMeasure, EntryView } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { HintedField } from '../../parts/hinted-field.tsx';
import { Problem } from '../../parts/problem.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { act } from '../act.ts';
import { t } from '../later/words.ts';
import { RulingForm } from '../ruling-form.tsx';
import { Fold } from './fold.tsx';
import { holdUntil, holdWords } from './hold-time.ts';

export interface MeasureProps {
  readonly tournamentId: string;
  readonly entry: EntryView;
  readonly measure: EntryMeasure | null;
  readonly timeZone: string | null;
  readonly onDone: () => void;
}

/** The medical staff hold somebody back, or let them go on. */
export function MedicalHold(props: MeasureProps) {
  const hold = props.measure?.hold ?? null;
  return (
    <Fold title={t('hold.title')} open={hold !== null}>
      {hold === null ? (
        <PlaceHold {...props} />
      ) : (
        <>
          <p class="notice">{holdWords(hold)}</p>
          <LiftHold {...props} />
        </>
      )}
    </Fold>
  );
}

function PlaceHold({ tournamentId, entry, timeZone, onDone }: MeasureProps) {
  const [until, setUntil] = useState('');
  const stream = { kind: 'entry', id: entry.entryId } as const;
  return (
    <RulingForm
      text={t('hold.text')}
      byLabel={t('hold.by')}
      reasonLabel={t('hold.reason')}
      button={t('hold.place')}
      onRule={(said) =>
        act(tournamentId, stream, {
          type: 'hold-entry',
          until: holdUntil(until, timeZone),
          ...said,
        })
      }
      onDone={onDone}
    >
      <HintedField label={t('hold.until')} hint={t('hold.until-hint')}>
        {(field) => (
          <input
            {...field}
            type="datetime-local"
            value={until}
            onInput={(event) => setUntil(event.currentTarget.value)}
          />
        )}
      </HintedField>
    </RulingForm>
  );
}

function LiftHold({ tournamentId, entry, onDone }: MeasureProps) {
  const [by, setBy] = useState('');
  const command = useCommand();
  const lift = async (event: Event): Promise<void> => {
    event.preventDefault();
    const stream = { kind: 'entry', id: entry.entryId } as const;
    const action = { type: 'lift-hold', by: by.trim() } as const;
    if (await command.run(() => act(tournamentId, stream, action))) onDone();
  };
  return (
    <form class="column-form" onSubmit={lift}>
      <TextField label={t('hold.lift-by')} value={by} onText={setBy} />
      <Problem error={command.error} />
      <p class="actions">
        <button type="submit" class="button primary" disabled={command.busy || by.trim() === ''}>
          {t('hold.lift')}
        </button>
      </p>
    </form>
  );
}
