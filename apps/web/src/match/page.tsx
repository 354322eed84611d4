import type { Explanation } from '@threecount/match';
import { useEffect, useState } from 'preact/hooks';
import { MatchCardView } from '../parts/match-card.tsx';
import { findPath, matchPath } from '../parts/match-path.ts';
import { refereePath } from '../parts/referee-path.ts';
import { useSession } from '../parts/session.ts';
import { useFocusOnChange } from '../parts/use-focus-on-change.ts';
import { divisionPath } from '../public/place.ts';
import { search } from '../ui/router.ts';
import { roundWords } from '../ui/words.ts';
import { Places } from './clauses.tsx';
import { Explained } from './explained.tsx';
import './match.css';
import { Pair } from './pair.tsx';
import { Switch } from './switch.tsx';
import { TeamMatch } from './team/team-match.tsx';
import { type MatchAnswer, useMatch } from './use-match.ts';
import { t, voiceFor } from './words.ts';

export interface MatchPageProps {
  readonly tournamentId: string;
  readonly matchId: string;
  readonly marked: ReadonlySet<string>;
}

/** One match: who, the score, why it ended so or what each side needs, and how it went. */
export function MatchPage({ tournamentId, matchId, marked }: MatchPageProps) {
  const bout = boutIn(search.value);
  const fetched = useMatch(tournamentId, matchId, bout);
  useFocusOnChange(String(bout));
  if (fetched.kind === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (fetched.kind === 'failed') {
    const gone = fetched.error.status === 404;
    return (
      <p class="notice" role="alert">
        {gone ? t('no-match') : t('failed', { message: fetched.error.message })}
      </p>
    );
  }
  return <Told tournamentId={tournamentId} answer={fetched.value} marked={marked} bout={bout} />;
}

interface ToldProps {
  readonly tournamentId: string;
  readonly answer: MatchAnswer;
  readonly marked: ReadonlySet<string>;
  /** Of a team match the bout that is asked for. */
  readonly bout: number | null;
}

/** The bout that an address asks for; null: it asks for none. */
function boutIn(query: string): number | null {
  const n = Number(new URLSearchParams(query).get('bout') ?? '');
  return Number.isInteger(n) && n > 0 && n < 1000 ? n : null;
}

function Told({ tournamentId, answer, marked, bout }: ToldProps) {
  const [asSpectator, setAsSpectator] = useState(false);
  const { card, live, official } = answer;
  const shownLive = card.result === null ? live : null;
  const isOfficial = official !== null && !asSpectator;
  const explanation = isOfficial ? official : answer.explanation;
  const isOrganiser = useSession()?.role === 'organiser';
  const title = t('title', { number: card.number, round: roundWords(card.round) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <section class="match-page">
      <p class="crumb">
        <a href={divisionPath(tournamentId, card.divisionId)}>{card.divisionName}</a>
      </p>
      <h2>{title}</h2>
      <MatchCardView
        match={card}
        {...(shownLive === null ? {} : { live: shownLive })}
        marked={marked}
      />
      {official === null ? null : (
        <Switch chosen={isOfficial} choose={(it) => setAsSpectator(!it)} />
      )}
      <Places.Provider value={answer.places}>
        {card.team === null ? (
          <Single answer={answer} explanation={explanation} official={isOfficial} />
        ) : (
          <TeamMatch
            answer={answer}
            explanation={explanation}
            official={isOfficial}
            bout={bout}
            path={matchPath(tournamentId, card.matchId)}
          />
        )}
      </Places.Provider>
      {isOrganiser && card.result !== null ? (
        <p>
          <a class="button" href={findPath(tournamentId, card.number)}>
            {t('correct')}
          </a>
        </p>
      ) : null}
      <p>
        <a href={refereePath(tournamentId, card.divisionId, card.matchId)}>{t('all-rules')}</a>
      </p>
    </section>
  );
}

interface SingleProps {
  readonly answer: MatchAnswer;
  readonly explanation: Explanation | null;
  readonly official: boolean;
}

/** A match of two. */
function Single({ answer: { card, points, pair }, explanation, official }: SingleProps) {
  return (
    <>
      {explanation === null ? (
        <p class="soft">{t(card.result?.paper === true ? 'from-paper' : 'nothing-yet')}</p>
      ) : (
        <Explained explanation={explanation} voice={voiceFor(card, official)} points={points} />
      )}
      {pair === null ? null : <Pair pair={pair} />}
    </>
  );
}
