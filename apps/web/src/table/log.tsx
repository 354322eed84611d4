import type { LogLineView, MatchView } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { elapsedText } from '../ui/clock-text.ts';
import { actionWords, effectWords, remarks } from './logic/log-words.ts';
import { forOtherSide } from './logic/other-side.ts';
import type { TableModel } from './model.ts';
import { t } from './words.ts';

interface LineProps {
  readonly model: TableModel;
  readonly line: LogLineView;
  readonly screen: ScreenRules;
  /** What a `void` took back, in words. */
  readonly taken: string;
}

function Clauses({ of }: { readonly of: readonly string[] }) {
  return of.map((clause) => (
    <span key={clause}>
      {' · '}
      <span class="clause">{clause}</span>
    </span>
  ));
}

function Line({ model, line, screen, taken }: LineProps) {
  const { action, voided } = line;
  const side = 'side' in action && action.side ? action.side : 'nobody';
  const what = action.do === 'void' ? t('voids', { what: taken }) : actionWords(action, screen);
  const notes = remarks(line);
  const other = forOtherSide(line);
  const wasOf = other ? t('other-side-spoken', { what, side: t(`side.${other.side}`) }) : '';
  return (
    <li class={voided ? 'voided' : ''}>
      <span class="num">{elapsedText(line.elapsedMs)}</span>
      <span class={`mark ${side}`}>
        <span class="hidden-text">{t.of(`side.${side}`) ?? ''}</span>
      </span>
      <span class="what">
        {what}
        <cite>
          {action.do === 'void' ? '' : effectWords(line.effect)}
          <Clauses of={line.clauses} />
        </cite>
        {notes.length > 0 ? <em>{notes.join(' · ')}</em> : null}
      </span>
      {other ? (
        <button
          type="button"
          class="void other-side"
          disabled={!model.mayAct}
          aria-label={wasOf}
          title={wasOf}
          onClick={() => model.correct(line.index, other)}
        >
          {t('other-side')}
        </button>
      ) : null}
      {line.voidable && !voided ? (
        <button
          type="button"
          class="void"
          disabled={!model.mayAct}
          aria-label={t('void-spoken', { what })}
          onClick={() => model.act({ do: 'void', action: line.index })}
        >
          {t('void')}
        </button>
      ) : (
        <span class="small">{voided ? t('voided') : ''}</span>
      )}
    </li>
  );
}

/** What was called, newest first, each with its clause; what was taken back stays to be seen. */
export function Log({
  model,
  view,
  screen,
}: {
  readonly model: TableModel;
  readonly view: MatchView;
  readonly screen: ScreenRules;
}) {
  const takenBy = ({ action }: LogLineView): string => {
    if (action.do !== 'void') return '';
    const target = view.log.find(({ index }) => index === action.action);
    return target ? actionWords(target.action, screen) : String(action.action);
  };
  const lines = view.log.filter(({ action }) => action.do !== 'wait').toReversed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, so the keyboard must reach it
    <section class="log" tabIndex={0} aria-label={t('log')}>
      <h2>{t('log')}</h2>
      {lines.length === 0 ? <p class="small">{t('log-empty')}</p> : null}
      <ol>
        {lines.map((line) => (
          <Line key={line.index} model={model} line={line} screen={screen} taken={takenBy(line)} />
        ))}
      </ol>
    </section>
  );
}
