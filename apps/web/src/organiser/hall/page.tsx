import type { MatSummary } from '@threecount/tournament';
import { isCallable } from '../../parts/calls/call-state.ts';
import { lateMinutes } from '../../parts/late.ts';
import { MatchCardView } from '../../parts/match-card.tsx';
import { matchPath } from '../../parts/match-path.ts';
import { useServerNow } from '../../parts/server-time.ts';
import { clashWords, pairWords, t as shared, stateWords } from '../../parts/words.ts';
import { CallLine } from '../calls/call-line.tsx';
import type { Desk } from '../desk.ts';
import { t as later } from '../later/words.ts';
import { pagePath } from '../place.ts';
import { t } from '../words.ts';
import './hall.css';
import { DayOfMat } from '../mats/day-of-mat.tsx';
import { type MatState, matState } from './late.ts';

/** All mats at a glance: what is on them, what comes and who was called, what is late, what needs a ruling. */
export function HallPage({ desk }: { readonly desk: Desk }) {
  const now = useServerNow(5_000);
  const states = desk.mats.map((mat) => ({ mat, state: matState(mat, now) }));
  const care = states.filter(({ state }) => isCare(state));
  const late = desk.mats.flatMap((mat) => {
    const count = lateMinutes(mat);
    return count === null ? [] : [`${mat.name}: ${t('hall.behind', { count })}`];
  });
  const clashes = desk.mats.flatMap(({ name, queue }) =>
    queue.filter(({ clash }) => clash !== null).map((match) => `${name}: ${clashWords(match)}`),
  );
  const told = care.map(({ mat, state }) => `${mat.name}: ${stateText(state)}`);
  const news = [...told, ...late, ...clashes];
  const { needRuling } = desk.view.counts;
  if (desk.mats.length === 0) return <p class="card">{t('hall.no-mats')}</p>;
  return (
    <>
      <p role="status" class={care.length === 0 ? 'soft hall-news' : 'notice hall-news'}>
        {news.length === 0 ? t('hall.all-well') : news.join('; ')}
      </p>
      {needRuling === 0 ? null : (
        <p class="notice hall-news">
          {later('rulings.title', { count: needRuling })}{' '}
          <a href={pagePath(desk.tournamentId, 'overview')}>{later('rulings.here')}</a>
        </p>
      )}
      <div class="hall">
        {states.map(({ mat, state }) => (
          <HallMat key={mat.matId} desk={desk} mat={mat} state={state} />
        ))}
      </div>
    </>
  );
}

const isCare = (state: MatState): boolean =>
  state.kind === 'late' || state.kind === 'blocked' || state.kind === 'to-confirm';

function stateText(state: MatState): string {
  return state.kind === 'late' ? t('hall.late', { count: state.minutes }) : t(`hall.${state.kind}`);
}

interface HallMatProps {
  readonly desk: Desk;
  readonly mat: MatSummary;
  readonly state: MatState;
}

function HallMat({ desk, mat, state }: HallMatProps) {
  const late = lateMinutes(mat);
  const { current } = mat;
  const begun = current !== null && current.live.status !== 'not-started';
  return (
    <section class={`hall-mat ${isCare(state) ? 'care' : ''}`} aria-label={mat.name}>
      <header>
        <h2>{mat.name}</h2>
        <span class="pills">
          <span class={isCare(state) ? 'pill warn' : 'pill'}>{stateText(state)}</span>
          {late === null ? null : (
            <span class="pill warn">{t('hall.behind', { count: late })}</span>
          )}
        </span>
      </header>
      {current === null ? null : (
        <MatchCardView
          match={current}
          live={current.live}
          page={matchPath(desk.tournamentId, current.matchId)}
          showMat={false}
        />
      )}
      {current !== null && isCallable(current, begun) ? (
        <CallLine desk={desk} match={current} />
      ) : null}
      <ol>
        {mat.queue.slice(0, current === null ? 4 : 3).map((match) => (
          <li key={match.matchId}>
            <b>{pairWords(match)}</b>
            <small>
              {[
                shared('match-number', { number: match.number }),
                match.divisionName,
                stateWords(match),
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </small>
            {isCallable(match) ? <CallLine desk={desk} match={match} /> : null}
          </li>
        ))}
      </ol>
      <DayOfMat mat={mat} view={desk.view} withLate={false} />
    </section>
  );
}
