import type { MatchView } from '@threecount/match';
import { findBook, resolveRules, type ScreenRules, screenRules } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { promptedAdvantage } from './advantage-prompt.ts';
import { divisions } from './testing.ts';

function screenOf(id: string): ScreenRules {
  const book = findBook(id);
  const resolved = book && resolveRules(book, {}, divisions[id] ?? { discipline: 'gi' });
  if (!resolved?.ok) throw new Error(`no rules of ${id}`);
  return screenRules(resolved.rules);
}

/** Points and advantages of both sides as `2:2 1:1`, with so much time left. */
function seen(score: string, remainingMs: number | null, status: MatchView['status'] = 'running') {
  const [red = 0, blue = 0, redAdvantages = 0, blueAdvantages = 0] = score
    .split(/[: ]/)
    .map(Number);
  return {
    status,
    clock: { remainingMs },
    red: { points: red, advantages: redAdvantages },
    blue: { points: blue, advantages: blueAdvantages },
  } as MatchView;
}

describe('ADV-ADV-03 an advantage for dominance is asked for', () => {
  const screen = screenOf('bjj-advantage');
  const asked = (...given: Parameters<typeof seen>) =>
    promptedAdvantage(seen(...given), screen)?.code ?? null;

  it.each([
    ['in the last 30 seconds, level in all', '2:2 1:1', 30_000, 'aggression'],
    ['to the last moment', '0:0 0:0', 1, 'aggression'],
    ['not before', '2:2 1:1', 30_001, null],
    ['not when the time is over', '2:2 1:1', 0, null],
    ['not where one leads by points', '2:0 0:1', 10_000, null],
    ['not where one leads by advantages', '2:2 1:2', 10_000, null],
    ['not without a limit', '2:2 1:1', null, null],
  ])('%s', (_, score, remainingMs, code) => {
    expect(asked(score, remainingMs)).toBe(code);
  });

  it('while the fight is stopped too, and not once it has ended', () => {
    const at = (status: MatchView['status']) => asked('0:0 0:0', 9_000, status);
    expect([at('stopped'), at('timed-out')]).toEqual(['aggression', 'aggression']);
    expect([at('awaiting'), at('ended')]).toEqual([null, null]);
  });

  it('in no other book', () => {
    for (const id of ['five', 'classic', 'grappling-x'])
      expect(promptedAdvantage(seen('0:0 0:0', 9_000), screenOf(id))).toBeNull();
  });
});
