import { describe, expect, it } from 'vitest';
import { askSenior, decisionSheet, type Marks, withMark } from './decision-sheet.ts';

const criteria = [
  ['closest-to-submission', false],
  ['dominant-positions', false],
  ['fewer-penalties', true],
].map(([code, checked]) => ({
  code: String(code),
  label: String(code),
  clause: 'X-01',
  standing: 'printed' as const,
  checked: checked === true,
}));

const sheet = (marks: Marks, red = 0, blue = 0) => decisionSheet(criteria, { red, blue }, marks);
const standings = (marks: Marks) => sheet(marks).rows.map(({ standing }) => standing);

describe('decisionSheet', () => {
  it('opens a criterion only after all earlier ones are level', () => {
    expect(standings({})).toEqual(['open', 'closed', 'closed']);
    expect(standings({ 'closest-to-submission': 'level' })).toEqual(['marked', 'open', 'closed']);
    expect(standings({ 'closest-to-submission': 'red' })).toEqual(['marked', 'closed', 'closed']);
    expect(standings({ 'dominant-positions': 'red' })).toEqual(['open', 'closed', 'closed']);
  });

  it('names the criterion that decided', () => {
    const marks: Marks = { 'closest-to-submission': 'level', 'dominant-positions': 'blue' };
    expect(sheet(marks).decided).toEqual({ side: 'blue', criterion: 'dominant-positions' });
  });

  it('reads the penalties from the record, whatever was marked', () => {
    const marks: Marks = {
      'closest-to-submission': 'level',
      'dominant-positions': 'level',
      'fewer-penalties': 'red',
    };
    expect(sheet(marks, 2, 1).decided).toEqual({ side: 'blue', criterion: 'fewer-penalties' });
    expect(sheet({}, 2, 1).rows[2]).toMatchObject({ fromRecord: true, mark: 'blue' });
  });

  it('says when everything is level', () => {
    const marks: Marks = { 'closest-to-submission': 'level', 'dominant-positions': 'level' };
    expect(sheet(marks, 1, 1)).toMatchObject({ decided: null, allLevel: true });
    expect(sheet({}, 1, 1).allLevel).toBe(false);
  });

  it('asks the senior official then, where the book has that', () => {
    expect(askSenior({ decision: criteria, allLevelAsks: true })).toEqual({
      do: 'decision',
      side: 'red',
      criterion: 'fewer-penalties',
    });
    expect(askSenior({ decision: criteria, allLevelAsks: false })).toBeNull();
  });

  it('forgets later marks when an earlier one is changed', () => {
    const marks: Marks = { 'closest-to-submission': 'level', 'dominant-positions': 'blue' };
    expect(withMark(criteria, marks, 'closest-to-submission', 'red')).toEqual({
      'closest-to-submission': 'red',
    });
  });
});
