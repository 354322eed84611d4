import { apply } from '../engine/decide.ts';
import type { MatchEvent } from '../engine/events.ts';
import { evolve } from '../engine/evolve.ts';
import { exchangedAction } from '../engine/exchange.ts';
import { refold } from '../engine/refold.ts';
import { initialState, type MatchState, sides } from '../engine/state.ts';
import { exportScript } from '../script/export.ts';
import { parseMatchScript } from '../script/parse-script.ts';
import { playScript } from '../script/replay.ts';
import { type MatchResult, matchResult } from '../script/result.ts';
import type { TimedAction } from '../types.ts';
import { viewMatch } from '../view/match-view.ts';
import { settledAt } from '../view/status.ts';
import { mirrored, ordered } from './mirror.ts';
import { type Played, replayed, type Turn } from './random-match.ts';
import { same } from './same.ts';

/** What holds of every match: null, or what does not. `pick`: any number, for what is looked at in part. */
export type Law = (played: Played, pick: number) => string | null;

const differs = (what: string, found: unknown, wanted: unknown): string | null =>
  same(found, wanted) ? null : `${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`;

const first = (faults: Iterable<string | null>): string | null => {
  for (const fault of faults) if (fault !== null) return fault;
  return null;
};

/** An ended match has an outcome with clauses, and an unended one none. */
const outcome: Law = ({ state }) => {
  const { status, winner, method, out, barred, clauses } = matchResult(state);
  if (status === 'ended') {
    if (method === null || clauses.length === 0) return 'ended without a method or a clause';
    return winner !== null && out.includes(winner) ? `${winner} has won and is out` : null;
  }
  return differs('an outcome before the end', [winner, method, out, barred], [null, null, [], []]);
};

const actionsOf = ({ turns }: Played) => turns.map(({ action }) => action);

/** The log again, from its text, gives the same state; so do the events, from theirs. */
const replay: Law = (played) => {
  const { setup, turns, state } = played;
  const stored = JSON.parse(JSON.stringify(actionsOf(played))) as ReturnType<typeof actionsOf>;
  let byEvents = initialState(setup);
  for (const { events, action } of turns) {
    const told: readonly MatchEvent[] = events ?? [{ type: 'LineRejected', at: action.at }];
    for (const event of JSON.parse(JSON.stringify(told)) as MatchEvent[])
      byEvents = evolve(byEvents, event);
  }
  return first([
    same(replayed(setup, stored), state) ? null : 'the actions again give another state',
    same(byEvents, state) ? null : 'the events give another state than the actions',
  ]);
};

/** All calls again, with nothing taken back, change nothing. */
const again: Law = ({ state }) => {
  const folded = refold(state, state.log, state.lastAt, 'void');
  const later = state.lastAt + 5000;
  const told = (of: MatchState): unknown => [
    { ...matchResult(of), flags: of.flags.toSorted() },
    viewMatch(of, later).clock,
  ];
  return differs('all calls again', told(folded), told(state));
};

/** What taking back has to bring back: score, rungs, and the outcome whole. */
const numbers = ({ red, blue, winner, method, out, barred, clauses }: MatchResult): unknown => {
  return method === null ? [red, blue, null] : [red, blue, winner, method, out, barred, clauses];
};

const reopens = (action: TimedAction): boolean =>
  action.do === 'override' && 'reopen' in action.ruling;

/** What no void undoes: a clock that a ruling set, and a bell that rang because the match went on at zero. */
function settlesTime({ action, before, after, events }: Turn): boolean {
  if (reopens(action)) return true;
  const bells = (events ?? []).filter((event) => event.type === 'PeriodEnded').length;
  const unasked = settledAt(before, after.lastAt).log.length - before.log.length;
  return bells > unasked;
}

/**
 * Whether the clock may show something else after the void: a late end counts as of its moment, and of a period that was
 * begun twice, or set to another time, the calls do not tell how long it has run.
 */
const movesClock = ({ action, after }: Turn): boolean =>
  ('inTime' in action && action.inTime === true) ||
  after.log.some(
    (entry) =>
      entry.kind === 'call' &&
      (reopens(entry.action) || (entry.action.do === 'start' && entry.standing !== 'live')),
  );

function takenBack(turn: Turn): string | null {
  if (settlesTime(turn)) return null;
  const { before, after, action } = turn;
  const at = after.lastAt;
  const undone = apply(after, { at, do: 'void', action: before.nextIndex, reason: '' });
  if (!undone.ok) return `${action.do} cannot be taken back: ${undone.refusal.code}`;
  const then = matchResult(before, [], at);
  const now = matchResult(undone.state);
  const what = `after ${JSON.stringify(action)} was taken back`;
  return first([
    differs(what, numbers(now), numbers(then)),
    movesClock(turn)
      ? null
      : differs(`clock ${what}`, [now.remaining, now.elapsed], [then.remaining, then.elapsed]),
  ]);
}

/** The void of a call just given brings back score, rungs and outcome, and never changes time. */
const voids: Law = ({ turns }, pick) => {
  const taken = turns.filter((turn) => turn.events !== null);
  const places = new Set([taken.length - 1, pick % taken.length, (pick * 7) % taken.length]);
  return first([...places].map((place) => (taken[place] ? takenBack(taken[place]) : null)));
};

/** Points and advantages are the sums of what the record says that each call did. */
const sum: Law = ({ state }) => {
  const { actions, ...result } = matchResult(state);
  const effects = actions.flatMap(({ effect }) => effect.split(', '));
  const summed = (ending: string): number =>
    effects
      .filter((effect) => effect.slice(effect.indexOf(' ')) === ` ${ending}`)
      .map((effect) => Number(/^[+-]\d+/.exec(effect)?.[0] ?? 0))
      .reduce((a, b) => a + b, 0);
  return first(
    sides.map((side) =>
      differs(
        `${side}: points and advantages`,
        [result[side].points, result[side].advantages],
        [summed(side), summed(`advantage ${side}`)],
      ),
    ),
  );
};

/** Red and blue changed over everywhere change the result over, and nothing else. */
const swap: Law = (played) => {
  const other = replayed(played.mirror, actionsOf(played).map(exchangedAction));
  const told = ordered({ ...mirrored(matchResult(other)), log: mirrored(other.log) });
  const wanted = ordered({ ...matchResult(played.state), log: played.state.log });
  return told === wanted ? null : `changed over: ${told}, not ${wanted}`;
};

/** Time that passes changes no score, and looking at the match in between changes nothing at all. */
const time: Law = ({ turns, state, setup }, pick) => {
  let looked = initialState(setup);
  for (const { action, events } of turns) {
    const between = looked.lastAt + Math.max(0, action.at - looked.lastAt) / 2;
    const applied = apply(settledAt(looked, between), action);
    if (applied.ok !== (events !== null)) return `looked at before, ${action.do} ends otherwise`;
    looked = applied.ok ? applied.state : evolve(looked, { type: 'LineRejected', at: action.at });
  }
  const scoreAt = (ms: number): unknown => {
    const view = viewMatch(state, state.lastAt + ms);
    return sides.map((side) => ({ ...view[side], allowances: [] }));
  };
  return first([
    same(looked, state) ? null : 'looking in between changed the match',
    differs('time alone', scoreAt((pick * 997) % 3_600_000), scoreAt(0)),
  ]);
};

/** Exported as a script (which cannot say that a bout settles a team match), in which what was refused has no line, it replays to the same result. */
const script: Law = ({ state, frame }) => {
  if (frame.tieBreak) return null;
  const parsed = parseMatchScript(JSON.parse(JSON.stringify(exportScript(state))));
  if (!parsed.ok) return `the exported script is not valid: ${parsed.place} ${parsed.message}`;
  const { state: again, rejected } = playScript(parsed.value);
  const at = state.lastAt;
  const told = (of: MatchState): unknown => ({ ...matchResult(of, [], at), actions: null });
  return differs('the exported script', [told(again), rejected], [told(state), []]);
};

/** By name; each of them is tried on every match. */
export const laws: Readonly<Record<string, Law>> = {
  outcome,
  replay,
  again,
  voids,
  sum,
  swap,
  time,
  script,
};

/** The laws that do not hold of a match, with what is wrong. Throws what the engine throws. */
export function brokenLaws(played: Played, pick: number): readonly string[] {
  return Object.entries(laws).flatMap(([name, law]) => {
    const fault = law(played, pick);
    return fault === null ? [] : [`${name}: ${fault}`];
  });
}
