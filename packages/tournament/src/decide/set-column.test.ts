import { describe, expect, it } from 'vitest';
import { TeamLog } from '../testing/team-log.ts';
import { drawn } from '../testing/test-log.ts';

const single = { type: 'set-column', column: { discipline: 'no-gi' } } as const;
const ofTeams = {
  type: 'set-column',
  column: { discipline: 'no-gi', event: 'all-ranks' },
} as const;

/** Two teams under a book of teams, nobody named yet. */
const unnamed = (): TeamLog => {
  const log = new TeamLog().create({}, 'classic');
  const column = { column: ofTeams.column, standing: 'guessed', alternatives: [] } as const;
  log.must('division', 'd1', {
    type: 'create-division',
    divisionId: 'd1',
    name: 'Blue belts',
    column,
  });
  log.enter('d1', 2);
  return log;
};

describe('the column of a division', () => {
  it('may become one of teams, or of single competitors, while nothing rests on it', () => {
    const log = unnamed();
    log.must('division', 'd1', single);
    log.must('division', 'd1', ofTeams);
    expect(log.name('e1').members('e1')).toHaveLength(5);
  });

  it('stays one of teams once one has its people, in the middle of a team match too', () => {
    const log = unnamed().name('e1');
    expect(log.refusal('division', 'd1', single)).toBe('division-has-kind');
    const fought = new TeamLog().setUp(2).open('d1-1').fight('d1-1', 'red');
    expect(fought.refusal('division', 'd1', single)).toBe('division-has-kind');
    fought.must('division', 'd1', ofTeams);
    fought.must('match', 'd1-1', { type: 'confirm-bout' });
    expect(fought.record('d1-1').team?.onMat).toEqual({ a: 0, b: 1 });
  });

  it('can always be another one of the same kind', () => {
    drawn(4).must('division', 'd1', { type: 'set-column', column: { discipline: 'gi' } });
  });
});
