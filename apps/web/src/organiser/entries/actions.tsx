import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { HintedField } from '../../parts/hinted-field.tsx';
import { Problem } from '../../parts/problem.tsx';
import { fullName } from '../../ui/words.ts';
import { act } from '../act.ts';
import { DialogButton } from '../dialog-button.tsx';
import { t } from '../words.ts';
import './entries.css';
import { Disqualify } from './disqualify.tsx';
import { Fold } from './fold.tsx';
import { type MeasureProps, MedicalHold } from './measures.tsx';
import { PlaceLate } from './place-late.tsx';
import { Reinstate } from './reinstate.tsx';
import { Withdraw } from './withdraw.tsx';

type Props = MeasureProps;

/** Opens what can be done with one entry. */
export function EntryActions({ onDone, ...props }: Props) {
  const { entry, measure } = props;
  const isOut = entry.withdrawn || (measure?.disqualified ?? null) !== null;
  const name = fullName(entry);
  return (
    <DialogButton
      label={t('entries.change')}
      spoken={t('entries.change-name', { name })}
      title={`${name}, ${entry.divisionName}`}
    >
      {(close) => {
        const done = () => {
          close();
          onDone();
        };
        return (
          <>
            {entry.notDrawn === 'late' && !isOut ? <PlaceLate {...props} onDone={done} /> : null}
            <Fold title={t('entries.seed')}>
              <Seed {...props} onDone={done} />
            </Fold>
            <MedicalHold {...props} onDone={done} />
            {isOut ? (
              <Reinstate {...props} onDone={done} />
            ) : (
              <Fold title={t('entries.withdraw')}>
                <Withdraw {...props} onDone={done} />
              </Fold>
            )}
            {isOut ? null : <Disqualify {...props} onDone={done} />}
          </>
        );
      }}
    </DialogButton>
  );
}

function Seed({ tournamentId, entry, onDone }: Props) {
  const [seed, setSeed] = useState(entry.seed === null ? '' : String(entry.seed));
  const command = useCommand();
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const action = { type: 'set-seed', seed: seed.trim() === '' ? null : Number(seed) } as const;
    const stream = { kind: 'entry', id: entry.entryId } as const;
    if (await command.run(() => act(tournamentId, stream, action))) onDone();
  };
  return (
    <form class="row-form" onSubmit={save}>
      <HintedField label={t('entries.seed')} hint={t('entries.seed-hint')}>
        {(field) => (
          <input
            {...field}
            type="number"
            min="1"
            max="10000"
            step="1"
            value={seed}
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        )}
      </HintedField>
      <button type="submit" class="button" disabled={command.busy}>
        {t('entries.set-seed')}
      </button>
      <Problem error={command.error} />
    </form>
  );
}
