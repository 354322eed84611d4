import type { MatSummary } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { act } from '../act.ts';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import { BreakFields } from './break-fields.tsx';
import './day.css';
import { breakRows, breaksOf, sessionRows, sessionsOf } from './rows.ts';
import { SessionFields } from './session-fields.tsx';

/** The breaks of a mat, and its own sessions where it does not begin with the others. */
export function MatDayForm({ desk, mat }: { readonly desk: Desk; readonly mat: MatSummary }) {
  const { tournamentId, view, mats } = desk;
  const zone = view.timeZone;
  const [own, setOwn] = useState(mat.sessions !== null);
  const [sessions, setSessions] = useState(() => sessionRows(mat.sessions ?? view.sessions, zone));
  const [breaks, setBreaks] = useState(() => breakRows(mat.breaks, zone));
  const [fault, setFault] = useState(false);
  const command = useCommand();
  const day = sessions[0]?.day ?? view.date ?? '';
  const save = async (all: boolean): Promise<void> => {
    const made = own ? sessionsOf(sessions, zone) : null;
    const pauses = breaksOf(breaks, zone);
    const wrong = pauses === null || (own && made === null);
    setFault(wrong);
    if (wrong) return;
    await command.run(async () => {
      const stream = { kind: 'mat', id: mat.matId } as const;
      if (made !== null || mat.sessions !== null) {
        await act(tournamentId, stream, { type: 'set-mat-sessions', sessions: made });
      }
      for (const { matId } of all ? mats : [mat]) {
        const action = { type: 'set-breaks', breaks: pauses } as const;
        await act(tournamentId, { kind: 'mat', id: matId }, action);
      }
    });
  };
  return (
    <form
      class="column-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save(false);
      }}
    >
      <BreakFields rows={breaks} onRows={setBreaks} day={day} />
      <label class="check">
        <input type="checkbox" checked={own} onChange={() => setOwn(!own)} />
        {t('day.own-sessions')}
      </label>
      {own ? <SessionFields rows={sessions} onRows={setSessions} day={day} /> : null}
      {fault ? (
        <p class="notice" role="alert">
          {t('day.fault')}
        </p>
      ) : null}
      <Problem error={command.error} />
      <p class="actions">
        <button type="submit" class="button primary" disabled={command.busy}>
          {t('save')}
        </button>
        <button
          type="button"
          class="button"
          disabled={command.busy}
          onClick={() => void save(true)}
        >
          {t('day.breaks-to-all')}
        </button>
      </p>
    </form>
  );
}
