import type { MatchCard, MatchResultView, SlotView } from '@threecount/tournament';
import { slotWords } from '../../ui/words.ts';
import { plannedBriefly, stateWords, t } from '../words.ts';
import { t as own } from './words.ts';

/** `seed 3` of who stands in a slot; empty where there is none. */
export const seedWords = (slot: SlotView): string =>
  slot.kind === 'competitor' && slot.competitor.seed !== null
    ? t('seed', { seed: slot.competitor.seed })
    : '';

/** All that stands in the line of a side. */
export const nameLine = (slot: SlotView): string => `${slotWords(slot)} ${seedWords(slot)}`.trim();

/** All that stands above the two: where, and how it stands. */
export function stateLine(match: MatchCard): string {
  const coming = match.result === null && match.standing !== 'not-needed' && match.matName !== null;
  const state = briefly(match);
  return coming ? `${match.matName} · ${state}` : state;
}

function briefly(match: MatchCard): string {
  if (isPerhaps(match)) return own('if-needed');
  if (match.standing === 'waiting' && match.planned === null) return t('waits');
  const isPlanned = match.standing === 'waiting' || match.standing === 'ready';
  const brief = isPlanned ? plannedBriefly(match) : '';
  return brief === '' ? stateWords(match) : brief;
}

/** Whether points belong to how it ended. */
export const wasFought = ({ method }: MatchResultView): boolean =>
  method !== 'bye' && method !== 'walkover' && method !== 'cancelled';

/** Whether it is not known yet if a match is fought at all. */
function isPerhaps({ standing, round }: MatchCard): boolean {
  if (standing !== 'waiting') return false;
  return round.kind === 'second-final' || (round.kind === 'best-of-three' && round.number === 3);
}
