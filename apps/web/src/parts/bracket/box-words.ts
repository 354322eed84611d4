import type { MatchCard, SlotView } from '@threecount/tournament';
import { slotWords } from '../../ui/words.ts';
import { plannedBriefly, stateWords, t } from '../words.ts';

/** `seed 3` of who stands in a slot; empty where there is none. */
export const seedWords = (slot: SlotView): string =>
  slot.kind === 'competitor' && slot.competitor.seed !== null
    ? t('seed', { seed: slot.competitor.seed })
    : '';

/** All that stands in the line of a side. */
export const nameLine = (slot: SlotView): string => `${slotWords(slot)} ${seedWords(slot)}`.trim();

/** All that stands above the two: where, and how it stands. */
export function stateLine(match: MatchCard): string {
  const waits = match.standing === 'waiting' && match.planned === null;
  const planned = match.standing === 'waiting' || match.standing === 'ready';
  const brief = planned ? plannedBriefly(match) : '';
  const state = waits ? t('waits') : brief === '' ? stateWords(match) : brief;
  const coming = match.result === null && match.matName !== null;
  return coming ? `${match.matName} · ${state}` : state;
}
