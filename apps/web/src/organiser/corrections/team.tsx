import type { TeamPaperView } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { pairWords } from '../../parts/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../later/words.ts';
import type { MatchActionProps } from '../results/paper.tsx';
import { SheetFields, SumOfFaults, TypedField } from '../team-sheets/fields.tsx';
import { type SheetFault, sheetOf } from '../team-sheets/form.ts';
import { TeamSheet } from '../team-sheets/team-sheet.tsx';
import { toldOf } from '../team-sheets/told.ts';
import type { Proposed } from './form.ts';
import { PreviewStep } from './preview-step.tsx';
import { type TeamCorrection, teamCorrectionOf } from './team-form.ts';

interface Props extends MatchActionProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Corrects a confirmed team match: a form, then what it would make, then it is done. */
export function CorrectTeamMatch(props: Props) {
  return (
    <TeamSheet {...props}>
      {(view) => (
        <Dialog title={props.title} onClose={props.onClose}>
          <Steps {...props} view={view} />
        </Dialog>
      )}
    </TeamSheet>
  );
}

function Steps(props: Props & { readonly view: TeamPaperView }) {
  const { tournamentId, match, view, onClose, onDone } = props;
  const [form, setForm] = useState<TeamCorrection>(() => ({
    sheet: sheetOf(match.result, view),
    again: false,
    reason: '',
  }));
  const [proposed, setProposed] = useState<Proposed | null>(null);
  if (proposed === null) {
    return <Sheet {...props} form={form} onForm={setForm} onProposed={setProposed} />;
  }
  return (
    <PreviewStep
      tournamentId={tournamentId}
      stream={{ kind: 'match', id: match.matchId }}
      proposed={proposed}
      onBack={() => setProposed(null)}
      onDone={() => {
        onClose();
        onDone();
      }}
    />
  );
}

interface SheetProps extends Props {
  readonly view: TeamPaperView;
  readonly form: TeamCorrection;
  readonly onForm: (form: TeamCorrection) => void;
  readonly onProposed: (action: Proposed) => void;
}

function Sheet({ tournamentId, match, view, form, onForm, onProposed }: SheetProps) {
  const [faults, setFaults] = useState<readonly SheetFault[]>([]);
  const { sheet, again, reason } = form;
  const told = toldOf(faults);
  const change = (changed: Partial<TeamCorrection>): void => {
    setFaults([]);
    onForm({ ...form, ...changed });
  };
  const propose = (event: Event): void => {
    event.preventDefault();
    const read = teamCorrectionOf(form, view);
    if (read.ok) onProposed(read.result);
    else setFaults(read.faults);
  };
  return (
    <form class="column-form" noValidate onSubmit={propose}>
      <p>
        <b>{pairWords(match)}</b> · {match.divisionName}
      </p>
      <p>{t('correct.text')}</p>
      <SheetFields
        tournamentId={tournamentId}
        match={match}
        view={view}
        form={sheet}
        told={told}
        again={{ chosen: again, label: t('correct.again'), on: () => change({ again: true }) }}
        onChange={(changed) => change({ again: false, sheet: { ...sheet, ...changed } })}
      />
      <TypedField
        label={t('correct.by')}
        place="by"
        told={told}
        value={sheet.by}
        onText={(by) => change({ sheet: { ...sheet, by } })}
      />
      <TypedField
        label={t('correct.reason')}
        place="reason"
        told={told}
        value={reason}
        onText={(text) => change({ reason: text })}
      />
      <SumOfFaults count={told.length} />
      <p class="actions">
        <button type="submit" class="button primary">
          {t('correct.preview')}
        </button>
      </p>
    </form>
  );
}
