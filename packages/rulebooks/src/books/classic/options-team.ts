import type { OptionRule } from '../../schema/options.ts';

/** Choices about the match of two teams; a single bout is the same under each of them. */
export const teamOptions = [
  {
    kind: 'choice',
    name: 'disqualifiedReturns',
    label: 'A disqualified fighter in the next team match',
    clauses: ['CLS-WIN-04', 'CLS-WIN-05', 'CLS-ORD-08'],
    values: [
      { value: 'next-tie', patches: [] },
      { value: 'never', patches: [{ path: ['team', 'disqualified', 'returns'], to: 'never' }] },
    ],
  },
  {
    kind: 'handicap',
    name: 'handicapTable',
    label: 'Handicap scores by belt and weight',
    clauses: ['CLS-COMP-07', 'CLS-COMP-08', 'CLS-COMP-09', 'CLS-COMP-10'],
    path: ['team', 'handicap', 'rows'],
  },
  {
    kind: 'choice',
    name: 'lastBout',
    label: 'Which bout is the last one',
    clauses: ['CLS-BOUT-05', 'CLS-WIN-07', 'CLS-TBK-01'],
    values: [
      { value: 'both-last', patches: [] },
      { value: 'either-last', patches: [{ path: ['team', 'lastBout', 'is'], to: 'either-last' }] },
    ],
  },
  {
    kind: 'choice',
    name: 'orderMode',
    label: 'Where a team’s order goes on',
    clauses: ['CLS-ORD-01', 'CLS-ORD-02', 'CLS-ORD-07', 'CLS-ORD-08'],
    values: [
      { value: 'next-fighter', patches: [] },
      { value: 'same-fighter', patches: [{ path: ['team', 'order', 'mode'], to: 'same-fighter' }] },
      { value: 'restart', patches: [{ path: ['team', 'order', 'mode'], to: 'restart' }] },
    ],
  },
  {
    kind: 'choice',
    name: 'submissionTally',
    label: 'Submissions that count in the tournament',
    clauses: ['CLS-TBK-03', 'CLS-WIN-03'],
    values: [
      { value: 'with-unconscious', patches: [] },
      {
        value: 'without-unconscious',
        patches: [
          {
            path: ['team', 'tieBreaks', 'by=tournament-submissions', 'unconsciousCounts'],
            to: false,
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'suddenDeathPool',
    label: 'Who may be picked for sudden death',
    clauses: ['CLS-TBK-04', 'CLS-TBK-05', 'CLS-LEGAL-01'],
    values: [
      { value: 'any-fit', patches: [] },
      {
        value: 'not-disqualified',
        patches: [
          { path: ['team', 'tieBreaks', 'by=sudden-death', 'pool'], to: 'not-disqualified' },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'teamDqScope',
    label: 'What a disqualified team loses',
    clauses: [
      'CLS-DISC-05',
      'CLS-DISC-07',
      'CLS-DISC-08',
      'CLS-DISC-09',
      'CLS-DISC-10',
      'CLS-DISC-11',
    ],
    values: [
      { value: 'event', patches: [] },
      { value: 'tie', patches: [{ path: ['team', 'teamDisqualification', 'scope'], to: 'tie' }] },
    ],
  },
  {
    kind: 'choice',
    name: 'totalWarningsScope',
    label: 'Warnings that count in total',
    clauses: ['CLS-TBK-02'],
    values: [
      { value: 'tie', patches: [] },
      {
        value: 'event',
        patches: [{ path: ['team', 'tieBreaks', 'by=total-warnings', 'scope'], to: 'event' }],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'warningsCarryOver',
    label: 'Warnings of a fighter who stays on',
    clauses: ['CLS-WIN-04', 'CLS-MIN-14', 'CLS-TBK-02'],
    values: [
      { value: 'no', patches: [] },
      { value: 'tie', patches: [{ path: ['team', 'warnings', 'carryOver'], to: true }] },
    ],
  },
] as const satisfies readonly OptionRule[];
