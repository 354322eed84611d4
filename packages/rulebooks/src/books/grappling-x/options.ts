import type { OptionRule } from '../../schema/options.ts';

/** The organiser's choices that bear on a match; the first value is the default. */
export const options = [
  {
    kind: 'choice',
    name: 'absoluteTechniques',
    label: 'Techniques in an absolute over all levels',
    clauses: ['GX-TIME-08'],
    values: [
      {
        value: 'lowest-level',
        patches: [],
      },
      {
        value: 'own-level',
        patches: [
          {
            path: ['legality', 'columns', 'men-novice', 'when', 'all', '2', 'any', '1'],
            to: {
              any: [],
            },
          },
          {
            path: ['legality', 'columns', 'women-beginner', 'when', 'all', '2', 'any', '1'],
            to: {
              any: [],
            },
          },
          {
            path: ['legality', 'columns', 'masters-beginner', 'when', 'all', '1', 'any', '1'],
            to: {
              any: [],
            },
          },
          {
            path: ['legality', 'columns', 'kids-beginner', 'when', 'all', '1', 'any', '1'],
            to: {
              all: [
                {
                  eq: ['discipline', 'gi'],
                },
                {
                  not: {
                    known: 'level',
                  },
                },
              ],
            },
          },
          {
            path: ['legality', 'columns', 'teens-beginner', 'when', 'all', '1', 'any', '1'],
            to: {
              all: [
                {
                  eq: ['discipline', 'gi'],
                },
                {
                  not: {
                    known: 'level',
                  },
                },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'blatantHurt',
    label: 'A blatant attempt to hurt',
    clauses: ['GX-DQ-09', 'GX-DQ-10'],
    values: [
      {
        value: 'immediate',
        patches: [],
      },
      {
        value: 'after-warning',
        patches: [
          {
            path: ['fouls', 'fouls', 'group=stalling', 'malicious'],
            to: {
              does: 'warn-then-disqualify',
              warning: 'official',
              cite: {
                clause: 'GX-DQ-08',
                standing: 'printed',
              },
            },
          },
          {
            path: ['fouls', 'fouls', 'group=grips', 'malicious'],
            to: {
              does: 'warn-then-disqualify',
              warning: 'official',
              cite: {
                clause: 'GX-DQ-08',
                standing: 'printed',
              },
            },
          },
          {
            path: ['fouls', 'fouls', 'group=illegal', 'malicious'],
            to: {
              does: 'warn-then-disqualify',
              warning: 'official',
              cite: {
                clause: 'GX-DQ-08',
                standing: 'printed',
              },
            },
          },
          {
            path: ['fouls', 'fouls', 'unsportsmanlike', 'malicious'],
            to: {
              does: 'warn-then-disqualify',
              warning: 'official',
              cite: {
                clause: 'GX-DQ-08',
                standing: 'printed',
              },
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'durations',
    name: 'extraDurations',
    label: 'Match times that the text lacks',
    clauses: ['GX-TIME-09'],
  },
  {
    kind: 'choice',
    name: 'giLegLocks',
    label: 'Leg locks in the gi',
    clauses: ['GX-LEGAL-01', 'GX-TIME-09'],
    values: [
      {
        value: 'none',
        patches: [],
      },
      {
        value: 'ankle-from-blue',
        patches: [
          {
            path: ['legality', 'rows', 'technique=straight-ankle-lock', 'legal'],
            add: ['gi-blue', 'gi-purple', 'gi-brown', 'gi-black'],
          },
        ],
      },
      {
        value: 'all-from-brown',
        patches: [
          {
            path: ['legality', 'rows', 'technique=straight-ankle-lock', 'legal'],
            add: ['gi-brown', 'gi-black'],
          },
          {
            path: ['legality', 'rows', 'technique=straight-knee-lock', 'legal'],
            add: ['gi-brown', 'gi-black'],
          },
          {
            path: ['legality', 'rows', 'technique=kneebar', 'legal'],
            add: ['gi-brown', 'gi-black'],
          },
          {
            path: ['legality', 'rows', 'technique=toe-hold', 'legal'],
            add: ['gi-brown', 'gi-black'],
          },
          {
            path: ['legality', 'rows', 'technique=heel-hook', 'legal'],
            add: ['gi-brown', 'gi-black'],
          },
          {
            path: ['legality', 'rows', 'technique=inside-heel-hook', 'legal'],
            add: ['gi-brown', 'gi-black'],
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'illegalTechniquePenalty',
    label: 'A first breach without malice or harm',
    clauses: ['GX-ILL-06', 'GX-DQ-05'],
    values: [
      {
        value: 'warn-then-dq',
        patches: [],
      },
      {
        value: 'disqualify',
        patches: [
          {
            path: ['fouls', 'fouls', 'group=illegal', 'plain'],
            to: {
              does: 'disqualify',
            },
          },
        ],
      },
      {
        value: 'ladder',
        patches: [
          {
            path: ['fouls', 'fouls', 'group=illegal', 'plain'],
            to: {
              does: 'ladder',
              ladder: 'section-10',
              firstRung: 1,
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'injuryMethod',
    label: 'Unable to go on by injury',
    clauses: ['GX-MED-06', 'GX-WIN-06'],
    values: [
      {
        value: 'injury',
        patches: [],
      },
      {
        value: 'submission',
        patches: [
          {
            path: ['endings', 'unable', 'accident', 'ends', 'method'],
            to: 'submission',
          },
          {
            path: ['endings', 'unable', 'technique', 'ends', 'method'],
            to: 'submission',
          },
          {
            path: ['endings', 'unable', 'illness', 'ends', 'method'],
            to: 'submission',
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'kidsAdvancedAnkleLock',
    label: 'Straight ankle lock of advanced kids',
    clauses: ['GX-LEG-03', 'GX-LEG-06'],
    values: [
      {
        value: 'legal',
        patches: [],
      },
      {
        value: 'illegal',
        patches: [
          {
            path: ['legality', 'rows', 'technique=straight-ankle-lock', 'legal'],
            remove: ['kids-advanced'],
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'kneeOnBelly',
    label: 'Points for knee on belly',
    clauses: ['GX-PTS-13'],
    values: [
      {
        value: 0,
        patches: [],
      },
      {
        value: 2,
        patches: [
          {
            path: ['scoring', 'techniques', 'knee-on-belly', 'paid'],
            to: true,
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'kneebarIsStraightKneeLock',
    label: 'A knee bar is a straight knee lock',
    clauses: ['GX-LEG-04', 'GX-LEG-07'],
    values: [
      {
        value: 'yes',
        patches: [],
      },
      {
        value: 'no',
        patches: [
          {
            path: ['legality', 'rows', 'technique=kneebar', 'legal'],
            remove: ['men-intermediate'],
          },
          {
            path: ['legality', 'rows', 'technique=straight-knee-lock', 'legal'],
            remove: ['teens-advanced'],
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'ladderScope',
    label: 'What the ladder counts',
    clauses: ['GX-PEN-13', 'GX-DQ-08'],
    values: [
      {
        value: 'section-10',
        patches: [],
      },
      {
        value: 'per-kind',
        patches: [
          {
            path: ['fouls', 'ladders', 'section-10', 'counts'],
            to: 'by-code',
          },
        ],
      },
      {
        value: 'stalling-only',
        patches: [
          {
            path: ['fouls', 'fouls', 'group=grips', 'plain'],
            to: {
              does: 'warn-then-disqualify',
              warning: 'official',
              cite: {
                clause: 'GX-DQ-08',
                standing: 'printed',
              },
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'legality',
    name: 'legalityTable',
    label: 'Changes to the allowed techniques',
    clauses: ['GX-LEG-05'],
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
    name: 'mastersAdvancedLegLocks',
    label: 'Leg locks of advanced masters',
    clauses: ['GX-LEG-03', 'GX-LEG-05'],
    values: [
      {
        value: 'none',
        patches: [],
      },
      {
        value: 'intermediate',
        patches: [
          {
            path: ['legality', 'rows', 'technique=straight-ankle-lock', 'legal'],
            add: ['masters-advanced'],
          },
          {
            path: ['legality', 'rows', 'technique=straight-knee-lock', 'legal'],
            add: ['masters-advanced'],
          },
          {
            path: ['legality', 'rows', 'technique=kneebar', 'legal'],
            add: ['masters-advanced'],
          },
        ],
      },
      {
        value: 'all',
        patches: [
          {
            path: ['legality', 'rows', 'technique=straight-ankle-lock', 'legal'],
            add: ['masters-advanced'],
          },
          {
            path: ['legality', 'rows', 'technique=straight-knee-lock', 'legal'],
            add: ['masters-advanced'],
          },
          {
            path: ['legality', 'rows', 'technique=kneebar', 'legal'],
            add: ['masters-advanced'],
          },
          {
            path: ['legality', 'rows', 'technique=toe-hold', 'legal'],
            add: ['masters-advanced'],
          },
          {
            path: ['legality', 'rows', 'technique=heel-hook', 'legal'],
            add: ['masters-advanced'],
          },
          {
            path: ['legality', 'rows', 'technique=inside-heel-hook', 'legal'],
            add: ['masters-advanced'],
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'mastersBeginnerMinutes',
    label: 'Minutes of masters beginner',
    clauses: ['GX-TIME-03'],
    values: [
      {
        value: 4,
        patches: [],
      },
      {
        value: 5,
        patches: [
          {
            path: ['durations', 'masters-beginner', 'ms'],
            to: 300000,
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'overtimeStalling',
    label: 'Stalling in overtime',
    clauses: ['GX-OT-05', 'GX-OT-06', 'GX-OT-07'],
    values: [
      {
        value: 'third-loses',
        patches: [],
      },
      {
        value: 'second-loses',
        patches: [
          {
            path: ['fouls', 'ladders', 'overtime-stalling', 'rungs'],
            to: [
              {
                effects: [
                  {
                    do: 'warn',
                    label: 'overtime warning',
                  },
                ],
                clause: 'GX-OT-05',
                standing: 'printed',
              },
              {
                effects: [
                  {
                    do: 'points',
                    to: 'side',
                    points: -1,
                  },
                  {
                    do: 'lose',
                    method: 'disqualification',
                  },
                ],
                clause: 'GX-OT-07',
                standing: 'default',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'overtimeStart',
    label: 'Overtime begins',
    clauses: ['GX-OT-09'],
    values: [
      {
        value: 'standing',
        patches: [],
      },
      {
        value: 'same',
        patches: [
          {
            path: ['periods', 'overtime', 'position', 'is'],
            to: 'same',
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'overtimeTiedWithPoints',
    label: 'Overtime level with points',
    clauses: ['GX-OT-08'],
    values: [
      {
        value: 'sudden-death',
        patches: [],
      },
      {
        value: 'referee-decision',
        patches: [
          {
            path: ['periods', 'overtime', 'verdict', '2'],
            to: {
              step: 'ask',
              ask: 'decision',
              clause: 'GX-OT-08',
              standing: 'default',
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'penaltyDelivery',
    label: 'What a deduction does',
    clauses: ['GX-PEN-10', 'GX-PEN-11'],
    values: [
      {
        value: 'deduct',
        patches: [],
      },
      {
        value: 'award-opponent',
        patches: [
          {
            path: ['fouls', 'ladders', 'section-10', 'rungs', '1', 'effects'],
            to: [
              {
                do: 'points',
                to: 'opponent',
                points: 2,
              },
            ],
          },
          {
            path: ['fouls', 'ladders', 'section-10', 'rungs', '2', 'effects'],
            to: [
              {
                do: 'points',
                to: 'opponent',
                points: 3,
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
    clauses: ['GX-PEN-10', 'GX-PEN-11'],
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
    name: 'secondBleed',
    label: 'A second bleeding',
    clauses: ['GX-MED-05'],
    values: [
      {
        value: 'loses',
        patches: [],
      },
      {
        value: 'uses-remaining-time',
        patches: [
          {
            path: ['allowances', 'blood', 'second'],
            to: 'goes-on',
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'suddenDeathDeduction',
    label: 'A deduction in sudden death',
    clauses: ['GX-OT-11'],
    values: [
      {
        value: 'loses',
        patches: [],
      },
      {
        value: 'fight-on',
        patches: [
          {
            path: ['periods', 'sudden-death', 'verdict', '1'],
            to: {
              step: 'ask',
              ask: 'decision',
              clause: 'GX-OT-09',
              standing: 'default',
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'number',
    name: 'suddenDeathLimitSeconds',
    label: 'Length of sudden death, in seconds',
    clauses: ['GX-OT-09'],
    none: 'none',
    unitMs: 1000,
    path: ['periods', 'sudden-death', 'length'],
  },
  {
    kind: 'choice',
    name: 'suddenDeathPosition',
    label: 'Sudden death begins',
    clauses: ['GX-OT-09'],
    values: [
      {
        value: 'same',
        patches: [],
      },
      {
        value: 'standing',
        patches: [
          {
            path: ['periods', 'sudden-death', 'position', 'is'],
            to: 'standing',
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'takedownBack',
    label: 'Points for a takedown to the back',
    clauses: ['GX-PTS-03'],
    values: [
      {
        value: 2,
        patches: [],
      },
      {
        value: 3,
        patches: [
          {
            path: ['scoring', 'techniques', 'takedown', 'points', 'landing=back', 'points'],
            to: 3,
          },
        ],
      },
      {
        value: 0,
        patches: [
          {
            path: ['scoring', 'techniques', 'takedown', 'points', 'landing=back', 'points'],
            to: 0,
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'womenAdvancedMinutes',
    label: 'Minutes of women advanced',
    clauses: ['GX-TIME-04', 'GX-TIME-05'],
    values: [
      {
        value: 6,
        patches: [],
      },
      {
        value: 4,
        patches: [
          {
            path: ['durations', 'women-advanced', 'ms'],
            to: 240000,
          },
          {
            path: ['durations', 'women-all-levels', 'ms'],
            to: 240000,
          },
        ],
      },
    ],
  },
] as const satisfies readonly OptionRule[];

/** Choices that bear on the tournament only. */
export const eventOptions = [
  'adultFrom',
  'age14',
  'ageReference',
  'exactly18',
  'gap18to24',
  'sandbagScope',
  'weightTable',
] as const;
