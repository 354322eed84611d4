import type { Rulebook } from '@threecount/rulebooks';
import fc from 'fast-check';

const sides = ['red', 'blue'];
const each = (...patterns: readonly string[]): string[] =>
  patterns.flatMap((text) =>
    text.includes('SIDE') ? sides.map((s) => text.replace('SIDE', s)) : [text],
  );

const common = each(
  'score SIDE takedown',
  'score SIDE mount',
  'score SIDE guard-pass inTime',
  'score SIDE back-control',
  'score SIDE double-guard-pull-top',
  'foul SIDE stalling',
  'foul SIDE running',
  'foul SIDE striking inTime',
  'stop',
  'resume same',
  'resume standing',
  'resume inTime',
  'time-out referee',
  'time-out blood SIDE',
  'wait',
);
const rare = each(
  'start',
  'foul both stalling',
  'foul SIDE striking malicious',
  'foul SIDE attack-after-end malicious',
  'score SIDE takedown inBounds=false',
  'score SIDE submission-out-of-bounds',
  'score SIDE reversal',
  'attempt SIDE heel-hook secured',
  'attempt-over SIDE',
  'submission SIDE tap armbar',
  'submission SIDE tap slam',
  'submission SIDE verbal inTime',
  'submission SIDE unconscious slam',
  'time-out uniform SIDE',
  'time-out injury SIDE',
  'stoppage SIDE referee danger',
  'unable SIDE accident',
  'unable SIDE foul',
  'unable both accident',
  'forfeit SIDE request',
  'disqualify SIDE disobedience',
  'decision SIDE aggression',
  'decision SIDE fewer-penalties',
  'coin-toss SIDE',
  'no-contest',
  'override adjust SIDE points=2',
  'override adjust SIDE fouls=1',
  'override adjust SIDE fouls=-1',
  'override winner SIDE',
  'override reopen 1:30',
);

/** What the book itself names: its techniques with their landings, its fouls, advantages and holds. */
function ownLines({ match }: Rulebook): readonly string[] {
  const { scoring, fouls } = match;
  const scores = scoring.techniques.flatMap(({ code, points }) =>
    typeof points === 'number'
      ? [`score SIDE ${code}`]
      : points.map(({ landing }) => `score SIDE ${code} ${landing}`),
  );
  const called = fouls.fouls.flatMap(({ code }) => [
    `foul SIDE ${code}`,
    `foul SIDE ${code} malicious`,
    `foul SIDE ${code} outcome=injury`,
    `foul both ${code}`,
    `disqualify SIDE ${code}`,
  ]);
  const advantages = (scoring.advantages?.reasons ?? []).flatMap(({ reason }) => [
    `advantage SIDE ${reason}`,
    `advantage SIDE ${reason} inTime`,
  ]);
  const holds = scoring.suppressors.techniques.map((code) => `attempt SIDE ${code} secured`);
  return each(...scores, ...called, ...advantages, ...holds, 'decision SIDE referee');
}

/** Milliseconds since the action before, and the action in shorthand. */
export function lineFor(book: Rulebook): fc.Arbitrary<readonly [number, string]> {
  return fc.tuple(
    fc.oneof(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 300_000 }),
      fc.constantFrom(0, 3000, 10_000, 10_001, 60_000, 300_000, 360_000),
    ),
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...common) },
      { weight: 3, arbitrary: fc.constantFrom(...rare) },
      { weight: 4, arbitrary: fc.constantFrom(...ownLines(book)) },
      { weight: 1, arbitrary: fc.nat({ max: 30 }).map((n) => `void ${n}`) },
    ),
  );
}

/** Some of the organiser's choices. */
export function optionsFor(book: Rulebook): fc.Arbitrary<Record<string, string | number>> {
  const choices = book.options.flatMap((option) =>
    option.kind === 'choice' && option.onlyWhen === undefined
      ? option.values.map(({ value }) => [option.name, value] as const)
      : [],
  );
  return fc
    .array(fc.constantFrom(...choices), { maxLength: 6 })
    .map((chosen) => Object.fromEntries(chosen));
}

/** The same action for the other side. */
export function swapLine(text: string): string {
  return text.replace(/\b(red|blue)\b/, (side) => (side === 'red' ? 'blue' : 'red'));
}
