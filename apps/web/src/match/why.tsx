import { tellConclusion, tellResult, type Voice, type Why } from '@threecount/match';
import { Clauses } from './clauses.tsx';
import { Steps } from './steps.tsx';
import { t } from './words.ts';

/** Why an ended match ended as it did. */
export function WhyView({ why, voice }: { readonly why: Why; readonly voice: Voice }) {
  const besides = [...why.by, ...why.rest].map((said) => tellConclusion(said, voice));
  return (
    <section class="card why">
      <h3>{t('why')}</h3>
      <p>
        <b>{tellResult(why, voice)}</b> <Clauses clauses={why.outcome.clauses} />
      </p>
      {besides.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Steps steps={why.steps} voice={voice} />
    </section>
  );
}
