import { describe, expect, it } from 'vitest';
import { drawn, paperAction, type TestLog } from '../testing/test-log.ts';
import { entryMeasures, neededRulings } from './rulings.ts';
import { tournamentView } from './tournament.ts';

const nobody = new Map();
const said = { by: 'Ada', reason: 'wrong sheet' };

/** A quarter-final of eight is turned round after the semi-final was fought, which e1 or e5 had won. */
function corrected(semiFinal: 'red' | 'blue'): TestLog {
  const log = drawn(8, {}, { seeded: true });
  log
    .paper('d1-1', 'red')
    .paper('d1-2', 'red')
    .paper('d1-5', semiFinal, { points: [4, 2] });
  const action = paperAction('blue', {});
  if (action.type !== 'enter-paper-result') throw new Error('no sheet');
  const { result } = action;
  log.must('match', 'd1-1', { type: 'correct-result', result, ...said, seen: ['d1-5'] });
  return log;
}

describe('matches that need a ruling', () => {
  it('say who fought, who should meet, and what came of it', () => {
    const log = corrected('blue');
    const [needed, ...others] = neededRulings(log.state, nobody, log.now);
    expect(others).toEqual([]);
    expect(tournamentView(log.state).counts.needRuling).toBe(1);
    expect(needed?.fought.red.entryId).toBe('e1');
    expect(needed?.card.red).toMatchObject({ competitor: { entryId: 'e8' } });
    expect(needed?.result).toMatchObject({ winner: 'blue', points: { red: 4, blue: 2 } });
  });

  it('may stand only where the winner is among those who should meet', () => {
    const stays = corrected('blue');
    expect(neededRulings(stays.state, nobody, 0)[0]?.may).toEqual({ void: true, stands: true });
    const gone = corrected('red');
    expect(neededRulings(gone.state, nobody, 0)[0]?.may).toEqual({ void: true, stands: false });
  });

  it('are gone once they are ruled on', () => {
    const log = corrected('blue');
    log.must('match', 'd1-5', { type: 'rule-match', ruling: 'stands', ...said });
    expect(neededRulings(log.state, nobody, log.now)).toEqual([]);
    expect(tournamentView(log.state).counts.needRuling).toBe(0);
  });
});

describe('measures', () => {
  it('name who is out and who is held, as long as that lasts', () => {
    const log = drawn(4);
    const until = log.now + 60_000;
    log.must('entry', 'e1', { type: 'disqualify-entry', kind: 'technical', ...said });
    log.must('entry', 'e2', { type: 'hold-entry', until, ...said });
    log.must('entry', 'e3', { type: 'hold-entry', until: null, ...said });
    const disqualified = { kind: 'technical', ...said };
    expect(entryMeasures(log.state, log.now)).toEqual([
      { entryId: 'e1', disqualified, hold: null },
      { entryId: 'e2', disqualified: null, hold: { until, ...said } },
      { entryId: 'e3', disqualified: null, hold: { until: null, ...said } },
    ]);
    const later = entryMeasures(log.state, until).map(({ entryId }) => entryId);
    expect(later).toEqual(['e1', 'e3']);
  });
});
