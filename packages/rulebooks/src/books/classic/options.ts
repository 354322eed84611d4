import type { OptionRule } from '../../schema/options.ts';
import { teamOptions } from './options-team.ts';
import { bothInjured } from './unable.ts';

const warn = { does: 'ladder', ladder: 'warnings', firstRung: 1 } as const;
const standing = [{ do: 'warn', label: 'warning' }, { do: 'restart-standing' }] as const;

/** The organiser's choices that bear on a bout; the first value is the default. */
export const options = [
  {
    kind: 'number',
    name: 'bloodTimeSeconds',
    label: 'Blood time of a competitor, in seconds',
    clauses: ['CLS-HYG-05', 'CLS-HYG-06', 'CLS-HYG-07'],
    none: 'none',
    unitMs: 1000,
    path: ['allowances', 'blood', 'limitMs'],
  },
  {
    kind: 'choice',
    name: 'carelessDisciplinaryAct',
    label: 'Fish hooking, finger in an orifice, slam: not deliberate',
    clauses: ['CLS-DISC-07', 'CLS-DISC-09', 'CLS-DISC-12'],
    values: [
      { value: 'major-foul', patches: [] },
      {
        value: 'warning',
        patches: [
          { path: ['fouls', 'fouls', 'fish-hooking', 'plain'], to: warn },
          { path: ['fouls', 'fouls', 'orifice', 'plain'], to: warn },
          { path: ['fouls', 'fouls', 'slamming', 'plain'], to: warn },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'doubleThirdWarning',
    label: 'Third warning to both together',
    clauses: ['CLS-MIN-15'],
    values: [
      { value: 'both-out', patches: [] },
      { value: 'fight-on', patches: [{ path: ['fouls', 'bothByLadder'], to: 'fight-on' }] },
    ],
  },
  {
    kind: 'choice',
    name: 'illegalTechnique',
    label: 'A technique that the governing belt does not allow',
    clauses: ['CLS-WIN-02', 'CLS-MIN-12', 'CLS-LEGAL-03'],
    values: [
      { value: 'warning', patches: [] },
      {
        value: 'major-foul',
        patches: [
          {
            path: ['fouls', 'fouls', 'illegal-technique', 'plain'],
            to: { does: 'disqualify', kind: 'technical' },
          },
          {
            path: ['fouls', 'fouls', 'illegal-technique', 'malicious'],
            to: { does: 'disqualify', kind: 'technical' },
          },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'injuryWithoutFoul',
    label: 'Cannot go on, without a foul',
    clauses: ['CLS-ORD-03', 'CLS-ORD-05', 'CLS-ORD-10'],
    values: [
      { value: 'opponent-wins', patches: [] },
      {
        value: 'both-out',
        patches: [
          { path: ['endings', 'unable', 'accident', 'ends'], to: bothInjured },
          { path: ['endings', 'unable', 'technique', 'ends'], to: bothInjured },
          { path: ['endings', 'unable', 'illness', 'ends'], to: bothInjured },
          { path: ['endings', 'unable', 'blood', 'ends'], to: bothInjured },
        ],
      },
    ],
  },
  {
    kind: 'legality',
    name: 'legalityTable',
    label: 'Table of legal techniques by belt',
    clauses: ['CLS-WIN-02', 'CLS-LEGAL-01', 'CLS-LEGAL-02', 'CLS-LEGAL-04'],
    values: [{ value: 'unconfirmed', patches: [] }],
  },
  {
    kind: 'choice',
    name: 'rankGapOverThree',
    label: 'More than three belts apart',
    clauses: ['CLS-COMP-06', 'CLS-TIME-06'],
    values: [
      { value: 'two-minutes', patches: [] },
      {
        value: 'one-minute',
        patches: [{ path: ['durations', 'flag=check-composition', 'ms'], to: 60_000 }],
      },
      {
        value: 'not-allowed',
        patches: [
          { path: ['competitors', 'rank=white', 'when'], to: { eq: ['event', 'single-rank'] } },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'singleWarningRestart',
    label: 'Restart after a warning to one competitor',
    clauses: ['CLS-MIN-13', 'CLS-MIN-16'],
    values: [
      { value: 'same', patches: [] },
      {
        value: 'standing',
        patches: [
          { path: ['fouls', 'ladders', '*', 'rungs', '0', 'effects'], to: standing },
          { path: ['fouls', 'ladders', '*', 'rungs', '1', 'effects'], to: standing },
        ],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'suddenDeathEnds',
    label: 'What ends the bout that settles a team match',
    clauses: ['CLS-TBK-06', 'CLS-TBK-07'],
    values: [
      { value: 'finish', patches: [] },
      {
        value: 'submission-only',
        patches: [
          {
            path: ['endings', 'stoppages', '*', 'when'],
            to: { not: { eq: ['tieBreak', true] } },
          },
        ],
      },
      {
        value: 'first-warning',
        patches: [
          {
            path: ['fouls', 'ladders', 'clause=CLS-TBK-07', 'rungs', '0', 'effects'],
            to: [
              { do: 'warn', label: 'warning' },
              { do: 'lose', method: 'sudden-death' },
            ],
          },
        ],
      },
    ],
  },
  ...teamOptions,
] as const satisfies readonly OptionRule[];

/** Choices that bear on the tournament only. */
export const eventOptions = [
  'absentFighter',
  'collarWidthToleranceCm',
  'injuredFighter',
  'jointProtectors',
  'orderVisible',
  'outOfBoundsRestart',
  'overLimitTeam',
  'reorderBetweenTies',
  'shortTeam',
  'singleRankLower',
  'substitutes',
  'teamWeightLimitKg',
  'uniformThirdFailure',
] as const;
