import type { MatchAction, MatchSetup, MatchView, Side, TimedAction } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { screenOf } from '../engine/book.ts';
import { type EngineState, startOf } from '../engine/bout.ts';
import { type Random, shuffled } from '../random/random.ts';
import { sides } from '../sides.ts';
import { noShow, randomAct } from './acts.ts';
import { SimulatedBout } from './bout.ts';

/** After so many steps the senior official ends it: a simulation always ends. */
const mostSteps = 400;

/**
 * Plays a whole match through the real engine with plausible random acts, chosen only from what its book offers.
 * @returns the accepted actions in order; after the last one the match has its outcome.
 */
export function simulateMatch(setup: MatchSetup, random: Random): TimedAction[] {
  return playOn(setup, startOf(setup), 0, random);
}

/** Plays a match on from where it is; `at` is its real time. Only the new actions are given back. */
export function playOn(
  setup: MatchSetup,
  engine: EngineState,
  at: number,
  random: Random,
): TimedAction[] {
  const bout = new SimulatedBout(engine, at);
  const screen = screenOf(setup);
  for (let step = 0; step < mostSteps && !bout.over; step += 1) playStep(bout, screen, random);
  if (!bout.over) {
    const winner: Side = random.chance(50) ? 'red' : 'blue';
    const ended = bout.act({
      do: 'override',
      ruling: { winner },
      by: 'Simulation',
      reason: 'The match did not end by itself.',
    });
    if (!ended || !bout.over) throw new Error('a simulated match does not end');
  }
  return bout.actions;
}

function playStep(bout: SimulatedBout, screen: ScreenRules, random: Random): void {
  const view = bout.view();
  switch (view.status) {
    case 'not-started':
      before(bout, screen, random);
      return;
    case 'running':
      onTheMat(bout, view, screen, random);
      return;
    case 'stopped':
    case 'timed-out':
      halted(bout, random);
      return;
    case 'between-periods':
      bout.pass(seconds(random, 10, 40));
      bout.act({ do: 'start' });
      return;
    case 'awaiting':
      bout.pass(seconds(random, 5, 30));
      rule(bout, view, screen, random);
      return;
    case 'ended':
      // The clock has run out, and the engine has not been told yet.
      bout.act({ do: 'wait' });
  }
}

function before(bout: SimulatedBout, screen: ScreenRules, random: Random): void {
  const missing = random.chance(2) ? noShow(screen, random, anySide(random)) : null;
  if (missing === null || !bout.act(missing)) bout.act({ do: 'start' });
}

function onTheMat(bout: SimulatedBout, view: MatchView, screen: ScreenRules, random: Random): void {
  const gap = seconds(random, 5, 45);
  const left = view.clock.remainingMs;
  if (left !== null && left <= gap) {
    bout.pass(left);
    bout.act({ do: 'wait' });
    return;
  }
  bout.pass(gap);
  const act = randomAct(screen, random);
  if (act !== null) bout.act(act);
  if (random.chance(1)) takeBack(bout);
}

/** The last call was a slip of the scorekeeper. */
function takeBack(bout: SimulatedBout): void {
  const index = bout.view().log.findLast((line) => line.voidable && !line.voided)?.index;
  const last = bout.actions.at(-1)?.do;
  if (index === undefined || (last !== 'score' && last !== 'advantage')) return;
  bout.pass(1500);
  bout.act({ do: 'void', action: index, reason: 'wrong side' });
}

function halted(bout: SimulatedBout, random: Random): void {
  bout.pass(seconds(random, 4, 30));
  const position = random.chance(70) ? 'same' : 'standing';
  if (!bout.act({ do: 'resume', position }) && !bout.act({ do: 'start' })) bout.act({ do: 'wait' });
}

/** Does what the match waits for; the first ruling that the engine takes. */
function rule(bout: SimulatedBout, view: MatchView, screen: ScreenRules, random: Random): void {
  for (const action of rulings(view, screen, random)) if (bout.act(action)) return;
}

function rulings(view: MatchView, screen: ScreenRules, random: Random): MatchAction[] {
  const both = shuffled(sides, random);
  const winner = view.proposed?.winner ?? both[0] ?? 'red';
  const last: MatchAction = {
    do: 'override',
    ruling: { winner },
    by: 'Simulation',
    reason: 'A ruling was due.',
  };
  switch (view.awaiting) {
    case 'start':
      return [{ do: 'start' }, last];
    case 'decision': {
      const criteria = screen.decision.slice(random.below(Math.max(1, screen.decision.length)));
      const named = criteria.flatMap(({ code: criterion }) =>
        both.map((side): MatchAction => ({ do: 'decision', side, criterion })),
      );
      return [...named, ...both.map((side): MatchAction => ({ do: 'decision', side })), last];
    }
    case 'coin-toss':
      return [...both.map((side): MatchAction => ({ do: 'coin-toss', side })), last];
    case 'allowance-ruling':
    case 'senior-official':
    case null:
      return [last];
  }
}

function anySide(random: Random): Side {
  return random.chance(50) ? 'red' : 'blue';
}

/** A length of time in milliseconds, from `least` to `most` seconds. */
function seconds(random: Random, least: number, most: number): number {
  return least * 1000 + random.below((most - least) * 1000 + 1);
}
