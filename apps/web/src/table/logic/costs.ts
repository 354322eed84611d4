import type { RungCost, Side } from '@threecount/match';
import { t } from '../words.ts';

/** What a rung costs the side that stands before it: `+2 Blue`. */
export function costWords(cost: RungCost, side: Side): string {
  const opponent = t(side === 'red' ? 'side.blue' : 'side.red');
  switch (cost.kind) {
    case 'warning':
      return t('rung.warning');
    case 'points-to-opponent':
      return t('rung.points-to-opponent', { points: cost.points, opponent });
    case 'points-off':
      return t('rung.points-off', { points: cost.points });
    case 'advantage-to-opponent':
      return t('rung.advantage-to-opponent', { count: cost.advantages, opponent });
    case 'disqualification':
      return t('rung.disqualification');
  }
}
