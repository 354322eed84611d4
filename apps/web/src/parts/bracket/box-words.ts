import type { SlotView } from '@threecount/tournament';
import { slotWords } from '../../ui/words.ts';
import { t } from '../words.ts';

/** `seed 3` of who stands in a slot; empty where there is none. */
export const seedWords = (slot: SlotView): string =>
  slot.kind === 'competitor' && slot.competitor.seed !== null
    ? t('seed', { seed: slot.competitor.seed })
    : '';

/** All that stands in the line of a side. */
export const nameLine = (slot: SlotView): string => `${slotWords(slot)} ${seedWords(slot)}`.trim();
