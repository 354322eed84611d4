import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../derive-again.ts';
import { findMatch } from '../progress/find.ts';
import { entryOn } from '../progress/types.ts';
import { podiumOf } from '../results/podium.ts';
import { type BoutEnd, TeamLog } from '../testing/team-log.ts';
import { sheetOfTeams } from '../testing/team-sheet.ts';
import type { EntryId, FormatPlan } from '../types/entities.ts';

const said = { by: 'Chief', reason: 'left the hall' };
/** Red wins every bout. */
const clean: readonly BoutEnd[] = ['red', 'red', 'red', 'red', 'red'];
const single: FormatPlan = { format: 'single-elimination', thirdPlace: 'fought' };

/** Four seeded teams, e1 v e4 and e3 v e2 first. */
const four = (plan: FormatPlan = single, options: Readonly<Record<string, unknown>> = {}) =>
  new TeamLog().setUp(4, { plan, options });

const now = (log: TeamLog, matchId: string) => {
  const found = findMatch(log.state, matchId);
  if (found === null) throw new Error(`no match ${matchId}`);
  return found.now;
};

/** Who meets, what stands, who advanced and how. */
function told(log: TeamLog, matchId: string): string {
  const { red, blue, phase, winner, how } = now(log, matchId);
  const name = (side: typeof red): string => (side.kind === 'entry' ? side.entryId : side.kind);
  const end = how === null ? phase : `${winner ?? 'nobody'} by ${how}`;
  return `${name(red)} v ${name(blue)}: ${end}`;
}

const win = (log: TeamLog, matchId: string, ...ends: readonly BoutEnd[]): TeamLog => {
  log.open(matchId).bouts(matchId, ...(ends.length === 0 ? clean : ends));
  log.must('match', matchId, { type: 'confirm-result' });
  return log;
};

function podium(log: TeamLog): readonly string[] | string {
  const division = log.state.divisions.get('d1');
  const found = division && podiumOf(log.state, division);
  if (found?.kind !== 'places') return found?.kind ?? 'none';
  return found.places.map(({ place, entryId }) => `${place} ${entryId}`);
}

const sideOf = (log: TeamLog, matchId: string, entryId: EntryId): 'red' | 'blue' =>
  entryOn(now(log, matchId).red) === entryId ? 'red' : 'blue';

const isLodged = (log: TeamLog, entryId: EntryId): boolean =>
  log.state.divisions.get('d1')?.entries.get(entryId)?.lineUp?.lodged === true;

const holds = (log: TeamLog) => expect(deriveAgain(log.envelopes)).toEqual([]);

describe('a team that withdraws', () => {
  it('before its first match gives a walkover, and keeps its order should it come back', () => {
    const log = four().withdraw('e1');
    expect(told(log, 'd1-1')).toBe('e1 v e4: blue by walkover');
    expect(told(log, 'd1-4')).toBe('e4 v unknown: waiting');
    expect(log.refusal('match', 'd1-1', { type: 'open-match', matId: 'm1' })).toBe('not-fought');
    expect([isLodged(log, 'e1'), isLodged(log, 'e4')]).toEqual([true, true]);
    log.must('entry', 'e1', { type: 'reinstate-entry' });
    win(log, 'd1-1');
    expect(told(log, 'd1-1')).toBe('e1 v e4: red by last-fighter');
    holds(log);
  });

  it('between two matches keeps what it won, and its opponent goes on in the order', () => {
    const log = win(four(), 'd1-1');
    win(log, 'd1-2', 'red', 'red', 'blue', 'red', 'red', 'red');
    log.withdraw('e1');
    expect(told(log, 'd1-4')).toBe('e1 v e3: blue by walkover');
    win(log, 'd1-3');
    expect(podium(log)).toEqual(['1 e3', '2 e1', '3 e4']);
    log.must('entry', 'e1', { type: 'reinstate-entry' });
    log.open('d1-4');
    const teams = log.record('d1-4').team?.state.setup.teams;
    expect([teams?.a, teams?.b]).toMatchObject([
      { startsAt: 1, submissionsBefore: 5 },
      { startsAt: 2, submissionsBefore: 5 },
    ]);
    holds(log);
  });

  it('while it is on the mat has lost when the table, or a sheet, says so', () => {
    const log = four().open('d1-1').bouts('d1-1', 'red', 'blue');
    log.withdraw('e1');
    expect(told(log, 'd1-1')).toBe('e1 v e4: open');
    const byTable = { type: 'withdraw-fighter', side: 'red', by: 'Chief' } as const;
    for (const place of [1, 2, 3, 4]) log.must('match', 'd1-1', { ...byTable, place });
    log.must('match', 'd1-1', { type: 'confirm-result' });
    expect(told(log, 'd1-1')).toBe('e1 v e4: blue by last-fighter');
    log.open('d1-2').bouts('d1-2', 'blue');
    log.withdraw('e2');
    const result = sheetOfTeams({ winner: 'red', method: 'forfeit', left: [4, 5] });
    log.must('match', 'd1-2', { type: 'enter-paper-result', result });
    expect(told(log, 'd1-4')).toBe('e4 v e3: fightable');
    // Both who lost have left: nobody is third.
    expect(told(log, 'd1-3')).toBe('e1 v e2: nobody by walkover');
    win(log, 'd1-4');
    expect(podium(log)).toEqual(['1 e4', '2 e3']);
    holds(log);
  });

  it('frees its people for another team, and does not come back with them then', () => {
    const log = new TeamLog().setUp(3, { plan: single, lodged: false });
    const members = ['p30', 'p31', 'p32', 'p33', 'p10'].map((personId) => ({
      personId,
      rank: 'blue',
      weightKg: 80,
    }));
    const name = { type: 'name-team', members } as const;
    expect(log.refusal('entry', 'e3', name)).toBe('in-another-team');
    log.withdraw('e1');
    log.must('entry', 'e3', name);
    expect(log.refusal('entry', 'e1', { type: 'reinstate-entry' })).toBe('in-another-team');
    log.name('e3');
    log.must('entry', 'e1', { type: 'reinstate-entry' });
    holds(log);
  });
});

it('a substitute stands in no other team either', () => {
  const log = new TeamLog().setUp(2, { lodged: false, options: { substitutes: 1 } });
  const named = (first: number, bench: string) => ({
    type: 'name-team' as const,
    members: [0, 1, 2, 3, 4].map((i) => ({
      personId: `p${first + i}`,
      rank: 'blue',
      weightKg: 80,
    })),
    substitutes: [{ personId: bench, rank: 'blue', weightKg: 80 }],
  });
  log.must('entry', 'e1', named(10, 'p18'));
  expect(log.refusal('entry', 'e2', named(20, 'p18'))).toBe('in-another-team');
  log.must('entry', 'e2', named(20, 'p28'));
});

describe('a team that is disqualified apart from a match', () => {
  it('gives walkovers, keeps its people free, and stands on no podium', () => {
    const log = win(win(four(), 'd1-1'), 'd1-2');
    log.must('entry', 'e1', { type: 'disqualify-entry', kind: 'disciplinary', ...said });
    expect(told(log, 'd1-4')).toBe('e1 v e3: blue by walkover');
    expect([...log.state.barred.keys()]).toEqual(['p1']);
    win(log, 'd1-3');
    expect(podium(log)).toEqual(['1 e3', '3 e4']);
    log.must('entry', 'e1', { type: 'reinstate-entry', lifted: said });
    expect(told(log, 'd1-4')).toBe('e1 v e3: fightable');
    expect(log.state.barred.size).toBe(0);
    holds(log);
  });
});

describe('a team that does not come', () => {
  const all = { type: 'record-no-show', overrule: said } as const;

  it('loses, before a table has the match or while no bout of it was begun', () => {
    const log = four();
    log.must('match', 'd1-1', { ...all, absent: ['blue'] });
    expect(told(log, 'd1-1')).toBe('e1 v e4: red by no-show');
    log.open('d1-2');
    log.must('match', 'd1-2', { ...all, absent: ['red'] });
    expect(told(log, 'd1-2')).toBe('e3 v e2: blue by no-show');
    // Who did not come is not there for third place either.
    expect(told(log, 'd1-3')).toBe('nobody v nobody: nobody by walkover');
    log.open('d1-4');
    const teams = log.record('d1-4').team?.state.setup.teams;
    expect([teams?.a.startsAt, teams?.b.startsAt]).toEqual([0, 0]);
    log.must('match', 'd1-4', { type: 'release-match' });
    win(log, 'd1-4');
    expect(podium(log)).toEqual(['1 e1', '2 e2']);
    holds(log);
  });

  it('can not be said of once a bout was fought', () => {
    const log = four().open('d1-1').bouts('d1-1', 'red');
    expect(log.refusal('match', 'd1-1', { ...all, absent: ['blue'] })).toBe('already-open');
  });

  it('puts both out where neither came', () => {
    const log = four();
    log.must('match', 'd1-1', { ...all, absent: ['red', 'blue'] });
    win(log, 'd1-2');
    expect(told(log, 'd1-4')).toBe('nobody v e3: blue by walkover');
    expect(told(log, 'd1-3')).toBe('nobody v e2: blue by walkover');
    expect(podium(log)).toEqual(['1 e3', '3 e2']);
  });
});

describe('a team that comes late', () => {
  const late = (log: TeamLog, personId = 'p9') =>
    log.enterOne({ entryId: 'e9', personId, divisionId: 'd1', notDrawn: 'late' });
  const place = (
    log: TeamLog,
    at: Extract<Parameters<TeamLog['must']>[2], { type: 'place-late-entry' }>['place'],
  ) => log.must('division', 'd1', { type: 'place-late-entry', entryId: 'e9', place: at });

  it('takes the place of one that left, and fights once its order is in', () => {
    const log = late(four().withdraw('e4'));
    place(log, { kind: 'instead-of', entryId: 'e4' });
    expect(told(log, 'd1-1')).toBe('e1 v e9: fightable');
    expect(log.refusal('match', 'd1-1', { type: 'open-match', matId: 'm1' })).toBe('order-missing');
    log.name('e9').weigh('e9').lodge('e9');
    win(log, 'd1-1', 'blue', 'blue', 'blue', 'blue', 'blue');
    expect(told(log, 'd1-4')).toBe('e9 v unknown: waiting');
    holds(log);
  });

  it('takes a free place beside a team that had none to fight', () => {
    const log = late(new TeamLog().setUp(3, { plan: single }));
    place(log, { kind: 'bye', matchId: 'd1-1', side: 'blue' });
    log.name('e9').weigh('e9').lodge('e9');
    win(log, 'd1-1');
    expect(told(log, 'd1-1')).toBe('e1 v e9: red by last-fighter');
    holds(log);
  });
});

describe('a team that is disqualified in a match', () => {
  const out = (log: TeamLog) => win(log, 'd1-1', 'red', 'barred-red');
  const tie = { teamDqScope: 'tie' };

  it('leaves a double elimination, or goes on among those with one loss where the organiser has it so', () => {
    const plan: FormatPlan = { format: 'double-elimination' };
    const gone = out(four(plan));
    win(gone, 'd1-2');
    expect(told(gone, 'd1-4')).toBe('nobody v e2: blue by walkover');
    const stays = out(four(plan, tie));
    win(stays, 'd1-2');
    expect(told(stays, 'd1-4')).toBe('e1 v e2: fightable');
    win(stays, 'd1-4');
    expect(told(stays, 'd1-5')).toBe('unknown v e1: waiting');
    holds(stays);
  });

  it('is not there for third place, or is where the organiser has it so', () => {
    const gone = win(out(four()), 'd1-2');
    expect(told(gone, 'd1-3')).toBe('nobody v e2: blue by walkover');
    win(gone, 'd1-4');
    expect(podium(gone)).toEqual(['1 e4', '2 e3', '3 e2']);
    const stays = win(out(four(single, tie)), 'd1-2');
    expect(told(stays, 'd1-3')).toBe('e1 v e2: fightable');
  });

  it('is not there for a repechage, whoever went on to the final', () => {
    const plan: FormatPlan = { format: 'repechage', from: 'finalists' };
    const played = (options: Readonly<Record<string, unknown>>) => {
      const log = out(new TeamLog().setUp(8, { plan, options }));
      for (const matchId of ['d1-2', 'd1-3', 'd1-4', 'd1-5', 'd1-6']) win(log, matchId);
      return [told(log, 'd1-7'), told(log, 'd1-8')];
    };
    expect(played({})).toEqual(['nobody v e5: blue by walkover', 'e6 v e7: fightable']);
    expect(played(tie)).toEqual(['e1 v e5: fightable', 'e6 v e7: fightable']);
  });

  it('in a final leaves second place empty', () => {
    const log = win(win(four(), 'd1-1'), 'd1-2');
    win(log, 'd1-3');
    win(log, 'd1-4', 'barred-blue');
    expect(podium(log)).toEqual(['1 e1', '3 e4']);
  });

  it('with the other one leaves nobody to advance', () => {
    const log = four();
    const result = sheetOfTeams({
      winner: null,
      method: 'team-disqualification',
      left: [4, 4],
      barred: ['red', 'blue'],
    });
    log.must('match', 'd1-1', { type: 'enter-paper-result', result });
    win(log, 'd1-2');
    expect(told(log, 'd1-4')).toBe('nobody v e3: blue by walkover');
    expect(podium(log)).toEqual(['1 e3', '3 e2']);
  });
});

describe('a barred fighter', () => {
  it('is missing in the next team match of another team, and does not stop the team', () => {
    const log = four();
    const fighter = log.members('e3')[2]?.personId ?? '';
    log.enterOne({ entryId: 'e20', personId: fighter, divisionId: 'd1', notDrawn: 'late' });
    log.must('entry', 'e20', { type: 'disqualify-entry', kind: 'disciplinary', ...said });
    log.open('d1-2');
    const side = sideOf(log, 'd1-2', 'e3') === 'red' ? 'a' : 'b';
    expect(log.record('d1-2').team?.state.setup.teams[side].unavailable).toEqual([2]);
  });
});
