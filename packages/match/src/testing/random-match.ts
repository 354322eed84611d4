import type { Options, Rulebook } from '@threecount/rulebooks';
import fc from 'fast-check';
import { apply, noteRejected } from '../engine/decide.ts';
import type { MatchEvent } from '../engine/events.ts';
import { initialState, type MatchState } from '../engine/state.ts';
import type { MatchSetup, Refusal, TimedAction } from '../types.ts';
import { nextStepOf } from './due.ts';
import { anyBook, endings, endingsOf, foulsOf, scoresOf, timing } from './lines.ts';
import { choicesOf, type Frame, framesOf, setupOf } from './setups.ts';

/** Milliseconds since the step before, and what is done: see `nextStepOf`. */
export type Step = readonly [gap: number, what: string];

/** A match to be played: `setup` is a place in the pool. */
export interface Draft {
  readonly setup: number;
  readonly steps: readonly Step[];
}

/** One action that was offered to the engine, and what became of it. */
export interface Turn {
  readonly action: TimedAction;
  readonly before: MatchState;
  readonly after: MatchState;
  /** Null: it was refused. */
  readonly events: readonly MatchEvent[] | null;
  readonly refusal: Refusal | null;
}

/** What a match is fought under, and the same with the competitors changed over. */
export interface Setups {
  readonly setup: MatchSetup;
  readonly mirror: MatchSetup;
  readonly frame: Frame;
}

/** A played match: every action as it was given, so that it can be played again. */
export interface Played extends Setups {
  readonly turns: readonly Turn[];
  readonly state: MatchState;
}

/** Setups of a book, the same for the same seed: each choice of the organiser in one of them, and ones without any. */
export function poolOf(book: Rulebook, seed: number, size: number): readonly Setups[] {
  const choices = choicesOf(book);
  const frames = fc.sample(fc.constantFrom(...framesOf(book)), { seed, numRuns: size * 4 });
  const more = fc.sample(fc.array(fc.constantFrom(...choices), { maxLength: 8, size: 'max' }), {
    seed,
    numRuns: size,
  });
  const pool = more.flatMap((others, i): Setups[] => {
    const own = choices[i];
    const tried = [...frames.slice(i * 4), ...frames.slice(0, i * 4)];
    for (const frame of tried) {
      const setups = setupsOf(book, frame, own ? [own, ...others] : others);
      if (setups && (!own || takes(setups, own))) return [setups];
    }
    return [];
  });
  if (pool.length === 0) throw new Error(`no rules for a match of ${book.id}`);
  return pool;
}

function setupsOf(book: Rulebook, frame: Frame, choices: readonly Options[]): Setups | null {
  const [red, blue] = frame.ranks;
  const setup = setupOf(book, frame, choices);
  if (red === blue || !setup) return setup && { setup, mirror: setup, frame };
  const mirror = setupOf(book, { ...frame, ranks: [blue, red] }, choices);
  return mirror && { setup, mirror, frame };
}

const takes = ({ setup }: Setups, choice: Options): boolean =>
  Object.entries(choice).every(([name, value]) => setup.rules.options[name] === value);

const gap = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 0, max: 90_000 }),
  fc.constantFrom(0, 0, 3000, 10_000, 10_001, 60_000, 300_000, 360_000),
);

/** How often each kind of line comes in one kind of match. */
interface Mood {
  readonly lines: number;
  readonly times: number;
  readonly scores: number;
  readonly fouls: number;
  readonly ends: number;
  readonly due: number;
  readonly back: number;
}

/** Any match; a quiet one that comes to its verdict; one full of fouls, of stops, and one that soon ends by a call. */
const moods: readonly (readonly [weight: number, mood: Mood])[] = [
  [5, { lines: 40, times: 4, scores: 9, fouls: 3, ends: 1, due: 5, back: 1 }],
  [4, { lines: 24, times: 1, scores: 1, fouls: 1, ends: 0, due: 20, back: 1 }],
  [4, { lines: 30, times: 1, scores: 2, fouls: 16, ends: 0, due: 8, back: 1 }],
  [3, { lines: 30, times: 14, scores: 2, fouls: 1, ends: 0, due: 12, back: 1 }],
  [4, { lines: 12, times: 1, scores: 3, fouls: 1, ends: 8, due: 2, back: 1 }],
];

/** Drafts for a book whose setups are in a pool of so many. */
export function draftOf(book: Rulebook, setups: number): fc.Arbitrary<Draft> {
  const lines = { any: [...scoresOf(book), ...anyBook], ended: [...endingsOf(book), ...endings] };
  const from = (weight: number, texts: readonly string[]) => ({
    weight,
    arbitrary: fc.constantFrom(...texts),
  });
  const numbered = (weight: number, what: string, max: number) => ({
    weight,
    arbitrary: fc.nat({ max }).map((n) => `${what} ${n}`),
  });
  const stepIn = ({ times, scores, fouls, ends, due, back }: Mood): fc.Arbitrary<Step> =>
    fc.tuple(
      gap,
      fc.oneof(
        from(times, timing),
        from(scores, lines.any),
        from(fouls, foulsOf(book)),
        from(ends, lines.ended),
        numbered(due, 'due', 59),
        numbered(back, 'back', 9),
      ),
    );
  const steps = moods.map(([weight, mood]) => ({
    weight,
    arbitrary: fc.array(stepIn(mood), { maxLength: mood.lines, size: 'max' }),
  }));
  return fc.record({ setup: fc.nat({ max: setups - 1 }), steps: fc.oneof(...steps) });
}

/** Plays a draft: each step becomes one action, by the state that it meets. */
export function playDraft(pool: readonly Setups[], draft: Draft): Played {
  const setups = pool[draft.setup];
  if (!setups) throw new Error(`no setup ${draft.setup}`);
  const turns: Turn[] = [];
  let state = initialState(setups.setup);
  for (const [wait, what] of [[0, 'start'] as const, ...draft.steps]) {
    const turn = offer(state, nextStepOf(state, wait, what));
    turns.push(turn);
    state = turn.after;
  }
  return { ...setups, turns, state };
}

/** The state after given actions, refused ones included. */
export function replayed(setup: MatchSetup, actions: readonly TimedAction[]): MatchState {
  return actions.reduce((state, action) => offer(state, action).after, initialState(setup));
}

function offer(before: MatchState, action: TimedAction): Turn {
  const applied = apply(before, action);
  if (applied.ok)
    return { action, before, after: applied.state, events: applied.events, refusal: null };
  const after = noteRejected(before, action.at);
  return { action, before, after, events: null, refusal: applied.refusal };
}
