import type { Consequence, Ending, LadderRule, VerdictStep } from '@threecount/rulebooks';
import { outWords } from '../../parts/rung-words.ts';
import { t } from '../words.ts';
import { codeWords } from './line.ts';

const methodWords = (method: string): string => t.of(`method.${method}`) ?? codeWords(method);

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
