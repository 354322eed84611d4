import { replayFile } from '@threecount/match';
import { describe, expect, it } from 'vitest';
import { simulated } from '../testing/simulated.ts';
import { TeamLog } from '../testing/team-log.ts';
import { type TeamsGiven, teamOpen } from '../testing/team-open.ts';
import { TestLog } from '../testing/test-log.ts';
import type { MatchRecord, TournamentState } from '../types/state.ts';
import { matchScripts } from './scripts.ts';

const replayed = (script: unknown) => {
  const file = replayFile({ name: 's.json', text: JSON.stringify(script) });
  if (!file.ok) throw new Error(file.message);
  return file;
};

const recordOf = ({ divisions }: TournamentState, matchId: string): MatchRecord => {
  const record = divisions.get(matchId.split('-')[0] ?? '')?.matches.get(matchId);
  if (record === undefined) throw new Error(`${matchId} was never opened`);
  return record;
};

/** What a script of a team match comes to, beside what the record holds; a ruling is in no script. */
function compared(record: MatchRecord, script: unknown) {
  const file = replayed(script);
  if (file.kind !== 'team-match' || record.team === null) throw new Error('no team match');
  const { result } = file;
  const { state, acts } = record.team;
  const ruled = acts.some(({ is }) => is === 'ruling');
  const outcome = state.phase.is === 'ended' && !ruled ? state.phase.outcome : null;
  const fought = acts.flatMap((act) => (act.is === 'bout' ? [act] : []));
  const played = [...result.bouts, ...(result.suddenDeath ? [result.suddenDeath] : [])];
  return {
    told: {
      winner: result.winner,
      method: result.method,
      remaining: result.remaining,
      steps: result.steps,
      unavailable: result.out,
      rejected: result.rejected,
      bouts: played.map(({ a, b, winner, method, warnings }) => [
        { a: a.place, b: b.place },
        winner,
        method,
        warnings,
      ]),
      awaiting: result.awaiting,
    },
    recorded: {
      winner: outcome?.winner ?? null,
      method: outcome?.method ?? null,
      remaining: { a: state.line.a.length, b: state.line.b.length },
      steps: state.steps,
      unavailable: {
        a: placesOut(record.team, 'a'),
        b: placesOut(record.team, 'b'),
      },
      rejected: [],
      bouts: fought.map(({ pairing, result: { winner, method, warnings } }) => [
        pairing,
        winner,
        method,
        warnings,
      ]),
      awaiting: ruled ? 'senior-official' : null,
    },
  };
}

const placesOut = ({ state }: NonNullable<MatchRecord['team']>, team: 'a' | 'b') =>
  state.setup.teams[team].order.map((_, i) => i).filter((i) => !state.line[team].includes(i));

const divisions: readonly TeamsGiven[] = [
  { event: 'single-rank', teams: 6 },
  { event: 'all-ranks', teams: 5 },
];

describe('a team match as a script', () => {
  it.each([
    {},
    { lastBout: 'either-last', totalWarningsScope: 'event', orderMode: 'same-fighter' },
    { warningsCarryOver: 'tie', teamDqScope: 'tie', orderMode: 'restart' },
    { disqualifiedReturns: 'never', suddenDeathPool: 'not-disqualified' },
    { submissionTally: 'without-unconscious', injuredFighter: 'rest-of-event' },
  ])('replays as it was recorded, with the options %j', (options) => {
    let teamMatches = 0;
    for (const seedText of ['a', 'b', 'c']) {
      const { state } = simulated(teamOpen(divisions, options), seedText);
      for (const { matchId, script } of matchScripts(state, new Map())) {
        const { told, recorded } = compared(recordOf(state, matchId), script);
        expect([seedText, matchId, told]).toEqual([seedText, matchId, recorded]);
        teamMatches += 1;
      }
    }
    expect(teamMatches).toBeGreaterThan(20);
  });

  it('goes on in the next team match where the one before has ended', () => {
    const { state } = simulated(teamOpen([{ event: 'single-rank', teams: 2 }]), 'x');
    const [only] = matchScripts(state, new Map());
    const file = replayed(only?.script);
    expect(file.kind === 'team-match' && file.result.rulebook).toBe('classic');
    expect(only?.script).toMatchObject({ event: 'single-rank', about: 'Teams d1, d1-1' });
  });

  it('has the choices about who stands in a team, and none about its way through the tournament', () => {
    const options = {
      teamWeightLimitKg: 440,
      absentFighter: 'skip-as-injured',
      lastBout: 'both-last',
    };
    const log = new TeamLog().setUp(2, { options });
    for (const { personId } of log.members('e1')) {
      log.must('entry', 'e1', { type: 'weigh-member', personId, weightKg: 88 });
    }
    log.open('d1-1').bouts('d1-1', 'red');
    const [only] = matchScripts(log.state, new Map());
    expect(only?.script?.['options']).toEqual({ teamWeightLimitKg: 440, lastBout: 'both-last' });
    const file = replayed(only?.script);
    expect(file.kind === 'team-match' && file.result.flags).not.toContain('check-composition');
  });

  it('has who was withdrawn after the last bout, in the order in which they were', () => {
    const log = new TeamLog().setUp(2).open('d1-1');
    const out = (side: 'red' | 'blue', place: number) =>
      log.must('match', 'd1-1', { type: 'withdraw-fighter', side, place, by: 'Doctor' });
    log.bouts('d1-1', 'red', 'draw', 'draw');
    // In this order: with red's first, nobody would look at blue's any more.
    out('blue', 4);
    for (const place of [2, 3, 4]) out('red', place);
    const script = matchScripts(log.state, new Map())[0]?.script;
    const { told, recorded } = compared(log.record('d1-1'), script);
    expect(told).toEqual(recorded);
    expect(told).toMatchObject({ winner: 'b', remaining: { a: 0, b: 1 } });
  });

  it('has as many places as the book where a team is shorter', () => {
    const log = new TeamLog().setUp(2, { lodged: false, options: { shortTeam: 'allow' } });
    const four = [0, 1, 2, 3].map((i) => ({ personId: `p${10 + i}`, rank: 'blue', weightKg: 80 }));
    log.must('entry', 'e1', { type: 'name-team', members: four });
    log.weigh('e1').lodge('e2');
    log.must('entry', 'e1', { type: 'lodge-order', order: four.map(({ personId }) => personId) });
    log.open('d1-1').bouts('d1-1', 'red', 'draw', 'blue', 'blue', 'blue');
    const { told, recorded } = compared(
      log.record('d1-1'),
      matchScripts(log.state, new Map())[0]?.script,
    );
    const { unavailable, ...rest } = told;
    const { unavailable: _, ...told4 } = recorded;
    expect(rest).toEqual(told4);
    expect(Object.values(unavailable).flat()).toContain(4);
  });

  it('has a bout that goes on, and a bout that settles it', () => {
    const log = new TeamLog().setUp(2).open('d1-1');
    const script = () => matchScripts(log.state, new Map())[0]?.script;
    log.bouts('d1-1', 'red');
    log.fight('d1-1', 'red');
    expect(replayed(script()).result).toMatchObject({ awaiting: 'bout', rejected: [] });
    log.must('match', 'd1-1', { type: 'take-back-bout', bout: 1, reason: '' });
    log.must('match', 'd1-1', { type: 'confirm-bout' });
    const level = new TeamLog().setUp(2).open('d1-1');
    level.bouts('d1-1', 'draw', 'draw', 'draw', 'draw', 'draw');
    level.must('match', 'd1-1', { type: 'pick-fighter', side: 'red', place: 3 });
    level.must('match', 'd1-1', { type: 'pick-fighter', side: 'blue', place: 0 });
    level.must('match', 'd1-1', { type: 'withdraw-fighter', side: 'blue', place: 3, by: 'Doctor' });
    level.must('match', 'd1-1', { type: 'pick-fighter', side: 'red', place: 2 });
    level.bouts('d1-1', 'blue');
    const { told, recorded } = compared(
      level.record('d1-1'),
      matchScripts(level.state, new Map())[0]?.script,
    );
    expect(told).toEqual(recorded);
    expect(told.method).toBe('sudden-death');
  });
});

describe('a match of two as a script', () => {
  it('replays to its result; one that came from paper has none', () => {
    const log = new TestLog()
      .create()
      .division('d1')
      .enter('d1', 8)
      .draw('d1')
      .paper('d1-1', 'red');
    const { state } = simulated(log, 'x');
    const scripts = matchScripts(state, new Map());
    expect(scripts.map(({ matchId }) => matchId)).not.toContain('d1-1');
    expect(scripts.length).toBeGreaterThan(3);
    for (const { matchId, script } of scripts) {
      const { result, rejected } = { ...recordOf(state, matchId), rejected: [] };
      expect(replayed(script).result).toMatchObject({
        winner: result?.winner ?? null,
        method: result?.method,
        rejected,
      });
    }
  });
});
