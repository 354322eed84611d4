import { describe, expect, it } from 'vitest';
import { teamMember, teamRules, teamView } from '../../parts/teams/testing.ts';
import { ApiError } from '../../ui/api.ts';
import { filledRows, mayBeNamesake, membersBody, refusedAt, rowsOf, typedInto } from './draft.ts';

const rules = teamRules('single-rank', { substitutes: 1 }, 'blue');
const view = teamView({
  members: [teamMember(1), teamMember(2)],
  substitutes: [teamMember(9, { weightKg: null })],
});

describe('the people of a team as they are typed', () => {
  it('stand in as many places as a team has, with its bench', () => {
    const rows = rowsOf(rules, view);
    expect(rows.map(({ personId, substitute }) => [personId, substitute])).toEqual([
      ['p1', false],
      ['p2', false],
      [null, false],
      [null, false],
      [null, false],
      ['p9', true],
    ]);
    expect(filledRows(rules, rows)).toEqual([0, 1, 5]);
  });

  it('are other people once another name is typed, save one from the list', () => {
    const [row] = rowsOf(rules, view);
    if (row === undefined) throw new Error('no row');
    const known = [{ personId: 'p7', name: 'Ada Quill', label: 'Ada Quill (Harbour)' }];
    expect(typedInto(row, { weight: '81' }, known).personId).toBe('p1');
    expect(typedInto(row, { name: 'Ada' }, known).personId).toBeNull();
    expect(typedInto(row, { name: 'Ada Quill (Harbour)' }, known)).toMatchObject({
      personId: 'p7',
      name: 'Ada Quill',
    });
  });

  it('are sent with the weight that stands there now, where it was not touched', () => {
    const first = rowsOf(rules, view);
    const rows = first.map((row, at) => (at === 1 ? { ...row, weight: '79,5' } : row));
    const now = { ...view, members: [teamMember(1, { weightKg: 82.4 }), teamMember(2)] };
    expect(membersBody(rules, rows, first, now)).toMatchObject([
      { personId: 'p1', weightKg: 82.4, substitute: false },
      { personId: 'p2', weightKg: 79.5 },
      { personId: 'p9', weightKg: null, substitute: true },
    ]);
  });

  it('are told of a refusal at the field that it is about', () => {
    const error = new ApiError(409, {
      code: 'rank-unknown',
      message: 'No.',
      place: 'body.members.2.rank',
      valid: ['blue', 'black'],
    });
    expect(refusedAt(error, [0, 1, 5])).toEqual({
      row: 5,
      problem: { field: 'rank', text: 'No. Valid: Blue, Black.' },
    });
    expect(refusedAt(new ApiError(409, { code: 'team-has-fought' }), [0])).toBeNull();
    expect(mayBeNamesake(error)).toBe(false);
    expect(mayBeNamesake(new ApiError(409, { code: 'same-name' }))).toBe(true);
  });
});
