import { books } from '@threecount/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, noteRejected } from './engine/decide.ts';
import type { MatchEvent } from './engine/events.ts';
import { evolve } from './engine/evolve.ts';
import { refold } from './engine/refold.ts';
import { initialState, type MatchState } from './engine/state.ts';
import { exportScript } from './script/export.ts';
import { parseMatchScript } from './script/parse-script.ts';
import { playScript } from './script/replay.ts';
import { matchResult } from './script/result.ts';
import { lineFor, optionsFor, swapLine } from './testing/arbitrary.ts';
import { scripted } from './testing/match.ts';
import type { MatchSetup, Side, TimedAction } from './types.ts';
import { viewMatch } from './view/match-view.ts';

const runs = { numRuns: Number(process.env['THREECOUNT_RUNS'] ?? 200) };

interface Given {
  readonly setup: MatchSetup;
  readonly actions: readonly TimedAction[];
}

/** Lines with their distances in milliseconds, as a match; every one is offered to the engine. */
function prepareUnder(
  book: string,
  given: {
    readonly options: Record<string, string | number>;
    readonly stage: string;
    readonly lines: readonly (readonly [number, string])[];
  },
): Given {
  const { setup } = scripted([], { book, options: given.options, stage: given.stage });
  let at = 0;
  const shorthand = ['0:00 start', ...given.lines.map(([, text]) => `0:00 ${text}`)];
  const steps = [0, ...given.lines.map(([step]) => step)];
  const actions = scripted(shorthand, { book }).actions.map((action, i) => {
    at += steps[i] ?? 0;
    return { ...action, at };
  });
  return { setup, actions };
}

function play({ setup, actions }: Given): MatchState {
  let state = initialState(setup);
  for (const action of actions) {
    const applied = apply(state, action);
    state = applied.ok ? applied.state : noteRejected(state, action.at);
  }
  return state;
}

describe.each(books)('any order of actions under $id', (book) => {
  const line = lineFor(book);
  const match = fc.record({
    options: optionsFor(book),
    stage: fc.constantFrom('bracket', 'final'),
    lines: fc.array(line, { maxLength: 40 }),
  });
  const prepare = (given: Parameters<typeof prepareUnder>[1]): Given =>
    prepareUnder(book.id, given);

  it('never crashes, and an end has an outcome with clauses', () => {
    fc.assert(
      fc.property(match, (given) => {
        const state = play(prepare(given));
        const result = matchResult(state);
        expect(viewMatch(state, state.lastAt + 60_000).clock.elapsedMs).toBeGreaterThanOrEqual(0);
        if (result.status === 'ended') {
          expect(result.method).not.toBeNull();
          expect(result.clauses.length).toBeGreaterThan(0);
        } else {
          expect(result.winner).toBeNull();
          expect(result.out).toEqual([]);
        }
      }),
      runs,
    );
  });

  it('gives the same state from its events as from its actions', () => {
    fc.assert(
      fc.property(match, (given) => {
        const { setup, actions } = prepare(given);
        let byActions = initialState(setup);
        let byEvents = initialState(setup);
        for (const action of actions) {
          const applied = apply(byActions, action);
          if (!applied.ok) continue;
          byActions = applied.state;
          const stored = JSON.parse(JSON.stringify(applied.events)) as MatchEvent[];
          for (const event of stored) byEvents = evolve(byEvents, event);
          expect(byEvents).toEqual(byActions);
        }
      }),
      runs,
    );
  });

  it('swapped sides swap the result', () => {
    fc.assert(
      fc.property(match, (given) => {
        const swapped = {
          ...given,
          lines: given.lines.map(([s, text]) => [s, swapLine(text)] as const),
        };
        const one = matchResult(play(prepare(given)));
        const other = matchResult(play(prepare(swapped)));
        const swap = (side: Side | null): Side | null =>
          side === null ? null : side === 'red' ? 'blue' : 'red';
        expect(other.red).toEqual(one.blue);
        expect(other.blue).toEqual(one.red);
        expect(other.winner).toBe(swap(one.winner));
        expect([other.status, other.method, other.elapsed]).toEqual([
          one.status,
          one.method,
          one.elapsed,
        ]);
      }),
      runs,
    );
  });

  it('the score is the sum of the effects in the record', () => {
    fc.assert(
      fc.property(match, (given) => {
        const result = matchResult(play(prepare(given)));
        for (const side of ['red', 'blue'] as const) {
          const effects = result.actions.map((action) => action.effect).join(', ');
          const numbers = [...effects.matchAll(new RegExp(`([+-]\\d+) ${side}`, 'g'))];
          const sum = numbers.reduce((total, [, n]) => total + Number(n), 0);
          expect(result[side].points).toBe(sum);
        }
      }),
      runs,
    );
  });

  it('the void of the last call restores score, rungs and outcome', () => {
    const call =
      /^(score|advantage|foul|submission|unable|forfeit|disqualify|decision|stoppage|override)/;
    fc.assert(
      fc.property(match, line, ({ lines, ...rest }, last) => {
        // A reopening sets the clock, and a void never does.
        fc.pre(call.test(last[1]) && !last[1].includes('reopen'));
        const before = play(prepare({ ...rest, lines }));
        const { actions } = prepare({ ...rest, lines: [...lines, last] });
        const action = actions.at(-1);
        if (!action) throw new Error('no action');
        const applied = apply(before, action);
        fc.pre(applied.ok);
        if (!applied.ok) return;
        const target = applied.state.nextIndex - 1;
        const undone = apply(applied.state, {
          at: action.at,
          do: 'void',
          action: target,
          reason: '',
        });
        if (!undone.ok) throw new Error(undone.refusal.code);
        const then = matchResult(before, [], action.at);
        const now = matchResult(undone.state);
        expect([now.red, now.blue]).toEqual([then.red, then.blue]);
        expect([now.winner, now.method, now.out]).toEqual([then.winner, then.method, then.out]);
        // A late end counts as of its moment, and the clock stands where it stood then.
        if (!last[1].includes('inTime'))
          expect([now.remaining, now.elapsed]).toEqual([then.remaining, then.elapsed]);
      }),
      runs,
    );
  });

  it('all calls again, with nothing taken back, change nothing', () => {
    fc.assert(
      fc.property(match, (given) => {
        const state = play(prepare(given));
        const at = state.lastAt;
        const again = refold(state, state.log, at, 'void');
        expect(matchResult(again)).toEqual({
          ...matchResult(state),
          flags: expect.arrayContaining([...state.flags]),
        });
        expect(again.flags).toHaveLength(state.flags.length);
        expect(viewMatch(again, at + 5000).clock).toEqual(viewMatch(state, at + 5000).clock);
      }),
      runs,
    );
  });

  it('the void of a void brings everything back but the running clock', () => {
    fc.assert(
      fc.property(match, fc.nat(20), (given, target) => {
        const before = play(prepare(given));
        const at = before.lastAt;
        const once = apply(before, { at, do: 'void', action: target, reason: '' });
        fc.pre(once.ok);
        if (!once.ok) return;
        const back = once.state.nextIndex - 1;
        const twice = apply(once.state, { at, do: 'void', action: back, reason: '' });
        if (!twice.ok) throw new Error(twice.refusal.code);
        const then = matchResult(before);
        const now = matchResult(twice.state);
        expect([now.red, now.blue, now.winner, now.method]).toEqual([
          then.red,
          then.blue,
          then.winner,
          then.method,
        ]);
      }),
      runs,
    );
  });

  it('real time alone never changes the score', () => {
    fc.assert(
      fc.property(match, fc.integer({ min: 0, max: 3_600_000 }), (given, more) => {
        const state = play(prepare(given));
        const now = viewMatch(state, state.lastAt);
        const later = viewMatch(state, state.lastAt + more);
        for (const side of ['red', 'blue'] as const) {
          const { allowances: _now, ...numbers } = now[side];
          const { allowances: _later, ...same } = later[side];
          expect(same).toEqual(numbers);
        }
      }),
      runs,
    );
  });

  it('exported as a script it replays to the same result', () => {
    fc.assert(
      fc.property(match, (given) => {
        const { setup, actions } = prepare(given);
        let state = initialState(setup);
        for (const action of actions) {
          const applied = apply(state, action);
          if (applied.ok) state = applied.state;
        }
        const text = JSON.stringify(exportScript(state));
        const script = parseMatchScript(JSON.parse(text));
        if (!script.ok) throw new Error(`${script.place}: ${script.message}`);
        const again = playScript(script.value);
        expect(again.rejected).toEqual([]);
        expect(matchResult(again.state)).toEqual(matchResult(state));
      }),
      runs,
    );
  });
});
