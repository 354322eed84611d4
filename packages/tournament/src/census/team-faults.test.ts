import { expect, it } from 'vitest';
import { TeamLog } from '../testing/team-log.ts';
import type { MatchRecord, TeamAct, TeamRecord } from '../types/state.ts';
import { faultsOfTeams } from './team-faults.ts';

/** A team match that was fought: red's first lost, red's second won the rest. */
function fought(): MatchRecord & { readonly team: TeamRecord } {
  const log = new TeamLog().setUp(2).open('d1-1');
  log.bouts('d1-1', 'blue', 'red', 'red', 'red', 'red', 'red');
  log.must('match', 'd1-1', { type: 'confirm-result' });
  const record = log.record('d1-1');
  if (record.team === null) throw new Error('no team match');
  return { ...record, team: record.team };
}

/** The same with its acts changed, and nothing else. */
function changed(acts: (before: readonly TeamAct[]) => readonly TeamAct[]): string[] {
  const record = fought();
  return faultsOfTeams({ ...record, team: { ...record.team, acts: acts(record.team.acts) } });
}

it('finds nothing in a team match as it was fought', () => {
  expect(faultsOfTeams(fought())).toEqual([]);
});

it('finds who fights after losing', () => {
  const again = changed(([first, ...rest]) => (first ? [first, first, ...rest] : rest));
  expect(again).toEqual(['d1-1: red place 0 fights and is out']);
});

it('finds who fights after being withdrawn, and who was hurt before', () => {
  const out = { is: 'withdraw', side: 'blue', place: 0, by: 'Doctor' } as const;
  expect(changed((acts) => [out, ...acts])).toContain('d1-1: blue place 0 fights and is out');
  const record = fought();
  const { setup } = record.team.state;
  const a = { ...setup.teams.a, unavailable: [1] };
  const hurt = { ...setup, teams: { ...setup.teams, a } };
  const team = { ...record.team, state: { ...record.team.state, setup: hurt } };
  expect(faultsOfTeams({ ...record, team })).toContain('d1-1: red place 1 fights and is out');
});

it('finds more bouts than there can be', () => {
  expect(changed((acts) => [...acts, ...acts])).toContain(
    'd1-1: it has 12 bouts, 0 of which settle it',
  );
  const settling = changed((acts) =>
    acts.map((act) => (act.is === 'bout' ? { ...act, settling: true } : act)),
  );
  expect(settling).toEqual(['d1-1: it has 6 bouts, 6 of which settle it']);
});

it('finds somebody on the mat of a team match that is over, and fighters left that are not', () => {
  const record = fought();
  const team = { ...record.team, onMat: { a: 1, b: 4 } };
  expect(faultsOfTeams({ ...record, team })).toEqual([
    'd1-1: who is on the mat does not fit with ended',
  ]);
  const result = record.result && { ...record.result, points: { red: 5, blue: 0 } };
  expect(faultsOfTeams({ ...record, result })).toEqual([
    'd1-1: red has not the fighters left that the result tells',
  ]);
});
