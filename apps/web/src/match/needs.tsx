import { type Need, type StepTold, tellNeed, type Voice } from '@threecount/match';
import { Steps } from './steps.tsx';
import { t } from './words.ts';

interface Props {
  readonly needs: readonly Need[];
  readonly due: readonly StepTold[];
  readonly voice: Voice;
}

/** What each side needs now, and what the officials are waited for. */
export function Needs({ needs, due, voice }: Props) {
  return (
    <section class="card needs">
      <h3>{t('needs')}</h3>
      <ul aria-live="polite">
        {needs.map((need) => (
          <li key={need.kind + tellNeed(need, voice)}>{tellNeed(need, voice)}</li>
        ))}
      </ul>
      <Steps steps={due} voice={voice} />
    </section>
  );
}
