import type { LogLineView, MatchAction } from '@threecount/match';
import { books, resolveRules, screenRules } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { plainFoul, tellMore } from './foul-answers.ts';
import { divisions } from './testing.ts';

const book = books.find(({ id }) => id === 'classic');
function screenWith(options: Record<string, unknown>) {
  const division = divisions['classic'] ?? { discipline: 'gi' };
  const resolved = book && resolveRules(book, options, division);
  if (!resolved?.ok) throw new Error('no rules of classic');
  return screenRules(resolved.rules);
}
const screen = screenWith({ legalityTable: { 'heel-hook': false, armbar: true } });

const line = (action: MatchAction, over: Partial<LogLineView> = {}): LogLineView =>
  ({ action, index: 7, voided: false, ...over }) as LogLineView;
const foul = (code: string): MatchAction => ({ do: 'foul', side: 'red', foul: code });

describe('a foul that one press called', () => {
  it('can be told more exactly where the book asks by what it was done', () => {
    const plain = plainFoul(line(foul('illegal-technique')), screen);
    expect(plain).toMatchObject({ index: 7, side: 'red', foul: { asksTechnique: true } });
    expect(plain && tellMore(plain, { technique: 'heel-hook' })).toEqual({
      ...foul('illegal-technique'),
      technique: 'heel-hook',
    });
  });

  it('is not asked about techniques where there is no table of them', () => {
    expect(plainFoul(line(foul('illegal-technique')), screenWith({}))).toBeNull();
  });

  it('is left alone where the book asks nothing, it was taken back, or it is no foul', () => {
    const simple = screen.fouls.find(
      (one) => !one.asksTechnique && !one.asksMalicious && one.outcomes.length === 0,
    );
    expect(plainFoul(line(foul(simple?.code ?? '')), screen)).toBeNull();
    expect(plainFoul(line(foul('illegal-technique'), { voided: true }), screen)).toBeNull();
    expect(plainFoul(line({ do: 'stop' }), screen)).toBeNull();
    expect(plainFoul(undefined, screen)).toBeNull();
  });

  it('is not called again while nothing was said', () => {
    const plain = plainFoul(line(foul('illegal-technique')), screen);
    expect(plain && tellMore(plain, {})).toBeNull();
  });
});
