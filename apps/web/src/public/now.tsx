import type { MatchCard, MatSummary } from '@threecount/tournament';
import { MatchCardView } from '../parts/match-card.tsx';
import { matchPath } from '../parts/match-path.ts';
import { pairWords, plannedWords, t as shared, stateWords } from '../parts/words.ts';
import { roundWords } from '../ui/words.ts';
import type { PublicData } from './data.ts';
import { divisionPath } from './place.ts';
import { t } from './words.ts';

/** What is fought at this moment, and what comes next on each mat. */
export function Now({ data }: { readonly data: PublicData }) {
  const { mats } = data;
  if (mats === null) return <p class="waiting">{t('loading')}</p>;
  const running = mats.flatMap((mat) => (mat.current === null ? [] : [mat.current]));
  const waiting = mats.filter((mat) => mat.queue.length > 0);
  return (
    <>
      <section>
        <h2>{t('running')}</h2>
        {running.length === 0 ? <p class="soft">{t('nothing-running')}</p> : null}
        <div class="cards">
          {running.map((match) => (
            <MatchCardView
              key={match.matchId}
              match={match}
              live={match.live}
              marked={data.marked}
              href={divisionPath(data.tournamentId, match.divisionId)}
              page={matchPath(data.tournamentId, match.matchId)}
            />
          ))}
        </div>
      </section>
      <section>
        <h2>{t('coming')}</h2>
        {waiting.length === 0 ? <p class="soft">{t('nothing-coming')}</p> : null}
        <div class="cards">
          {waiting.map((mat) => (
            <MatQueue key={mat.matId} mat={mat} data={data} most={3} />
          ))}
        </div>
      </section>
    </>
  );
}

interface QueueProps {
  readonly mat: MatSummary;
  readonly data: PublicData;
  readonly most: number;
  /** Above the matches; the mat's name by default. */
  readonly title?: string;
}

/** The next matches of one mat, with a rough time for each. */
export function MatQueue({ mat, data, most, title = mat.name }: QueueProps) {
  const shown = mat.queue.slice(0, most);
  const more = Math.max(0, mat.left - (mat.current === null ? 0 : 1) - shown.length);
  return (
    <article class="card queue">
      <h3>{title}</h3>
      {shown.length === 0 ? <p class="soft">{t('no-more')}</p> : null}
      <ol>
        {shown.map((match) => (
          <li key={match.matchId}>
            <QueueLine match={match} data={data} />
          </li>
        ))}
      </ol>
      {more > 0 ? <p class="soft">{t('more-on-mat', { count: more })}</p> : null}
    </article>
  );
}

function QueueLine({ match, data }: { readonly match: MatchCard; readonly data: PublicData }) {
  const slots = [match.red, match.blue];
  const follows = slots.some(
    (slot) => slot.kind === 'competitor' && data.marked.has(slot.competitor.entryId),
  );
  const when = plannedWords(match);
  const state = match.standing === 'held' || when === '' ? stateWords(match) : '';
  return (
    <a
      class={follows ? 'line marked' : 'line'}
      href={divisionPath(data.tournamentId, match.divisionId)}
    >
      <span class="when num">{[when, state].filter((part) => part !== '').join(' · ')}</span>
      <b>{pairWords(match)}</b>
      <small>
        {[
          shared('match-number', { number: match.number }),
          roundWords(match.round),
          match.divisionName,
        ].join(' · ')}
      </small>
    </a>
  );
}
