import type { TieBreakStep } from '@threecount/match';
import type { TeamBoutsView } from '@threecount/tournament';
import { t } from './words.ts';

/** The tie-breaks that were looked at, each with its numbers and its clause; those too that did not decide. */
export function Steps({ team }: { readonly team: TeamBoutsView }) {
  const { steps } = team.match;
  if (steps.length === 0) return null;
  return (
    <ol class="steps" aria-label={t('tie-break')}>
      {steps.map((step) => (
        <li key={step.by} class={step.winner === null ? '' : 'decides'}>
          <span>{t(`step.${step.by}`)}</span>
          <b class="num">{numbersOf(step)}</b>
          <small>
            {verdictOf(step, team)} <cite>{step.clause}</cite>
          </small>
        </li>
      ))}
    </ol>
  );
}

/** In sudden death there are no numbers: fighters are picked. */
const numbersOf = ({ by, a, b }: TieBreakStep): string =>
  by === 'sudden-death' ? '' : `${a ?? '–'} : ${b ?? '–'}`;

function verdictOf({ winner, passedOver, by }: TieBreakStep, { names }: TeamBoutsView): string {
  if (winner !== null) return t('step.won', { team: names[winner] });
  if (passedOver) return t('step.passed-over');
  return t(by === 'sudden-death' ? 'step.due' : 'step.level');
}
