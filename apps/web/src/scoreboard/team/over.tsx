import type { Side } from '@threecount/match';
import type { MatchCard, TeamBoutsView } from '@threecount/tournament';
import { fightersLeft } from '../../parts/line-up/left.ts';
import { methodWords, slotWords } from '../../ui/words.ts';
import { Fitted, type Sizes } from '../fitted.tsx';
import { t } from '../words.ts';
import './over.css';
import { Steps } from './steps.tsx';

const names: Sizes = {
  lying: [
    { size: 15, lines: 1 },
    { size: 12, lines: 2 },
    { size: 9, lines: 3 },
    { size: 7, lines: 3 },
  ],
  standing: [
    { size: 5, lines: 1 },
    { size: 3.4, lines: 2 },
    { size: 2.6, lines: 3 },
  ],
};

interface Props {
  readonly match: MatchCard;
  /** Null: it came from paper. */
  readonly team: TeamBoutsView | null;
}

/** The end of a team match: who has won, how, and how many are left. */
export function Over({ match, team }: Props) {
  const { winner, method } = endOf(match, team);
  const left = winner === null ? null : fightersLeft(match, winner);
  const facts = [
    method === null ? '' : methodWords(method),
    left === null || left === 0 ? '' : t('team.how-left', { count: left }),
  ];
  return (
    <div class={`middle over ${winner ?? ''}`} role="status">
      {winner === null ? null : <b class="winner">{t('winner')}</b>}
      <Fitted
        kind="family"
        text={winner === null ? t('team.nobody') : slotWords(match[winner])}
        sizes={names}
      />
      <p>{facts.filter((part) => part !== '').join(' · ')}</p>
      {team === null || team.match.steps.length === 0 ? null : <Steps steps={team.match.steps} />}
      {match.standing === 'confirmed' ? <small>{t('confirmed')}</small> : null}
    </div>
  );
}

/** By the result once there is one: it may have been corrected. */
function endOf({ result }: MatchCard, team: TeamBoutsView | null) {
  if (result !== null) return { winner: result.winner, method: result.method };
  const { winner = null, method = null } = team?.match ?? {};
  const side: Side | null = winner === null ? null : winner === 'a' ? 'red' : 'blue';
  return { winner: side, method };
}
