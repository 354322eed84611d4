import type { ResolvedRules } from '@threecount/rulebooks';
import { apply } from '../engine/decide.ts';
import { initialState, type MatchState } from '../engine/state.ts';
import type { MatchAction, Side } from '../types.ts';
import type { Bout, Change } from './board.ts';
import type { Finding } from './report.ts';

/** One call that the engine took for a number on the board. */
interface Entered {
  readonly counter: string;
  readonly amount: number;
  readonly index: number;
}

/** The match so far, and what was entered into it. */
interface Play {
  readonly state: MatchState;
  readonly entered: readonly Entered[];
}

const sideOf = (counter: string): Side => (counter.startsWith('top') ? 'red' : 'blue');

/**
 * Plays a recorded bout through the engine: a gain is a call of that value, a loss takes the last calls back. What the
 * engine comes to has to be what the board showed. Null: the board began in mid-match, its clock never ran, or it counts
 * penalties, of which it does not say what they were for.
 */
export function playBout(bout: Bout, given: ResolvedRules): readonly Finding[] | null {
  const [start] = bout.readings.filter(({ running }) => running);
  const penal = bout.changes.some(({ counter }) => counter.endsWith('_pen'));
  if (!bout.fresh || !start || penal) return null;
  const periods = given.periods.slice(0, 1).map((period) => ({ ...period, lengthMs: start.ms }));
  const rules = { ...given, periods };
  const setup = { rules, stage: 'bracket', ranks: { red: null, blue: null } } as const;
  let play: Play = { state: initialState(setup), entered: [] };
  const at = (second: number): number => Math.max(0, (second - start.second) * 1000);
  const clock = bout.readings.map((reading) => ({ second: reading.second, reading, change: null }));
  const changes = bout.changes.map((change) => ({ second: change.second, reading: null, change }));
  const found: Finding[] = [];
  for (const { second, reading, change } of [...clock, ...changes].toSorted(
    (a, b) => a.second - b.second,
  )) {
    const next = reading
      ? turn(play, reading.running, at(second))
      : entered(play, change, at(second));
    if (next) play = next;
    else if (change)
      found.push(finding(change.row, change.counter, 'not-taken', [change.to - change.from]));
  }
  return [...found, ...compared(bout, play.state)];
}

const finding = (
  row: number,
  counter: string,
  code: Finding['code'],
  numbers: readonly number[],
): Finding => ({ row, side: counter.slice(0, counter.indexOf('_')), code, numbers });

/** The clock runs or stands; a board that says again what holds changes nothing. */
function turn(play: Play, runs: boolean, at: number): Play {
  const { is } = play.state.phase;
  const action: MatchAction | null = runs
    ? { do: is === 'not-started' ? 'start' : 'resume' }
    : is === 'not-started'
      ? null
      : { do: 'time-out', reason: 'referee' };
  const applied = action && apply(play.state, { ...action, at });
  return applied?.ok ? { ...play, state: applied.state } : play;
}

/** The change as calls or voids; null where the engine does not take it. */
function entered(play: Play, { counter, from, to }: Change, at: number): Play | null {
  if (to > from) return gained(play, counter, to - from, at);
  let next = play;
  let left = from - to;
  while (left > 0) {
    const last = next.entered.findLast((call) => call.counter === counter);
    const undone = last && apply(next.state, { do: 'void', action: last.index, reason: '', at });
    if (!last || !undone?.ok) return null;
    next = { state: undone.state, entered: next.entered.filter((call) => call !== last) };
    left -= last.amount;
  }
  return left === 0 ? next : gained(next, counter, -left, at);
}

/** So much more, by the fewest calls that the engine takes; null where there are none. */
function gained(play: Play, counter: string, amount: number, at: number): Play | null {
  let plays: readonly (Play & { readonly left: number })[] = [{ ...play, left: amount }];
  while (plays.length > 0) {
    plays = plays.flatMap((each) => oneCall(each, counter, at));
    const done = plays.find(({ left }) => left === 0);
    if (done) return { state: done.state, entered: done.entered };
  }
  return null;
}

/** Every way to enter one call of at most what is left; one for each value. */
function oneCall(
  { state, entered: before, left }: Play & { readonly left: number },
  counter: string,
  at: number,
): readonly (Play & { readonly left: number })[] {
  const byValue = new Map<number, Play & { readonly left: number }>();
  for (const [amount, action] of callsFor(state.setup.rules, counter)) {
    if (amount <= 0 || amount > left || byValue.has(amount)) continue;
    const applied = apply(state, { ...action, at });
    if (!applied.ok) continue;
    const call = { counter, amount, index: state.nextIndex };
    byValue.set(amount, { state: applied.state, entered: [...before, call], left: left - amount });
  }
  return [...byValue.values()];
}

/** The calls that change a number, with what each is worth. All as of the stop or bell, where there was one. */
function callsFor(
  { scoring }: ResolvedRules,
  counter: string,
): readonly (readonly [number, MatchAction])[] {
  const side = sideOf(counter);
  if (counter.endsWith('_adv'))
    return (scoring.advantages?.reasons ?? []).map(({ reason }) => [
      1,
      { do: 'advantage', side, reason: reason as 'near-pass', inTime: true },
    ]);
  return scoring.techniques.flatMap(({ code: technique, points }) =>
    typeof points === 'number'
      ? [[points, { do: 'score', side, technique, inTime: true }] as const]
      : points.map((row) => {
          const { landing } = row;
          return [row.points, { do: 'score', side, technique, landing, inTime: true }] as const;
        }),
  );
}

/** Points and advantages that are not those of the board at its end. */
function compared({ numbers, last }: Bout, { sides }: MatchState): readonly Finding[] {
  const shown = [
    ['top_points', sides.red.points],
    ['top_adv', sides.red.advantages],
    ['bottom_points', sides.blue.points],
    ['bottom_adv', sides.blue.advantages],
  ] as const;
  return shown.flatMap(([counter, ours]) => {
    const theirs = numbers[counter];
    return theirs === undefined || theirs === ours
      ? []
      : [finding(last, counter, 'engine', [ours, theirs])];
  });
}
