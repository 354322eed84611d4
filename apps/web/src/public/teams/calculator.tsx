import type { TeamEventView } from '@threecount/tournament';
import { useEffect, useState } from 'preact/hooks';
import { CopyButton } from '../../parts/copy.tsx';
import { CheckResult, SumLine, Verdict } from '../../parts/teams/check-result.tsx';
import { MemberFields } from '../../parts/teams/member-fields.tsx';
import { checkRows, type RowsCheck, type TypedRow } from '../../parts/teams/rows.ts';
import { useTeamEvents } from '../../parts/teams/use-teams.ts';
import { beltWords, eventWords, t } from '../../parts/teams/words.ts';
import { TextField } from '../../parts/text-field.tsx';
import '../../parts/teams/teams.css';
import './calculator.css';
import {
  eventOf,
  hashOf,
  keepSheet,
  keptSheet,
  keyOf,
  rowsIn,
  type Sheet,
  sheetOf,
} from './sheet.ts';

/** The storage of the browser; null where it may not be used. */
function shelf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Puts a team together on the coach's own device: what each brings, what is wrong, what would help. */
export function Calculator({ tournamentId }: { readonly tournamentId: string }) {
  const fetched = useTeamEvents(tournamentId);
  if (fetched.kind === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (fetched.kind === 'failed') {
    return (
      <p class="notice" role="alert">
        {fetched.error.message}
      </p>
    );
  }
  if (fetched.value.length === 0) return <p class="soft">{t('public.none')}</p>;
  return <Sheets tournamentId={tournamentId} events={fetched.value} />;
}

interface SheetsProps {
  readonly tournamentId: string;
  readonly events: readonly TeamEventView[];
}

function Sheets({ tournamentId, events }: SheetsProps) {
  const [sheet, setSheet] = useState<Sheet | null>(
    () => sheetOf(location.hash.slice(1)) ?? keptSheet(shelf(), tournamentId),
  );
  // Another address is put in while the page is open.
  useEffect(() => {
    const read = (): void => setSheet(sheetOf(location.hash.slice(1)));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const event = eventOf(events, sheet);
  if (event === undefined) return null;
  const rows = rowsIn(event.rules, sheet);
  const team = sheet?.team ?? '';
  const put = (change: Partial<Sheet>): void => {
    const next = { event: keyOf(event), team, rows, ...change };
    setSheet(next);
    keepSheet(shelf(), tournamentId, next);
    // Behind `#`: no server is told.
    history.replaceState(null, '', `${location.pathname}#${hashOf(next)}`);
  };
  const choose = (key: string): void => {
    const chosen = events.find((one) => keyOf(one) === key);
    const from = event.rules.rank;
    const to = chosen?.rules.rank ?? null;
    // A belt that only came with the event goes with it.
    const moved = rows.map((row) =>
      row.rank === (from ?? '') && row.name === '' && row.weight === ''
        ? { ...row, rank: to ?? '' }
        : row,
    );
    put({ event: key, rows: moved });
  };
  const checked = checkRows(event.rules, team, rows);
  return (
    <section class="calculator">
      <h2>{t('calc.title')}</h2>
      <p class="soft">{t('calc.text')}</p>
      <div class="card">
        <div class="calc-head">
          <label class="field">
            <span>{t('calc.event')}</span>
            <select
              value={keyOf(event)}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              {events.map((one) => (
                <option key={keyOf(one)} value={keyOf(one)}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </label>
          <TextField label={t('calc.team')} value={team} onText={(text) => put({ team: text })} />
        </div>
        {event.rules.composition?.handicapLimit !== null && event.rules.handicap.rows === null ? (
          <p class="notice">{t('calc.no-table')}</p>
        ) : null}
        <MemberFields
          title={t('calc.title')}
          rules={event.rules}
          rows={rows}
          checked={checked}
          onRow={(at, change) =>
            put({ rows: rows.map((row, i) => (i === at ? { ...row, ...change } : row)) })
          }
          below={(at) => (
            <InjuredBox
              row={rows[at]}
              at={at}
              onRow={(injured) =>
                put({ rows: rows.map((row, i) => (i === at ? { ...row, injured } : row)) })
              }
              shown={(event.rules.substitutes?.most ?? 0) > 0}
            />
          )}
        />
        <Outcome checked={checked} rows={rows} />
      </div>
      <Keeping onClear={() => put({ team: '', rows: [] })} />
    </section>
  );
}

/** `Blue belts · Single rank`: the divisions, else the belt, and the kind of event. */
function nameOf({ event, divisions, rules: { rank } }: TeamEventView): string {
  const names = divisions.map(({ name }) => name).join(', ');
  if (names !== '') return t('calc.division', { event: eventWords(event), divisions: names });
  return rank === null ? eventWords(event) : `${eventWords(event)} · ${beltWords(rank)}`;
}

interface InjuredProps {
  readonly row: TypedRow | undefined;
  readonly at: number;
  readonly onRow: (injured: boolean) => void;
  /** Only where somebody else may come in. */
  readonly shown: boolean;
}

function InjuredBox({ row, at, onRow, shown }: InjuredProps) {
  if (!shown || row === undefined || row.substitute) return null;
  return (
    <label class="check below">
      <input
        type="checkbox"
        checked={row.injured}
        aria-label={t('calc.row-injured', { place: t('place', { n: at + 1 }) })}
        onChange={({ currentTarget }) => onRow(currentTarget.checked)}
      />
      <span>{t('injured')}</span>
    </label>
  );
}

interface OutcomeProps {
  readonly checked: RowsCheck;
  readonly rows: readonly TypedRow[];
}

function Outcome({ checked, rows }: OutcomeProps) {
  const { check, filled } = checked;
  return (
    <>
      <div class="check-line" role="status">
        <SumLine check={check} />
        <Verdict check={filled === 0 ? null : check} />
      </div>
      {filled === 0 ? null : <CheckResult checked={checked} rows={rows} />}
      {check.substitutions.length === 0 ? null : (
        <ul class="substitutions">
          {check.substitutions.map(({ place, by, legal }) => (
            <li key={`${place} ${by}`}>
              {t(legal ? 'calc.substitution-legal' : 'calc.substitution-illegal', {
                name: by,
                other: check.members[place]?.name ?? t('place', { n: place + 1 }),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Keeping({ onClear }: { readonly onClear: () => void }) {
  return (
    <>
      <p class="soft">{t('calc.share')}</p>
      <p class="calc-actions">
        <CopyButton
          text={() => location.href}
          words={{
            ready: t('calc.copy'),
            done: t('calc.copied'),
            failed: t('calc.copy-failed'),
          }}
        />
        <button type="button" class="button" onClick={onClear}>
          {t('calc.clear')}
        </button>
      </p>
    </>
  );
}
