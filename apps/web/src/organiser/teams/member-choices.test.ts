import type { TeamMemberView, TeamView } from '@threecount/tournament';
import { expect, it } from 'vitest';
import { injuryChoices, substituteChoices } from './member-choices.ts';

const one = (personId: string, injured = false): TeamMemberView => ({
  personId,
  name: `${personId} Quill`,
  rank: 'blue',
  weightKg: 80,
  weighed: true,
  injured,
  leftOut: false,
});

const people: Pick<TeamView, 'members' | 'substitutes'> = {
  members: [one('ada', true), one('bea')],
  substitutes: [one('cleo'), one('dana', true)],
};

it('anybody of a team can be hurt or fit again, on the bench too', () => {
  const actions = injuryChoices(people).map(({ action }) => action('Doctor'));
  expect(actions).toEqual([
    { type: 'set-member-injured', personId: 'ada', injured: false, by: 'Doctor' },
    { type: 'set-member-injured', personId: 'bea', injured: true, by: 'Doctor' },
    { type: 'set-member-injured', personId: 'cleo', injured: true, by: 'Doctor' },
    { type: 'set-member-injured', personId: 'dana', injured: false, by: 'Doctor' },
  ]);
});

it('one of the bench who is fit comes in for a member who is hurt', () => {
  const actions = substituteChoices(people).map(({ action }) => action('Doctor'));
  expect(actions).toEqual([
    { type: 'put-substitute', personId: 'ada', substitute: 'cleo', by: 'Doctor' },
  ]);
});
