import type { HeldReason, MatchCard } from '@threecount/tournament';
import { formatTime } from '../../ui/i18n.ts';
import { fullName } from '../../ui/words.ts';
import { t } from '../words.ts';

/** Why a match is held, with the name of whom it concerns. */
export function heldWords(held: HeldReason, card: MatchCard): string {
  const slot = [card.red, card.blue].find(
    (one) => one.kind === 'competitor' && one.competitor.entryId === held.entryId,
  );
  const name = slot?.kind === 'competitor' ? fullName(slot.competitor) : held.entryId;
  switch (held.kind) {
    case 'on-other-mat':
      return t('held.on-other-mat', { name, mat: held.matName });
    case 'medical-hold':
      return t('held.medical-hold', { name });
    case 'resting':
      return t('held.resting', { name, until: formatTime(held.until) });
  }
}
