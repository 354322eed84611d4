import type { LogLineView, MatchAction, MatchView } from '@threecount/match';
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
      return action.landing
        ? `${label}: ${landingIn(screen, action.technique, action.landing)}`
        : label;
    }
    case 'foul':
      return joined(
        labelIn(screen.fouls, action.foul),
        action.technique ? labelIn(screen.legality, action.technique) : null,
      );
    case 'attempt':
      return joined(
        t(action.secured === true ? 'do.held' : 'do.attempt'),
        labelIn(screen.suppressors, action.technique),
      );
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
      return joined(t('do.disqualify'), labelIn(screen.disqualifications, action.reason));
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
    case 'attempt-over':
    case 'coin-toss':
    case 'no-contest':
    case 'void':
    case 'wait':
      return t(`do.${action.do}`);
  }
}

const landingIn = (screen: ScreenRules, code: string, landing: string): string =>
  screen.techniques
    .find((one) => one.code === code)
    ?.landings?.find((one) => one.landing === landing)?.label ?? landing;

const joined = (first: string, second: string | null): string =>
  second === null ? first : `${first}: ${second}`;

/** The engine's `+2 red` in the words of the screen. */
export const effectWords = (effect: string): string =>
  effect
    .replace(/\b(red|blue|both)\b/g, (side) => t.of(`side.${side}`) ?? side)
    .replace(/-(?=\d)/g, '−');

/** Small remarks of a log line: late, outside, and what an official should look at. */
export function remarks({ action, flags }: LogLineView): readonly string[] {
  const late = 'inTime' in action && action.inTime === true ? [t('log-late')] : [];
  const outside = action.do === 'score' && action.inBounds === false ? [t('log-outside')] : [];
  const corrected =
    'insteadOf' in action && action.insteadOf !== undefined ? [t('log-corrected')] : [];
  return [...corrected, ...late, ...outside, ...flags.map((flag) => t.of(`flag.${flag}`) ?? flag)];
}

const ofTheClock = new Set<MatchAction['do']>([
  'start',
  'stop',
  'time-out',
  'resume',
  'wait',
  'void',
]);

/**
 * The line that Undo takes back: the last call of the referee that still stands (a score, an advantage, a foul, an
 * ending, a ruling). What only moved the clock is taken back in the log; save a TIME that itself ended the match.
 */
export function lastVoidable({
  log,
  outcome,
}: Pick<MatchView, 'log' | 'outcome'>): LogLineView | null {
  const standing = log.filter(({ voidable, voided }) => voidable && !voided);
  const last = standing.findLast(({ action }) => action.do !== 'void');
  if (outcome && last?.action.do === 'time-out') return last;
  return standing.findLast(({ action }) => !ofTheClock.has(action.do)) ?? null;
}
