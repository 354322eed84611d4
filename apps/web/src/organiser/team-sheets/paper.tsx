import type { TeamPaperView } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { sendCommand, useCommand } from '../../parts/commands.ts';
import { pairWords } from '../../parts/words.ts';
import { apiOf } from '../act.ts';
import { DialogForm } from '../dialog-form.tsx';
import type { MatchActionProps } from '../results/paper.tsx';
import { t as organiser } from '../words.ts';
import { SheetFields, SumOfFaults, TypedField } from './fields.tsx';
import { type SheetFault, type SheetForm, sheetOf, sheetResult } from './form.ts';
import { TeamSheet } from './team-sheet.tsx';
import { refusedOf, toldOf } from './told.ts';

interface Props extends MatchActionProps {
  readonly matId: string;
  readonly onClose: () => void;
}

/** Enters the result of a team match that was run on paper. */
export function TeamPaper(props: Props) {
  const title = organiser('paper.title', { number: props.match.number });
  return (
    <TeamSheet {...props} title={title}>
      {(view) => <Sheet {...props} title={title} view={view} />}
    </TeamSheet>
  );
}

function Sheet({
  tournamentId,
  match,
  matId,
  title,
  view,
  onDone,
  onClose,
}: Props & { readonly title: string; readonly view: TeamPaperView }) {
  const [form, setForm] = useState<SheetForm>(() => sheetOf(null, view));
  const [faults, setFaults] = useState<readonly SheetFault[]>([]);
  const command = useCommand();
  const refused = refusedOf(command);
  const told = [...toldOf(faults), ...refused.told];
  const change = (changed: Partial<SheetForm>): void => {
    setFaults([]);
    command.clear();
    setForm({ ...form, ...changed });
  };
  const save = async (): Promise<void> => {
    const read = sheetResult(form, view);
    setFaults(read.ok ? [] : read.faults);
    if (!read.ok) return;
    const path = `${apiOf(tournamentId)}/mats/${encodeURIComponent(matId)}/table/paper`;
    const body = { matchId: match.matchId, result: read.result };
    if (!(await command.run(() => sendCommand(path, body)))) return;
    onClose();
    onDone();
  };
  return (
    <DialogForm
      title={title}
      button={organiser('paper.save')}
      command={refused.rest}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>
        <b>{pairWords(match)}</b> · {match.divisionName}
      </p>
      <SheetFields
        tournamentId={tournamentId}
        match={match}
        view={view}
        form={form}
        told={told}
        onChange={change}
      />
      <TypedField
        label={organiser('paper.by')}
        place="by"
        told={told}
        value={form.by}
        onText={(by) => change({ by })}
      />
      <SumOfFaults count={told.length} />
    </DialogForm>
  );
}
