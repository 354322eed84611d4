import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { actOnTournament } from '../act.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';

type Table = Desk['view']['tables'][number];

/** The tables of the book that the organiser has to confirm, and publishing. */
export function BookTables({ desk }: { readonly desk: Desk }) {
  const { view, tournamentId } = desk;
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
                <TableLine table={table} tournamentId={tournamentId} />
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

function TableLine({
  table,
  tournamentId,
}: {
  readonly table: Table;
  readonly tournamentId: string;
}) {
  const command = useCommand();
  const confirm = () =>
    command.run(() => actOnTournament(tournamentId, { type: 'confirm-table', table: table.id }));
  return (
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
  );
}
