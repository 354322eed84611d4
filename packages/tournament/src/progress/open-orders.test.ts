import { describe, expect, it } from 'vitest';
import { TeamLog } from '../testing/team-log.ts';
import { sheetOfTeams } from '../testing/team-sheet.ts';
import { openOrders } from './open-orders.ts';

const plan = { format: 'single-elimination', thirdPlace: 'none' } as const;

/** Four teams whose two semi-finals are over; red has won both. */
function semisOver(options: Readonly<Record<string, unknown>> = {}): TeamLog {
  const log = new TeamLog().setUp(4, { plan, options });
  for (const matchId of ['d1-1', 'd1-2']) {
    log.open(matchId).bouts(matchId, 'red', 'red', 'red', 'red', 'red');
    log.must('match', matchId, { type: 'confirm-result' });
  }
  return log;
}

const opened = ({ state, now }: TeamLog): readonly string[] => {
  const division = state.divisions.get('d1');
  return division === undefined ? [] : [...openOrders(state, division, now)].sort();
};

const winners = (log: TeamLog) =>
  ['d1-1', 'd1-2'].map((matchId) => log.record(matchId).entries.red);

/** The same people the other way round. */
function lodgeAnew(log: TeamLog, entryId: string): void {
  const order = log.members(entryId).map(({ personId }) => personId);
  log.must('entry', entryId, { type: 'lodge-order', order: order.reverse() });
}

describe('whose order is no secret', () => {
  it('is that of teams whose opponents have theirs in', () => {
    const log = new TeamLog().setUp(4, { plan, lodged: false });
    expect(opened(log)).toEqual([]);
    for (const entryId of ['e1', 'e2', 'e3', 'e4']) log.lodge(entryId);
    expect(opened(log)).toEqual(['e1', 'e2', 'e3', 'e4']);
    expect(opened(semisOver())).toEqual(['e1', 'e2', 'e3', 'e4']);
  });

  it('is not the order that was lodged anew, until that of the next opponent is, too', () => {
    const log = semisOver({ reorderBetweenTies: 'yes' });
    const [one = '', other = ''] = winners(log);
    expect(opened(log)).toContain(one);
    lodgeAnew(log, one);
    expect(opened(log)).not.toContain(one);
    expect(opened(log)).toContain(other);
    lodgeAnew(log, other);
    expect(opened(log)).toEqual(['e1', 'e2', 'e3', 'e4']);
  });

  it('is the order that was lodged anew once a table has the next match', () => {
    const log = semisOver({ reorderBetweenTies: 'yes' });
    const [one = ''] = winners(log);
    lodgeAnew(log, one);
    log.open('d1-3');
    expect(opened(log)).toContain(one);
  });

  it('stays a secret where an earlier result is corrected', () => {
    const log = semisOver({ reorderBetweenTies: 'yes' });
    const [one = ''] = winners(log);
    lodgeAnew(log, one);
    const result = sheetOfTeams({ winner: 'blue', left: [0, 2] });
    const said = { by: 'Ada', reason: 'wrong sheet', seen: [] };
    log.must('match', 'd1-1', { type: 'correct-result', result, ...said });
    expect(opened(log)).not.toContain(one);
  });
});
