import type { LogLineView, MatchAction } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { t } from '../words.ts';

interface Labelled {
  readonly code: string;
  readonly label: string;
}

const labelIn = (list: readonly Labelled[], code: string): string =>
  list.find((one) => one.code === code)?.label ?? code;

/** What was called, in the book's words. */
export function actionWords(action: MatchAction, screen: ScreenRules): string {
  switch (action.do) {
    case 'score': {
      const label = labelIn(screen.techniques, action.technique);
      return action.landing ? `${label}: ${action.landing}` : label;
    }
    case 'foul':
      return labelIn(screen.fouls, action.foul);
    case 'advantage':
      return labelIn(screen.advantages, action.reason);
    case 'submission':
      return joined(
        t('do.submission'),
        action.technique ? labelIn(screen.legality, action.technique) : null,
      );
    case 'time-out':
      return joined(t('do.time-out'), labelIn(screen.timeOuts, action.reason));
    case 'stoppage':
      return joined(t('do.stoppage'), labelIn(screen.stoppages, action.reason));
    case 'unable':
      return joined(t('do.unable'), labelIn(screen.unable, action.cause));
    case 'forfeit':
      return joined(t('do.forfeit'), labelIn(screen.forfeits, action.reason));
    case 'disqualify':
      return joined(t('do.disqualify'), labelIn(screen.fouls, action.reason));
    case 'decision':
      return joined(
        t('do.decision'),
        action.criterion ? labelIn(screen.decision, action.criterion) : null,
      );
    case 'override':
      return joined(t('do.override'), action.by);
    case 'start':
    case 'stop':
    case 'resume':
    case 'attempt':
    case 'attempt-over':
    case 'coin-toss':
    case 'no-contest':
    case 'void':
    case 'wait':
      return t(`do.${action.do}`);
  }
}

const joined = (first: string, second: string | null): string =>
  second === null ? first : `${first}: ${second}`;

/** The engine's `+2 red` in the words of the screen. */
export const effectWords = (effect: string): string =>
  effect.replace(/\b(red|blue|both)\b/g, (side) => t.of(`side.${side}`) ?? side);

/** Small remarks of a log line: late, outside, and what an official should look at. */
export function remarks({ action, flags }: LogLineView): readonly string[] {
  const late = 'inTime' in action && action.inTime === true ? [t('log-late')] : [];
  const outside = action.do === 'score' && action.inBounds === false ? [t('log-outside')] : [];
  return [...late, ...outside, ...flags.map((flag) => t.of(`flag.${flag}`) ?? flag)];
}

/** The line that Undo takes back: the last call that still stands. */
export function lastVoidable(log: readonly LogLineView[]): LogLineView | null {
  return (
    log.findLast(({ voidable, voided, action }) => voidable && !voided && action.do !== 'void') ??
    null
  );
}
