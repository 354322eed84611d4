import { books, resolveRules, screenRules } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { rowAction, rowHelp, rowPresses } from './row-presses.ts';
import { divisions } from './testing.ts';

const kindsOf = (id: string) => {
  const book = books.find((one) => one.id === id);
  const resolved = book && resolveRules(book, {}, divisions[id] ?? { discipline: 'no-gi' });
  if (!resolved?.ok) throw new Error(`no rules of ${id}`);
  const screen = screenRules(resolved.rules);
  return rowPresses(screen);
};
const count = (id: string, kind: string) => kindsOf(id).filter((one) => one.kind === kind).length;

describe('the large buttons of a side', () => {
  it('are fouls where the book has no points', () => {
    expect(count('classic', 'score')).toBe(0);
    expect(count('classic', 'foul')).toBeGreaterThan(5);
    expect(count('five', 'foul')).toBe(0);
  });

  it('hold advantages only where the book has them, after the scores', () => {
    expect(count('bjj-advantage', 'advantage')).toBe(5);
    expect(kindsOf('bjj-advantage').at(-1)?.kind).toBe('advantage');
    for (const id of ['five', 'classic', 'grappling-x']) expect(count(id, 'advantage')).toBe(0);
  });

  it('are one a landing where the points depend on it', () => {
    const labels = kindsOf('grappling-x').flatMap((one) =>
      one.kind === 'score' && one.button.technique === 'takedown' ? [one.button.points] : [],
    );
    expect(labels).toEqual([2, 2, 3, 3, 2]);
  });

  it('say that it ended outside only where the book asks that', () => {
    const [takedown] = kindsOf('five');
    const mount = kindsOf('five').find((one) => one.kind === 'score' && one.button.id === 'mount');
    if (!takedown || !mount) throw new Error('no button');
    expect(rowAction(takedown, 'red', true)).toMatchObject({ inBounds: false });
    expect(rowAction(takedown, 'red', false)).not.toHaveProperty('inBounds');
    expect(rowAction(mount, 'red', true)).not.toHaveProperty('inBounds');
  });

  it('tell each ground of an advantage with its clause, ADV-ADV-03 and ADV-ADV-07 too', () => {
    const help = new Map(
      kindsOf('bjj-advantage').flatMap((one) =>
        one.kind === 'advantage' ? [[one.choice.code, rowHelp(one)] as const] : [],
      ),
    );
    const clauses = (code: string) => help.get(code)?.flatMap((text) => text.split(' · ').slice(1));
    expect(clauses('near-takedown')).toEqual(['ADV-ADV-04', 'ADV-ADV-07']);
    expect(clauses('aggression')).toEqual(['ADV-ADV-02', 'ADV-ADV-03']);
    expect(clauses('near-pass')).toEqual(['ADV-ADV-01']);
  });
});
