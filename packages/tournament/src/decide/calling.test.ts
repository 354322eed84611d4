import { describe, expect, it } from 'vitest';
import { findMatch } from '../progress/find.ts';
import { podiumOf } from '../results/podium.ts';
import { callsOf } from '../schedule/calls.ts';
import { drawn, type TestLog } from '../testing/test-log.ts';

const said = { by: 'Ada', reason: 'head table' };
const call = { type: 'call-match' } as const;
const seeded = (count: number): TestLog => drawn(count, { rest: 360 }, { seeded: true });

function onMat(count: number): TestLog {
  const log = seeded(count);
  log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
  return log;
}

const now = (log: TestLog, matchId: string) => {
  const found = findMatch(log.state, matchId);
  if (found === null) throw new Error(`no match ${matchId}`);
  return found.now;
};

const calls = (log: TestLog, matchId: string): number[] => {
  const found = findMatch(log.state, matchId);
  return found === null ? [] : callsOf(found).map(({ at }) => at);
};

const podium = (log: TestLog): unknown => {
  const division = log.state.divisions.get('d1');
  return division && podiumOf(log.state, division);
};

/** A match fought on the mat from now on, over a minute later. */
function fight(log: TestLog, matchId: string): void {
  const act = (action: object): void => {
    const official = { type: 'official-action', action, instant: log.now, epoch: 1 };
    log.must('match', matchId, official as Parameters<TestLog['must']>[2]);
  };
  log.must('match', matchId, { type: 'open-match', matId: 'm1' });
  act({ do: 'start' });
  log.now += 60_000;
  act({ do: 'submission', side: 'red', by: 'tap' });
  log.must('match', matchId, { type: 'confirm-result' });
}

describe('calling', () => {
  it('card 74: waits for the rest, then calls at intervals; after the third a no-show may be said', () => {
    const log = onMat(4);
    fight(log, 'd1-1');
    const ended = log.now;
    log.paper('d1-2', 'red');
    log.now = ended + 359_000;
    expect(log.refusal('match', 'd1-3', call)).toBe('match-held');
    log.now = ended + 360_000;
    log.must('match', 'd1-3', call);
    log.now += 89_000;
    expect(log.refusal('match', 'd1-3', call)).toBe('too-early');
    log.now += 1_000;
    log.must('match', 'd1-3', call);
    const absent = { type: 'record-no-show', absent: ['blue'] } as const;
    expect(log.refusal('match', 'd1-3', absent)).toBe('not-called');
    log.now += 90_000;
    log.must('match', 'd1-3', call);
    expect(calls(log, 'd1-3')).toEqual([360, 450, 540].map((s) => ended + s * 1000));
    expect(log.refusal('match', 'd1-3', call)).toBe('all-called');
    log.must('match', 'd1-3', absent);
    expect(now(log, 'd1-3')).toMatchObject({ phase: 'confirmed', winner: 'red', how: 'no-show' });
  });

  it('card 74: an overruled rest, and a no-show before the last call, need a name and a reason', () => {
    const log = onMat(4);
    fight(log, 'd1-1');
    log.paper('d1-2', 'red');
    const blank = { by: ' ', reason: 'late' };
    expect(log.refusal('match', 'd1-3', { ...call, overrule: blank })).toBe('blank');
    log.must('match', 'd1-3', { ...call, overrule: said });
    const found = findMatch(log.state, 'd1-3');
    expect(found === null ? null : callsOf(found)[0]?.overrule).toEqual(said);
    const absent = { type: 'record-no-show', absent: ['red', 'blue'] } as const;
    expect(log.refusal('match', 'd1-3', { ...absent, overrule: blank })).toBe('blank');
    expect(log.refusal('match', 'd1-3', { ...absent, absent: [] })).toBe('nobody-absent');
    log.must('match', 'd1-3', { ...absent, overrule: said });
    expect(now(log, 'd1-3')).toMatchObject({ phase: 'confirmed', winner: null });
  });

  it('counts only the calls of the two who are to meet', () => {
    const log = seeded(4).paper('d1-1', 'red').paper('d1-2', 'red');
    log.now += 600_000;
    log.must('match', 'd1-3', call);
    const result = {
      winner: 'blue',
      method: 'points',
      red: { points: 0 },
      blue: { points: 2 },
    } as const;
    const sheet = { ...result, elapsedMs: null, by: 'Ada' };
    log.must('match', 'd1-1', { type: 'correct-result', result: sheet, ...said, seen: [] });
    expect(calls(log, 'd1-3')).toEqual([]);
    log.must('match', 'd1-3', call);
    expect(calls(log, 'd1-3')).toHaveLength(1);
  });

  it('goes on at a table that has the match, until it is started', () => {
    const log = onMat(4);
    log.device = 'tablet';
    log.must('match', 'd1-1', { type: 'open-match', matId: 'm1' });
    const gone = {
      type: 'official-action',
      action: { do: 'forfeit', side: 'blue', reason: 'no-show' },
      instant: log.now,
      epoch: 1,
    } as const;
    expect(log.refusal('match', 'd1-1', gone)).toBe('not-called');
    for (let i = 0; i < 3; i += 1) {
      log.must('match', 'd1-1', call);
      log.now += 90_000;
    }
    log.must('match', 'd1-1', gone);
    expect(log.refusal('match', 'd1-1', call)).not.toBe('not-called');
  });
});

describe('a medical hold', () => {
  it('keeps a person from being called in every division, until it is over or lifted', () => {
    const log = onMat(4);
    log.division('d2').enterOne({ entryId: 'e9', personId: 'p1', divisionId: 'd2' });
    log.enterOne({ entryId: 'e10', personId: 'p10', divisionId: 'd2' }).draw('d2');
    log.must('entry', 'e9', { type: 'hold-entry', until: null, ...said });
    expect(log.refusal('match', 'd1-1', call)).toBe('match-held');
    expect(log.refusal('match', 'd1-1', { type: 'open-match', matId: 'm1' })).toBe('match-held');
    log.must('match', 'd1-2', call);
    log.must('entry', 'e1', { type: 'lift-hold', by: 'Dr Ada' });
    log.must('match', 'd1-1', call);
    const hold = { type: 'hold-entry', until: log.now + 1000, ...said } as const;
    log.must('entry', 'e1', hold);
    expect(log.refusal('match', 'd1-1', { type: 'open-match', matId: 'm1' })).toBe('match-held');
    log.now += 1000;
    log.must('match', 'd1-1', { type: 'open-match', matId: 'm1' });
    expect(log.refusal('entry', 'e1', hold)).toBe('bad-time');
    expect(log.refusal('entry', 'e1', { ...hold, until: 1e308 })).toBe('bad-time');
  });
});

describe('a disqualification apart from a match', () => {
  it('card 59: takes the place and moves nobody up', () => {
    const log = seeded(8);
    for (const id of ['d1-1', 'd1-2', 'd1-3', 'd1-4', 'd1-5', 'd1-6', 'd1-7']) log.paper(id, 'red');
    expect(podium(log)).toMatchObject({ places: [{}, {}, { entryId: 'e5' }, { entryId: 'e7' }] });
    log.must('entry', 'e7', { type: 'disqualify-entry', kind: 'disciplinary', ...said });
    expect(podium(log)).toEqual({
      kind: 'places',
      places: [
        { place: 1, entryId: 'e1' },
        { place: 2, entryId: 'e3' },
        { place: 3, entryId: 'e5' },
      ],
    });
    expect(log.refusal('entry', 'e7', { type: 'reinstate-entry' })).toBe('blank');
    log.must('entry', 'e7', { type: 'reinstate-entry', lifted: said });
    expect(podium(log)).toMatchObject({ places: [{}, {}, {}, { entryId: 'e7' }] });
  });

  it('ends a technical one in its division only, a disciplinary one everywhere', () => {
    for (const kind of ['technical', 'disciplinary'] as const) {
      const log = seeded(2).division('d2');
      log.enterOne({ entryId: 'e9', personId: 'p1', divisionId: 'd2' });
      log.enterOne({ entryId: 'e10', personId: 'p10', divisionId: 'd2' }).draw('d2');
      log.must('entry', 'e1', { type: 'disqualify-entry', kind, ...said });
      expect(now(log, 'd1-1').phase).toBe('decided');
      expect(now(log, 'd2-1').phase).toBe(kind === 'technical' ? 'fightable' : 'decided');
    }
  });
});

describe('an injury', () => {
  it('ends one division and leaves the way back in another', () => {
    const log = seeded(2).division('d2');
    log.enterOne({ entryId: 'e9', personId: 'p1', divisionId: 'd2' });
    log.enterOne({ entryId: 'e10', personId: 'p10', divisionId: 'd2' }).draw('d2');
    log.withdraw('e1');
    expect(now(log, 'd1-1')).toMatchObject({ phase: 'decided', how: 'walkover' });
    expect(now(log, 'd2-1').phase).toBe('fightable');
  });
});

describe('a cancelled match', () => {
  it('lets nobody advance, and who would have met the winner goes on', () => {
    const log = seeded(8);
    log.must('match', 'd1-1', { type: 'cancel-match', ...said });
    expect(now(log, 'd1-1')).toMatchObject({ phase: 'decided', winner: null, how: 'cancelled' });
    log.paper('d1-2', 'red');
    expect(now(log, 'd1-5')).toMatchObject({ phase: 'decided', winner: 'blue', how: 'walkover' });
    log.must('match', 'd1-1', { type: 'restore-match', ...said });
    expect(now(log, 'd1-5').phase).toBe('waiting');
    expect(log.refusal('match', 'd1-1', { type: 'restore-match', ...said })).toBe('not-cancelled');
  });

  it('stays cancelled once somebody fought on it, and a fought one is not cancelled', () => {
    const log = seeded(8);
    log.must('match', 'd1-1', { type: 'cancel-match', ...said });
    for (const id of ['d1-2', 'd1-3', 'd1-4', 'd1-6', 'd1-7']) log.paper(id, 'red');
    expect(log.refusal('match', 'd1-1', { type: 'restore-match', ...said })).toBe(
      'bracket-moved-on',
    );
    expect(log.refusal('match', 'd1-7', { type: 'cancel-match', ...said })).toBe('match-confirmed');
    expect(log.refusal('match', 'd1-1', { type: 'cancel-match', ...said })).toBe(
      'already-cancelled',
    );
  });

  it('counts for nobody in a round robin', () => {
    const plan = { format: 'round-robin', thirdPlace: 'none' } as const;
    const log = drawn(3, {}, { seeded: true, plan });
    log.must('match', 'd1-1', { type: 'cancel-match', ...said });
    log.paper('d1-2', 'red').paper('d1-3', 'red');
    expect(now(log, 'd1-1').winner).toBeNull();
    expect(podium(log)).toMatchObject({ kind: 'places' });
  });
});

describe('a late entry', () => {
  const late = (log: TestLog, entryId: string): void => {
    const person = `p${entryId.slice(1)}`;
    log.enterOne({ entryId, personId: person, divisionId: 'd1', notDrawn: 'late' });
  };

  it('card 38: takes the bye against the first seed and leaves what was fought', () => {
    const log = seeded(7);
    const fought = ['d1-2', 'd1-3', 'd1-4'];
    for (const id of fought) log.paper(id, 'red');
    const before = fought.map((id) => now(log, id));
    expect(log.refusal('division', 'd1', { type: 'clear-draw' })).toBe('division-started');
    late(log, 'e8');
    const place = { kind: 'bye', matchId: 'd1-1', side: 'blue' } as const;
    expect(now(log, 'd1-1').match.blue.kind).toBe('bye');
    log.must('division', 'd1', { type: 'place-late-entry', entryId: 'e8', place });
    expect(fought.map((id) => now(log, id))).toEqual(before);
    expect(now(log, 'd1-1')).toMatchObject({ phase: 'fightable', number: 7 });
    expect(log.state.nextNumber).toBe(8);
    log.paper('d1-1', 'blue');
    expect(now(log, 'd1-5').red).toEqual({ kind: 'entry', entryId: 'e8' });
    const again = { type: 'place-late-entry', entryId: 'e8', place } as const;
    expect(log.refusal('division', 'd1', again)).toBe('already-there');
  });

  it('card 38: is not offered the bye once the first seed has fought', () => {
    const log = seeded(7);
    for (const id of ['d1-2', 'd1-3', 'd1-4', 'd1-5']) log.paper(id, 'red');
    late(log, 'e8');
    const place = { kind: 'bye', matchId: 'd1-1', side: 'blue' } as const;
    const action = { type: 'place-late-entry', entryId: 'e8', place } as const;
    expect(log.refusal('division', 'd1', action)).toBe('place-taken');
  });

  it('takes the place of somebody who left without having fought', () => {
    const log = seeded(4).withdraw('e4');
    late(log, 'e8');
    const place = { kind: 'instead-of', entryId: 'e4' } as const;
    log.must('division', 'd1', { type: 'place-late-entry', entryId: 'e8', place });
    expect(now(log, 'd1-1')).toMatchObject({ phase: 'fightable', blue: { entryId: 'e8' } });
    expect(log.refusal('entry', 'e4', { type: 'reinstate-entry' })).toBe('replaced');
    const other = seeded(4).paper('d1-1', 'red').withdraw('e1');
    late(other, 'e8');
    const action = {
      type: 'place-late-entry',
      entryId: 'e8',
      place: { kind: 'instead-of', entryId: 'e1' },
    } as const;
    expect(other.refusal('division', 'd1', action)).toBe('place-taken');
  });

  it('has a number of its own in the lower part of a double elimination too', () => {
    const plan = { format: 'double-elimination' } as const;
    const log = drawn(7, {}, { seeded: true, plan });
    const total = log.state.nextNumber;
    late(log, 'e8');
    const place = { kind: 'bye', matchId: 'd1-1', side: 'blue' } as const;
    log.must('division', 'd1', { type: 'place-late-entry', entryId: 'e8', place });
    expect(log.state.nextNumber).toBe(total + 2);
    log.paper('d1-1', 'red').paper('d1-2', 'red');
    const lower = now(log, 'd1-7');
    expect(lower).toMatchObject({ red: { entryId: 'e8' }, blue: { entryId: 'e4' } });
  });
});
