import type { MatchCard, ResultsView } from '@threecount/tournament';
import { isTold, matchPath } from '../parts/match-path.ts';
import { PodiumView } from '../parts/standings.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { resultWords, t as shared } from '../parts/words.ts';
import { roundWords, slotWords } from '../ui/words.ts';
import { Clubs } from './clubs.tsx';
import { divisionPath } from './place.ts';
import { t } from './words.ts';

interface Props {
  readonly tournamentId: string;
  /** Changes with each finished match: asks again. */
  readonly version: number;
}

/** Medals by division, and the files to take away. */
export function Results({ tournamentId, version }: Props) {
  const path = `/api/tournaments/${encodeURIComponent(tournamentId)}/results`;
  const fetched = useFetched<ResultsView>(path, version);
  if (fetched.kind === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (fetched.kind === 'failed') {
    return (
      <p class="notice" role="alert">
        {t('failed', { message: fetched.error.message })}
      </p>
    );
  }
  const over = fetched.value.divisions.filter((division) => division.podium.kind !== 'open');
  return (
    <section>
      <h2>{t('tab.results')}</h2>
      <p class="files">
        <a class="button" href={`${path}?format=csv`} download>
          {t('csv')}
        </a>
        <a class="button" href={path} download="results.json">
          {t('json')}
        </a>
      </p>
      <Clubs tournamentId={tournamentId} version={version} />
      {over.length === 0 ? <p class="soft">{t('no-results')}</p> : null}
      <div class="cards">
        {over.map((division) => (
          <article class="card" key={division.divisionId}>
            <h3>
              <a href={divisionPath(tournamentId, division.divisionId)}>{division.name}</a>
            </h3>
            <PodiumView podium={division.podium} />
            <Fought tournamentId={tournamentId} matches={division.matches} />
          </article>
        ))}
      </div>
    </section>
  );
}

/** The matches that were fought, each a link to how it went. */
function Fought({
  tournamentId,
  matches,
}: {
  readonly tournamentId: string;
  readonly matches: readonly MatchCard[];
}) {
  const fought = matches.filter(isTold);
  if (fought.length === 0) return null;
  return (
    <details class="fought">
      <summary>{t('fought', { count: fought.length })}</summary>
      <ul>
        {fought.map((match) => (
          <li key={match.matchId}>
            <a href={matchPath(tournamentId, match.matchId)}>
              <span>
                <Name match={match} side="red" /> {shared('versus')}{' '}
                <Name match={match} side="blue" />
              </span>
              <small>{howWords(match)}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function howWords({ round, result, team }: MatchCard): string {
  const how = result === null ? '' : resultWords(result, team !== null);
  return [roundWords(round), how].filter((part) => part !== '').join(' · ');
}

/** The winner is bold, and said. */
function Name({ match, side }: { readonly match: MatchCard; readonly side: 'red' | 'blue' }) {
  const name = slotWords(match[side]);
  if (match.result?.winner !== side) return <span>{name}</span>;
  return (
    <b>
      {name}
      <span class="hidden-text"> ({shared('won')})</span>
    </b>
  );
}
