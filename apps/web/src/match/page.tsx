import type { Explanation, Voice } from '@threecount/match';
import { useEffect, useState } from 'preact/hooks';
import { MatchCardView } from '../parts/match-card.tsx';
import { findPath } from '../parts/match-path.ts';
import { refereePath } from '../parts/referee-path.ts';
import { useSession } from '../parts/session.ts';
import { divisionPath } from '../public/place.ts';
import { roundWords } from '../ui/words.ts';
import { Places } from './clauses.tsx';
import './match.css';
import { Needs } from './needs.tsx';
import { Pair } from './pair.tsx';
import { Record } from './record.tsx';
import { type MatchAnswer, useMatch } from './use-match.ts';
import { WhyView } from './why.tsx';
import { t, voiceFor } from './words.ts';

export interface MatchPageProps {
  readonly tournamentId: string;
  readonly matchId: string;
  readonly marked: ReadonlySet<string>;
}

/** One match: who, the score, why it ended so or what each side needs, and how it went. */
export function MatchPage({ tournamentId, matchId, marked }: MatchPageProps) {
  const fetched = useMatch(tournamentId, matchId);
  if (fetched.kind === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (fetched.kind === 'failed') {
    const gone = fetched.error.status === 404;
    return (
      <p class="notice" role="alert">
        {gone ? t('no-match') : t('failed', { message: fetched.error.message })}
      </p>
    );
  }
  return <Told tournamentId={tournamentId} answer={fetched.value} marked={marked} />;
}

interface ToldProps {
  readonly tournamentId: string;
  readonly answer: MatchAnswer;
  readonly marked: ReadonlySet<string>;
}

function Told({ tournamentId, answer, marked }: ToldProps) {
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
      {explanation === null ? (
        <p class="soft">{t(card.result?.paper === true ? 'from-paper' : 'nothing-yet')}</p>
      ) : (
        <Places.Provider value={answer.places}>
          <Explained
            explanation={explanation}
            voice={voiceFor(card, isOfficial)}
            points={answer.points}
          />
        </Places.Provider>
      )}
      {answer.pair === null ? null : <Pair pair={answer.pair} />}
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

interface ExplainedProps {
  readonly explanation: Explanation;
  readonly voice: Voice;
  readonly points: boolean;
}

function Explained({ explanation, voice, points }: ExplainedProps) {
  const { why, needs, due, lines, book } = explanation;
  return (
    <>
      {why === null ? <Needs needs={needs} due={due} voice={voice} /> : null}
      {why === null ? null : <WhyView why={why} voice={voice} />}
      <Record lines={lines} voice={voice} points={points} />
      <p class="soft">{t('by-book', { name: book.name })}</p>
    </>
  );
}

/** What officials see, or what the public sees. */
function Switch({
  chosen,
  choose,
}: {
  readonly chosen: boolean;
  readonly choose: (official: boolean) => void;
}) {
  return (
    <fieldset class="switch">
      <legend class="hidden-text">{t('told-for')}</legend>
      {[true, false].map((official) => (
        <label key={String(official)}>
          <input
            type="radio"
            name="told-for"
            checked={chosen === official}
            onChange={() => choose(official)}
          />
          <span>{t(official ? 'for-officials' : 'for-spectators')}</span>
        </label>
      ))}
    </fieldset>
  );
}
