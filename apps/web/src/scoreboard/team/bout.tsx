import type { TeamBoutsView } from '@threecount/tournament';
import { methodWords } from '../../ui/words.ts';
import { type BoardProps, Clock } from '../clock-face.tsx';
import { Newest } from '../last.tsx';
import { t } from '../words.ts';
import './bout.css';
import { FighterBar } from './fighter-bar.tsx';
import { hasToLeave } from './mode.ts';

interface Props extends BoardProps {
  readonly team: TeamBoutsView;
}

/** The bout on the mat: the two, what it is, the clock. */
export function BoutInTheMiddle({ team, ...props }: Props) {
  const { view } = props.board;
  const fighterOf = (side: 'a' | 'b') =>
    team.lines[side].fighters.find(({ place }) => place === team.onMat?.[side]);
  const [red, blue] = [fighterOf('a'), fighterOf('b')];
  const outcome = view?.outcome ?? null;
  const winner = outcome?.winner === 'red' ? 'a' : outcome?.winner === 'blue' ? 'b' : null;
  const isOut = (side: 'a' | 'b') => outcome !== null && hasToLeave(team, side, winner);
  return (
    <div class={team.settling ? 'middle settling' : 'middle'}>
      {red ? <FighterBar side="red" fighter={red} out={isOut('a')} view={view} /> : null}
      <div class="clock-row">
        <What team={team} {...props} />
        <Clock {...props} />
        <How team={team} {...props} />
      </div>
      {blue ? <FighterBar side="blue" fighter={blue} out={isOut('b')} view={view} /> : null}
    </div>
  );
}

/** Which bout it is, and how long. */
function What({ team, board }: Props) {
  const number = team.match.bouts.length + 1;
  const duration = team.match.up?.duration ?? null;
  const length =
    duration === null ? t('team.no-limit') : t('team.minutes', { count: duration / 60 });
  if (team.settling) {
    return (
      <p class="what" role="status">
        <b>{t('team.sudden-death')}</b> <span>{length}</span>
      </p>
    );
  }
  const coming = board.view === null || board.view.status === 'not-started';
  return (
    <p class="what">
      <b>{t(coming ? 'team.next-bout' : 'team.bout', { number })}</b> <span>{length}</span>
    </p>
  );
}

/** What was called last, or how the bout ended. */
function How({ team, board: { view, rules } }: Props) {
  if (view === null) return <p />;
  if (view.outcome === null) {
    return (
      <p>
        {team.settling ? <span>{t('team.picked-by')}</span> : null}{' '}
        <Newest view={view} rules={rules} />
      </p>
    );
  }
  return (
    <p>
      <b>{methodWords(view.outcome.method)}</b>
    </p>
  );
}
