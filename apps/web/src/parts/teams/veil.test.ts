import { checkTeam } from '@threecount/match';
import { expect, it } from 'vitest';
import { teamMember, teamRules, teamView } from './testing.ts';
import { veiled } from './veil.ts';

it('a sealed order is not told by how a team is shown', () => {
  const members = [teamMember(9), teamMember(3, { weightKg: 120 }), teamMember(10), teamMember(1)];
  const list = members.map(({ personId, name, rank, weightKg }) => ({
    id: personId,
    name,
    rank,
    weightKg,
  }));
  const check = checkTeam(
    teamRules('single-rank', { teamWeightLimitKg: 330, shortTeam: 'allow' }),
    {
      name: 'T',
      members: list,
    },
  );
  const seen = veiled(teamView({ members, check, order: 'shown' }));
  expect(seen.order).toBe('sealed');
  expect(seen.members.map(({ personId }) => personId)).toEqual(['p1', 'p3', 'p9', 'p10']);
  expect(seen.check?.members.map(({ name, place }) => [name, place])).toEqual(
    seen.members.map(({ name }, place) => [name, place]),
  );
  const before = check.changes.find((one) => one.kind === 'weight' && one.place === 1);
  const after = seen.check?.changes.find((one) => one.kind === 'weight' && one.place === 1);
  expect(after).toEqual(before);
  expect(seen.check?.changes.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
});
