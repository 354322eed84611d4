import type {
  Consequence,
  DisqualificationKind,
  Effect,
  Ending,
  LadderRule,
  VerdictStep,
} from '@threecount/rulebooks';
import { t } from '../words.ts';
import { codeWords } from './line.ts';

const methodWords = (method: string): string => t.of(`method.${method}`) ?? codeWords(method);

/** A disqualification, by its kind where the book knows kinds. */
export const outWords = ({ kind }: { readonly kind?: DisqualificationKind }): string =>
  kind === undefined ? t('kind.only') : t(`kind.${kind}`);

/** What one effect of a rung does. */
export function effectWords(effect: Effect): string {
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

/** What a foul costs. */
export function costWords(cost: Consequence, ladders: readonly LadderRule[]): string {
  switch (cost.does) {
    case 'ladder': {
      const ladder = ladders.find((one) => one.id === cost.ladder);
      const name = codeWords(ladder?.countsAs ?? cost.ladder).toLowerCase();
      return cost.firstRung === 1
        ? t('cost.ladder', { name })
        : t('cost.ladder-from', { name, number: cost.firstRung });
    }
    case 'disqualify':
      return outWords(cost);
    case 'warn-then-disqualify':
      return t('cost.warn', { warning: codeWords(cost.warning), next: outWords(cost) });
    case 'record':
      return t('cost.record');
  }
}

/** How a call ends the match. */
export function endingWords(ending: Ending): string {
  switch (ending.ending) {
    case 'loses':
      return t('ending.loses', { method: methodWords(ending.method) });
    case 'wins':
      return t('ending.wins', { method: methodWords(ending.method) });
    case 'disqualified':
      return t('ending.disqualified', { kind: outWords(ending) });
    case 'opponent-disqualified':
      return t('ending.opponent', { kind: outWords(ending) });
    case 'verdict':
      return t('ending.verdict', { steps: ending.steps.map(stepWords).join('; ') });
  }
}

/** One step of the way to an outcome. */
export function stepWords(step: VerdictStep): string {
  switch (step.step) {
    case 'more': {
      const what = t(`verdict.more.${step.of}`);
      return step.scope === 'period' ? t('verdict.in-period', { what }) : what;
    }
    case 'next-period':
      return t(step.when === undefined ? 'verdict.next-period' : 'verdict.next-period-level');
    case 'ask': {
      const what = t(`verdict.ask.${step.ask}`);
      return step.when === undefined ? what : t(`verdict.when.${step.when}`, { what });
    }
    case 'nobody':
      return t(`verdict.nobody.${step.method}`);
  }
}
