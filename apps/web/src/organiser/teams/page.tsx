import type { TeamEventView } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useTeamEvents } from '../../parts/teams/use-teams.ts';
import { beltWords, eventWords, t } from '../../parts/teams/words.ts';
import type { Desk } from '../desk.ts';
import '../../parts/teams/teams.css';
import { BookAsks } from './book-asks.tsx';
import { DivisionTeams } from './division-teams.tsx';
import { NewEvent } from './new-event.tsx';
import './page.css';
import { WeighIn } from './weigh-in.tsx';

type View = 'teams' | 'weigh-in';

/** What the rules of the teams rest on: the columns of the divisions, and the organiser's choices. */
const versionOf = ({ divisions, view }: Desk): string =>
  JSON.stringify([
    divisions.map(({ divisionId, column }) => [divisionId, column.column]),
    view.settings.options,
  ]);

/** The teams of each division for teams: their people, weights, orders and links. */
export function TeamsPage({ desk }: { readonly desk: Desk }) {
  const [view, setView] = useState<View>('teams');
  const [asked, setAsked] = useState(0);
  const fetched = useTeamEvents(desk.tournamentId, `${asked} ${versionOf(desk)}`);
  if (fetched.kind === 'loading') return <p>{t('loading')}</p>;
  if (fetched.kind === 'failed') {
    return (
      <p class="notice" role="alert">
        {fetched.error.message}
      </p>
    );
  }
  const held = fetched.value.filter(({ divisions }) => divisions.length > 0);
  const calculator = `/t/${encodeURIComponent(desk.tournamentId)}/teams/calculator`;
  return (
    <>
      {fetched.value.length === 0 ? <p class="card">{t('page.no-teams')}</p> : null}
      {held.length === 0 ? null : (
        <div class="actions">
          <fieldset class="view-switch">
            <legend class="hidden-text">{t('view')}</legend>
            {(['teams', 'weigh-in'] as const).map((each) => (
              <button
                key={each}
                type="button"
                class="button"
                aria-pressed={view === each}
                onClick={() => setView(each)}
              >
                {t(`view.${each}`)}
              </button>
            ))}
          </fieldset>
          <a href={calculator}>{t('calculator.link')}</a>
        </div>
      )}
      {held.flatMap((event) =>
        event.divisions.map((division) => (
          <section key={division.divisionId} class="team-division" aria-label={division.name}>
            <h2>
              {division.name} <small>{factsOf(event)}</small>
            </h2>
            {view === 'teams' ? (
              <DivisionTeams
                desk={desk}
                event={event}
                division={division}
                onRules={() => setAsked(asked + 1)}
              />
            ) : (
              <WeighIn desk={desk} event={event} division={division} />
            )}
          </section>
        )),
      )}
      {fetched.value.length === 0 ? null : (
        <>
          <NewEvent desk={desk} events={fetched.value} />
          <BookAsks rulebook={desk.view.rulebook.id} />
        </>
      )}
    </>
  );
}

/** `Single rank · Blue · at most 430 kg together`. */
function factsOf({ event, rules: { rank, composition } }: TeamEventView): string {
  const limit = composition?.weightLimitKg ?? null;
  const score = composition?.handicapLimit ?? null;
  return [
    eventWords(event),
    rank === null ? null : beltWords(rank),
    limit === null ? null : t('limit.weight', { kg: limit }),
    score === null ? null : t('limit.handicap', { score }),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}
