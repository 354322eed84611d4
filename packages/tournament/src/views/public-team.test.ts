import { describe, expect, it } from 'vitest';
import { TeamLog } from '../testing/team-log.ts';
import { publicExport } from './public-export.ts';
import { resultsView } from './tournament.ts';

const exported = (log: TeamLog) => {
  const [division] = publicExport(log.state, new Map()).divisions;
  if (division === undefined) throw new Error('no division');
  return division;
};

describe('a division of teams in the public export', () => {
  it('names the people of a team; an order only once it is open', () => {
    const log = new TeamLog().setUp(2, { lodged: false });
    const teams = () => exported(log).entries.map(({ team }) => team);
    const ids = ['p10', 'p11', 'p12', 'p13', 'p14'];
    const order = ['p13', 'p11', 'p10', 'p14', 'p12'];
    const named = (of: readonly string[]) =>
      of.map((personId) => ({ personId, name: personId, rank: 'blue' }));
    expect(teams()[0]).toEqual({ order: 'missing', members: named(ids) });
    log.must('entry', 'e1', { type: 'lodge-order', order });
    expect(teams()[0]).toEqual({ order: 'sealed', members: named(ids) });
    log.lodge('e2');
    expect(teams()[0]).toEqual({ order: 'shown', members: named(order) });
    expect(JSON.stringify(exported(log))).not.toContain('weightKg');
  });

  it('has each bout and each step of a team match that is over', () => {
    const log = new TeamLog().setUp(2).open('d1-1').bouts('d1-1', 'red', 'draw');
    expect(exported(log).results).toEqual([]);
    const out = { type: 'withdraw-fighter', side: 'red', place: 4, by: 'Doctor' } as const;
    log.must('match', 'd1-1', out);
    log.bouts('d1-1', 'draw', 'both-warned', 'blue');
    log.must('match', 'd1-1', { type: 'confirm-result' });
    const [result] = exported(log).results;
    expect(result).toMatchObject({ winner: 'blue', method: 'last-fighter' });
    const { teams, acts, steps } = result?.team ?? {};
    expect(teams?.red).toMatchObject({ entryId: result?.red, startsAt: 0, unavailable: [] });
    expect(acts?.map(({ is }) => is)).toEqual(['bout', 'bout', 'withdraw', 'bout', 'bout', 'bout']);
    expect(acts?.[0]).toEqual({
      is: 'bout',
      settling: false,
      fighters: { red: 0, blue: 0 },
      winner: 'red',
      method: 'submission',
      submission: 'given-up',
      warnings: { red: 0, blue: 0 },
      barred: [],
      elapsedMs: 60_000,
      left: { red: 5, blue: 4 },
    });
    expect(acts?.at(-2)).toMatchObject({ winner: null, warnings: { red: 3, blue: 3 } });
    // Who withdrew a fighter, and that it was a doctor, is nobody’s affair.
    expect(JSON.stringify(result)).not.toContain('Doctor');
    expect(steps).toEqual([]);
  });

  it('has the steps that did not decide, and the bout that settled it', () => {
    const log = new TeamLog().setUp(2).open('d1-1');
    log.bouts('d1-1', 'draw', 'draw', 'draw', 'draw', 'draw');
    log.must('match', 'd1-1', { type: 'pick-fighter', side: 'red', place: 3 });
    log.must('match', 'd1-1', { type: 'pick-fighter', side: 'blue', place: 0 });
    log.bouts('d1-1', 'blue');
    log.must('match', 'd1-1', { type: 'confirm-result' });
    const { acts, steps } = exported(log).results[0]?.team ?? {};
    expect(acts?.at(-1)).toMatchObject({ settling: true, winner: 'blue', left: null });
    expect(steps?.map(({ by, red, blue, winner }) => [by, red, blue, winner])).toEqual([
      ['last-bout-warnings', 0, 0, null],
      ['total-warnings', 0, 0, null],
      ['tournament-submissions', 0, 0, null],
      ['sudden-death', 0, 3, 'blue'],
    ]);
  });
});

describe('a podium of teams', () => {
  const plan = { format: 'single-elimination', thirdPlace: 'none' } as const;

  it('names their people in their order', () => {
    const log = new TeamLog().setUp(2, { plan });
    log.open('d1-1').bouts('d1-1', 'red', 'red', 'red', 'red', 'red');
    log.must('match', 'd1-1', { type: 'confirm-result' });
    const podium = resultsView(log.state, new Map(), log.now).divisions[0]?.podium;
    expect(podium).toMatchObject({ kind: 'places', places: { 0: { place: 1 } } });
    const first = podium?.kind === 'places' ? podium.places[0] : undefined;
    const from = Number(first?.competitor.entryId.slice(1)) * 10;
    expect(first?.members).toEqual([0, 1, 2, 3, 4].map((i) => `p${from + i}`));
  });

  it('CLS-DISC-03: whoever is barred takes no award, and it is told how many that are', () => {
    const log = new TeamLog().setUp(2, { plan, options: { teamDqScope: 'tie' } });
    log.open('d1-1').bouts('d1-1', 'barred-red');
    log.must('match', 'd1-1', { type: 'confirm-result' });
    const { result, entries } = log.record('d1-1');
    const [barred] = result?.barredFighters ?? [];
    const { podium } = resultsView(log.state, new Map(), log.now).divisions[0] ?? {};
    const [first, second] = podium?.kind === 'places' ? podium.places : [];
    expect(second?.competitor.entryId).toBe(entries.red);
    expect(second?.members).toHaveLength(4);
    expect(second?.members).not.toContain(barred);
    expect(second?.leftOff).toBe(1);
    expect(first?.members).toHaveLength(5);
    expect(first).not.toHaveProperty('leftOff');
    expect(exported(log).podium).toEqual(podium);
  });
});
