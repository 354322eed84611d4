import type { MatchCard } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { sendCommand, useCommand } from '../../parts/commands.ts';
import {
  emptyPaper,
  type PaperFault,
  type PaperForm,
  paperResultOf,
} from '../../parts/paper-form.ts';
import { TextField } from '../../parts/text-field.tsx';
import { pairWords } from '../../parts/words.ts';
import { apiOf } from '../act.ts';
import { DialogForm } from '../dialog-form.tsx';
import { TeamPaper } from '../team-sheets/paper.tsx';
import { t } from '../words.ts';
import { PaperNumbers } from './paper-numbers.tsx';
import { MethodChoice, WinnerChoice } from './sheet-fields.tsx';

export interface MatchActionProps {
  readonly tournamentId: string;
  readonly match: MatchCard;
  readonly onDone: () => void;
}

const enterable = new Set<MatchCard['standing']>(['ready', 'held', 'on-mat', 'ended']);

/** Enters a result that a table wrote on paper. Only where both sides are known and a mat is given. */
export function PaperButton(props: MatchActionProps) {
  const [open, setOpen] = useState(false);
  const { match } = props;
  const Form = match.team === null ? PaperDialog : TeamPaper;
  if (!enterable.has(match.standing) || match.matId === null) return null;
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={t('paper.open-number', { number: match.number })}
        onClick={() => setOpen(true)}
      >
        {t('paper.open')}
      </button>
      {open ? <Form {...props} matId={match.matId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface DialogProps extends MatchActionProps {
  readonly matId: string;
  readonly onClose: () => void;
}

function PaperDialog({ tournamentId, match, matId, onDone, onClose }: DialogProps) {
  const [form, setForm] = useState<PaperForm>(emptyPaper);
  const [fault, setFault] = useState<PaperFault | null>(null);
  const command = useCommand();
  const change = (changed: Partial<PaperForm>): void => {
    setFault(null);
    setForm({ ...form, ...changed });
  };
  const save = async (): Promise<void> => {
    const read = paperResultOf(form);
    if (!read.ok) {
      setFault(read.fault);
      return;
    }
    const path = `${apiOf(tournamentId)}/mats/${encodeURIComponent(matId)}/table/paper`;
    const body = { matchId: match.matchId, result: read.result };
    if (await command.run(() => sendCommand(path, body))) {
      onClose();
      onDone();
    }
  };
  return (
    <DialogForm
      title={t('paper.title', { number: match.number })}
      button={t('paper.save')}
      command={command}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>
        <b>{pairWords(match)}</b> · {match.divisionName}
      </p>
      <WinnerChoice
        match={match}
        legend={t('paper.winner')}
        chosen={form.winner}
        onChoose={(winner) => {
          if (winner !== 'other') change({ winner, method: '' });
        }}
      />
      <MethodChoice form={form} onChange={change} />
      <PaperNumbers form={form} onChange={change} />
      <TextField label={t('paper.by')} value={form.by} onText={(by) => change({ by })} />
      <p class={fault === null ? 'hidden-text' : 'notice'} role="alert">
        {fault === null ? '' : t(`paper.fault-${fault}`)}
      </p>
    </DialogForm>
  );
}
