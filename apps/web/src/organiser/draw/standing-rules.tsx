import type { StandingRules, StandingStep } from '@threecount/tournament';
import { Problem } from '../../parts/problem.tsx';
import { StepButtons } from '../step-buttons.tsx';
import { useWanted } from './use-wanted.ts';
import { t } from './words.ts';

const all: readonly StandingStep[] = [
  'wins',
  'mutual',
  'submissions',
  'difference',
  'points',
  'against',
  'fastest',
];

interface Props {
  readonly standing: StandingRules;
  readonly onStanding: (standing: StandingRules) => Promise<unknown>;
}

/** What orders those who all meet, line by line, how it goes on after a line, and what becomes of who leaves. */
export function StandingRulesForm({ standing, onStanding }: Props) {
  const wanted = useWanted(standing, onStanding);
  const { steps, restart, withdrawn } = wanted.shown;
  const set = (changed: Partial<StandingRules>) => wanted.set({ ...wanted.shown, ...changed });
  const left = all.filter((step) => !steps.includes(step));
  return (
    <section aria-label={t('order.title')} class="standing-rules">
      <h3>{t('order.title')}</h3>
      <p class="soft">{t('order.text')}</p>
      <ol class="plain-list numbered">
        {steps.map((step, index) => {
          const name = t(`step.${step}`);
          return (
            <li key={step} class="line">
              <span>{name}</span>
              <StepButtons
                items={steps}
                index={index}
                name={name}
                onOrder={(ordered) => set({ steps: ordered })}
              >
                <button
                  type="button"
                  class="button"
                  aria-label={t('step.leave-out', { name })}
                  onClick={() => set({ steps: steps.filter((each) => each !== step) })}
                >
                  ×
                </button>
              </StepButtons>
            </li>
          );
        })}
      </ol>
      <p class="actions">
        {left.map((step) => (
          <button
            key={step}
            type="button"
            class="button"
            onClick={() => set({ steps: [...steps, step] })}
          >
            {t('step.add', { name: t(`step.${step}`) })}
          </button>
        ))}
      </p>
      <Problem error={wanted.error} />
      <div class="row-form">
        <label class="field">
          <span>{t('restart.label')}</span>
          <select
            value={restart}
            onChange={(event) =>
              set({ restart: event.currentTarget.value === 'onward' ? 'onward' : 'again' })
            }
          >
            <option value="again">{t('restart.again')}</option>
            <option value="onward">{t('restart.onward')}</option>
          </select>
        </label>
        <label class="field">
          <span>{t('left.label')}</span>
          <select
            value={withdrawn}
            onChange={(event) =>
              set({ withdrawn: event.currentTarget.value === 'struck' ? 'struck' : 'walkovers' })
            }
          >
            <option value="walkovers">{t('left.walkovers')}</option>
            <option value="struck">{t('left.struck')}</option>
          </select>
        </label>
      </div>
    </section>
  );
}
