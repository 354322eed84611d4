import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../derive-again.ts';
import { findMatch } from '../progress/find.ts';
import { type BoutEnd, TeamLog } from '../testing/team-log.ts';
import { tableView } from '../views/mat.ts';
import { matchPage } from '../views/match-page.ts';

const phase = (log: TeamLog, matchId: string) => findMatch(log.state, matchId)?.now.phase;
const team = (log: TeamLog, matchId = 'd1-1') => {
  const found = log.record(matchId).team;
  if (found === null) throw new Error('no team match');
  return found;
};
/** Red wins every bout. */
const clean: readonly BoutEnd[] = ['red', 'red', 'red', 'red', 'red'];

/** Everything that a log tells derives again from its actions. */
const holds = (log: TeamLog) => expect(deriveAgain(log.envelopes)).toEqual([]);

describe('a team match of a bracket', () => {
  it('opens with the first two of the orders, and goes on with who stays', () => {
    const log = new TeamLog().setUp(2).open('d1-1');
    expect(team(log).onMat).toEqual({ a: 0, b: 0 });
    expect(log.record('d1-1').bout?.setup).toMatchObject({ stage: 'team', ranks: { red: 'blue' } });
    log.bouts('d1-1', 'red');
    expect(team(log).onMat).toEqual({ a: 0, b: 1 });
    log.bouts('d1-1', 'blue');
    expect(team(log).onMat).toEqual({ a: 1, b: 1 });
    log.bouts('d1-1', 'draw');
    expect(team(log).onMat).toEqual({ a: 2, b: 2 });
    expect(phase(log, 'd1-1')).toBe('open');
    holds(log);
  });

  it('takes nothing that was meant for other bouts, where the sender says for which', () => {
    const log = new TeamLog().setUp(2).open('d1-1').bouts('d1-1', 'red').fight('d1-1', 'red');
    const { epoch } = log.record('d1-1');
    const again = { type: 'confirm-bout', epoch } as const;
    log.must('match', 'd1-1', again);
    log.must('match', 'd1-1', { type: 'take-back-bout', bout: 1, reason: '' });
    // The first bout is on the mat again, over as it was: a late second press does not confirm it.
    for (const action of [
      again,
      { type: 'take-back-bout', bout: 1, reason: '', epoch },
      { type: 'pick-fighter', side: 'red', place: 0, epoch },
      { type: 'withdraw-fighter', side: 'red', place: 3, by: 'Doctor', epoch },
      { type: 'rule-team-match', winner: 'red', by: 'Chief', reason: 'level', epoch },
    ] as const) {
      expect(log.refusal('match', 'd1-1', action)).toBe('stale-lease');
    }
    expect(team(log).acts).toEqual([]);
    const now = log.record('d1-1').epoch;
    log.must('match', 'd1-1', { type: 'confirm-bout', epoch: now });
    expect(log.refusal('match', 'd1-1', { type: 'confirm-bout' })).toBe('not-over');
    holds(log);
  });

  it('is confirmed after its last bout, once for all', () => {
    const log = new TeamLog()
      .setUp(2)
      .open('d1-1')
      .bouts('d1-1', ...clean.slice(1));
    expect(log.refusal('match', 'd1-1', { type: 'confirm-result' })).toBe('bout-open');
    log.bouts('d1-1', 'red');
    expect(team(log).onMat).toBeNull();
    expect(log.refusal('match', 'd1-1', { type: 'confirm-bout' })).toBe('no-bout');
    expect(phase(log, 'd1-1')).toBe('open');
    log.must('match', 'd1-1', { type: 'confirm-result' });
    expect(log.record('d1-1').result).toMatchObject({
      winner: 'red',
      method: 'last-fighter',
      out: ['blue'],
      barred: [],
      points: { red: 5, blue: 0 },
      elapsedMs: 300_000,
    });
    expect(phase(log, 'd1-1')).toBe('confirmed');
    holds(log);
  });

  it('takes nothing for a bout that is confirmed, nor under the lease of one before', () => {
    const log = new TeamLog().setUp(2).open('d1-1');
    log.fight('d1-1', 'red');
    const { epoch } = log.record('d1-1');
    log.must('match', 'd1-1', { type: 'confirm-bout' });
    const late = { type: 'official-action', action: { do: 'start' }, instant: log.now } as const;
    expect(log.refusal('match', 'd1-1', { ...late, epoch })).toBe('stale-lease');
    expect(log.refusal('match', 'd1-1', { type: 'confirm-bout' })).toBe('not-over');
    log.bouts('d1-1', ...clean.slice(1));
    const after = { ...late, epoch: log.record('d1-1').epoch };
    expect(log.refusal('match', 'd1-1', after)).toBe('bout-confirmed');
    expect(log.refusal('match', 'd1-1', { type: 'swap-sides' })).toBe('teams-stay');
    expect(log.refusal('match', 'd1-1', { type: 'release-match' })).toBe('already-started');
  });

  it('takes a bout back with everything after it', () => {
    const log = new TeamLog().setUp(2).open('d1-1').bouts('d1-1', 'red', 'blue', 'draw');
    const back = (bout: number) =>
      ({ type: 'take-back-bout', bout, reason: 'wrong side' }) as const;
    expect(log.refusal('match', 'd1-1', back(4))).toBe('unknown-bout');
    expect(log.refusal('match', 'd1-1', back(0))).toBe('unknown-bout');
    log.must('match', 'd1-1', back(2));
    expect(team(log)).toMatchObject({ onMat: { a: 0, b: 1 }, acts: [{ is: 'bout' }] });
    // It stands on the mat as it ended: the wrong call can be taken back.
    expect(log.record('d1-1').bout?.actions).toHaveLength(2);
    log.act('d1-1', { do: 'void', action: 1, reason: 'wrong side' });
    log.act('d1-1', { do: 'submission', side: 'red', by: 'tap' });
    log.must('match', 'd1-1', { type: 'confirm-bout' });
    expect(team(log).onMat).toEqual({ a: 0, b: 2 });
    holds(log);
  });

  it('goes on without who is hurt, in a bout or between two (CLS-ORD-03)', () => {
    const log = new TeamLog().setUp(2).open('d1-1').bouts('d1-1', 'hurt-red');
    expect(team(log).onMat).toEqual({ a: 1, b: 0 });
    const out = { type: 'withdraw-fighter', side: 'red', place: 2, by: 'Doctor' } as const;
    expect(log.refusal('match', 'd1-1', { ...out, by: ' ' })).toBe('blank');
    expect(log.refusal('match', 'd1-1', { ...out, place: 9 })).toBe('no-such-place');
    log.must('match', 'd1-1', out);
    expect(log.refusal('match', 'd1-1', out)).toBe('no-change');
    log.act('d1-1', { do: 'start' });
    expect(log.refusal('match', 'd1-1', { ...out, place: 3 })).toBe('bout-running');
    log.now += 1000;
    log.act('d1-1', { do: 'submission', side: 'blue', by: 'tap' });
    log.must('match', 'd1-1', { type: 'confirm-bout' });
    expect(team(log).onMat).toEqual({ a: 3, b: 0 });
    holds(log);
  });

  it('changes who is up when that one is withdrawn before the start', () => {
    const log = new TeamLog().setUp(2).open('d1-1').bouts('d1-1', 'red');
    const { epoch } = log.record('d1-1');
    const out = { type: 'withdraw-fighter', side: 'blue', place: 1, by: 'Doctor' } as const;
    log.must('match', 'd1-1', out);
    expect(team(log).onMat).toEqual({ a: 0, b: 2 });
    expect(log.record('d1-1').epoch).toBe(epoch + 1);
  });
});

describe('two teams that are level', () => {
  const level = (ends: readonly BoutEnd[] = ['draw', 'draw', 'draw', 'draw', 'draw']) =>
    new TeamLog()
      .setUp(2)
      .open('d1-1')
      .bouts('d1-1', ...ends);

  it('pick fighters, sealed until both have, for a bout that settles it (CLS-TBK-05, CLS-TBK-06)', () => {
    const log = level();
    const table = () => tableView(log.state, new Map(), 'm1', log.now)?.match?.team;
    expect(table()).toMatchObject({ onMat: null, match: { awaiting: 'team-tie-break' } });
    expect(log.refusal('match', 'd1-1', { type: 'confirm-result' })).toBe('not-over');
    log.must('match', 'd1-1', { type: 'pick-fighter', side: 'red', place: 3 });
    expect(table()?.picking).toMatchObject({
      a: { picked: true, from: 'b' },
      b: { picked: false },
    });
    expect(table()?.acts.at(-1)).toEqual({ is: 'pick', team: 'a', name: null });
    expect(table()?.match.up).toBeNull();
    const again = { type: 'pick-fighter', side: 'red', place: 1 } as const;
    expect(log.refusal('match', 'd1-1', again)).toBe('already-picked');
    log.must('match', 'd1-1', { type: 'pick-fighter', side: 'blue', place: 0 });
    expect(team(log).onMat).toEqual({ a: 0, b: 3 });
    expect(table()).toMatchObject({ settling: true, acts: { 5: { name: 'p23' } } });
    expect(log.record('d1-1').bout?.setup.rules.periods[0]?.lengthMs).toBeNull();
    log.bouts('d1-1', 'blue');
    log.must('match', 'd1-1', { type: 'confirm-result' });
    expect(log.record('d1-1').result).toMatchObject({ winner: 'blue', method: 'sudden-death' });
    const page = matchPage(log.state, new Map(), 'd1-1', log.now);
    expect(page?.team?.match.steps.map(({ by, winner }) => [by, winner])).toEqual([
      ['last-bout-warnings', null],
      ['total-warnings', null],
      ['tournament-submissions', null],
      ['sudden-death', 'b'],
    ]);
    holds(log);
  });

  it('lose a pick with the bout before it', () => {
    const log = level();
    log.must('match', 'd1-1', { type: 'pick-fighter', side: 'red', place: 3 });
    log.must('match', 'd1-1', { type: 'take-back-bout', bout: 5, reason: '' });
    expect(team(log)).toMatchObject({ onMat: { a: 4, b: 4 }, state: { phase: { is: 'bout' } } });
    holds(log);
  });

  it('stay level after a double third warning in the last bout, which both teams share', () => {
    const log = level(['draw', 'draw', 'draw', 'draw', 'both-warned']);
    const steps = team(log).state.steps.map(({ by, a, b, passedOver }) => [by, a, b, passedOver]);
    expect(steps).toEqual([
      ['last-bout-warnings', 3, 3, true],
      ['total-warnings', 3, 3, false],
      ['tournament-submissions', 0, 0, false],
      ['sudden-death', null, null, false],
    ]);
    expect(team(log)).toMatchObject({ onMat: null, state: { phase: { is: 'tie-break' } } });
    holds(log);
  });
});

describe('a fighter who is barred', () => {
  it('costs the team the match and the tournament, and the fighter alone may not come back (CLS-DISC-02, CLS-DISC-11)', () => {
    const log = new TeamLog().setUp(4).open('d1-1').bouts('d1-1', 'barred-red');
    log.must('match', 'd1-1', { type: 'confirm-result' });
    const { result, entries } = log.record('d1-1');
    const out = Number(entries.red.slice(1)) * 10;
    expect(result).toMatchObject({
      winner: 'blue',
      method: 'team-disqualification',
      barred: ['red'],
      barredFighters: [`p${out}`],
    });
    expect(log.state.barred.has(`p${out}`)).toBe(true);
    expect(log.state.barred.has(`p${out + 1}`)).toBe(false);
    log.must('match', 'd1-1', { type: 'reopen-result', by: 'Chief', reason: 'mistaken' });
    expect(log.state.barred.size).toBe(0);
    log.must('match', 'd1-1', { type: 'take-back-bout', bout: 1, reason: '' });
    holds(log);
  });

  it('costs no more than the match where the organiser has it so', () => {
    const log = new TeamLog()
      .setUp(2, { options: { teamDqScope: 'tie' } })
      .open('d1-1')
      .bouts('d1-1', 'barred-blue');
    log.must('match', 'd1-1', { type: 'confirm-result' });
    expect(log.record('d1-1').result).toMatchObject({ winner: 'red', barred: [] });
  });
});

describe('the next team match', () => {
  const final = (log: TeamLog) => {
    log.open('d1-1').bouts('d1-1', 'red', 'red', 'red', 'red', 'blue', 'red');
    log.must('match', 'd1-1', { type: 'confirm-result' });
    log.open('d1-2').bouts('d1-2', ...clean);
    log.must('match', 'd1-2', { type: 'confirm-result' });
    return log;
  };
  const sideOf = (log: TeamLog, matchId: string, entryId: string) =>
    log.record(matchId).entries.red === entryId ? 'a' : 'b';

  it('goes on in the order, with what was done before (CLS-ORD-01, CLS-ORD-07, CLS-ORD-08)', () => {
    const log = final(new TeamLog().setUp(4));
    const first = log.record('d1-1').entries.red;
    log.open('d1-3');
    const own = team(log, 'd1-3').state.setup.teams[sideOf(log, 'd1-3', first)];
    expect(own).toMatchObject({ startsAt: 2, submissionsBefore: 5, warningsBefore: 0 });
    holds(log);
  });

  it('leaves out who was hurt, until somebody says otherwise (CLS-ORD-05)', () => {
    const log = new TeamLog()
      .setUp(4)
      .open('d1-1')
      .bouts('d1-1', 'hurt-red', ...clean);
    log.must('match', 'd1-1', { type: 'confirm-result' });
    const { red } = log.record('d1-1').entries;
    const hurt = `p${Number(red.slice(1)) * 10}`;
    const says = { type: 'set-member-injured', personId: hurt, by: 'Doctor' } as const;
    expect(log.refusal('entry', red, { ...says, injured: true })).toBe('no-change');
    log.open('d1-2').bouts('d1-2', ...clean);
    log.must('match', 'd1-2', { type: 'confirm-result' });
    const opened = (cleared: boolean) => {
      if (cleared) log.must('entry', red, { ...says, injured: false });
      log.open('d1-3');
      const { unavailable } = team(log, 'd1-3').state.setup.teams[sideOf(log, 'd1-3', red)];
      log.must('match', 'd1-3', { type: 'release-match' });
      return unavailable;
    };
    expect(opened(false)).toEqual([0]);
    expect(opened(true)).toEqual([]);
    holds(log);
  });

  it('begins with who was passed over as hurt and is cleared, where that one was next', () => {
    const log = new TeamLog().setUp(4).open('d1-1');
    const { red } = log.record('d1-1').entries;
    const next = `p${Number(red.slice(1)) * 10 + 1}`;
    const out = { type: 'withdraw-fighter', side: 'red', place: 1, by: 'Doctor' } as const;
    log.must('match', 'd1-1', out);
    log.bouts('d1-1', ...clean);
    log.must('match', 'd1-1', { type: 'confirm-result' });
    log.open('d1-2').bouts('d1-2', ...clean);
    log.must('match', 'd1-2', { type: 'confirm-result' });
    const opened = () => {
      log.open('d1-3');
      const { startsAt } = team(log, 'd1-3').state.setup.teams[sideOf(log, 'd1-3', red)];
      log.must('match', 'd1-3', { type: 'release-match' });
      return startsAt;
    };
    expect(opened()).toBe(2);
    const says = { type: 'set-member-injured', personId: next, by: 'Doctor' } as const;
    log.must('entry', red, { ...says, injured: false });
    expect(opened()).toBe(1);
    holds(log);
  });

  it('has who was on medical hold for a time, once that is over', () => {
    const log = new TeamLog().setUp(4);
    log.division('d2').enterOne({ entryId: 'e90', personId: 'p10', divisionId: 'd2' });
    const held = { type: 'hold-entry', by: 'Doctor', reason: 'a cut' } as const;
    log.must('entry', 'e90', { ...held, until: log.now + 60_000 });
    const own = ['d1-1', 'd1-2'].map((matchId) => {
      log.open(matchId).bouts(matchId, ...clean);
      log.must('match', matchId, { type: 'confirm-result' });
      const { entries } = log.record(matchId);
      return { entries, state: team(log, matchId).state };
    });
    const first = own.find(({ entries }) => entries.red === 'e1');
    expect(first?.state.setup.teams.a.unavailable).toEqual([0]);
    log.open('d1-3');
    const side = sideOf(log, 'd1-3', 'e1');
    expect(team(log, 'd1-3').state.setup.teams[side].unavailable).toEqual([]);
    holds(log);
  });

  it('keeps the hurt out where the organiser has it so', () => {
    const log = new TeamLog()
      .setUp(4, { options: { injuredFighter: 'rest-of-event' } })
      .open('d1-1')
      .bouts('d1-1', 'hurt-red', ...clean);
    log.must('match', 'd1-1', { type: 'confirm-result' });
    const { red } = log.record('d1-1').entries;
    const personId = `p${Number(red.slice(1)) * 10}`;
    const fit = { type: 'set-member-injured', personId, injured: false, by: 'Doctor' } as const;
    expect(log.refusal('entry', red, fit)).toBe('rest-of-event');
  });

  it('has a new order where the organiser lets teams change it, and none else (CLS-ORD-02)', () => {
    const again = (entryId: string) => {
      const first = Number(entryId.slice(1)) * 10;
      return { type: 'lodge-order', order: [4, 3, 2, 1, 0].map((i) => `p${first + i}`) } as const;
    };
    const fixed = final(new TeamLog().setUp(4));
    const own = fixed.record('d1-1').entries.red;
    expect(fixed.refusal('entry', own, again(own))).toBe('order-lodged');
    const log = final(new TeamLog().setUp(4, { options: { reorderBetweenTies: 'yes' } }));
    log.must('entry', own, again(own));
    expect(log.refusal('entry', own, again(own))).toBe('order-lodged');
    log.open('d1-3');
    const { order, startsAt } = team(log, 'd1-3').state.setup.teams[sideOf(log, 'd1-3', own)];
    expect([startsAt, order[0]?.name]).toEqual([0, `p${Number(own.slice(1)) * 10 + 4}`]);
    holds(log);
  });
});

describe('a team match is not opened', () => {
  it('without both orders, or with a team that may not stand, unless somebody overrules (CLS-COMP-03, CLS-COMP-10)', () => {
    const log = new TeamLog().setUp(2, { lodged: false });
    const open = { type: 'open-match', matId: 'm1' } as const;
    log.lodge('e1');
    expect(log.refusal('match', 'd1-1', open)).toBe('order-missing');
    log.lodge('e2');
    log.must('entry', 'e2', { type: 'weigh-member', personId: 'p20', weightKg: 120 });
    expect(log.refusal('match', 'd1-1', open)).toBe('team-not-admitted');
    log.must('match', 'd1-1', { ...open, overrule: { by: 'Chief', reason: 'scale broken' } });
    holds(log);
  });

  it('with a team of four without an injury (CLS-COMP-01)', () => {
    const log = new TeamLog().setUp(2, { lodged: false });
    const four = [0, 1, 2, 3].map((i) => ({ personId: `p${10 + i}`, rank: 'blue', weightKg: 80 }));
    log.must('entry', 'e1', { type: 'name-team', members: four });
    const order = four.map(({ personId }) => personId);
    expect(log.refusal('entry', 'e1', { type: 'lodge-order', order })).toBe('team-size');
  });

  it('with a team over its limit, but with one member left out where the organiser has it so (CLS-COMP-10)', () => {
    const log = new TeamLog().setUp(2, { options: { overLimitTeam: 'drop-fighter' } });
    const drop = { type: 'leave-member-out', personId: 'p11', by: 'Chief' } as const;
    expect(log.refusal('entry', 'e1', drop)).toBe('no-drop');
    log.must('entry', 'e1', { type: 'weigh-member', personId: 'p10', weightKg: 140 });
    log.must('entry', 'e1', drop);
    expect(log.refusal('entry', 'e1', { ...drop, personId: 'p12' })).toBe('one-left-out');
    log.open('d1-1');
    const side = log.record('d1-1').entries.red === 'e1' ? 'a' : 'b';
    expect(team(log).state.setup.teams[side].unavailable).toEqual([1]);
  });

  it('and a substitute comes in for who is hurt, within the limit', () => {
    const log = new TeamLog().setUp(2, { lodged: false, options: { substitutes: 1 } });
    const people = [0, 1, 2, 3, 4].map((i) => ({
      personId: `p${10 + i}`,
      rank: 'blue',
      weightKg: 80,
    }));
    const bench = (weightKg: number) => [{ personId: 'p18', rank: 'blue', weightKg }];
    const name = { type: 'name-team', members: people } as const;
    const two = [...bench(80), { personId: 'p19', rank: 'blue', weightKg: 80 }];
    expect(log.refusal('entry', 'e1', { ...name, substitutes: two })).toBe('too-many-substitutes');
    log.must('entry', 'e1', { ...name, substitutes: bench(130) });
    const put = {
      type: 'put-substitute',
      personId: 'p12',
      substitute: 'p18',
      by: 'Chief',
    } as const;
    expect(log.refusal('entry', 'e1', put)).toBe('not-hurt');
    const hurt = {
      type: 'set-member-injured',
      personId: 'p12',
      injured: true,
      by: 'Doctor',
    } as const;
    log.must('entry', 'e1', hurt);
    expect(log.refusal('entry', 'e1', put)).toBe('not-legal');
    log.must('entry', 'e1', { type: 'weigh-member', personId: 'p18', weightKg: 85 });
    log.must('entry', 'e1', put);
    const ids = log.state.divisions
      .get('d1')
      ?.entries.get('e1')
      ?.lineUp?.members.map((m) => m.personId);
    expect(ids).toEqual(['p10', 'p11', 'p18', 'p13', 'p14']);
  });
});

describe('a sheet of paper', () => {
  const sheet = (method: 'last-fighter' | 'points') =>
    ({
      type: 'enter-paper-result',
      result: {
        winner: 'red',
        method,
        red: { points: 2 },
        blue: { points: 0 },
        elapsedMs: null,
        by: 'Ada',
      },
    }) as const;

  it('tells how a team match ended as one does', () => {
    const log = new TeamLog().setUp(2);
    expect(log.refusal('match', 'd1-1', sheet('points'))).toBe('bad-paper');
    log.must('match', 'd1-1', sheet('last-fighter'));
    expect(phase(log, 'd1-1')).toBe('confirmed');
    holds(log);
  });
});
