import { useSignal } from '@preact/signals';
import type { MatchAction } from '@threecount/match';
import type { ScreenFoul, ScreenRules } from '@threecount/rulebooks';
import { t } from '../words.ts';
import { Choices } from './choice.tsx';

/** What was asked about a foul. */
export type FoulAnswers = Pick<
  Extract<MatchAction, { do: 'foul' }>,
  'malicious' | 'outcome' | 'technique'
>;

/** Whether the book makes a difference that an official has to state. */
export const asksMore = ({ asksMalicious, asksTechnique, outcomes }: ScreenFoul): boolean =>
  asksMalicious || asksTechnique || outcomes.length > 0;

/** What is illegal comes first; a legal one may be done in a way that is not. */
const standings = ['illegal', 'conditional', 'unlisted', 'legal'] as const;

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
      {foul.asksTechnique && screen.legality.length > 0 ? (
        <>
          <h3>{t('foul.technique')}</h3>
          <Choices
            chosen={technique.value}
            choices={screen.legality
              .toSorted((a, b) => standings.indexOf(a.legal) - standings.indexOf(b.legal))
              .map(({ code, label, legal, clause }) => ({
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
