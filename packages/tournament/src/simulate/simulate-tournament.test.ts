import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../derive-again.ts';
import { progressOf } from '../progress/memo.ts';
import { podiumOf } from '../results/podium.ts';
import { simulated, takeOn } from '../testing/simulated.ts';
import { TestLog } from '../testing/test-log.ts';
import { resultsView } from '../views/tournament.ts';

/** Sixty entries of 55 people in ten divisions of 1 to 13, two mats for some of them. */
function lanternOpen(): TestLog {
  const log = new TestLog().create({
    formats: [
      { from: 2, to: 2, plan: { format: 'best-of-three' } },
      { from: 3, to: 3, plan: { format: 'bracket-of-three', rematch: 'none' } },
      { from: 4, to: 5, plan: { format: 'round-robin', thirdPlace: 'fought' } },
      { from: 6, to: 6, plan: { format: 'repechage', from: 'finalists' } },
      { from: 7, to: 7, plan: { format: 'double-elimination' } },
      { from: 8, to: 11, plan: { format: 'single-elimination', thirdPlace: 'fought' } },
      {
        from: 12,
        to: null,
        plan: { format: 'pools', poolSize: 4, advance: 2, thirdPlace: 'shared' },
      },
    ],
  });
  let from = 1;
  for (const [i, count] of [1, 2, 3, 4, 5, 6, 7, 8, 13].entries()) {
    log.division(`d${i + 1}`).enter(`d${i + 1}`, count, { from });
    from += count;
  }
  log.division('d10');
  for (let i = 0; i < 11; i += 1) {
    log.enterOne({ entryId: `e${from + i}`, personId: `p${i * 4 + 3}`, divisionId: 'd10' });
  }
  for (let i = 1; i <= 10; i += 1) log.draw(`d${i}`, 'lantern');
  for (const matId of ['m1', 'm2']) {
    log.must('mat', matId, { type: 'add-mat', matId, name: `Mat ${matId.slice(1)}` });
  }
  log.must('division', 'd9', { type: 'assign-division', matId: 'm1' });
  log.must('division', 'd10', { type: 'assign-division', matId: 'm2' });
  return log;
}

describe('simulateTournament', () => {
  it('plays every division to its end, in the order of time, as decided actions', () => {
    const log = lanternOpen();
    const { state, envelopes, end } = simulated(log, '1');
    expect(end.blocked).toEqual([]);
    for (const division of state.divisions.values()) {
      const progress = progressOf(state, division);
      expect([division.divisionId, progress.complete]).toEqual([division.divisionId, true]);
      expect(podiumOf(state, division).kind).not.toBe('open');
    }
    expect(end.matches).toBeGreaterThan(50);
    const times = envelopes.map((envelope) => envelope.actedAt);
    expect(times).toEqual([...times].sort());
    expect(deriveAgain(envelopes)).toEqual([]);
  });

  it('gives the same results for the same seed text, and others for another', () => {
    const results = (seedText: string): string => {
      const { state } = simulated(lanternOpen(), seedText);
      return JSON.stringify(resultsView(state, new Map(), state.lastInstant));
    };
    const first = results('1');
    expect(results('1')).toBe(first);
    expect(results('2')).not.toBe(first);
  });

  it('takes a match over that a table left open', () => {
    const log = lanternOpen();
    log.must('match', 'd9-6', { type: 'open-match', matId: 'm1' });
    const epoch = 1;
    const start = {
      type: 'official-action',
      action: { do: 'start' },
      instant: log.now,
      epoch,
    } as const;
    log.must('match', 'd9-6', start);
    const { state, end } = simulated(log, '1');
    expect(end.blocked).toEqual([]);
    expect(state.divisions.get('d9')?.matches.get('d9-6')).toMatchObject({
      standing: 'confirmed',
      epoch: 2,
    });
  });

  it('comes to the same results after it was interrupted anywhere', () => {
    const whole = simulated(lanternOpen(), '1');
    const expected = JSON.stringify(resultsView(whole.state, new Map(), 0));
    for (const part of [0.3, 0.5, 0.77]) {
      const log = lanternOpen();
      const cut = Math.floor(whole.envelopes.length * part);
      takeOn(log, whole.envelopes.slice(0, cut));
      const { state, envelopes } = simulated(log, '1');
      expect(JSON.stringify(resultsView(state, new Map(), 0))).toBe(expected);
      expect(deriveAgain(envelopes)).toEqual([]);
    }
  });

  it('makes a mat where there is none', () => {
    const log = new TestLog().create().division('d1').enter('d1', 3).draw('d1');
    const { state } = simulated(log, 'x');
    expect([...state.mats.values()].map((mat) => mat.name)).toEqual(['Mat 1']);
  });
});
