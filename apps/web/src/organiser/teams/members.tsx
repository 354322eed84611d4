import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { sendCommand, useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { CheckResult, SumLine, Verdict } from '../../parts/teams/check-result.tsx';
import { kgOf } from '../../parts/teams/kg.ts';
import { MemberFields } from '../../parts/teams/member-fields.tsx';
import { checkRows } from '../../parts/teams/rows.ts';
import { t } from '../../parts/teams/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { apiOf } from '../act.ts';
import {
  type DraftRow,
  filledRows,
  mayBeNamesake,
  membersBody,
  refusedAt,
  rowsOf,
  typedInto,
} from './draft.ts';
import { useKnownPeople } from './known-people.ts';
import { type TeamProps, teamName } from './props.ts';

/** What is typed of a team, beside what stood there when it was begun. */
interface Draft {
  readonly rows: readonly DraftRow[];
  readonly first: readonly DraftRow[];
}

/** Opens the form of a team's people. What is typed there stays until it is saved, also where the form is closed. */
export function Members(props: TeamProps & { readonly open: boolean }) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { view, event, onDone } = props;
  useEffect(() => {
    if (props.open) setOpen(true);
  }, [props.open]);
  const name = teamName(view);
  const stored = rowsOf(event.rules, view);
  const { rows, first } = draft ?? { rows: stored, first: stored };
  return (
    <>
      <button
        type="button"
        class={view.members.length === 0 ? 'button primary' : 'button'}
        aria-label={t('members.open-name', { name })}
        onClick={() => setOpen(true)}
      >
        {t(view.members.length === 0 ? 'members.enter' : 'members.change')}
        {draft === null ? '' : ` ${t('members.unsaved')}`}
      </button>
      {open ? (
        <Dialog
          title={t('members.title', { name })}
          onClose={() => setOpen(false)}
          kind="team-dialog"
        >
          <MembersForm
            {...props}
            rows={rows}
            first={first}
            onRows={(next) => setDraft({ rows: next, first })}
            onUndo={draft === null ? null : () => setDraft(null)}
            onDone={() => {
              setOpen(false);
              setDraft(null);
              onDone();
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}

interface FormProps extends TeamProps, Draft {
  readonly onRows: (rows: readonly DraftRow[]) => void;
  /** Null: nothing was typed. */
  readonly onUndo: (() => void) | null;
}

function MembersForm({
  desk,
  event,
  divisionId,
  view,
  rows,
  first,
  onRows,
  onUndo,
  onDone,
}: FormProps) {
  const { rules } = event;
  const names = useId();
  const teamDivisions = desk.divisions
    .filter(({ column }) => column.column.event !== undefined)
    .map((one) => one.divisionId);
  const known = useKnownPeople(desk.tournamentId, teamDivisions, divisionId);
  const command = useCommand();
  const checked = checkRows(rules, teamName(view), rows);
  const filled = filledRows(rules, rows);
  const refused = refusedAt(command.error, filled);
  const hasNoNumber = rows.some(({ weight }) => Number.isNaN(kgOf(weight)));
  const form = useRef<HTMLFormElement>(null);
  // Whoever saved is led to what keeps it from being saved.
  useEffect(() => {
    if (command.error !== null)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [command.error]);
  const save = async (submitted: Event): Promise<void> => {
    submitted.preventDefault();
    const path = `${apiOf(desk.tournamentId)}/teams/${encodeURIComponent(view.team.entryId)}/members`;
    const members = membersBody(rules, rows, first, view);
    if (await command.run(() => sendCommand(path, { members }))) onDone();
  };
  const onRow = (at: number, change: Partial<DraftRow>): void => {
    if (refused?.row === at) command.clear();
    onRows(rows.map((row, i) => (i === at ? typedInto(row, change, known) : row)));
  };
  return (
    <form class="column-form" onSubmit={save} ref={form}>
      <datalist id={names}>
        {known.map(({ personId, label }) => (
          <option key={personId} value={label} />
        ))}
      </datalist>
      <MemberFields
        title={t('members.title', { name: teamName(view) })}
        rules={rules}
        rows={rows}
        checked={checked}
        names={names}
        takesFocus
        refused={refused}
        onRow={onRow}
        below={(at) =>
          (refused?.row === at && mayBeNamesake(command.error)) || rows[at]?.namesake === true ? (
            <label class="check below">
              <input
                type="checkbox"
                checked={rows[at]?.namesake === true}
                onChange={({ currentTarget }) => onRow(at, { namesake: currentTarget.checked })}
              />
              <span>{t('members.namesake')}</span>
            </label>
          ) : null
        }
      />
      <div class="check-line" role="status">
        <SumLine check={checked.check} />
        <Verdict check={checked.filled === 0 ? null : checked.check} />
      </div>
      <CheckResult checked={checked} rows={rows} />
      {view.order === 'missing' ? null : <p class="notice">{t('members.order-given-up')}</p>}
      {refused === null ? (
        <Problem error={command.error} />
      ) : (
        <p class="notice" role="alert">
          {t('members.refused', { text: command.error?.message ?? '' })}
        </p>
      )}
      <p class="actions">
        <button type="submit" class="button primary" disabled={command.busy || hasNoNumber}>
          {t('members.save')}
        </button>
        {onUndo === null ? null : (
          <button type="button" class="button" onClick={onUndo}>
            {t('members.undo')}
          </button>
        )}
      </p>
    </form>
  );
}
