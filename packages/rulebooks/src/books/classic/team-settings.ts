import type { TeamSetting } from '../../schema/team-setting.ts';

/** Choices about who may stand in a team; no bout is fought otherwise under one of them. */
export const teamSettings = [
  {
    kind: 'choice',
    name: 'overLimitTeam',
    label: 'A team over its limit when the weighing closes',
    clauses: ['CLS-COMP-03', 'CLS-COMP-10'],
    values: [
      { value: 'not-admitted', patches: [] },
      {
        value: 'drop-fighter',
        patches: [{ path: ['team', 'overLimit', 'team'], to: 'drop-fighter' }],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'shortTeam',
    label: 'A team that enters with fewer than five',
    clauses: ['CLS-COMP-01'],
    values: [
      { value: 'injury-only', patches: [] },
      { value: 'allow', patches: [{ path: ['team', 'shortTeam', 'allowed'], to: true }] },
    ],
  },
  {
    kind: 'choice',
    name: 'singleRankLower',
    label: 'A lower belt in a single-rank event',
    clauses: ['CLS-COMP-02'],
    values: [
      { value: 'refuse', patches: [] },
      {
        value: 'allow',
        patches: [
          { path: ['team', 'composition', 'event=single-rank', 'lowerRanks', 'allowed'], to: true },
        ],
      },
    ],
  },
  {
    kind: 'amount',
    name: 'substitutes',
    label: 'Substitutes of a team',
    clauses: ['CLS-COMP-01'],
    from: 0,
    to: 5,
    whole: true,
    path: ['team', 'substitutes', 'most'],
  },
  {
    kind: 'amount',
    name: 'teamWeightLimitKg',
    label: 'Weight of a single-rank team together, in kilograms',
    clauses: ['CLS-COMP-03'],
    from: 50,
    to: 1500,
    whole: false,
    path: ['team', 'composition', 'event=single-rank', 'weightLimitKg'],
  },
] as const satisfies readonly TeamSetting[];
