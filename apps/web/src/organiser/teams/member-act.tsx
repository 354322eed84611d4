import type { TournamentAction } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { t } from '../../parts/teams/words.ts';
import { TextField } from '../../parts/text-field.tsx';
import { act } from '../act.ts';
import { DialogForm } from '../dialog-form.tsx';
import { type TeamProps, teamName } from './props.ts';

/** One thing that can be said of somebody of a team. */
export interface MemberChoice {
  readonly key: string;
  readonly words: string;
  /** On the button that does it. */
  readonly button: string;
  readonly action: (by: string) => TournamentAction;
}

interface Props extends TeamProps {
  readonly what: 'injury' | 'substitute' | 'leave-out';
  readonly choices: readonly MemberChoice[];
}

/** Something is said of somebody of a team, by name of who says so. */
export function MemberAct({ desk, view, what, choices, onDone }: Props) {
  const [open, setOpen] = useState(false);
  const [key, setKey] = useState('');
  const [by, setBy] = useState('');
  const command = useCommand();
  const name = teamName(view);
  const choice = choices.find((one) => one.key === key);
  const close = (): void => {
    setOpen(false);
    command.clear();
  };
  const save = async (): Promise<void> => {
    if (choice === undefined) return;
    const stream = { kind: 'entry', id: view.team.entryId } as const;
    const action = choice.action(by.trim());
    if (!(await command.run(() => act(desk.tournamentId, stream, action)))) return;
    setOpen(false);
    setKey('');
    onDone();
  };
  if (choices.length === 0) return null;
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={t(`act.${what}.open-name`, { name })}
        onClick={() => setOpen(true)}
      >
        {t(`act.${what}.open`)}
      </button>
      {open ? (
        <DialogForm
          title={t(`act.${what}.open-name`, { name })}
          button={choice?.button ?? t(`act.${what}.button`)}
          command={command}
          disabled={choice === undefined || by.trim() === ''}
          onSave={() => void save()}
          onClose={close}
        >
          <p>{t(`act.${what}.text`)}</p>
          <label class="field">
            <span>{t('act.who')}</span>
            <select value={key} onChange={(event) => setKey(event.currentTarget.value)}>
              <option value="">{t('act.choose')}</option>
              {choices.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.words}
                </option>
              ))}
            </select>
          </label>
          <TextField label={t('act.by')} value={by} onText={setBy} required />
        </DialogForm>
      ) : null}
    </>
  );
}
