import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useCommand } from '../parts/commands.ts';
import { Problem } from '../parts/problem.tsx';
import { TextField } from '../parts/text-field.tsx';
import { t } from './words.ts';

export interface RulingBy {
  readonly by: string;
  readonly reason: string;
}

interface Props {
  readonly text: string;
  readonly children?: ComponentChildren;
  readonly button: string;
  /** Who that is, where nobody rules. */
  readonly byLabel?: string;
  readonly reasonLabel?: string;
  readonly onRule: (ruling: RulingBy) => Promise<unknown>;
  readonly onDone: () => void;
}

/** A ruling names who gave it and why. */
export function RulingForm(props: Props) {
  const { text, children, button, byLabel, reasonLabel, onRule, onDone } = props;
  const [by, setBy] = useState('');
  const [reason, setReason] = useState('');
  const command = useCommand();
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await command.run(() => onRule({ by: by.trim(), reason: reason.trim() }))) onDone();
  };
  return (
    <form class="column-form" onSubmit={save}>
      <p>{text}</p>
      {children}
      <TextField label={byLabel ?? t('ruling.by')} value={by} onText={setBy} required />
      <TextField
        label={reasonLabel ?? t('ruling.reason')}
        value={reason}
        onText={setReason}
        required
        maxLength={500}
      />
      <Problem error={command.error} />
      <p class="actions">
        <button
          type="submit"
          class="button primary"
          disabled={command.busy || by.trim() === '' || reason.trim() === ''}
        >
          {button}
        </button>
      </p>
    </form>
  );
}
