import type { DivisionSummary } from '@threecount/tournament';
import { useId, useState } from 'preact/hooks';
import type { Command } from '../../parts/commands.ts';
import { matchesQuery } from '../../parts/find-text.ts';
import { Pager } from '../../parts/pager.tsx';
import { pageOf } from '../../parts/paging.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { t as shared } from '../../parts/words.ts';
import { act } from '../act.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import type { Desk } from '../desk.ts';
import { DivisionPanel } from './division-panel.tsx';
import { t } from './words.ts';

interface Props {
  readonly desk: Desk;
  readonly seedText: string;
  readonly command: Command;
  readonly onDraw: (divisionId: string) => Promise<boolean>;
}

/** All divisions: each is drawn or its draw cleared, and opened for what belongs to it alone. */
export function DivisionList(props: Props) {
  const { divisions } = props.desk;
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const shown = pageOf(
    divisions.filter(({ name }) => matchesQuery(query, name)),
    page,
    50,
  );
  return (
    <section class="card wide">
      <h2>{t('draw.divisions')}</h2>
      {divisions.length < 12 ? null : (
        <SearchField
          label={t('draw.find')}
          query={query}
          onQuery={(text) => {
            setQuery(text);
            setPage(1);
          }}
        />
      )}
      <ul class="plain-list draw-list">
        {shown.items.map((division) => (
          <Line key={division.divisionId} division={division} {...props} />
        ))}
      </ul>
      <Pager {...shown} onPage={setPage} />
    </section>
  );
}

function Line({ division, ...props }: Props & { readonly division: DivisionSummary }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, divisionId } = division;
  return (
    <li>
      <div class="line">
        <span>
          <b>{name}</b>
          <small>{factsOf(division)}</small>
        </span>
        <button
          type="button"
          class="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t(open ? 'panel.close-name' : 'panel.open-name', { name })}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'panel.close' : 'panel.open')}
        </button>
        <DrawButton division={division} {...props} />
      </div>
      <div id={id}>
        {open ? (
          <DivisionPanel
            key={division.standing === 'not-drawn' ? 'before' : 'after'}
            desk={props.desk}
            divisionId={divisionId}
            seedText={props.seedText.trim()}
          />
        ) : null}
      </div>
    </li>
  );
}

function factsOf(division: DivisionSummary): string {
  return [
    shared('entries', { count: division.entries }),
    division.format === null ? null : shared(`format.${division.format}`),
    shared(`division.${division.standing}`),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

interface DrawButtonProps extends Props {
  readonly division: DivisionSummary;
}

function DrawButton({ division, desk, seedText, command, onDraw }: DrawButtonProps) {
  const { name, divisionId } = division;
  if (division.standing === 'not-drawn') {
    return (
      <button
        type="button"
        class="button"
        aria-label={t('draw.one-name', { name })}
        disabled={command.busy || seedText.trim() === '' || division.entries === 0}
        onClick={() => void onDraw(divisionId)}
      >
        {t('draw.one')}
      </button>
    );
  }
  return (
    <ConfirmButton
      label={t('draw.clear')}
      name={t('draw.clear-name', { name })}
      title={t('draw.clear-name', { name })}
      yes={t('draw.clear')}
      disabled={desk.view.published || division.matches.done > 0}
      onYes={() =>
        act(desk.tournamentId, { kind: 'division', id: divisionId }, { type: 'clear-draw' })
      }
    >
      <p>{t('draw.clear-text')}</p>
    </ConfirmButton>
  );
}
