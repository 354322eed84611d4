import type { Explanation } from '@threecount/match';
import type { MatchCard, TeamBoutsView } from '@threecount/tournament';
import { LineUpList } from '../../parts/line-up/list.tsx';
import { slotWords } from '../../ui/words.ts';
import type { MatchAnswer } from '../use-match.ts';
import { t } from '../words.ts';
import { BoutPage } from './bout-page.tsx';
import { Story } from './story.tsx';
import './team.css';
import { boutOnMat, namesOf, storyLine } from './told.ts';
import { TeamWhy, Told } from './why.tsx';

interface Props {
  readonly answer: MatchAnswer;
  /** Of one bout. */
  readonly explanation: Explanation | null;
  readonly official: boolean;
  /** The bout that is asked for; null: the whole. */
  readonly bout: number | null;
  /** Where its page is. */
  readonly path: string;
}

/** A match of two teams: why it ended so, its bouts in order, the line-ups; or one of its bouts. */
export function TeamMatch({ answer, explanation, official, bout, path }: Props) {
  const { card, team, points } = answer;
  if (team === null) {
    return (
      <>
        <p class="soft">{t(card.result?.paper === true ? 'from-paper' : 'nothing-yet')}</p>
        <LineUps card={card} team={null} />
      </>
    );
  }
  if (bout !== null) {
    return (
      <BoutPage
        team={team}
        number={bout}
        explanation={explanation}
        official={official}
        points={points}
        path={path}
      />
    );
  }
  return (
    <>
      {team.match.method === null ? <OnMat team={team} path={path} /> : null}
      <TeamWhy card={card} team={team} />
      <Story team={team} path={path} />
      <LineUps card={card} team={team} />
    </>
  );
}

/** What happens now, or what is waited for. */
function OnMat({ team, path }: { readonly team: TeamBoutsView; readonly path: string }) {
  const now = boutOnMat(team);
  const line = storyLine(team.story, 'await');
  return (
    <section class="card why">
      <h3>{t('team.now')}</h3>
      {now !== null ? (
        <p>
          <a href={`${path}?bout=${now.number}`}>
            {now.settling ? t('team.settling') : t('team.bout', { number: now.number })}
          </a>
          {': '}
          <b>{t('team.against', namesOf(now.due))}</b>
        </p>
      ) : line === undefined ? null : (
        <Told line={line} />
      )}
    </section>
  );
}

const sides = [
  ['red', 'a'],
  ['blue', 'b'],
] as const;

interface LineUpsProps {
  readonly card: MatchCard;
  /** Null: it was not fought here. */
  readonly team: TeamBoutsView | null;
}

/** Both line-ups, each fighter with how it stands; where their orders are not to be seen, nothing. */
function LineUps({ card, team }: LineUpsProps) {
  const shown = sides.flatMap(([side, one]) => {
    const line = team?.lines[one] ?? card.team?.[side] ?? null;
    return line === null ? [] : [{ side, one, line }];
  });
  if (shown.length === 0) return null;
  const next = team && storyLine(team.story, 'next');
  return (
    <section class="card line-ups">
      <h3>{t('team.line-ups')}</h3>
      <div>
        {shown.map(({ side, one, line }) => (
          <section key={side} class={side}>
            <h4>{slotWords(card[side])}</h4>
            {team === null ? null : (
              <p class="soft">
                {t('team.totals', {
                  submissions: team.before[one].submissions + team.match.submissions[one],
                  warnings: team.match.warnings[one],
                })}
              </p>
            )}
            <LineUpList fighters={line.fighters} />
          </section>
        ))}
      </div>
      {next ? <Told line={next} soft /> : null}
    </section>
  );
}
