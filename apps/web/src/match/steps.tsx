import { type StepTold, tellStep, type Voice } from '@threecount/match';
import { Clauses } from './clauses.tsx';
import { t } from './words.ts';

/** The book's list in its order, with what each step found. */
export function Steps({
  steps,
  voice,
}: {
  readonly steps: readonly StepTold[];
  readonly voice: Voice;
}) {
  if (steps.length === 0) return null;
  return (
    <>
      <h4>{t('steps')}</h4>
      <ol class="steps">
        {steps.map(({ said, standing, clauses }) => (
          <li key={JSON.stringify([said, clauses])} class={`is-${standing}`}>
            <span>
              {tellStep(said, voice)} <Clauses clauses={clauses} />
            </span>
            <small class="how">{voice.say(`standing.${standing}`)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
