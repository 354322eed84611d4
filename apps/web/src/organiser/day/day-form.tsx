import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { act, actOnTournament } from '../act.ts';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import './day.css';
import { breakRows, breaksOf, type SessionRow, sessionRows, sessionsOf } from './rows.ts';
import { SessionFields } from './session-fields.tsx';

/** The zone of this machine: mostly that of the venue. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The venue's time zone, and when the mats begin: after it every match has a planned time. */
export function DayForm({ desk }: { readonly desk: Desk }) {
  const { view } = desk;
  const day = view.date ?? '';
  const [zone, setZone] = useState(view.timeZone ?? ownZone());
  const [rows, setRows] = useState<readonly SessionRow[]>(() =>
    view.sessions.length === 0
      ? [{ day, start: '', end: '' }]
      : sessionRows(view.sessions, view.timeZone),
  );
  const [fault, setFault] = useState(false);
  const command = useCommand();
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const timeZone = zone.trim() === '' ? null : zone.trim();
    const sessions = isZone(timeZone) ? sessionsOf(rows, timeZone) : [];
    setFault(sessions === null);
    if (sessions === null) return;
    await command.run(async () => {
      if (timeZone !== view.timeZone) {
        await actOnTournament(desk.tournamentId, { type: 'set-time-zone', timeZone });
      }
      await actOnTournament(desk.tournamentId, { type: 'set-sessions', sessions });
      if (timeZone !== view.timeZone) await moveMats(desk, timeZone);
    });
  };
  return (
    <section class="card">
      <h2>{t('day.title')}</h2>
      <p class="soft">{t('day.text')}</p>
      <form class="column-form" onSubmit={save}>
        <label class="field narrow">
          <span>{t('day.zone')}</span>
          <input
            type="text"
            list="time-zones"
            value={zone}
            maxLength={64}
            onInput={(event) => setZone(event.currentTarget.value)}
          />
          <datalist id="time-zones">
            {Intl.supportedValuesOf('timeZone').map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </label>
        <SessionFields rows={rows} onRows={setRows} day={day} />
        {fault ? (
          <p class="notice" role="alert">
            {t('day.fault')}
          </p>
        ) : null}
        <Problem error={command.error} />
        <button type="submit" class="button primary" disabled={command.busy}>
          {t('save')}
        </button>
      </form>
    </section>
  );
}

/** Whether this browser knows a zone by that name; else the server says no. */
function isZone(name: string | null): boolean {
  try {
    if (name !== null) new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** In another zone the mats' own sessions and breaks keep what the clock shows. @throws ApiError */
async function moveMats(
  { tournamentId, mats, view }: Desk,
  timeZone: string | null,
): Promise<void> {
  for (const { matId, sessions, breaks } of mats) {
    const stream = { kind: 'mat', id: matId } as const;
    if (sessions !== null) {
      const moved = sessionsOf(sessionRows(sessions, view.timeZone), timeZone);
      await act(tournamentId, stream, { type: 'set-mat-sessions', sessions: moved ?? [] });
    }
    if (breaks.length === 0) continue;
    const moved = breaksOf(breakRows(breaks, view.timeZone), timeZone);
    await act(tournamentId, stream, { type: 'set-breaks', breaks: moved ?? [] });
  }
}
