import type { MatSummary } from '@threecount/tournament';
import { lateMinutes } from '../../parts/late.ts';
import { MatchCardView } from '../../parts/match-card.tsx';
import { matchPath } from '../../parts/match-path.ts';
import { useServerNow } from '../../parts/server-time.ts';
import { clashWords, pairWords, t as shared, stateWords } from '../../parts/words.ts';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import './hall.css';
import { DayOfMat } from '../mats/day-of-mat.tsx';
import { type MatState, matState } from './late.ts';

/** All mats at a glance: what is on them, what comes, and what is late. */
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
  if (desk.mats.length === 0) return <p class="card">{t('hall.no-mats')}</p>;
  return (
    <>
      <p role="status" class={care.length === 0 ? 'soft' : 'notice'}>
        {news.length === 0 ? t('hall.all-well') : news.join('; ')}
      </p>
      <div class="hall">
        {states.map(({ mat, state }) => (
          <HallMat key={mat.matId} tournamentId={desk.tournamentId} mat={mat} state={state} />
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
  readonly tournamentId: string;
  readonly mat: MatSummary;
  readonly state: MatState;
}

function HallMat({ tournamentId, mat, state }: HallMatProps) {
  return (
    <section class={`hall-mat ${isCare(state) ? 'care' : ''}`} aria-label={mat.name}>
      <header>
        <h2>{mat.name}</h2>
        <span class={isCare(state) ? 'pill warn' : 'pill'}>{stateText(state)}</span>
      </header>
      {mat.current === null ? null : (
        <MatchCardView
          match={mat.current}
          live={mat.current.live}
          page={matchPath(tournamentId, mat.current.matchId)}
          showMat={false}
        />
      )}
      <ol>
        {mat.queue.slice(0, 4).map((match) => (
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
          </li>
        ))}
      </ol>
      <DayOfMat mat={mat} />
    </section>
  );
}
