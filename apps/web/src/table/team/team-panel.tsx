import type { Side } from '@threecount/match';
import type { SlotView, TeamBoutsView } from '@threecount/tournament';
import { LineUpList } from '../../parts/line-up/list.tsx';
import { t as table } from '../words.ts';
import { teamOf } from './logic/line.ts';
import { t } from './words.ts';

/** One team while no bout is on the mat: nothing can be called, so its people and what the tie-breaks count stand there. */
export function TeamPanel(props: {
  readonly side: Side;
  readonly slot: SlotView;
  readonly team: TeamBoutsView;
}) {
  const { side, slot, team } = props;
  const own = teamOf[side];
  const { submissions, warnings } = team.match;
  const values = {
    submissions: team.before[own].submissions + submissions[own],
    warnings: warnings[own],
  };
  return (
    <section class={`side team-panel ${side}`} aria-label={table(`side.${side}`)}>
      <div class="who">
        <h2>{team.names[own]}</h2>
        <p>{slot.kind === 'competitor' ? slot.competitor.club : ''}</p>
        <span class="tag">{table(`side.${side}`)}</span>
      </div>
      <p class="small">{t('totals', values)}</p>
      <LineUpList fighters={team.lines[own].fighters} />
    </section>
  );
}
