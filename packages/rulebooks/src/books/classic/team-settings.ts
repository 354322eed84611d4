import type { TeamSetting } from '../../schema/team-setting.ts';

/** Choices about who may stand in a team and how it goes through the tournament; no bout is fought otherwise. */
export const teamSettings = [
  {
    kind: 'choice',
    name: 'absentFighter',
    label: 'A fighter of a team who does not come when called',
    clauses: ['CLS-ORD-09'],
    acrossMatches: true,
    values: [
      { value: 'loses-bout', patches: [] },
      {
        value: 'skip-as-injured',
        patches: [{ path: ['team', 'absent', 'is'], to: 'skip-as-injured' }],
      },
    ],
  },
  {
    kind: 'choice',
    name: 'injuredFighter',
    label: 'How long an injured fighter of a team stays out',
    clauses: ['CLS-ORD-05', 'CLS-ORD-10'],
    acrossMatches: true,
    values: [
      { value: 'until-cleared', patches: [] },
      {
        value: 'rest-of-event',
        patches: [{ path: ['team', 'injured', 'returns'], to: 'rest-of-event' }],
      },
    ],
  },
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
    name: 'reorderBetweenTies',
    label: 'Whether a team may change its order between team matches',
    clauses: ['CLS-ORD-02'],
    acrossMatches: true,
    values: [
      { value: 'no', patches: [] },
      { value: 'yes', patches: [{ path: ['team', 'reorder', 'allowed'], to: true }] },
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
