import { describe, expect, it } from 'vitest';
import { resolveRules } from '../../resolve/resolve.ts';
import type { ResolvedRules } from '../../resolve/resolved.ts';
import { screenRules } from '../../resolve/screen.ts';
import type { ScreenRules } from '../../screen-rules.ts';
import { five } from './index.ts';

function rulesOf(division: object): ResolvedRules {
  const resolved = resolveRules(five, {}, { discipline: 'no-gi', ...division });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  return resolved.rules;
}
const screen = (division: object): ScreenRules => screenRules(rulesOf(division));
const adults = { ageGroup: 'adults', gender: 'male', level: 'expert' };
const noGi = () => screen(adults);
const gi = () => screen({ discipline: 'gi', ageGroup: 'adults', gender: 'male', rank: 'blue' });

/** Every foul of the text's two lists; `sport` has those of page 17 too, which are of no-gi alone. */
const unsportsmanlike = [
  ...['striking', 'eye-gouging', 'biting', 'spitting', 'groin-attack', 'hair-pulling'],
  ...['fish-hooking', 'orifice', 'small-joint', 'slamming', 'spiking', 'scissor-takedown'],
  ...['suplex', 'skin-attack', 'clavicle', 'foul-language', 'unsportsmanlike', 'attack-on-break'],
  ...['attack-under-care', 'attack-after-end', 'disobedience', 'corner-interference', 'feigning'],
  'illegal-technique',
];
const sport = [
  ...['grip-inside-sleeve', 'belt-grip', 'clothing-grab', 'own-clothing-grab', 'running'],
  ...['guard-backout', 'stalling', 'sitting-unconnected'],
];

describe('the foul picker of five', () => {
  it('FIVE-FOUL-01: two groups under the names of the text', () => {
    const inGroup = (label: string): string[] =>
      noGi()
        .fouls.filter((foul) => foul.group.label === label)
        .map((foul) => foul.code);
    expect(inGroup('Unsportsmanlike fouls').toSorted()).toEqual(unsportsmanlike.toSorted());
    expect(inGroup('Sport fouls').toSorted()).toEqual(sport.toSorted());
  });

  it.each(unsportsmanlike)('FIVE-FOUL-02: asks whether %s was malicious', (code) => {
    expect(noGi().fouls.find((foul) => foul.code === code)?.asksMalicious).toBe(true);
  });

  it.each(sport)('FIVE-FOUL-03: does not ask it of %s', (code) => {
    expect(noGi().fouls.find((foul) => foul.code === code)?.asksMalicious).toBe(false);
  });

  it.each([
    ['FIVE-UNSP-09', 'orifice', ['nose', 'ears', 'mouth', 'another cavity', 'open wound']],
    ['FIVE-UNSP-11', 'slamming', ['from the guard', 'in a takedown']],
    ['FIVE-UNSP-26', 'feigning', ['false foul', 'false injury', 'mouthpiece', 'other']],
    ['FIVE-UNSP-28', 'illegal-technique', ['not allowed in this division', 'improper application']],
    ['FIVE-SPRT-02', 'belt-grip', ['both hands', 'foot inside']],
    ['FIVE-SPRT-03', 'belt-grip', ['both hands', 'foot inside']],
    ['FIVE-STL-04', 'stalling', ['standing', 'on the ground', 'neutral position']],
  ])('%s: the details of %s', (_, code, details) => {
    expect(noGi().fouls.find((foul) => foul.code === code)?.details).toEqual(details);
  });

  it('FIVE-UNSP-27: the gi that came off is a detail where there is a gi', () => {
    const details = (rules: ScreenRules) =>
      rules.fouls.find((foul) => foul.code === 'feigning')?.details;
    expect(details(gi())).toContain('gi off');
    expect(details(noGi())).not.toContain('gi off');
  });
});

describe('the decision sheet of five', () => {
  it.each([
    ['FIVE-DEC-02', 1, 'closest-to-submission', false],
    ['FIVE-DEC-03', 2, 'dominant-positions', false],
    ['FIVE-DEC-04', 3, 'aggression', false],
    ['FIVE-DEC-05', 4, 'dominant-control', false],
    ['FIVE-DEC-06', 5, 'fewer-penalties', true],
  ])('%s: number %i is %s, compared with the record: %j', (clause, number, code, checked) => {
    expect(noGi().decision[number - 1]).toMatchObject({ clause, code, checked });
  });
});

describe('the decision sheet of five with everything level', () => {
  it.each([
    ['must-differ', false],
    ['senior-official', true],
  ])('FIVE-DEC-01: decisionAllEqual %s asks the senior official: %j', (decisionAllEqual, asks) => {
    const resolved = resolveRules(five, { decisionAllEqual }, { discipline: 'no-gi', ...adults });
    expect(resolved.ok && screenRules(resolved.rules).allLevelAsks).toBe(asks);
  });
});

describe('the points of five', () => {
  it.each(['gi', 'no-gi'])('FIVE-PTS-02: officials of %s are told that both have them', (is) => {
    expect(rulesOf({ ...adults, discipline: is }).scoring.paidIn).toMatchObject({
      disciplines: ['no-gi', 'gi'],
      clause: 'FIVE-PTS-02',
    });
  });
});

describe('the reasons for TIME of five', () => {
  it.each([
    ['FIVE-GES-08', 'referee', false],
    ['FIVE-FRF-05', 'equipment', true],
    ['FIVE-BLD-01', 'blood', true],
    ['FIVE-MED-04', 'injury', true],
    ['FIVE-UNI-31', 'uniform', true],
  ])('%s: whether one for %s is asked of whom it is: %s', (_, code, asksSide) => {
    expect(noGi().timeOuts.find((row) => row.code === code)?.asksSide).toBe(asksSide);
  });
});

describe('the length of a match of five', () => {
  it.each([
    ['FIVE-DUR-01', 'printed', { ageGroup: 'junior-kids', gender: 'male' }],
    ['FIVE-DUR-01', 'printed', { ageGroup: 'senior-kids', gender: 'female' }],
    ['FIVE-DUR-02', 'printed', { ageGroup: 'preteens', gender: 'female' }],
    ['FIVE-DUR-03', 'printed', { ageGroup: 'senior-teens', gender: 'female' }],
    ['FIVE-DUR-04', 'printed', { ageGroup: 'adults', gender: 'male' }],
    ['FIVE-DUR-05', 'printed', { ageGroup: 'adults', gender: 'female' }],
    ['FIVE-DUR-05', 'default', { ageGroup: 'adults-30', gender: 'female' }],
    ['FIVE-DUR-05', 'default', { ageGroup: 'adults-40', gender: 'female' }],
    ['FIVE-DUR-06', 'printed', { ageGroup: 'adults-40', gender: 'male' }],
  ])('rests on %s, %s: %j', (clause, standing, division) => {
    expect(screen(division).periods[0]).toMatchObject({ clause, standing });
  });
});
