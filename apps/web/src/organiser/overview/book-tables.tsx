import { type HandicapRow, isTableThere, needsTable } from '@threecount/rulebooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { actOnTournament } from '../act.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import type { Desk } from '../desk.ts';
import { recordOf } from '../options/draft.ts';
import { HandicapDoubts } from '../options/handicap-doubts.tsx';
import '../options/options.css';
import { TableValuesView } from '../options/table-values.tsx';
import { type BookOptions, useOptions } from '../options/use-options.ts';
import { t as options } from '../options/words.ts';
import { pagePath } from '../place.ts';
import { t } from '../words.ts';

type Table = Desk['view']['tables'][number];

/** The tables of the book that the organiser has to confirm, and publishing. */
export function BookTables({ desk }: { readonly desk: Desk }) {
  const { view, tournamentId } = desk;
  const fetched = useOptions(tournamentId);
  const book = fetched.kind === 'there' ? fetched.value : null;
  const needed = view.tables.filter((table) => isNeeded(desk, book, table));
  const missing = needed.filter((table) => !isThere(desk, book, table));
  const open = needed.filter((table) => !table.confirmed || missing.includes(table));
  return (
    <section class="card wide">
      <h2>{t('publish.title')}</h2>
      <p>{view.published ? t('publish.done') : t('publish.trial')}</p>
      {view.tables.length === 0 ? null : (
        <>
          <h3>{t('tables.title')}</h3>
          <p class="soft">{t('tables.text')}</p>
          <ul class="plain-list">
            {view.tables.map((table) => (
              <li key={table.id}>
                <TableLine table={table} desk={desk} book={book} />
              </li>
            ))}
          </ul>
        </>
      )}
      {view.published ? null : (
        <p class="actions">
          <ConfirmButton
            label={t('publish.button')}
            title={t('publish.title')}
            yes={t('publish.yes')}
            disabled={open.length > 0}
            onYes={() => actOnTournament(tournamentId, { type: 'publish' })}
          >
            <p>{t('publish.ask')}</p>
          </ConfirmButton>
        </p>
      )}
      {open.length === 0 || view.published ? null : (
        <p class="soft">
          {missing.length === 0
            ? t('publish.blocked', { count: open.length })
            : t('publish.missing', { tables: missing.map(({ label }) => label).join('; ') })}
        </p>
      )}
    </section>
  );
}

const needOf = (book: BookOptions | null, { id }: Table) =>
  book?.tables.find((table) => table.id === id);

/** Whether a division hangs on a table; as long as nothing is known, it is. */
function isNeeded({ divisions }: Desk, book: BookOptions | null, table: Table): boolean {
  const need = needOf(book, table)?.need;
  if (need === undefined || need.events === null) return true;
  return divisions.some(({ column: { column, alternatives } }) =>
    [column, ...alternatives].some((one) => needsTable(need, one)),
  );
}

/** Whether a table has values that can be confirmed. */
function isThere({ view }: Desk, book: BookOptions | null, table: Table): boolean {
  const found = needOf(book, table);
  return !found?.option || isTableThere(found.need, found.option, view.settings.options);
}

interface LineProps {
  readonly table: Table;
  readonly desk: Desk;
  /** Null until it is there. */
  readonly book: BookOptions | null;
}

/**
 * The choice that goes with confirming a table as it is: where the book names its table of techniques, the table rules
 * from then on, and does not only flag. Null: none, or the organiser has chosen already.
 */
function choiceOf(book: BookOptions | null, tableId: string, chosen: object) {
  const name = book?.tables.find(({ id }) => id === tableId)?.option ?? null;
  const form = book?.options.find((option) => option.name === name)?.form;
  if (name === null || form?.kind !== 'legality' || Object.hasOwn(chosen, name)) return null;
  const value = form.values[1];
  return value === undefined ? null : { [name]: value };
}

function TableLine(props: LineProps) {
  const { table, desk, book } = props;
  const toEnter = needOf(book, table)?.need.toEnter === true;
  return (
    <>
      <div class="line">
        <span>
          <b>{table.label}</b>
          <small>
            {t(toEnter ? 'tables.clause-none' : 'tables.clause', { clause: table.clause })}
          </small>
        </span>
        <Standing {...props} />
      </div>
      {isThere(desk, book, table) ? null : <Missing {...props} />}
      <Values {...props} />
    </>
  );
}

/** Whether a table is confirmed, and the button that does it where there is something to confirm. */
function Standing({ table, desk, book }: LineProps) {
  const { tournamentId, view } = desk;
  const command = useCommand();
  const confirm = () =>
    command.run(async () => {
      const { options } = view.settings;
      const choice = choiceOf(book, table.id, options);
      if (choice !== null) {
        const settings = { options: { ...options, ...choice } };
        await actOnTournament(tournamentId, { type: 'set-settings', settings });
      }
      await actOnTournament(tournamentId, { type: 'confirm-table', table: table.id });
    });
  if (!isThere(desk, book, table)) {
    const isAsked = isNeeded(desk, book, table);
    return <span class="pill">{t(isAsked ? 'tables.missing' : 'tables.not-needed')}</span>;
  }
  if (table.confirmed) return <span class="pill ok">{t('tables.confirmed')}</span>;
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={t('tables.confirm-name', { name: table.label })}
        disabled={command.busy}
        onClick={() => void confirm()}
      >
        {t('confirm')}
      </button>
      <Problem error={command.error} />
    </>
  );
}

/** Leads to where a table is entered that the text has no value of. */
function Missing({ table, desk, book }: LineProps) {
  const option = needOf(book, table)?.option;
  if (!option) return null;
  const isAsked = isNeeded(desk, book, table);
  return (
    <div class={isAsked ? 'notice' : 'soft'}>
      <p>
        {t(isAsked ? 'tables.enter-text' : 'tables.enter-later')}{' '}
        <a href={`${pagePath(desk.tournamentId, 'options')}#option-${option}`}>
          {t('tables.enter-go', { name: table.label })}
        </a>
      </p>
    </div>
  );
}

/** What is confirmed: the values as they hold, and where they can be changed. */
function Values({ table, desk, book }: LineProps) {
  const found = needOf(book, table);
  if (!found?.values || !isThere(desk, book, table)) return null;
  const { option, values } = found;
  const given = option === null ? undefined : desk.view.settings.options[option];
  const form = book?.options.find(({ name }) => name === option)?.form;
  // What is stored has been read by the server: a list of a handicap holds rows.
  const rows = Array.isArray(given) ? (given as readonly HandicapRow[]) : [];
  const shown = values.kind === 'handicap' && rows.length > 0 ? { ...values, rows } : values;
  return (
    <>
      {form?.kind === 'handicap' ? <HandicapDoubts form={form} rows={rows} /> : null}
      <details class="table-values">
        <summary aria-label={`${options('table.values')}: ${table.label}`}>
          {options('table.values')}
        </summary>
        <TableValuesView values={shown} own={recordOf(given)} />
        {option === null ? null : (
          <p>
            <a href={`${pagePath(desk.tournamentId, 'options')}#option-${option}`}>
              {options('table.edit')}
            </a>
          </p>
        )}
      </details>
    </>
  );
}
