import { books } from '@threecount/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MatchState, sides } from '../engine/state.ts';
import { mirrored } from '../testing/mirror.ts';
import {
  type Draft,
  draftOf,
  type Played,
  playDraft,
  poolOf,
  replayed,
} from '../testing/random-match.ts';
import { outcomeOf, settledAt } from '../view/status.ts';
import { english } from './english.ts';
import { explainMatch } from './explain-match.ts';
import type { Explanation, StepTold } from './explanation.ts';
import { formatExplanation } from './format.ts';
import { forSpectators } from './spectator.ts';
import { officialVoice, spectatorVoice } from './voice.ts';

const seed = Number(process.env['THREECOUNT_SEED'] ?? 3);
/** A fortieth of what the engine itself is tried on. */
const runs = { numRuns: Math.ceil(Number(process.env['THREECOUNT_RUNS'] ?? 2000) / 40), seed };
const timeout = 7_200_000;

/** What the issue calls a change: score, rungs, warnings, period, outcome. */
function told(state: MatchState): string {
  const numbers = sides.map((side) => {
    const { points, advantages, fouls, warnings } = state.sides[side];
    return { points, advantages, fouls, warnings };
  });
  return JSON.stringify([numbers, state.clock.period, outcomeOf(state)]);
}

/** Actions whose taking changed score, rungs, period or outcome. */
function changes({ turns }: Played): readonly number[] {
  return turns.flatMap(({ action, before, after, events }) => {
    const at = Math.max(action.at, before.lastAt);
    return events !== null && told(after) !== told(settledAt(before, at)) ? before.nextIndex : [];
  });
}

/** The same whatever the order of keys, and of what both sides meet at once. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map(sorted)
      .map((v) => JSON.stringify(v))
      .toSorted();
  if (typeof value !== 'object' || value === null) return value;
  const rows = Object.entries(value).map(([k, v]) => [k, sorted(v)] as const);
  return Object.fromEntries(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Without the score between two consequences of one call, which depends on their order. */
const bare = (explanation: Explanation): Explanation => ({
  ...explanation,
  lines: explanation.lines.map((line) => ({
    ...line,
    followed: line.followed.map((said) =>
      said.kind === 'points' ? { ...said, score: { red: 0, blue: 0 } } : said,
    ),
  })),
});

/** What the steps over the whole match compare, beside the score that it should be. */
function compared(
  steps: readonly StepTold[],
  score: Explanation['score'],
): readonly (readonly [unknown, unknown])[] {
  return steps.flatMap(({ said }) => {
    if (said.kind !== 'compared' || said.scope !== 'match' || said.of === 'scored') return [];
    const of = said.of === 'fewer-fouls' ? 'fouls' : said.of;
    return [
      [
        [said.red, said.blue],
        [score.red[of], score.blue[of]],
      ] as const,
    ];
  });
}

describe.each(books)('any order of actions under $id', { timeout }, (book) => {
  const pool = poolOf(book, seed, 40);
  const match = draftOf(book, pool.length);
  const prepare = (draft: Draft): Played => playDraft(pool, draft);

  it('every action that changed something has one line, with a clause', () => {
    fc.assert(
      fc.property(match, (given) => {
        const played = prepare(given);
        const { lines } = explainMatch(played.state);
        for (const index of changes(played)) {
          const own = lines.filter((line) => line.index === index);
          expect(own.map((line) => [line.index, line.clauses.length > 0])).toEqual([[index, true]]);
        }
        for (const line of lines.filter((each) => each.changes))
          expect(line.clauses.length, JSON.stringify(line.did)).toBeGreaterThan(0);
      }),
      runs,
    );
  });

  it('the numbers told are those of the state, and the last line has them', () => {
    fc.assert(
      fc.property(match, (given) => {
        const state = settledAt(prepare(given).state, prepare(given).state.lastAt);
        const { score, lines, why, status } = explainMatch(state);
        for (const side of sides) {
          const { points, advantages, fouls } = state.sides[side];
          expect(score[side]).toEqual({ points, advantages, fouls });
        }
        expect(lines.at(-1)?.score).toEqual(score);
        expect(why === null).toBe(status !== 'ended');
        expect(why?.outcome ?? null).toEqual(outcomeOf(state));
        for (const numbers of compared(why?.steps ?? [], score))
          expect(numbers[0]).toEqual(numbers[1]);
      }),
      runs,
    );
  });

  it('a verdict by the list names one deciding step, and the outcome rests on it', () => {
    fc.assert(
      fc.property(match, (given) => {
        const { why } = explainMatch(prepare(given).state);
        const list = (why?.steps ?? []).filter(({ said }) => said.kind !== 'criterion');
        const decided = list.filter(({ standing }) => standing === 'decided');
        expect(decided).toHaveLength(list.length === 0 ? 0 : 1);
        const [step] = decided;
        if (step?.said.kind !== 'compared') return;
        expect(step.said.more).toBe(why?.outcome.winner);
        expect(why?.outcome.clauses).toEqual(expect.arrayContaining([...step.clauses]));
      }),
      runs,
    );
  });

  it('swapped sides swap the explanation', () => {
    fc.assert(
      fc.property(match, (given) => {
        const { state, turns, mirror } = prepare(given);
        const actions = mirrored(turns.map(({ action }) => action));
        const one = mirrored(bare(explainMatch(state)));
        const other = bare(explainMatch(replayed(mirror, actions)));
        expect(sorted(other)).toEqual(sorted(one));
      }),
      runs,
    );
  });

  it('every sentence has its words, and spectators see no clause and no colour', () => {
    const texts = new Set<string>(Object.keys(english));
    fc.assert(
      fc.property(match, (given) => {
        const explanation = explainMatch(prepare(given).state);
        const text = formatExplanation(explanation, officialVoice()).join('\n');
        expect(text).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
        for (const word of text.split(/[\s,]+/)) expect(texts.has(word)).toBe(word === 'and');
        const names = { red: 'Ana', blue: 'Eva' };
        const shown = formatExplanation(forSpectators(explanation), spectatorVoice(names));
        expect(shown.join('\n')).not.toMatch(/\bRed\b|\bBlue\b|[A-Z]{3,}-[A-Z]{2,}|as seen/);
      }),
      runs,
    );
  });
});
