import { describe, expect, it } from 'vitest';
import { ageGroupFor, divisionVocabulary, levelsFor } from '../../lookup/groups.ts';
import { weightClasses } from '../../lookup/weight.ts';
import { resolveRules } from '../../resolve/resolve.ts';
import { screenRules } from '../../resolve/screen.ts';
import { bjjAdvantage as book } from './index.ts';

describe('divisions', () => {
  it('know adults; the young are all of one group', () => {
    expect(ageGroupFor(book, 17, 'female')).toMatchObject({ id: 'kids', standing: 'default' });
    expect(ageGroupFor(book, 18, 'female')).toMatchObject({ id: 'adults', standing: 'default' });
    const groups = divisionVocabulary(book).ageGroups;
    expect(groups.map(({ id, mixed, genders }) => [id, mixed, genders])).toEqual(
      ['adults', 'kids', 'masters'].map((id) => [id, false, ['male', 'female']]),
    );
  });

  it('go by belt in the gi, by level without it', () => {
    const ids = (discipline: string) => levelsFor(book, discipline, 'adults').map(({ id }) => id);
    expect(ids('gi')).toEqual(['white', 'blue', 'purple', 'brown', 'black']);
    expect(ids('no-gi')).toEqual(['novice', 'intermediate', 'advanced', 'elite']);
    const [noGi, gi] = book.divisions.levels;
    expect([noGi.namedBy, gi.namedBy]).toEqual(['level', 'rank']);
    expect(noGi.levels.map(({ fromMonths, belowMonths }) => [fromMonths, belowMonths])).toEqual([
      [0, 12],
      [12, 24],
      [24, 60],
      [60, null],
    ]);
    expect(gi.levels.map(({ id, belts }) => [id, ...belts])).toEqual(ids('gi').map((b) => [b, b]));
  });

  it('have no weight classes of the book', () => {
    expect(weightClasses(book, 'adults', 'male')).toEqual([]);
  });
});

describe('what the table draws', () => {
  const resolved = resolveRules(book, {}, { discipline: 'gi', gender: 'male', rank: 'purple' });
  if (!resolved.ok) throw new Error('no rules');
  const screen = screenRules(resolved.rules);

  it('has advantages, and one period', () => {
    expect(screen.advantages.map(({ code }) => code)).toEqual([
      'near-takedown',
      'near-sweep',
      'near-pass',
      'near-submission',
      'aggression',
    ]);
    expect(screen.periods.map(({ id, lengthMs }) => [id, lengthMs])).toEqual([
      ['regulation', 420_000],
    ]);
  });

  it('has one button a technique, also for what was begun inside', () => {
    const buttons = screen.techniques.map(({ code, points }) => `${code} ${points}`);
    expect(buttons).toEqual([
      'takedown 2',
      'sweep 2',
      'knee-on-belly 2',
      'guard-pass 3',
      'mount 4',
      'back-mount 4',
      'back-control 4',
    ]);
    expect(screen.techniques.every(({ outOfBounds, landings }) => outOfBounds && !landings)).toBe(
      true,
    );
  });

  it('has the time-outs and rulings that the book knows', () => {
    const times = screen.timeOuts.map(({ code, asksSide, limitMs }) => [code, asksSide, limitMs]);
    expect(times).toEqual([
      ['referee', false, null],
      ['equipment', true, null],
      ['blood', true, null],
      ['injury', true, null],
      ['uniform', true, 300_000],
    ]);
    expect(screen.knows).toEqual({ noContest: true, coinToss: false, stalling: true });
    expect(screen.decision.map(({ code, checked }) => [code, checked])).toEqual([
      ['referee', false],
    ]);
    expect(screen.stoppages.map(({ code }) => code)).toEqual(['danger', 'injury', 'unconscious']);
  });

  it('asks for malice where it changes the kind of the foul', () => {
    const without = screen.fouls.filter((foul) => !foul.asksMalicious).map(({ code }) => code);
    expect(without).toEqual(['uniform-change-late']);
    expect(screen.fouls.filter((foul) => foul.stalling).map(({ code }) => code)).toEqual([
      'stalling',
      'guard-backout',
      'butt-scooting',
      'fleeing-mat',
    ]);
  });

  it('shows each hold of the belt as it stands', () => {
    const legal = Object.fromEntries(screen.legality.map(({ code, legal }) => [code, legal]));
    expect(legal).toMatchObject({
      kneebar: 'illegal',
      'wrist-lock': 'legal',
      'heel-hook': 'illegal',
    });
    expect(screen.legality).toHaveLength(26);
  });
});
