import type { Rulebook } from '@threecount/rulebooks';
import { parseScriptAction } from '../script/parse-action.ts';
import type { MatchAction } from '../types.ts';
import { lineOf } from './rule-case.ts';

/** Each text once for each side, where it says SIDE. */
const each = (...patterns: readonly string[]): string[] =>
  patterns.flatMap((text) =>
    text.includes('SIDE') ? ['red', 'blue'].map((side) => text.replace('SIDE', side)) : [text],
  );

/** What moves the clock. */
export const timing = each(
  'stop',
  'stop',
  'resume same',
  'resume standing',
  'resume inTime',
  'time-out referee',
  'resume',
  'time-out blood SIDE',
  'time-out injury SIDE',
  'time-out uniform SIDE',
  'wait',
  'start',
);

/** What any book may meet, whether it takes it or not. */
export const anyBook = each(
  'score SIDE takedown',
  'score SIDE mount',
  'score SIDE guard-pass inTime',
  'score SIDE takedown inBounds=false',
  'score SIDE takedown initiatedInBounds=false',
  'score SIDE submission-out-of-bounds',
  'score SIDE reversal',
  'foul SIDE stalling',
  'foul SIDE stalling',
  'foul both stalling',
  'foul SIDE striking inTime',
  'foul SIDE attack-after-end malicious',
  'attempt SIDE heel-hook secured',
  'attempt-over SIDE',
  'override adjust SIDE points=2',
  'override adjust SIDE advantages=1',
  'override adjust SIDE fouls=1',
  'override adjust SIDE fouls=-1',
);

/** What mostly ends the match. */
export const endings = each(
  'submission SIDE tap armbar',
  'submission SIDE tap slam',
  'submission SIDE verbal inTime',
  'submission SIDE unconscious slam',
  'stoppage SIDE referee danger',
  'unable both accident',
  'no-contest',
  'coin-toss SIDE',
  'override winner SIDE',
  'override reopen 1:30',
);

/** The scores that the book knows: techniques with their landings, advantages, holds. */
export function scoresOf({ match: { scoring } }: Rulebook): readonly string[] {
  const techniques = scoring.techniques.flatMap(({ code, points }) =>
    typeof points === 'number'
      ? [`score SIDE ${code}`]
      : points.map(({ landing }) => `score SIDE ${code} ${landing}`),
  );
  const advantages = (scoring.advantages?.reasons ?? []).flatMap(({ reason }) => [
    `advantage SIDE ${reason}`,
    `advantage SIDE ${reason} inTime`,
  ]);
  const holds = scoring.suppressors.techniques.map((code) => `attempt SIDE ${code} secured`);
  return each(...techniques, ...advantages, ...holds, 'advantage SIDE aggression');
}

/** The fouls that the book knows, each in every way, and as the reason of a disqualification. Most often such as climb a ladder. */
export function foulsOf({ match: { fouls } }: Rulebook): readonly string[] {
  const called = fouls.fouls.flatMap(({ code, stalling, plain, inPeriods }) => {
    const climbs = [plain, inPeriods?.plain].some((what) => what?.does === 'ladder');
    const often = `foul SIDE ${code}`;
    return [
      ...Array<string>(stalling ? 30 : climbs ? 4 : 1).fill(often),
      `foul SIDE ${code} malicious`,
      `foul SIDE ${code} outcome=injury`,
      `foul SIDE ${code} outcome=submission`,
      `foul both ${code}`,
    ];
  });
  const reasons = [...fouls.fouls, ...fouls.reasons].map(({ code }) => `disqualify SIDE ${code}`);
  return each(...called, ...reasons);
}

/** The endings by call that the book knows. */
export function endingsOf({ match: { endings: known } }: Rulebook): readonly string[] {
  return each(
    ...known.submissions.map(({ by }) => `submission SIDE ${by}`),
    ...known.stoppages.map(({ reason, by }) => `stoppage SIDE ${by ?? 'doctor'} ${reason}`),
    ...known.unable.map(({ cause }) => `unable SIDE ${cause}`),
    ...known.bothUnable.flatMap(({ causes }) => causes.map((cause) => `unable both ${cause}`)),
    ...known.forfeits.map(({ reason }) => `forfeit SIDE ${reason}`),
  );
}

const read = new Map<string, MatchAction>();

/** The action that a line in shorthand (without its time) says. Throws where it says none. */
export function actionOf(text: string): MatchAction {
  const before = read.get(text);
  if (before) return before;
  const parsed = parseScriptAction(lineOf(`0:00 ${text}`), text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`);
  read.set(text, parsed.action);
  return parsed.action;
}
