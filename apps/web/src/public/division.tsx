import type { DivisionView, MatchCard } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { Bracket } from '../parts/bracket/bracket.tsx';
import { drawingsOf } from '../parts/bracket/drawings.ts';
import type { BracketForm } from '../parts/bracket/form.ts';
import { FormSwitch } from '../parts/bracket/form-switch.tsx';
import { isTold, matchPath } from '../parts/match-path.ts';
import { Sheets } from '../parts/print/sheets.tsx';
import { usePrinting } from '../parts/print/use-printing.ts';
import { PodiumView, Standings } from '../parts/standings.tsx';
import { useDivision } from '../parts/use-division.ts';
import { leftOutWords, t as shared } from '../parts/words.ts';
import { fullName } from '../ui/words.ts';
import { DrawFacts } from './draw-facts.tsx';
import { tabPath } from './place.ts';
import { DivisionRulesCard } from './rules.tsx';
import { Statistics } from './teams/statistics.tsx';
import { t } from './words.ts';

interface Props {
  readonly tournamentId: string;
  /** Its name. */
  readonly tournament: string;
  readonly divisionId: string;
  readonly marked: ReadonlySet<string>;
}

/** One division: its podium, its bracket or table, and who is entered. */
export function DivisionPage({ tournamentId, tournament, divisionId, marked }: Props) {
  const fetched = useDivision(tournamentId, divisionId);
  const [form, setForm] = useState<BracketForm>('picture');
  const printing = usePrinting();
  if (fetched.kind === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (fetched.kind === 'failed') {
    return (
      <p class="notice" role="alert">
        {t('failed', { message: fetched.error.message })}
      </p>
    );
  }
  const view = fetched.value;
  const isFought = view.rounds.length > 0;
  return (
    <section class="division printable">
      <p class="crumb">
        <a href={tabPath(tournamentId, 'brackets')}>{t('back-to-brackets')}</a>
      </p>
      <h2>{view.summary.name}</h2>
      <Facts view={view} />
      {isFought ? (
        <FormSwitch form={drawingsOf(view.rounds).length === 0 ? null : form} onForm={setForm} />
      ) : null}
      <Contest tournamentId={tournamentId} view={view} form={form} marked={marked} />
      <Statistics key={`of ${divisionId}`} tournamentId={tournamentId} view={view} />
      {view.seedText === null ? null : (
        <DrawFacts tournamentId={tournamentId} seedText={view.seedText} />
      )}
      <DivisionRulesCard key={divisionId} tournamentId={tournamentId} divisionId={divisionId} />
      <Entered view={view} />
      {printing && isFought ? <Sheets view={view} tournament={tournament} form={form} /> : null}
    </section>
  );
}

function Facts({ view: { summary, podium } }: { readonly view: DivisionView }) {
  return (
    <>
      <p class="soft">
        {[
          shared('entries', { count: summary.entries }),
          summary.format === null ? null : shared(`format.${summary.format}`),
          summary.matches.total === 0 ? null : shared('matches-done', summary.matches),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      {podium.kind === 'open' ? null : (
        <section class="card">
          <h3>{shared('podium')}</h3>
          <PodiumView podium={podium} />
        </section>
      )}
    </>
  );
}

interface ContestProps {
  readonly tournamentId: string;
  readonly view: DivisionView;
  readonly form: BracketForm;
  readonly marked: ReadonlySet<string>;
}

function Contest({ tournamentId, view, form, marked }: ContestProps) {
  const { standing, format } = view.summary;
  const pageOf = (match: MatchCard) =>
    isTold(match) ? matchPath(tournamentId, match.matchId) : null;
  if (standing === 'empty') return <p class="soft">{t('empty-text')}</p>;
  if (format === null) return <p class="soft">{t('not-drawn-text')}</p>;
  if (format === 'alone') return <p class="soft">{t('alone-text')}</p>;
  return (
    <>
      {view.standings.length === 0 ? null : (
        <Standings view={view} marked={marked} pageOf={pageOf} />
      )}
      <Bracket view={view} form={form} marked={marked} pageOf={pageOf} />
    </>
  );
}

function Entered({ view }: { readonly view: DivisionView }) {
  if (view.entries.length === 0) return null;
  return (
    <section class="card entered-card">
      <h3>{t('entered')}</h3>
      <ul class="entered">
        {view.entries.map((entry) => {
          const out = leftOutWords(entry);
          return (
            <li key={entry.entryId}>
              <b>{fullName(entry)}</b>{' '}
              <small>
                {[
                  entry.club,
                  entry.country,
                  entry.seed === null ? '' : shared('seed', { seed: entry.seed }),
                  out ?? '',
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
