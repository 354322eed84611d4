import { useState } from 'preact/hooks';
import { TextField } from '../../parts/text-field.tsx';
import { pairWords, t as shared } from '../../parts/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { slotWords } from '../../ui/words.ts';
import { t } from '../later/words.ts';
import type { MatchActionProps } from '../results/paper.tsx';
import { PaperNumbers } from '../results/paper-numbers.tsx';
import { MethodChoice, WinnerChoice } from '../results/sheet-fields.tsx';
import { t as organiser } from '../words.ts';
import {
  barrable,
  type CorrectionFault,
  type CorrectionForm,
  correctionOf,
  formOf,
  type Proposed,
} from './form.ts';
import { PreviewStep } from './preview-step.tsx';
import { CorrectTeamMatch } from './team.tsx';

/** Corrects a confirmed result at any time: a form, then what it would make, then it is done. */
export function CorrectButton(props: MatchActionProps) {
  const [open, setOpen] = useState(false);
  const { match } = props;
  if (match.standing !== 'confirmed' || match.ruled) return null;
  const title = t('correct.title', { number: match.number });
  return (
    <>
      <button type="button" class="button" aria-label={title} onClick={() => setOpen(true)}>
        {t('correct.open')}
      </button>
      {open && match.team !== null ? (
        <CorrectTeamMatch {...props} title={title} onClose={() => setOpen(false)} />
      ) : null}
      {open && match.team === null ? (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <Steps {...props} onClose={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

function Steps({ onClose, ...props }: MatchActionProps & { readonly onClose: () => void }) {
  const [form, setForm] = useState<CorrectionForm>(() => formOf(props.match.result));
  const [proposed, setProposed] = useState<Proposed | null>(null);
  if (proposed === null) {
    return <Sheet {...props} form={form} onForm={setForm} onProposed={setProposed} />;
  }
  return (
    <PreviewStep
      tournamentId={props.tournamentId}
      stream={{ kind: 'match', id: props.match.matchId }}
      proposed={proposed}
      onBack={() => setProposed(null)}
      onDone={() => {
        onClose();
        props.onDone();
      }}
    />
  );
}

interface SheetProps extends MatchActionProps {
  readonly form: CorrectionForm;
  readonly onForm: (form: CorrectionForm) => void;
  readonly onProposed: (action: Proposed) => void;
}

function Sheet({ match, form, onForm, onProposed }: SheetProps) {
  const [fault, setFault] = useState<CorrectionFault | null>(null);
  const { sheet, again } = form;
  const change = (changed: Partial<CorrectionForm>): void => {
    setFault(null);
    onForm({ ...form, ...changed });
  };
  const onSheet = (changed: Partial<CorrectionForm['sheet']>): void =>
    change({ sheet: { ...sheet, ...changed } });
  const propose = (event: Event): void => {
    event.preventDefault();
    const read = correctionOf(form);
    if (read.ok) onProposed(read.action);
    else setFault(read.fault);
  };
  return (
    <form class="column-form" noValidate onSubmit={propose}>
      <p>
        <b>{pairWords(match)}</b> · {match.divisionName}
      </p>
      <p>{t('correct.text')}</p>
      <WinnerChoice
        match={match}
        legend={t('correct.winner')}
        chosen={again ? 'other' : sheet.winner}
        other={t('correct.again')}
        onChoose={(winner) => {
          if (winner === 'other') change({ again: true });
          else change({ again: false, sheet: { ...sheet, ...kept(sheet, winner) } });
        }}
      />
      {again ? null : (
        <>
          <MethodChoice form={sheet} onChange={onSheet} />
          <Barred form={form} onChange={change} match={match} />
          <PaperNumbers form={sheet} onChange={onSheet} />
        </>
      )}
      <TextField label={t('correct.by')} value={sheet.by} onText={(by) => onSheet({ by })} />
      <TextField
        label={t('correct.reason')}
        value={form.reason}
        maxLength={500}
        onText={(reason) => change({ reason })}
      />
      <p class={fault === null ? 'hidden-text' : 'notice'} role="alert">
        {fault === null ? '' : faultWords(fault)}
      </p>
      <p class="actions">
        <button type="submit" class="button primary">
          {t('correct.preview')}
        </button>
      </p>
    </form>
  );
}

/** Another winner; the way it ended stays where it fits both. */
function kept(sheet: CorrectionForm['sheet'], winner: 'red' | 'blue' | 'nobody') {
  const same = (sheet.winner === 'nobody') === (winner === 'nobody');
  return { winner, method: same ? sheet.method : ('' as const) };
}

function faultWords(fault: CorrectionFault): string {
  if (fault === 'by' || fault === 'reason') return t(`correct.fault-${fault}`);
  return organiser(`paper.fault-${fault}`);
}

interface BarredProps {
  readonly form: CorrectionForm;
  readonly match: MatchActionProps['match'];
  readonly onChange: (changed: Partial<CorrectionForm>) => void;
}

function Barred({ form, match, onChange }: BarredProps) {
  const sides = barrable(form);
  if (sides.length === 0) return null;
  const { barred } = form;
  return (
    <fieldset class="choices">
      <legend>{t('correct.barred')}</legend>
      {sides.map((side) => (
        <label key={side} class="check">
          <input
            type="checkbox"
            checked={barred.includes(side)}
            onChange={() =>
              onChange({
                barred: barred.includes(side)
                  ? barred.filter((each) => each !== side)
                  : [...barred, side],
              })
            }
          />
          <span>{`${shared(side)}: ${slotWords(match[side])}`}</span>
        </label>
      ))}
    </fieldset>
  );
}
