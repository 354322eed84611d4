import type { MatchCard, ResultsView } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { changeWords } from '../../parts/change-words.ts';
import { matchesQuery } from '../../parts/find-text.ts';
import { isTold, matchPath } from '../../parts/match-path.ts';
import { Pager } from '../../parts/pager.tsx';
import { pageOf } from '../../parts/paging.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { PodiumView } from '../../parts/standings.tsx';
import { useFetched } from '../../parts/use-fetched.ts';
import { wasFought } from '../../parts/was-fought.ts';
import { pairWords, t as shared, stateWords } from '../../parts/words.ts';
import { roundWords } from '../../ui/words.ts';
import { apiOf } from '../act.ts';
import { ClubsSection } from '../clubs/page-section.tsx';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import { LevelPlaces } from './level-places.tsx';
import { MatchButtons } from './match-buttons.tsx';

/** Podiums, the files of the results, and single matches: from paper, or opened again. */
export function ResultsPage({ desk }: { readonly desk: Desk }) {
  const [changes, setChanges] = useState(0);
  const path = `${apiOf(desk.tournamentId)}/results`;
  const { done, matches, needRuling } = desk.view.counts;
  const fetched = useFetched<ResultsView>(path, `${done} ${matches} ${needRuling} ${changes}`);
  if (fetched.kind === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (fetched.kind === 'failed') return <p class="notice">{fetched.error.message}</p>;
  const { divisions } = fetched.value;
  const again = (): void => setChanges(changes + 1);
  const over = divisions.filter((division) => division.podium.kind !== 'open');
  return (
    <>
      <section class="card">
        <p class="actions">
          <a class="button" href={`${path}?format=csv`} download>
            {t('results.csv')}
          </a>
          <a class="button" href={path} download="results.json">
            {t('results.json')}
          </a>
        </p>
        <p class="soft">{t('results.so-far', { some: over.length, all: divisions.length })}</p>
      </section>
      <Matches
        desk={desk}
        matches={divisions.flatMap((division) => division.matches)}
        onChange={again}
      />
      <ClubsSection desk={desk} />
      {over.length === 0 ? null : (
        <section class="podiums">
          {over.map((division) => (
            <article key={division.divisionId} class="card">
              <h2>{division.name}</h2>
              <PodiumView podium={division.podium} />
              <LevelPlaces
                tournamentId={desk.tournamentId}
                divisionId={division.divisionId}
                podium={division.podium}
                onDone={again}
              />
            </article>
          ))}
        </section>
      )}
    </>
  );
}

interface MatchesProps {
  readonly desk: Desk;
  readonly matches: readonly MatchCard[];
  readonly onChange: () => void;
}

/** Finds a match by number, name or division, to enter it from paper or to open it again. */
function Matches({ desk, matches, onChange }: MatchesProps) {
  const [query, setQuery] = useState(askedFor);
  const [page, setPage] = useState(1);
  const found = matches.filter((match) => {
    if (match.result?.method === 'bye') return false;
    const number = `#${match.number}`;
    return matchesQuery(query, number, pairWords(match), match.divisionName);
  });
  const shown = pageOf(found, page, 25);
  return (
    <section class="card">
      <h2>{t('results.matches')}</h2>
      <p class="soft">{t('results.matches-text')}</p>
      <SearchField
        label={t('results.find')}
        query={query}
        onQuery={(text) => {
          setQuery(text);
          setPage(1);
        }}
      />
      <ul class="plain-list">
        {shown.items.map((match) => (
          <li key={match.matchId} class="line">
            <span>
              <b>{pairWords(match)}</b>
              <small>
                {[
                  shared('match-number', { number: match.number }),
                  roundWords(match.round),
                  match.divisionName,
                  match.matName ?? shared('no-mat'),
                ].join(' · ')}
              </small>
              <small>{scoreLine(match, desk.view.hasPoints)}</small>
              {changeWords(match).map((words) => (
                <small key={words} class="guess">
                  {words}
                </small>
              ))}
            </span>
            {isTold(match) ? (
              <a class="button" href={matchPath(desk.tournamentId, match.matchId)}>
                {t('results.why')}
                <span class="hidden-text"> {pairWords(match)}</span>
              </a>
            ) : null}
            <MatchButtons tournamentId={desk.tournamentId} match={match} onDone={onChange} />
          </li>
        ))}
      </ul>
      <Pager {...shown} onPage={setPage} />
    </section>
  );
}

/** What a link to this page asks to find. */
const askedFor = (): string => new URLSearchParams(location.search).get('find') ?? '';

function scoreLine(match: MatchCard, withPoints: boolean): string {
  const { result, team } = match;
  const scored = result !== null && team === null && wasFought(result);
  if (!scored || !withPoints) return stateWords(match);
  const score = `${result.points.red}:${result.points.blue}`;
  return `${score} · ${stateWords(match)}`;
}
