import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { actOnTournament } from '../act.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import type { Desk } from '../desk.ts';
import { recordOf } from '../options/draft.ts';
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
  const open = view.tables.filter((table) => !table.confirmed);
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
        <p class="soft">{t('publish.blocked', { count: open.length })}</p>
      )}
    </section>
  );
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

function TableLine({ table, desk, book }: LineProps) {
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
  return (
    <>
      <div class="line">
        <span>
          <b>{table.label}</b>
          <small>{t('tables.clause', { clause: table.clause })}</small>
        </span>
        {table.confirmed ? (
          <span class="pill ok">{t('tables.confirmed')}</span>
        ) : (
          <button
            type="button"
            class="button"
            aria-label={t('tables.confirm-name', { name: table.label })}
            disabled={command.busy}
            onClick={() => void confirm()}
          >
            {t('confirm')}
          </button>
        )}
        <Problem error={command.error} />
      </div>
      <Values table={table} desk={desk} book={book} />
    </>
  );
}

/** What is confirmed: the values as they hold, and where they can be changed. */
function Values({ table, desk, book }: LineProps) {
  const found = book?.tables.find(({ id }) => id === table.id);
  if (!found?.values) return null;
  const { option, values } = found;
  const own = option === null ? {} : recordOf(desk.view.settings.options[option]);
  return (
    <details class="table-values">
      <summary aria-label={`${options('table.values')}: ${table.label}`}>
        {options('table.values')}
      </summary>
      <TableValuesView values={values} own={own} />
      {option === null ? null : (
        <p>
          <a href={pagePath(desk.tournamentId, 'options')}>{options('table.edit')}</a>
        </p>
      )}
    </details>
  );
}
