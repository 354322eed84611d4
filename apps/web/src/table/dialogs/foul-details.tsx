import { useSignal } from '@preact/signals';
import type { ScreenFoul, ScreenRules } from '@threecount/rulebooks';
import { asksWhich, type FoulAnswers, foulTechniques } from '../logic/foul-answers.ts';
import { t } from '../words.ts';
import { Choices } from './choice.tsx';

/** By what, with what harm, and whether it was malicious: each only where the book asks it. */
export function FoulDetails(props: {
  readonly foul: ScreenFoul;
  readonly screen: ScreenRules;
  readonly onAnswer: (answers: FoulAnswers) => void;
}) {
  const { foul, screen, onAnswer } = props;
  const technique = useSignal<string | null>(null);
  const outcome = useSignal<'none' | 'injury' | 'submission'>('none');
  const answer = (malicious: boolean) =>
    onAnswer({
      ...(technique.value === null ? {} : { technique: technique.value }),
      ...(outcome.value === 'none' ? {} : { outcome: outcome.value }),
      ...(malicious ? { malicious } : {}),
    });
  return (
    <>
      <p>
        <b>{foul.label}</b> <cite>{foul.clause}</cite>
      </p>
      {asksWhich(foul, screen) ? (
        <>
          <h3>{t('foul.technique')}</h3>
          <Choices
            chosen={technique.value}
            choices={foulTechniques(screen).map(({ code, label, legal, clause }) => ({
              code,
              label,
              note: `${t(`legal.${legal}`)} · ${clause}`,
              kind: `small-choice ${legal}`,
            }))}
            onChoose={(code) => {
              technique.value = technique.value === code ? null : code;
            }}
          />
        </>
      ) : null}
      {foul.outcomes.length > 0 ? (
        <>
          <h3>{t('foul.outcome')}</h3>
          <Choices
            chosen={outcome.value}
            choices={(['none', ...foul.outcomes] as const).map((code) => ({
              code,
              label: t(`foul.outcome.${code}`),
            }))}
            onChoose={(code) => {
              outcome.value = foul.outcomes.find((one) => one === code) ?? 'none';
            }}
          />
        </>
      ) : null}
      {foul.asksMalicious ? <p>{t('foul.malicious')}</p> : null}
      <Choices
        keys
        choices={
          foul.asksMalicious
            ? [
                { code: 'no', label: t('foul.not-malicious'), note: t(`foul.costs.${foul.costs}`) },
                { code: 'yes', label: t('foul.is-malicious'), note: t('foul.is-malicious-note') },
              ]
            : [{ code: 'no', label: t('foul.call'), note: t(`foul.costs.${foul.costs}`) }]
        }
        onChoose={(code) => answer(code === 'yes')}
      />
    </>
  );
}
