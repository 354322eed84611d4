import { describe, expect, it } from 'vitest';
import { faultsIn } from '../census/invariants.ts';
import { plansFor } from '../census/plans.ts';
import { deriveAgain } from '../derive-again.ts';
import { progressOf } from '../progress/memo.ts';
import { podiumOf } from '../results/podium.ts';
import { simulated, takeOn } from '../testing/simulated.ts';
import { TeamLog } from '../testing/team-log.ts';
import { peopleOf, teamOpen } from '../testing/team-open.ts';
import { resultsView } from '../views/tournament.ts';

const open = () =>
  teamOpen([
    { event: 'single-rank', teams: 8 },
    { event: 'all-ranks', teams: 5, plan: { format: 'round-robin', thirdPlace: 'shared' } },
  ]);

const actionsOf = (envelopes: ReturnType<typeof simulated>['envelopes']) =>
  new Set(envelopes.map(({ action }) => action.type));

describe('a simulated tournament of teams', () => {
  it('is fought bout by bout to its end, whatever happens between the bouts', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 5; seed += 1) {
      const { state, envelopes, end } = simulated(open(), `${seed}`);
      expect(end.blocked).toEqual([]);
      for (const division of state.divisions.values()) {
        expect(progressOf(state, division).complete).toBe(true);
        expect(podiumOf(state, division).kind).not.toBe('open');
        for (const { record } of progressOf(state, division).matches) {
          if (record?.standing === 'confirmed') expect(record.team?.acts).not.toEqual([]);
        }
      }
      expect(deriveAgain(envelopes)).toEqual([]);
      for (const type of actionsOf(envelopes)) seen.add(type);
    }
    for (const type of ['lodge-order', 'confirm-bout', 'take-back-bout', 'withdraw-fighter']) {
      expect(seen).toContain(type);
    }
    expect(seen).toContain('set-member-injured');
  });

  it.each([2, 3, 4, 5, 8])('of %i teams is fought in every format that fits', (teams) => {
    for (const plan of plansFor(teams)) {
      const log = () =>
        teamOpen([{ event: teams % 2 === 0 ? 'single-rank' : 'all-ranks', teams, plan }]);
      const name = JSON.stringify(plan);
      const { state, envelopes, end } = simulated(log(), name);
      expect([name, end.blocked, faultsIn(state)]).toEqual([name, [], []]);
      const division = state.divisions.get('d1');
      expect(division && progressOf(state, division).complete).toBe(true);
      expect(deriveAgain(envelopes)).toEqual([]);
      const again = simulated(log(), name);
      expect(JSON.stringify(again.envelopes) === JSON.stringify(envelopes)).toBe(true);
    }
  });

  it('is the same for the same seed text, and another for another', () => {
    const results = (seedText: string): string => {
      const { state } = simulated(open(), seedText);
      return JSON.stringify(resultsView(state, new Map(), state.lastInstant));
    };
    const first = results('1');
    expect(results('1')).toBe(first);
    expect(results('2')).not.toBe(first);
  });

  it('comes to the same results after it was interrupted anywhere', () => {
    const two = () => teamOpen([{ event: 'single-rank', teams: 4 }]);
    const whole = simulated(two(), 'cut');
    expect(actionsOf(whole.envelopes)).toContain('take-back-bout');
    const expected = JSON.stringify(resultsView(whole.state, new Map(), 0));
    for (let cut = two().envelopes.length; cut < whole.envelopes.length; cut += 1) {
      const log = takeOn(two(), whole.envelopes.slice(0, cut));
      const { state } = simulated(log, 'cut');
      expect([cut, JSON.stringify(resultsView(state, new Map(), 0))]).toEqual([cut, expected]);
    }
  });

  it('plays a team match on that people have begun', () => {
    for (const ends of [[], ['red'], ['blue', 'draw'], ['draw', 'draw', 'draw', 'draw', 'draw']]) {
      const log = new TeamLog().setUp(4).open('d1-1');
      log.bouts('d1-1', ...(ends as ('red' | 'blue' | 'draw')[]));
      const { state, envelopes, end } = simulated(log, 'x');
      expect(end.blocked).toEqual([]);
      const record = state.divisions.get('d1')?.matches.get('d1-1');
      expect(record?.standing).toBe('confirmed');
      const fought = record?.team?.acts.flatMap((act) => (act.is === 'bout' ? [act.result] : []));
      expect((fought?.length ?? 0) >= ends.length).toBe(true);
      expect(deriveAgain(envelopes)).toEqual([]);
    }
  });

  it('leaves the matches of a team without people, or one that may not stand, and says why', () => {
    const log = new TeamLog().setUp(2, { lodged: false });
    log.must('entry', 'e2', { type: 'weigh-member', personId: 'p20', weightKg: 200 });
    const heavy = simulated(log, 'x');
    expect(heavy.end).toEqual({
      matches: 0,
      blocked: [{ matchId: 'd1-1', reason: expect.stringContaining('over-weight') }],
    });
    const unnamed = teamOpen([{ event: 'all-ranks', teams: 2 }]);
    const members = peopleOf(1, 'all-ranks').slice(1);
    unnamed.must('entry', 'e1', { type: 'name-team', members });
    const [blocked] = simulated(unnamed, 'x').end.blocked;
    expect(blocked?.reason).toBe('Team e1 has not handed its order in.');
  });

  it('goes on without a team that has nobody left', () => {
    const log = new TeamLog().setUp(4);
    for (const personId of ['p10', 'p11', 'p12', 'p13', 'p14']) {
      const says = { type: 'set-member-injured', injured: true, by: 'Doctor' } as const;
      log.must('entry', 'e1', { ...says, personId });
    }
    const { state, end, envelopes } = simulated(log, 'x');
    expect(end.blocked).toEqual([]);
    const division = state.divisions.get('d1');
    expect(division?.entries.get('e1')?.entry.withdrawn).not.toBeNull();
    expect(division && progressOf(state, division).complete).toBe(true);
    expect(deriveAgain(envelopes)).toEqual([]);
  });
});
