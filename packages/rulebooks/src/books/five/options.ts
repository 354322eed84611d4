import type { OptionRule } from '../../schema/options.ts';
import { settlingOptions } from './options-settling.ts';

const overtimeOnly = { any: [{ eq: ['pro', true] }, { eq: ['stage', 'special'] }] } as const;
const step = { does: 'ladder', ladder: 'fouls', firstRung: 1 } as const;

/** The organiser's choices that bear on a match; the first value is the default. */
export const options = [
  ...settlingOptions,
  {
    kind: 'choice',
    name: 'bell',
    label: 'A count that is not complete at the bell',
    clauses: ['FIVE-CTL-01', 'FIVE-WIN-04'],
    values: [
      { value: 'strict', patches: [] },
      { value: 'finish-count', patches: [{ path: ['clock', 'bell', 'finishCountMs'], to: 3000 }] },
    ],
  },
  {
    kind: 'choice',
    name: 'bloodTimeScope',
    label: 'Blood time',
    clauses: ['FIVE-BLD-01', 'FIVE-BLD-02'],
    values: [
      { value: 'per-match', patches: [] },
      {
        value: 'per-stoppage',
        patches: [{ path: ['allowances', 'blood', 'scope'], to: 'stoppage' }],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'durationAdultFemale30',
    label: 'Match time of women 30 and over, when split',
    clauses: ['FIVE-DUR-05'],
    values: [
      { value: '6:00', patches: [] },
      { value: '5:00', patches: [{ path: ['durations', 'women-30', 'ms'], to: 300_000 }] },
    ],
  },
  {
    kind: 'choice',
    name: 'foulGain',
    label: 'Points that the offender made through the foul',
    clauses: ['FIVE-RST-02'],
    values: [
      { value: 'flag', patches: [] },
      { value: 'void', patches: [{ path: ['fouls', 'gain', 'policy'], to: 'void' }] },
    ],
  },
  {
    kind: 'number',
    name: 'injuryMinutes',
    label: 'Time for an injury without blood, in minutes',
    clauses: ['FIVE-MED-04'],
    none: 'none',
    unitMs: 60_000,
    path: ['allowances', 'injury', 'limitMs'],
  },
  {
    kind: 'choice',
    name: 'ladders',
    label: 'Fouls that share one ladder',
    clauses: ['FIVE-PEN-06'],
    values: [
      { value: 'shared', patches: [] },
      {
        value: 'by-class',
        patches: [{ path: ['fouls', 'ladders', 'fouls', 'counts'], to: 'by-group' }],
      },
      {
        value: 'by-code',
        patches: [{ path: ['fouls', 'ladders', 'fouls', 'counts'], to: 'by-code' }],
      },
    ],
  },
  {
    kind: 'legality',
    name: 'legalityTable',
    label: 'Table of allowed techniques',
    clauses: ['FIVE-LEG-01', 'FIVE-LEG-02', 'FIVE-LEG-03'],
    values: [
      { value: 'unconfirmed', patches: [] },
      { value: 'five-proposed', patches: [{ path: ['legality', 'confirmed'], to: true }] },
    ],
  },
  {
    kind: 'choice',
    name: 'maliciousSportFoul',
    label: 'Malice in a sport foul',
    clauses: ['FIVE-FOUL-02', 'FIVE-FOUL-03', 'FIVE-MED-07'],
    values: [
      { value: 'disqualify', patches: [] },
      {
        value: 'ladder',
        patches: [{ path: ['fouls', 'fouls', 'group=sport', 'malicious'], to: step }],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'outOfBoundsScores',
    label: 'Scores that end outside the mat',
    clauses: ['FIVE-TD-02', 'FIVE-CTL-01'],
    values: [
      { value: 'takedown-only', patches: [] },
      {
        value: 'any-begun-inside',
        patches: [
          { path: ['scoring', 'techniques', 'outside=never', 'outside'], to: 'begun-inside' },
        ],
      },
      {
        value: 'none',
        patches: [{ path: ['scoring', 'techniques', 'takedown', 'outside'], to: 'never' }],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'overtime',
    label: 'Overtime',
    clauses: ['FIVE-OT-01', 'FIVE-OT-02'],
    values: [
      { value: 'off', patches: [] },
      { value: 'on', patches: [{ path: ['periods', 'overtime', 'on'], to: true }] },
    ],
    onlyWhen: overtimeOnly,
    needs: 'overtimeSeconds',
  },
  {
    kind: 'number',
    name: 'overtimeSeconds',
    label: 'Length of the overtime, in seconds',
    clauses: ['FIVE-OT-02'],
    none: 'none',
    unitMs: 1000,
    path: ['periods', 'overtime', 'length'],
    onlyWhen: overtimeOnly,
  },
  {
    kind: 'choice',
    name: 'penaltyDelivery',
    label: 'What a penalty does',
    clauses: ['FIVE-PEN-02', 'FIVE-PEN-03', 'FIVE-GES-12'],
    values: [
      { value: 'award-opponent', patches: [] },
      {
        value: 'deduct',
        patches: [
          {
            path: ['fouls', 'ladders', 'fouls', 'rungs', '1', 'effects'],
            to: [{ do: 'points', to: 'side', points: -2 }],
          },
          {
            path: ['fouls', 'ladders', 'fouls', 'rungs', '2', 'effects'],
            to: [{ do: 'points', to: 'side', points: -3 }],
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'repeatPosition',
    label: 'The same position again',
    clauses: ['FIVE-PTS-13', 'FIVE-BCK-06'],
    values: [
      { value: 'flag', patches: [] },
      { value: 'reject', patches: [{ path: ['scoring', 'again', 'policy'], to: 'reject' }] },
    ],
  },
  {
    kind: 'choice',
    name: 'stacking',
    label: 'Several positions on one count',
    clauses: ['FIVE-CTL-05', 'FIVE-PAS-02'],
    values: [
      { value: 'pass-to-knee-only', patches: [] },
      { value: 'all', patches: [{ path: ['scoring', 'control', 'checkWithinMs'], to: 0 }] },
      {
        value: 'none',
        patches: [
          { path: ['scoring', 'techniques', 'guard-pass-to-knee-on-belly', 'paid'], to: false },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'stopHaltsClock',
    label: 'STOP halts the clock',
    clauses: ['FIVE-GES-06', 'FIVE-GES-07', 'FIVE-RST-01'],
    values: [
      { value: 'no', patches: [] },
      { value: 'yes', patches: [{ path: ['clock', 'stop', 'haltsClock'], to: true }] },
    ],
  },
  {
    kind: 'choice',
    name: 'uniformTimeScope',
    label: 'Uniform time',
    clauses: ['FIVE-UNI-31', 'FIVE-UNI-32'],
    values: [
      { value: 'per-stoppage', patches: [] },
      { value: 'per-match', patches: [{ path: ['allowances', 'uniform', 'scope'], to: 'match' }] },
    ],
  },
  {
    kind: 'choice',
    name: 'unsportsmanlikeFirstStep',
    label: 'First step for an unsportsmanlike foul',
    clauses: ['FIVE-FOUL-04', 'FIVE-PEN-01'],
    values: [
      { value: 'warning', patches: [] },
      {
        value: 'two-points',
        patches: [
          { path: ['fouls', 'fouls', 'group=unsportsmanlike', 'plain', 'firstRung'], to: 2 },
        ],
      },
    ],
  },
] as const satisfies readonly OptionRule[];

/** Choices that bear on the tournament only. */
export const eventOptions = [
  'adultFemaleSplit',
  'adultFemaleSplitMinimum',
  'ageBands',
  'ageReference',
  'beginnerUnderMonths',
  'beltEnds',
  'beltOverlap',
  'bracketFormat',
  'colorRule',
  'combine',
  'cornerSanction',
  'countSeconds',
  'crossTraining',
  'experienceBoundary',
  'gestureTexts',
  'giMarker',
  'giRashGuard',
  'kidsMixed',
  'missedWeight',
  'mouthpiece',
  'neutralStalling',
  'noGiBeltCheck',
  'noShowCalls',
  'noShowMinutes',
  'outOfBoundsRestart',
  'overrideScope',
  'refundAfterDisqualification',
  'stallingSeconds',
  'takedownOneKneeEach',
  'unconsciousRelease',
  'uniformFailure',
  'unlistedBelt',
  'weighInGi',
  'weightPrecision',
  'weightTable',
  'weightTolerance',
] as const;
