import type { DisqualificationKind, Effect } from '@threecount/rulebooks';
import messages from '../messages/en/costs.json';
import { translator } from '../ui/i18n.ts';

const t = translator(messages);

/** A disqualification, by its kind where the book knows kinds. */
export const outWords = ({ kind }: { readonly kind?: DisqualificationKind }): string =>
  kind === undefined ? t('kind.only') : t(`kind.${kind}`);

/** What one effect of a rung does. */
function effectWords(effect: Effect): string {
  switch (effect.do) {
    case 'points': {
      const count = Math.abs(effect.points);
      if (effect.points < 0) return t('effect.points-off', { count });
      return t(effect.to === 'opponent' ? 'effect.points-opponent' : 'effect.points-side', {
        count,
      });
    }
    case 'advantage':
      return t(effect.to === 'opponent' ? 'effect.advantage-opponent' : 'effect.advantage-side', {
        count: effect.advantages,
      });
    case 'warn':
      return effect.label;
    case 'disqualify':
      return outWords(effect);
    case 'lose':
      return t('effect.loses');
    case 'restart-standing':
      return t('effect.restart');
  }
}

/** A rung in words. */
export const rungWords = (effects: readonly Effect[]): string =>
  effects.length === 0 ? t('effect.nothing') : effects.map(effectWords).join(', ');
