import type { MatchView, Side } from '@threecount/match';
import type { TeamFighterView } from '@threecount/tournament';
import { wholeBelt } from '../../parts/line-up/words.ts';
import { Fouls } from '../bar.tsx';
import { Fitted, type Sizes } from '../fitted.tsx';
import { t } from '../words.ts';

const names: Sizes = {
  lying: [
    { size: 12, lines: 1 },
    { size: 10, lines: 2 },
    { size: 7, lines: 3 },
  ],
  standing: [
    { size: 4.6, lines: 1 },
    { size: 3.8, lines: 2 },
  ],
};

interface Props {
  readonly side: Side;
  readonly fighter: TeamFighterView;
  /** Whether the bout is over and it has to leave. */
  readonly out: boolean;
  /** Null: not started, not yet known here. */
  readonly view: MatchView | null;
}

/** One of the two on the mat: name, belt, wins, warnings; and who is out when it is over. */
export function FighterBar({ side, fighter, out, view }: Props) {
  const outcome = view?.outcome ?? null;
  const standing = outcome?.winner === side ? 'won' : out ? 'lost' : '';
  const of = view?.[side];
  const wins = fighter.won === 0 ? '' : t('team.won', { count: fighter.won });
  const facts = [wholeBelt(fighter.rank), wins].filter((part) => part !== '');
  return (
    <section class={`bar pointless ${side} ${standing}`} aria-label={t(`side.${side}`)}>
      <div class="who">
        <Fitted kind="family" text={fighter.name} sizes={names} />
        <p>{facts.join(' · ')}</p>
      </div>
      <div class="counts">
        {standing === 'won' ? <b class="winner">{t('winner')}</b> : null}
        {standing === 'lost' ? <b class="gone">{t('out')}</b> : null}
        {of ? <Fouls side={side} of={of} word="warnings" /> : null}
      </div>
    </section>
  );
}
