import { expect, it } from 'vitest';
import { resolveRules } from '../../resolve/resolve.ts';
import { five } from './index.ts';

const men = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' };

/** What the text leaves to the organiser and no match hangs on, by the clause that leaves it open. */
const ofTheTournament = [
  ['FIVE-DIV-03', 'ageBands'],
  ['FIVE-DIV-10', 'adultFemaleSplit'],
  ['FIVE-DIV-10', 'adultFemaleSplitMinimum'],
  ['FIVE-DIV-12', 'ageReference'],
  ['FIVE-DIV-01', 'kidsMixed'],
  ['FIVE-LVL-07', 'beginnerUnderMonths'],
  ['FIVE-LVL-08', 'experienceBoundary'],
  ['FIVE-LVL-10', 'noGiBeltCheck'],
  ['FIVE-GIL-03', 'beltOverlap'],
  ['FIVE-GIL-10', 'crossTraining'],
  ['FIVE-GIL-13', 'unlistedBelt'],
  ['FIVE-WGT-13', 'weightPrecision'],
  ['FIVE-WGT-14', 'weightTable'],
  ['FIVE-WEIGH-01', 'weighInGi'],
  ['FIVE-WEIGH-03', 'missedWeight'],
  ['FIVE-WEIGH-03', 'weightTolerance'],
  ['FIVE-BRK-01', 'combine'],
  ['FIVE-TIE-01', 'bracketFormat'],
  ['FIVE-CTL-01', 'countSeconds'],
  ['FIVE-TD-03', 'takedownOneKneeEach'],
  ['FIVE-RST-04', 'outOfBoundsRestart'],
  ['FIVE-STL-01', 'stallingSeconds'],
  ['FIVE-STL-03', 'neutralStalling'],
  ['FIVE-UNSP-24', 'cornerSanction'],
  ['FIVE-DSC-01', 'overrideScope'],
  ['FIVE-MED-01', 'unconsciousRelease'],
  ['FIVE-FRF-02', 'noShowCalls'],
  ['FIVE-FRF-03', 'noShowMinutes'],
  ['FIVE-FRF-06', 'refundAfterDisqualification'],
  ['FIVE-UNI-02', 'uniformFailure'],
  ['FIVE-UNI-06', 'colorRule'],
  ['FIVE-UNI-11', 'giRashGuard'],
  ['FIVE-UNI-15', 'beltEnds'],
  ['FIVE-UNSP-26', 'mouthpiece'],
  ['FIVE-IDN-03', 'giMarker'],
  ['FIVE-GES-14', 'gestureTexts'],
] as const;

it.each(ofTheTournament)('%s: %s is settled for the tournament, not for a match', (_, name) => {
  const resolved = resolveRules(five, { [name]: 'any' }, men);
  expect(resolved).toMatchObject({
    ok: false,
    problems: [
      {
        place: `options.${name}`,
        message: 'is a setting of the tournament, not of a match',
      },
    ],
  });
});

it('these are all that the tournament settles', () => {
  expect([...five.eventOptions].toSorted()).toEqual(
    ofTheTournament.map(([, name]) => name).toSorted(),
  );
});
