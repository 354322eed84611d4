import { describe, expect, it } from 'vitest';
import { findBook } from '../books/index.ts';
import type { ScreenRules } from '../screen-rules.ts';
import { resolveRules } from './resolve.ts';
import { screenRules } from './screen.ts';

const others = {
  classic: { discipline: 'gi', event: 'single-rank', rank: 'blue' },
  'bjj-advantage': { discipline: 'gi', ageGroup: 'adults', rank: 'blue' },
  'grappling-x': { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'advanced' },
} as const;

function screenOf(id: keyof typeof others): ScreenRules {
  const book = findBook(id);
  if (!book) throw new Error('no book');
  const resolved = resolveRules(book, {}, others[id]);
  if (!resolved.ok) throw new Error('not resolved');
  return screenRules(resolved.rules);
}

function screen(discipline: string, options = {}): ScreenRules {
  const book = findBook('five');
  if (!book) throw new Error('no book');
  const division = { discipline, ageGroup: 'preteens', gender: 'female' };
  const resolved = resolveRules(book, options, division);
  if (!resolved.ok) throw new Error('not resolved');
  return screenRules(resolved.rules);
}

describe('what screens draw of five', () => {
  it('scoring buttons with their points, and no advantages', () => {
    const { techniques, advantages } = screen('gi');
    expect(techniques.map(({ code, points }) => [code, points])).toContainEqual(['guard-pass', 3]);
    expect(techniques.filter((t) => t.outOfBounds).map((t) => t.code)).toEqual([
      'takedown',
      'submission-out-of-bounds',
    ]);
    expect(advantages).toEqual([]);
  });

  it('fouls in two groups, stalling with its own button', () => {
    const { fouls, knows } = screen('no-gi');
    const groupOf = (code: string): string | undefined =>
      fouls.find((f) => f.code === code)?.group.id;
    expect(groupOf('striking')).toBe('unsportsmanlike');
    expect(groupOf('running')).toBe('sport');
    expect(fouls.filter((f) => f.stalling).map((f) => f.code)).toEqual(['stalling']);
    expect(fouls.find((f) => f.code === 'belt-grip')?.help).toContain('One hand');
    expect(knows).toEqual({ noContest: false, coinToss: true, stalling: true });
  });

  it('the decision sheet in order, the last one compared with the record', () => {
    const { decision } = screen('gi');
    expect(decision.map((row) => row.code)).toEqual([
      'closest-to-submission',
      'dominant-positions',
      'aggression',
      'dominant-control',
      'fewer-penalties',
    ]);
    expect(decision.map((row) => row.checked)).toEqual([false, false, false, false, true]);
  });

  it('reasons for TIME with their limits', () => {
    const limits = Object.fromEntries(screen('gi').timeOuts.map((row) => [row.code, row.limitMs]));
    expect(limits).toEqual({
      referee: null,
      equipment: null,
      blood: 300_000,
      injury: null,
      uniform: 300_000,
    });
  });

  it('reminders of this division only', () => {
    const codes = (discipline: string): string[] => screen(discipline).reminders.map((r) => r.code);
    expect(codes('gi')).toContain('support-joint');
    expect(codes('gi')).not.toContain('clothing');
    expect(codes('no-gi')).toContain('clothing');
  });

  it('techniques with their standing', () => {
    const { legality } = screen('gi');
    expect(legality.find((row) => row.code === 'kneebar')?.legal).toBe('illegal');
    expect(legality.find((row) => row.code === 'armbar')?.legal).toBe('legal');
  });

  it('what an official has to state of a foul, and what it does', () => {
    const foul = (id: keyof typeof others, code: string) =>
      screenOf(id).fouls.find((one) => one.code === code);
    expect(foul('bjj-advantage', 'illegal-technique')).toMatchObject({
      asksTechnique: true,
      outcomes: ['injury', 'submission'],
      costs: 'disqualification',
    });
    expect(foul('grappling-x', 'illegal-technique')?.costs).toBe('warning');
    expect(foul('grappling-x', 'stalling')).toMatchObject({ costs: 'ladder', outcomes: [] });
    expect(foul('classic', 'stalling')).toMatchObject({ asksTechnique: false, costs: 'ladder' });
  });

  it('the kind of a disqualification by the book’s table', () => {
    const kinds = Object.fromEntries(
      screenOf('classic').disqualifications.map(({ code, kind }) => [code, kind]),
    );
    expect(kinds).toMatchObject({ stalling: 'technical', 'fist-fighting': 'team' });
    expect(screen('gi').disqualifications.filter((row) => row.kind !== undefined)).toEqual([]);
  });

  it('holds and counts only where the book has them', () => {
    expect(screenOf('grappling-x').suppressors.map(({ code }) => code)).toContain('heel-hook');
    expect(screenOf('bjj-advantage').suppressors).toEqual([]);
    expect(screen('gi').counts.find(({ foul }) => foul === 'stalling')).toMatchObject({
      ms: 20_000,
      option: 'stallingSeconds',
    });
    expect(screenOf('grappling-x').counts.map(({ offers }) => offers)).toEqual(['score']);
  });

  it('asks where it ended only where that makes a difference', () => {
    expect(
      screen('gi')
        .techniques.filter((t) => t.asksOutside)
        .map((t) => t.code),
    ).toEqual(['takedown']);
    expect(screenOf('grappling-x').techniques.some((t) => t.asksOutside)).toBe(false);
  });
});
