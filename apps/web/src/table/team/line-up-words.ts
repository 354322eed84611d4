import type { TeamFighterView } from '@threecount/tournament';
import { t as lineUp, wholeBelt } from '../../parts/line-up/words.ts';

/** `Blue belt · still in`. */
export const lineUpWords = ({ rank, standing }: TeamFighterView): string =>
  [wholeBelt(rank), lineUp(`standing.${standing}`)].filter((part) => part !== '').join(' · ');
