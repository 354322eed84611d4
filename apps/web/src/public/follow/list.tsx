import type { DivisionView, MatchCard, MatSummary } from '@threecount/tournament';
import { useContext } from 'preact/hooks';
import { PointsShown } from '../../parts/points-shown.ts';
import { useTopics } from '../../parts/use-topics.ts';
import { wasFought } from '../../parts/was-fought.ts';
import { plannedWords, resultWords, t as shared } from '../../parts/words.ts';
import { fullName, slotWords } from '../../ui/words.ts';
import { t } from '../words.ts';
import './follow.css';
import { type Followed, type FollowStatus, followPerson, opponentOf } from './followed.ts';
import type { Person } from './people.ts';
import type { Follow } from './use-follow.ts';

interface Props {
  readonly tournamentId: string;
  readonly follow: Follow;
  readonly mats: readonly MatSummary[] | null;
}

/** The people whom this device follows, each with what comes next: first on every page. */
export function FollowedList({ tournamentId, follow, mats }: Props) {
  const topics = new Set(
    follow.followed.flatMap((person) =>
      person.entries.map((entry) => `division:${entry.divisionId}`),
    ),
  );
  const views = useTopics<DivisionView>(tournamentId, [...topics]);
  if (follow.followed.length === 0) return null;
  const divisions = [...views.values()];
  return (
    <section class="followed" aria-label={t('followed')}>
      {follow.followed.map((person) => (
        <Card
          key={person.key}
          calendar={`/api/tournaments/${encodeURIComponent(tournamentId)}/schedule?format=ics&person=${encodeURIComponent(person.key)}`}
          followed={followPerson(person, mats ?? [], divisions)}
          ready={mats !== null && divisions.length === topics.size}
          onStop={() => follow.toggle(person)}
        />
      ))}
    </section>
  );
}

interface CardProps {
  /** The file with this person's planned matches. */
  readonly calendar: string;
  readonly followed: Followed;
  readonly ready: boolean;
  readonly onStop: () => void;
}

function Card({ calendar, followed, ready, onStop }: CardProps) {
  const { person, status, ifWins, results, medals } = followed;
  const shown = useContext(PointsShown);
  const facts = ready ? statusWords(status, person) : { big: t('loading'), small: null };
  return (
    <article class="card me">
      <header>
        <p>
          {t('you-follow')} <b>{[person.name, ...person.teams.map(fullName)].join(' · ')}</b>
        </p>
        <button
          type="button"
          class="button"
          aria-label={t('unfollow-name', { name: person.name })}
          onClick={onStop}
        >
          {t('unfollow')}
        </button>
      </header>
      <div aria-live="polite">
        <p class="eta num">{facts.big}</p>
        {facts.small === null ? null : <p>{facts.small}</p>}
        {status.kind === 'next' && status.match.planned !== null ? (
          <p>
            <a href={calendar} download>
              {t('calendar-of', { name: person.name })}
            </a>
          </p>
        ) : null}
        {ifWins === null ? null : (
          <p class="soft">{t('if-wins', { where: whereWords(ifWins.match) })}</p>
        )}
      </div>
      {medals.map((medal) => (
        <p key={medal.divisionName}>
          <b>
            {t('medal', { place: shared(`place.${medal.place}`), division: medal.divisionName })}
          </b>
        </p>
      ))}
      {results.length === 0 ? null : (
        <>
          <h2>{t('results-so-far')}</h2>
          <ul>
            {results.map((result) => (
              <li key={result.match.matchId}>
                {verdictWords(result, shown && scored(result.match))}
                {result.match.result === null ? null : (
                  <small> {resultWords(result.match.result, result.match.team !== null)}</small>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

/** Points stand in it only where somebody fought for them. */
function verdictWords(
  { verdict, own, other, opponent }: Followed['results'][number],
  withPoints: boolean,
): string {
  const given = { opponent: slotWords(opponent) };
  return withPoints
    ? t(`verdict.${verdict}`, { own, other, ...given })
    : t(`verdict-plain.${verdict}`, given);
}

const scored = ({ result, team }: MatchCard): boolean =>
  result !== null && team === null && wasFought(result);

function whereWords(match: {
  readonly matName: string | null;
  readonly planned: number | null;
}): string {
  const mat = match.matName ?? shared('no-mat');
  const when = plannedWords(match);
  return when === '' ? mat : `${when}, ${mat}`;
}

function statusWords(
  status: FollowStatus,
  person: Person,
): { readonly big: string; readonly small: string | null } {
  switch (status.kind) {
    case 'on-mat':
    case 'next': {
      const mat = status.match.matName ?? shared('no-mat');
      const opponent = slotWords(opponentOf(status.match, person));
      if (status.kind === 'on-mat') {
        const { fighter } = status;
        const big = t(fighter === null ? 'on-mat-now' : `fighter-${fighter}`);
        return { big, small: t('on-mat-against', { mat, opponent }) };
      }
      const when = plannedWords(status.match);
      const big = when === '' ? t('next-soon') : t('next-at', { when });
      return { big, small: t('next-where', { mat, opponent }) };
    }
    case 'not-drawn-yet':
    case 'left-out':
    case 'done':
      return {
        big: t(status.kind),
        small: person.entries.map((entry) => entry.divisionName).join(', '),
      };
  }
}
