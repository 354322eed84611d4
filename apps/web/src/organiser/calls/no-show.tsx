import type { Side } from '@threecount/match';
import { useState } from 'preact/hooks';
import { type Absent, absentSides } from '../../parts/calls/absent.ts';
import { t } from '../../parts/calls/words.ts';
import { useCommand } from '../../parts/commands.ts';
import { TextField } from '../../parts/text-field.tsx';
import { slotWords } from '../../ui/words.ts';
import { act } from '../act.ts';
import { DialogForm } from '../dialog-form.tsx';
import type { CallProps } from './call-line.tsx';

interface Props extends CallProps {
  /** Calls that are still to be made. */
  readonly left: number;
}

/** Who did not come: after the last call, or by name and reason before it. */
export function NoShowButton(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={t('no-show-name', { match: props.match.number })}
        onClick={() => setOpen(true)}
      >
        {t('no-show')}
      </button>
      {open ? <NoShowDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function NoShowDialog({ desk, match, left, onClose }: Props & { readonly onClose: () => void }) {
  const [absent, setAbsent] = useState<Absent | null>(null);
  const [by, setBy] = useState('');
  const [reason, setReason] = useState('');
  const command = useCommand();
  const said = { by: by.trim(), reason: reason.trim() };
  const ready = absent !== null && (left === 0 || (said.by !== '' && said.reason !== ''));
  const save = async (): Promise<void> => {
    if (!ready) return;
    const action = {
      type: 'record-no-show',
      absent: absentSides(absent),
      ...(left === 0 ? {} : { overrule: said }),
    } as const;
    const stream = { kind: 'match', id: match.matchId } as const;
    if (await command.run(() => act(desk.tournamentId, stream, action))) onClose();
  };
  const words = (side: Side) => `${t(side)}: ${slotWords(match[side])}`;
  const choices = [
    ['red', words('red')],
    ['blue', words('blue')],
    ['both', t('absent-both')],
  ] as const;
  return (
    <DialogForm
      title={t('no-show-title', { match: match.number })}
      button={t('record')}
      command={command}
      disabled={!ready}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>{left === 0 ? t('no-show-after') : t('no-show-before', { count: left })}</p>
      <fieldset class="choices">
        <legend>{t('absent')}</legend>
        {choices.map(([value, label]) => (
          <label key={value} class="check">
            <input
              type="radio"
              name="absent"
              checked={absent === value}
              onChange={() => setAbsent(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {left === 0 ? null : (
        <>
          <TextField label={t('by')} value={by} onText={setBy} />
          <TextField label={t('reason')} value={reason} onText={setReason} maxLength={500} />
        </>
      )}
    </DialogForm>
  );
}
