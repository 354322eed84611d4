import type { AdvantageReason, Side } from '@threecount/match';
import type { ScreenPrompt, ScreenRules } from '@threecount/rulebooks';
import type { TableModel } from './model.ts';
import { t } from './words.ts';

interface PromptProps {
  readonly model: TableModel;
  readonly prompt: ScreenPrompt;
  readonly screen: ScreenRules;
}

/** The advantage that is asked for late in a level match: for one side, or for nobody. */
export function Prompt({ model, prompt, screen }: PromptProps) {
  const { code, label, clause, lastMs } = prompt;
  const grounds = screen.advantages.find((one) => one.code === code)?.grounds ?? [];
  const ground = grounds.find((one) => one.clause === clause)?.text ?? label;
  const give = (side: Side) => () => {
    model.answerPrompt();
    model.act({ do: 'advantage', side, reason: code as AdvantageReason });
  };
  return (
    <li>
      <p>
        {t('prompt.advantage', { seconds: lastMs / 1_000, ground })} <cite>{clause}</cite>
      </p>
      <div class="three">
        {(['red', 'blue'] as const).map((side) => (
          <button
            key={side}
            type="button"
            class={`press mark-${side}`}
            disabled={!model.mayAct}
            onClick={give(side)}
          >
            <span>{t(`side.${side}`)}</span>
          </button>
        ))}
        <button type="button" class="press" onClick={() => model.answerPrompt()}>
          <span>{t('prompt.nobody')}</span>
        </button>
      </div>
    </li>
  );
}
