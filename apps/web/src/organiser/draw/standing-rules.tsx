import type { StandingRules, StandingStep } from '@threecount/tournament';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { StepButtons } from '../step-buttons.tsx';
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
  const { busy, error, run } = useCommand();
  const set = (changed: Partial<StandingRules>) =>
    void run(() => onStanding({ ...standing, ...changed }));
  const { steps } = standing;
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
                  disabled={busy}
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
            disabled={busy}
            onClick={() => set({ steps: [...steps, step] })}
          >
            {t('step.add', { name: t(`step.${step}`) })}
          </button>
        ))}
      </p>
      <Problem error={error} />
      <div class="row-form">
        <label class="field">
          <span>{t('restart.label')}</span>
          <select
            value={standing.restart}
            disabled={busy}
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
            value={standing.withdrawn}
            disabled={busy}
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
