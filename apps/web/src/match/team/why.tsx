import { sayTeam, type Team, type TeamExplanationLine, type TieBreakStep } from '@threecount/match';
import type { MatchCard, TeamBoutsView } from '@threecount/tournament';
import { Clauses } from '../clauses.tsx';
import { t } from '../words.ts';
import { storyLine } from './told.ts';

interface Props {
  readonly card: MatchCard;
  readonly team: TeamBoutsView;
}

/** Why a team match ended so; before its end the tie-breaks so far, where there are some. */
export function TeamWhy({ card, team }: Props) {
  const end = storyLine(team.story, 'end');
  const { steps } = team.match;
  if (end === undefined && steps.length === 0) return null;
  return (
    <section class="card why">
      <h3>{t(end === undefined ? 'team.tie-breaks' : 'why')}</h3>
      {end === undefined ? null : <Told line={end} />}
      {isOther(card, team) ? <p class="changed">{t('team.other-result')}</p> : null}
      {steps.length === 0 ? null : <Steps team={team} />}
    </section>
  );
}

/** Whether the result that stands is another one than the bouts came to. */
function isOther({ result }: MatchCard, { match }: TeamBoutsView): boolean {
  if (result === null || match.method === null) return false;
  const winner = match.winner === null ? null : match.winner === 'a' ? 'red' : 'blue';
  return result.winner !== winner;
}

/** A line of the story: its first sentence first, then what else there is to say. */
export function Told({
  line: { said, clauses },
  soft = false,
}: {
  readonly line: TeamExplanationLine;
  readonly soft?: boolean;
}) {
  const [first = '', ...rest] = said.map((each) => sayTeam(each));
  return (
    <p class={soft ? 'soft' : ''}>
      {soft ? first : <b>{first}</b>} {rest.join(' ')} <Clauses clauses={clauses} />
    </p>
  );
}

/** The tie-breaks that were looked at, in the book's order, with what was compared. */
function Steps({ team: { match, names } }: { readonly team: TeamBoutsView }) {
  return (
    <>
      <p>{t('team.level')}</p>
      <table class="list tie-breaks">
        <thead>
          <tr>
            <th scope="col">{t('team.tie-break')}</th>
            <th scope="col" class="n red">
              {names.a}
            </th>
            <th scope="col" class="n blue">
              {names.b}
            </th>
          </tr>
        </thead>
        <tbody>
          {match.steps.map((step) => (
            <tr key={step.by} class={step.winner === null ? '' : 'decides'}>
              <th scope="row">
                {t(`team.step.${step.by}`)}
                <small>{verdictOf(step, names)}</small>
                <Clauses clauses={[step.clause]} />
              </th>
              <td class="n">{comparedOf(step, 'a')}</td>
              <td class="n">{comparedOf(step, 'b')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What sudden death compares are places; there the winner is what counts. */
function comparedOf(step: TieBreakStep, team: Team): string {
  if (step.by !== 'sudden-death') return String(step[team] ?? '');
  return step.winner === team ? t('team.won') : '–';
}

function verdictOf({ by, winner, passedOver }: TieBreakStep, names: Props['team']['names']) {
  if (winner !== null) return t(`team.decided.${by}`, { team: names[winner] });
  if (passedOver) return t('team.passed-over');
  return t(by === 'sudden-death' ? 'team.to-be-fought' : 'team.level-here');
}
