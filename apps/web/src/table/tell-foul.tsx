import { useSignal } from '@preact/signals';
import type { ScreenRules } from '@threecount/rulebooks';
import {
  asksWhich,
  type FoulAnswers,
  foulTechniques,
  type PlainFoul,
} from './logic/foul-answers.ts';
import type { TableModel } from './model.ts';
import { t } from './words.ts';

interface TellProps {
  readonly model: TableModel;
  readonly told: PlainFoul;
  readonly screen: ScreenRules;
}

function Technique(props: {
  readonly screen: ScreenRules;
  readonly onChoose: (code: string | null) => void;
}) {
  return (
    <label class="field">
      <span>{t('foul.technique')}</span>
      <select onChange={({ currentTarget: { value } }) => props.onChoose(value || null)}>
        <option value="">{t('foul.technique-unknown')}</option>
        {foulTechniques(props.screen).map(({ code, label, legal }) => (
          <option key={code} value={code}>
            {label} ({t(`legal.${legal}`)})
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * A foul that counts already as it was pressed: what else the book makes a difference by can be said now. Nothing waits
 * for it; the next foul takes its place.
 */
export function TellFoul({ model, told, screen }: TellProps) {
  const answers = useSignal<FoulAnswers>({});
  const { foul, side } = told;
  const { outcome, malicious } = answers.value;
  const chip = (label: string, pressed: boolean, next: FoulAnswers) => (
    <button
      key={label}
      type="button"
      class="press chip"
      aria-pressed={pressed}
      onClick={() => {
        answers.value = next;
      }}
    >
      <span>{label}</span>
    </button>
  );
  const { outcome: _outcome, ...noOutcome } = answers.value;
  const { malicious: _malicious, ...noMalice } = answers.value;
  return (
    <li>
      <p>
        <b>
          {t(`side.${side}`)} {foul.label}
        </b>
        : {t('foul.more')} <cite>{foul.clause}</cite>
      </p>
      {asksWhich(foul, screen) ? (
        <Technique
          screen={screen}
          onChoose={(code) => {
            const { technique: _before, ...rest } = answers.value;
            answers.value = code === null ? rest : { ...rest, technique: code };
          }}
        />
      ) : null}
      <div class="chips">
        {foul.outcomes.map((code) =>
          chip(
            t(`foul.outcome.${code}`),
            outcome === code,
            outcome === code ? noOutcome : { ...answers.value, outcome: code },
          ),
        )}
        {foul.asksMalicious
          ? chip(
              t('foul.is-malicious'),
              malicious === true,
              malicious ? noMalice : { ...answers.value, malicious: true },
            )
          : null}
      </div>
      <div class="two">
        <button
          type="button"
          class="press"
          disabled={!model.mayAct || Object.keys(answers.value).length === 0}
          onClick={() => model.tellFoul(told, answers.value)}
        >
          <span>{t('foul.tell')}</span>
        </button>
        <button type="button" class="press" onClick={() => model.leaveFoul()}>
          <span>{t('foul.as-called')}</span>
        </button>
      </div>
    </li>
  );
}
