import type { TeamFighterView } from '@threecount/tournament';
import messages from '../../messages/en/line-up.json';
import { translator } from '../../ui/i18n.ts';
import { beltWords } from '../teams/words.ts';

/** `t()` of the line-ups of team matches. */
export const t = translator(messages);

/** `Blue belt`; empty where none is known. */
export const wholeBelt = (rank: string | null): string =>
  rank === null ? '' : t('belt', { belt: beltWords(rank) });

/** Places as people count them: from one. */
export const placeText = ({ place }: Pick<TeamFighterView, 'place'>): string => String(place + 1);
