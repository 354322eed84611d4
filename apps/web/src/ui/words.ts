import type { CompetitorView, MatchResultView, RoundName, SlotView } from '@threecount/tournament';
import { t } from './i18n.ts';

/** `Quarter-final`, `Round of 16`. */
export function roundWords(round: RoundName): string {
  switch (round.kind) {
    case 'round':
      return t('round.round', { number: round.number });
    case 'round-of':
      return t('round.round-of', { size: round.size });
    case 'best-of-three':
    case 'lower':
    case 'repechage':
      return t(`round.${round.kind}`, { number: round.number });
    case 'pool':
      return t('round.pool', { pool: round.pool, number: round.number });
    case 'quarter-final':
    case 'semi-final':
    case 'final':
    case 'third-place':
    case 'lower-final':
    case 'upper-final':
    case 'second-final':
      return t(`round.${round.kind}`);
  }
}

/** Given name before family name. */
export const fullName = (competitor: CompetitorView): string =>
  `${competitor.givenName} ${competitor.familyName}`.trim();

/** Who stands in a slot, or will: a name, or `Winner of 40`. */
export function slotWords(
  slot: SlotView,
  name: (competitor: CompetitorView) => string = fullName,
): string {
  switch (slot.kind) {
    case 'competitor':
      return name(slot.competitor);
    case 'bye':
      return t('bye');
    case 'winner-of':
      return t('winner-of', { number: slot.number });
    case 'loser-of':
      return t('loser-of', { number: slot.number });
    case 'beaten-by':
      return t('beaten-by', { number: slot.number });
    case 'placed':
      return t(slot.level ? 'placed-level' : 'placed', { pool: slot.pool, place: slot.place });
    case 'nobody':
      return t('nobody');
  }
}

export const methodWords = (method: MatchResultView['method']): string => t(`method.${method}`);
