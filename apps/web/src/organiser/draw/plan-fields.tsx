import type { FormatPlan, ThirdPlace } from '@threecount/tournament';
import { type ChoiceId, choiceOf, choicesFor, planFor, type Sizes } from './format-choices.ts';
import { NumberField } from './number-field.tsx';
import { t } from './words.ts';

interface Props {
  readonly plan: FormatPlan;
  /** For which numbers of entries it is to be. */
  readonly sizes: Sizes;
  /** Spoken name of the choice. */
  readonly label: string;
  readonly onPlan: (plan: FormatPlan) => void;
}

const thirds: readonly ThirdPlace[] = ['shared', 'fought', 'none'];

/** How a division is fought: the format, and what it leaves open. */
export function PlanFields({ plan, sizes, label, onPlan }: Props) {
  const current = choiceOf(plan);
  const offered = choicesFor(sizes);
  const ids = offered.some((id) => id === current) ? offered : [current, ...offered];
  return (
    <>
      <label class="field">
        <span>{t('formats.how')}</span>
        <select
          aria-label={label}
          value={current}
          onChange={(event) => {
            const { value } = event.currentTarget;
            const id = ids.find((each): each is ChoiceId => each === value && each !== 'alone');
            if (id !== undefined) onPlan(planFor(id, sizes));
          }}
        >
          {ids.map((id) => (
            <option key={id} value={id}>
              {t(`formats.${id}`)}
            </option>
          ))}
        </select>
      </label>
      {plan.format === 'pools' ? <PoolFields plan={plan} onPlan={onPlan} /> : null}
      {plan.format === 'pools' || plan.format === 'round-robin' ? (
        <label class="field narrow">
          <span>{t('formats.third')}</span>
          <select
            value={plan.thirdPlace}
            onChange={(event) => {
              const { value } = event.currentTarget;
              const thirdPlace = thirds.find((each) => each === value);
              if (thirdPlace !== undefined) onPlan({ ...plan, thirdPlace });
            }}
          >
            {thirds.map((third) => (
              <option key={third} value={third}>
                {plan.format === 'pools' ? t(`third.${third}`) : t(`robin-third.${third}`)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </>
  );
}

interface PoolProps {
  readonly plan: Extract<FormatPlan, { format: 'pools' }>;
  readonly onPlan: (plan: FormatPlan) => void;
}

function PoolFields({ plan, onPlan }: PoolProps) {
  return (
    <>
      <NumberField
        label={t('formats.pool-size')}
        min={3}
        max={16}
        value={plan.poolSize}
        onValue={(poolSize) => poolSize !== null && onPlan({ ...plan, poolSize })}
      />
      <NumberField
        label={t('formats.advance')}
        min={1}
        max={15}
        value={plan.advance}
        onValue={(advance) => advance !== null && onPlan({ ...plan, advance })}
      />
    </>
  );
}
