import { describe, expect, it } from 'vitest';
import { findMatch } from '../progress/find.ts';
import { TeamLog } from '../testing/team-log.ts';
import { slotMs } from './duration.ts';
import { heldReasons } from './readiness.ts';

const held = (log: TeamLog, matchId: string) => {
  const found = findMatch(log.state, matchId);
  if (found === null) throw new Error(`no match ${matchId}`);
  return heldReasons(log.state, found.division, found.now, log.now).map(({ kind }) => kind);
};

/** A single entered besides in a division `d2` of matches of two, against a stranger. */
function alsoAlone(log: TeamLog, personId: string): TeamLog {
  const column = { discipline: 'no-gi' } as const;
  log.must('division', 'd2', {
    type: 'create-division',
    divisionId: 'd2',
    name: 'Singles',
    column: { column, standing: 'confirmed', alternatives: [] },
  });
  log.enterOne({ entryId: 'e90', personId, divisionId: 'd2' });
  log.enterOne({ entryId: 'e91', personId: 'p91', divisionId: 'd2' });
  return log.draw('d2');
}

describe('the people of a team', () => {
  it('are on the mat with it, each in all divisions', () => {
    const log = alsoAlone(new TeamLog().setUp(2), 'p13');
    expect(held(log, 'd2-1')).toEqual([]);
    log.open('d1-1');
    expect(held(log, 'd2-1')).toEqual(['on-other-mat']);
  });

  it('rest after it', () => {
    const log = alsoAlone(new TeamLog().setUp(2), 'p13');
    log.must('tournament', 't1', { type: 'set-settings', settings: { rest: 300 } });
    log.open('d1-1').bouts('d1-1', 'red', 'red', 'red', 'red', 'red');
    log.must('match', 'd1-1', { type: 'confirm-result' });
    expect(held(log, 'd2-1')).toEqual(['resting']);
    log.now += 300_000;
    expect(held(log, 'd2-1')).toEqual([]);
  });

  it('are left out while the medical staff hold them back (CLS-HYG-04)', () => {
    const log = alsoAlone(new TeamLog().setUp(2), 'p13');
    const until = log.now + 60_000;
    log.must('entry', 'e90', { type: 'hold-entry', until, by: 'Doctor', reason: 'a cut' });
    expect(held(log, 'd2-1')).toEqual(['on-hold']);
    expect(held(log, 'd1-1')).toEqual([]);
    const without = () => {
      const { team, entries } = log.open('d1-1').record('d1-1');
      log.must('match', 'd1-1', { type: 'release-match' });
      return team?.state.setup.teams[entries.red === 'e1' ? 'a' : 'b'].unavailable;
    };
    expect(without()).toEqual([3]);
    log.now = until;
    expect(without()).toEqual([]);
  });
});

describe('a team match in a plan', () => {
  it('takes its mat for a little more than a bout for each of a team', () => {
    const log = new TeamLog().setUp(2);
    const division = log.state.divisions.get('d1');
    if (division === undefined) throw new Error('no division');
    const minutes = slotMs(log.state, division) / 60_000;
    expect(minutes).toBe(6 * 5 + 5 + 2);
  });
});
