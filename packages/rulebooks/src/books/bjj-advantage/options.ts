import type { OptionRule } from '../../schema/options.ts';

/** The organiser's choices that bear on a match; the first value is the default. */
export const options = [
  {
    kind: 'choice',
    name: 'absoluteTechniques',
    label: 'Techniques in an absolute of several belts',
    clauses: ['ADV-LEGAL-13', 'ADV-TIME-05'],
    values: [
      {
        value: 'lower-belt',
        patches: [],
      },
      {
        value: 'higher-belt',
        patches: [
          {
            path: ['legality', 'columns', 'white', 'when', 'any', '1', 'all', '1', 'in', '0'],
            to: 'higherRank',
          },
          {
            path: ['legality', 'columns', 'blue', 'when', 'any', '1', 'all', '1', 'in', '0'],
            to: 'higherRank',
          },
          {
            path: ['legality', 'columns', 'purple', 'when', 'any', '1', 'all', '1', 'in', '0'],
            to: 'higherRank',
          },
          {
            path: ['legality', 'columns', 'brown', 'when', 'any', '1', 'all', '1', 'in', '0'],
            to: 'higherRank',
          },
          {
            path: ['legality', 'columns', 'black', 'when', 'any', '1', 'all', '1', 'in', '0'],
            to: 'higherRank',
          },
        ],
      },
      {
        value: 'own-belt',
        patches: [
          {
            path: ['legality', 'columns', 'white', 'when', 'any', '1', 'all', '1', 'in', '0'],
            to: 'ownRank',
          },
          {
            path: ['legality', 'columns', 'blue', 'when', 'any', '1', 'all', '1', 'in', '0'],
            to: 'ownRank',
          },
          {
            path: ['legality', 'columns', 'purple', 'when', 'any', '1', 'all', '1', 'in', '0'],
            to: 'ownRank',
          },
          {
            path: ['legality', 'columns', 'brown', 'when', 'any', '1', 'all', '1', 'in', '0'],
            to: 'ownRank',
          },
          {
            path: ['legality', 'columns', 'black', 'when', 'any', '1', 'all', '1', 'in', '0'],
            to: 'ownRank',
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'article',
    label: 'A forbidden act without malice or harm',
    clauses: ['ADV-FOUL-11', 'ADV-CON-04'],
    values: [
      {
        value: 'illegal-techniques',
        patches: [],
      },
      {
        value: 'warn-first',
        patches: [
          {
            path: ['fouls', 'fouls', 'group=forbidden', 'plain'],
            to: {
              does: 'warn-then-disqualify',
              warning: 'official',
              kind: 'disciplinary',
              cite: {
                clause: 'ADV-CON-04',
                standing: 'printed',
              },
            },
          },
          {
            path: ['fouls', 'fouls', 'illegal-technique', 'plain'],
            to: {
              does: 'warn-then-disqualify',
              warning: 'official',
              kind: 'technical',
              cite: {
                clause: 'ADV-CON-04',
                standing: 'printed',
              },
            },
          },
          {
            path: ['fouls', 'fouls', 'scissor-takedown', 'plain'],
            to: {
              does: 'warn-then-disqualify',
              warning: 'official',
              kind: 'technical',
              cite: {
                clause: 'ADV-CON-04',
                standing: 'printed',
              },
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'number',
    name: 'bloodTimeSeconds',
    label: 'Time for bleeding, in seconds',
    clauses: ['ADV-MED-01'],
    none: 'none',
    unitMs: 1000,
    path: ['allowances', 'blood', 'limitMs'],
  },
  {
    kind: 'choice',
    name: 'bothDisqualified',
    label: 'Both disqualified together',
    clauses: ['ADV-WIN-08'],
    values: [
      {
        value: 'both-out',
        patches: [],
      },
      {
        value: 'senior-official',
        patches: [
          {
            path: ['fouls', 'both'],
            to: {
              ending: 'verdict',
              steps: [
                {
                  step: 'ask',
                  ask: 'senior-official',
                  clause: 'ADV-CON-07',
                  standing: 'default',
                },
              ],
              clause: 'ADV-WIN-08',
              standing: 'default',
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'cornerSanction',
    label: 'Interference by a corner',
    clauses: ['ADV-ILL-11', 'ADV-CON-02'],
    values: [
      {
        value: 'warn-first',
        patches: [],
      },
      {
        value: 'disqualify',
        patches: [
          {
            path: ['fouls', 'fouls', 'corner-interference', 'plain'],
            to: {
              does: 'disqualify',
              kind: 'disciplinary',
            },
          },
        ],
      },
      {
        value: 'record-only',
        patches: [
          {
            path: ['fouls', 'fouls', 'corner-interference', 'plain'],
            to: {
              does: 'record',
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'doubleInjury',
    label: 'Both unable to go on',
    clauses: ['ADV-MED-02', 'ADV-WIN-08'],
    values: [
      {
        value: 'score-then-decision',
        patches: [],
      },
      {
        value: 'senior-official',
        patches: [
          {
            path: ['endings', 'bothUnable', 'unable', 'ends', 'steps'],
            to: [
              {
                step: 'ask',
                ask: 'senior-official',
                clause: 'ADV-CON-07',
                standing: 'default',
              },
            ],
          },
        ],
      },
      {
        value: 'both-out',
        patches: [
          {
            path: ['endings', 'bothUnable', 'unable', 'ends', 'steps'],
            to: [
              {
                step: 'nobody',
                method: 'injury',
                clause: 'ADV-MED-02',
                standing: 'default',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'durations',
    name: 'extraDurations',
    label: 'Match times that the text lacks',
    clauses: ['ADV-DIV-04'],
  },
  {
    kind: 'number',
    name: 'injuryTimeSeconds',
    label: 'Time for an injury, in seconds',
    clauses: ['ADV-MED-01'],
    none: 'none',
    unitMs: 1000,
    path: ['allowances', 'injury', 'limitMs'],
  },
  {
    kind: 'legality',
    name: 'legalityTable',
    label: 'Changes to the allowed techniques',
    clauses: ['ADV-LEGAL-11'],
    values: [
      {
        value: 'rulebook',
        patches: [],
      },
    ],
    changes: true,
  },
  {
    kind: 'choice',
    name: 'noGiClothingGrab',
    label: 'Grabbing clothing without the gi',
    clauses: ['ADV-DIV-02', 'ADV-DIV-03', 'ADV-NG-02'],
    values: [
      {
        value: 'allowed',
        patches: [],
      },
      {
        value: 'ladder',
        patches: [
          {
            path: ['fouls', 'fouls', 'clothing-grab', 'when'],
            to: {
              eq: ['discipline', 'no-gi'],
            },
          },
        ],
      },
      {
        value: 'disqualify',
        patches: [
          {
            path: ['fouls', 'fouls', 'clothing-grab', 'when'],
            to: {
              eq: ['discipline', 'no-gi'],
            },
          },
          {
            path: ['fouls', 'fouls', 'clothing-grab', 'plain'],
            to: {
              does: 'disqualify',
              kind: 'disciplinary',
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'noGiTechniqueMap',
    label: 'Techniques without the gi',
    clauses: ['ADV-LVL-06', 'ADV-DIV-03'],
    values: [
      {
        value: 'by-duration',
        patches: [],
      },
      {
        value: 'by-belt',
        patches: [
          {
            path: ['legality', 'columns', 'white', 'when', 'any', '1', 'all', '0'],
            to: { any: [{ eq: ['absolute', true] }, { eq: ['discipline', 'no-gi'] }] },
          },
          {
            path: ['legality', 'columns', 'blue', 'when', 'any', '1', 'all', '0'],
            to: { any: [{ eq: ['absolute', true] }, { eq: ['discipline', 'no-gi'] }] },
          },
          {
            path: ['legality', 'columns', 'purple', 'when', 'any', '1', 'all', '0'],
            to: { any: [{ eq: ['absolute', true] }, { eq: ['discipline', 'no-gi'] }] },
          },
          {
            path: ['legality', 'columns', 'brown', 'when', 'any', '1', 'all', '0'],
            to: { any: [{ eq: ['absolute', true] }, { eq: ['discipline', 'no-gi'] }] },
          },
          {
            path: ['legality', 'columns', 'black', 'when', 'any', '1', 'all', '0'],
            to: { any: [{ eq: ['absolute', true] }, { eq: ['discipline', 'no-gi'] }] },
          },
          {
            path: ['legality', 'columns', 'white', 'when', 'any', '2'],
            to: { any: [] },
          },
          {
            path: ['legality', 'columns', 'blue', 'when', 'any', '2'],
            to: { any: [] },
          },
          {
            path: ['legality', 'columns', 'purple', 'when', 'any', '2'],
            to: { any: [] },
          },
          {
            path: ['legality', 'columns', 'brown', 'when', 'any', '2'],
            to: { any: [] },
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'outOfBoundsScores',
    label: 'Scores that end outside the mat',
    clauses: ['ADV-PTS-04', 'ADV-STOP-01'],
    values: [
      {
        value: 'any-begun-inside',
        patches: [],
      },
      {
        value: 'none',
        patches: [
          {
            path: ['scoring', 'techniques', '*', 'outside'],
            to: 'never',
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'penaltyDelivery',
    label: 'The two points of the third step',
    clauses: ['ADV-PEN-06', 'ADV-PTS-07'],
    values: [
      {
        value: 'deduct',
        patches: [],
      },
      {
        value: 'award-opponent',
        patches: [
          {
            path: ['fouls', 'ladders', 'stalling', 'rungs', '2', 'effects'],
            to: [
              {
                do: 'points',
                to: 'opponent',
                points: 2,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'scoreFloor',
    label: 'Points below zero',
    clauses: ['ADV-PEN-06'],
    values: [
      {
        value: 'none',
        patches: [],
      },
      {
        value: 'zero',
        patches: [
          {
            path: ['scoring', 'penaltyPoints', 'floor'],
            to: 'zero',
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'stacking',
    label: 'Several positions on one count',
    clauses: ['ADV-PTS-03', 'ADV-PTS-06', 'ADV-PTS-08'],
    values: [
      {
        value: 'none',
        patches: [],
      },
      {
        value: 'pass-to-knee-only',
        patches: [
          {
            path: ['scoring', 'techniques', 'guard-pass-to-knee-on-belly', 'paid'],
            to: true,
          },
        ],
      },
      {
        value: 'all',
        patches: [
          {
            path: ['scoring', 'techniques', 'guard-pass-to-knee-on-belly', 'paid'],
            to: true,
          },
          {
            path: ['scoring', 'control', 'checkWithinMs'],
            to: 0,
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'straightAnkleLock',
    label: 'Straight ankle lock up to purple',
    clauses: ['ADV-LEGAL-03', 'ADV-LEGAL-10'],
    values: [
      {
        value: 'illegal',
        patches: [],
      },
      {
        value: 'legal',
        patches: [
          {
            path: ['legality', 'rows', 'technique=straight-ankle-lock', 'legal'],
            add: ['white', 'blue', 'purple'],
          },
        ],
      },
    ],
  },
  {
    kind: 'technical-fouls',
    name: 'technicalFouls',
    label: 'Fouls whose disqualification is technical',
    clauses: ['ADV-FOUL-09', 'ADV-FOUL-12'],
  },
  {
    kind: 'number',
    name: 'uniformChangeSeconds',
    label: 'Time to change a torn kimono, in seconds',
    clauses: ['ADV-FOUL-05', 'ADV-FOUL-06'],
    none: 'none',
    unitMs: 1000,
    path: ['allowances', 'uniform', 'limitMs'],
  },
  {
    kind: 'choice',
    name: 'warnedThenBreak',
    label: 'A breach after a stalling warning',
    clauses: ['ADV-CON-04', 'ADV-PEN-09'],
    values: [
      {
        value: 'other-breaches',
        patches: [],
      },
      {
        value: 'any-breach',
        patches: [
          {
            path: ['fouls', 'stepsWarn'],
            to: true,
          },
        ],
      },
    ],
  },
] as const satisfies readonly OptionRule[];

/** Choices that bear on the tournament only. */
export const eventOptions = [
  'adultFrom',
  'decisionCriteria',
  'dominancePrompt',
  'experienceBoundary',
  'noContestOutcome',
  'noGiMorningClose',
  'noShowCalls',
  'odourRefund',
  'outOfBoundsRestart',
  'sleeveMeasures',
  'weightTable',
] as const;
