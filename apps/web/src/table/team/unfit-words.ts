import type { MatchCard, UnfitTeamView } from '@threecount/tournament';
import { slotWords } from '../../ui/words.ts';
import { t } from './words.ts';

/** `Harbour Bears: 2 not weighed today (CLS-COMP-04)`. */
export function unfitWords(unfit: UnfitTeamView, card: Pick<MatchCard, 'red' | 'blue'>): string {
  const team = slotWords(card[unfit.side]);
  switch (unfit.is) {
    case 'order-missing':
      return t('unfit.order-missing', { team });
    case 'not-weighed':
      return t('unfit.not-weighed', { team, count: unfit.count, clause: unfit.clause });
    case 'not-admitted':
      return t('unfit.not-admitted', { team, clause: unfit.clause });
  }
}
