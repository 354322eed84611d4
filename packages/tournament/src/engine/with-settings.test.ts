import { findBook, resolveRules, screenRules } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { withSettings } from './book.ts';

const column = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'elite' };

function screen() {
  const book = findBook('bjj-advantage');
  const resolved = book && resolveRules(book, {}, column);
  if (!resolved?.ok) throw new Error('no rules');
  return screenRules(resolved.rules);
}

describe('ADV-ADV-03 what is asked at the table late in a level match', () => {
  it.each([
    [{}, 'aggression'],
    [{ dominancePrompt: 'on' }, 'aggression'],
    [{ dominancePrompt: 'off' }, undefined],
  ])('with %j: %s', (options, asked) => {
    expect(withSettings(screen(), options).advantagePrompt?.code).toBe(asked);
  });
});
