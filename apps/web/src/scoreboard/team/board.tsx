import type { MatchCard, TeamBoutsView } from '@threecount/tournament';
import type { ComponentChildren } from 'preact';
import { fightersLeft } from '../../parts/line-up/left.ts';
import { elapsedText } from '../../ui/clock-text.ts';
import type { BoardProps } from '../clock-face.tsx';
import { t } from '../words.ts';
import { BoutInTheMiddle } from './bout.tsx';
import { TeamColumn } from './column.tsx';
import { modeOf } from './mode.ts';
import { Over } from './over.tsx';
import { TieBreak } from './steps.tsx';
import './team.css';

interface Props extends BoardProps {
  readonly match: MatchCard;
  /** What comes next on this mat. */
  readonly next: ComponentChildren;
}

const sides = [
  ['red', 'a'],
  ['blue', 'b'],
] as const;

/** A team match on the hall's screen: the teams at the sides, in the middle the bout, the tie-break or the end. */
export function TeamBoard({ match, next, ...props }: Props) {
  const { team } = props.board;
  const mode = modeOf(match, team);
  return (
    <>
      {team === null
        ? null
        : sides.map(([side, one]) => (
            <TeamColumn
              key={side}
              side={side}
              team={one}
              name={team.names[one]}
              shown={team}
              left={fightersLeft(match, side) ?? team.lines[one].left}
              bout={team.onMat === null ? null : props.board.view}
            />
          ))}
      {mode === 'over' ? <Over match={match} team={team} /> : null}
      {mode === 'tie-break' && team !== null ? <TieBreak team={team} /> : null}
      {mode === 'bout' && team !== null ? <BoutInTheMiddle team={team} {...props} /> : null}
      <footer>
        <p>{team === null ? null : <b>{lastBoutWords(team)}</b>}</p>
        {next}
      </footer>
    </>
  );
}

/** How the bout before ended. */
function lastBoutWords({ match, elapsedMs }: TeamBoutsView): string {
  const { bouts, suddenDeath } = match;
  const last = suddenDeath ?? bouts.at(-1);
  if (last === undefined || last.method === null) return '';
  const how = t.of(`method.${last.method}`) ?? last.method;
  const method = `${how} ${elapsedText(elapsedMs.at(-1) ?? 0)}`;
  const which =
    suddenDeath === null ? t('team.bout', { number: bouts.length }) : t('team.sudden-death');
  return last.winner === null
    ? t('team.last-nobody', { which, method })
    : t('team.last-won', { which, method, name: last[last.winner].name });
}
