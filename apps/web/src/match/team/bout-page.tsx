import type { Explanation } from '@threecount/match';
import type { TeamBoutsView } from '@threecount/tournament';
import { Explained } from '../explained.tsx';
import { t, voiceOf } from '../words.ts';
import { endWords, Pair } from './story.tsx';
import { boutOnMat, namesOf, toldBouts } from './told.ts';

interface Props {
  readonly team: TeamBoutsView;
  /** Of the bout, from 1. */
  readonly number: number;
  /** Of that bout. */
  readonly explanation: Explanation | null;
  readonly official: boolean;
  readonly points: boolean;
  /** Where the page of the team match is. */
  readonly path: string;
}

/** One bout of a team match: who, how it ended or stands, and each call. */
export function BoutPage({ team, number, explanation, official, points, path }: Props) {
  const told = toldBouts(team)[number - 1];
  const now = boutOnMat(team);
  const running = now?.number === number ? now : null;
  const pair = told?.bout ?? running?.due;
  const settling = told?.settling ?? running?.settling;
  return (
    <>
      <p class="crumb">
        <a href={path}>{t('team.whole')}</a>
      </p>
      {pair === undefined ? (
        <p class="notice">{t('team.no-such-bout', { number })}</p>
      ) : (
        <section class="card one-bout">
          <h3>
            {settling === true ? t('team.settling') : t('team.bout', { number })}
            {': '}
            {t('team.against', namesOf(pair))}
          </h3>
          {told === undefined ? <p>{t('team.on-mat')}</p> : <p>{endWords(told)}</p>}
          {told === undefined ? null : <Pair told={told} />}
        </section>
      )}
      {pair === undefined || explanation === null ? null : (
        <Explained
          explanation={explanation}
          voice={voiceOf(namesOf(pair), official)}
          points={points}
        />
      )}
      <Neighbours number={number} last={now?.number ?? toldBouts(team).length} path={path} />
    </>
  );
}

interface NeighboursProps {
  readonly number: number;
  /** The number of the last bout that has a page. */
  readonly last: number;
  readonly path: string;
}

function Neighbours({ number, last, path }: NeighboursProps) {
  const there = [number - 1, number + 1].filter((n) => n >= 1 && n <= last);
  if (there.length === 0) return null;
  return (
    <nav class="neighbours" aria-label={t('team.other-bouts')}>
      {there.map((n) => (
        <a key={n} class="button" href={`${path}?bout=${n}`}>
          {t(n < number ? 'team.before' : 'team.after', { number: n })}
        </a>
      ))}
    </nav>
  );
}
