import { describe, expect, it } from 'vitest';
import { replayFile } from '../../script/files.ts';
import { teamScriptOf } from '../../testing/team-case.ts';
import { formatTeamResult } from './format.ts';

function told(given: Parameters<typeof teamScriptOf>[0]): readonly string[] {
  const replayed = replayFile({ name: 'duel.json', text: JSON.stringify(teamScriptOf(given)) });
  if (!replayed.ok || replayed.kind !== 'team-match') throw new Error('no team match');
  return formatTeamResult(replayed.result, replayed.script).split('\n');
}

const draws = ['draw', 'draw', 'draw', 'draw'];

describe('a match of two teams, told', () => {
  it('each bout with what it left, the end with its clause, and where the orders go on', () => {
    const lines = told({ bouts: ['a submission', 'b disqualification 3:1', ...draws] });
    expect(lines[0]).toBe('duel.json');
    expect(lines[1]).toBe(
      '1. A1 (blue) against B1 (blue), 5 min: A1 wins (submission). Left: 5 and 4.',
    );
    expect(lines[2]).toContain('B2 wins (disqualification). Warnings 3 and 1. Left: 4 and 4.');
    expect(lines.slice(-3)).toEqual([
      'Warnings of the teams: 3 and 1: B wins. [CLS-TBK-02]',
      'B wins by fewer warnings in total. [CLS-TBK-02]',
      'Next team match: A goes on with place 1, B with place 1.',
    ]);
  });

  it('tie-breaks that did not decide too, with their numbers', () => {
    const lines = told({
      bouts: ['draw 0:1', 'draw 1:0', 'draw', 'draw', 'draw 1:1'],
      picks: { a: 2, b: 4 },
      settled: 'b',
    });
    expect(lines.slice(6)).toEqual([
      'Sudden death: A5 (blue) against B3 (blue): B3 wins (sudden-death).',
      'Warnings in the last bout: 1 and 1: level. [CLS-TBK-01]',
      'Warnings of the teams: 2 and 2: level. [CLS-TBK-02]',
      'Submissions in the tournament: 0 and 0: level. [CLS-TBK-03]',
      'Sudden death between fighters who are picked: B wins. [CLS-TBK-04]',
      'B wins by sudden death. [CLS-TBK-04]',
      'Next team match: A goes on with place 1, B with place 1.',
    ]);
  });

  it('one that is passed over after both were put out', () => {
    const lines = told({ bouts: ['draw 1:0', 'draw', 'draw', 'draw', '- disqualification 3:3'] });
    expect(lines).toContain(
      'Warnings in the last bout: 3 and 3: passed over, both were put out. [CLS-TBK-01]',
    );
    expect(lines).toContain('B wins by fewer warnings in total. [CLS-TBK-02]');
  });

  it('what is due: a bout, the picks, the bout that is picked, the end of one', () => {
    expect(told({ bouts: ['a submission'] }).at(-1)).toBe('Next: A1 (blue) against B2 (blue).');
    const level = told({ bouts: [...draws, 'draw'] });
    expect(level.at(-2)).toBe(
      'Sudden death between fighters who are picked: to be fought. [CLS-TBK-04]',
    );
    expect(level.at(-1)).toMatch(/^Each team picks a fighter/);
    const picked = told({ bouts: [...draws, 'draw'], picks: { a: 2, b: 4 } });
    expect(picked.at(-1)).toMatch(/^The fighters are picked: A5 \(blue\) against B3 \(blue\)\./);
    const open = told({ bouts: [['0:00 start', '1:00 wait']] });
    expect(open.slice(1)).toEqual([
      '1. A1 (blue) against B1 (blue), 5 min: not ended. Left: 5 and 5.',
      'The last bout has not ended.',
    ]);
  });

  it('the belt whose techniques hold where they differ, and what was refused', () => {
    const lines = told({
      event: 'all-ranks',
      ranks: {
        a: ['blue', 'blue', 'blue', 'blue', 'blue'],
        b: ['brown', 'blue', 'blue', 'blue', 'blue'],
      },
      bouts: [['0:00 start', '1:00 score red mount', '2:00 submission red tap']],
    });
    expect(lines[1]).toMatch(
      /^1\. A1 \(blue\) against B1 \(brown\), 3 min, techniques of blue: A1 wins/,
    );
    expect(lines).toContainEqual(expect.stringMatching(/^rejected: bout 0, action 1: no-points: /));
    expect(lines.at(-1)).toBe('to look at: check-composition, check-technique');
  });

  it('a team that is put out, and both', () => {
    const one = told({ bouts: ['b disqualification dq=a'] });
    expect(one).toContain(
      'B wins: A is disqualified. B has 5 left, 4 of them unused. A is out of the tournament. [CLS-DISC-11]',
    );
    const both = told({ bouts: [['0:00 start', '1:00 foul both fist-fighting']] });
    expect(both.at(-1)).toMatch(/^Nobody wins: both teams are disqualified\. A is out/);
  });
});
