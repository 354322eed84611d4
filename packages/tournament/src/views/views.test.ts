import { describe, expect, it } from 'vitest';
import { TeamLog } from '../testing/team-log.ts';
import { drawn, type TestLog } from '../testing/test-log.ts';
import type { PersonRecord } from '../types/entities.ts';
import { divisionSummaries, divisionView } from './division.ts';
import { matSummaries, scoreboardView, tableView } from './mat.ts';
import { type People, standingFor } from './people.ts';
import { entryViews, resultsView, tournamentView } from './tournament.ts';

const names = ['Ada', 'Bea', 'Cleo', 'Dora', 'Edna', 'Fay'];

function people(): People {
  const records = names.map((givenName, i): [string, PersonRecord] => [
    `p${i + 1}`,
    {
      personId: `p${i + 1}`,
      version: 1,
      givenName,
      familyName: 'Lantern',
      club: 'Pier 4',
      team: '',
      country: 'IE',
      born: '1991-07-13',
      gender: 'female',
      email: 'secret@example.org',
      phone: '+353 1 5550199',
      externalIds: { list: 'X-77' },
      erased: false,
    },
  ]);
  return new Map(records);
}

const thirdFought = { format: 'single-elimination', thirdPlace: 'fought' } as const;

/** Six entries on mat 1: e1 and e2 have byes, e5 v e4 is on the mat. */
function running(): TestLog {
  const log = drawn(6, { rest: 60 }, { seeded: true, plan: thirdFought });
  log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
  log.must('match', 'd1-2', { type: 'open-match', matId: 'm1' });
  const start = {
    type: 'official-action',
    action: { do: 'start' },
    instant: log.now,
    epoch: 1,
  } as const;
  log.must('match', 'd1-2', start);
  log.now += 30_000;
  return log;
}

function finish(log: TestLog): void {
  const tap = { do: 'submission', side: 'blue', by: 'tap' } as const;
  const action = { type: 'official-action', action: tap, instant: log.now, epoch: 1 } as const;
  log.must('match', 'd1-2', action);
}

describe('the counts of a table', () => {
  it('have the organiser’s seconds, where the setting bears on them', () => {
    const log = running();
    const count = () => {
      const { screen } = tableView(log.state, people(), 'm1', log.now)?.match ?? {};
      return screen?.counts.find(({ foul }) => foul === 'stalling')?.ms;
    };
    expect(count()).toBe(20_000);
    const settings = { options: { stallingSeconds: 30 } };
    log.must('tournament', 't1', { type: 'set-settings', settings });
    expect(count()).toBe(30_000);
  });
});

describe('public views', () => {
  it('hold no birth date, contact or id of other systems', () => {
    const log = running();
    const all = [
      tournamentView(log.state),
      divisionSummaries(log.state),
      divisionView(log.state, people(), 'd1', log.now),
      [...entryViews(log.state, people())],
      matSummaries(log.state, people(), log.now),
      scoreboardView(log.state, people(), 'm1', log.now),
      tableView(log.state, people(), 'm1', log.now),
      resultsView(log.state, people(), log.now),
    ];
    const text = JSON.stringify(all);
    expect(text).toContain('Cleo');
    for (const secret of ['1991', 'secret@', '5550199', 'X-77']) expect(text).not.toContain(secret);
  });

  it('show a person who is not there without a name', () => {
    const [entry] = [...entryViews(running().state, new Map())].flat();
    expect(entry).toMatchObject({ entryId: 'e1', givenName: '', familyName: '', seed: 1 });
  });
});

describe('the view of a division', () => {
  it('has the columns of the drawing with byes, numbers and where a side comes from', () => {
    const log = running();
    const view = divisionView(log.state, people(), 'd1', log.now);
    const text = view?.rounds.map(
      ({ round, matches }) =>
        `${round.kind} ${matches.map((m) => `${m.number}:${m.standing}`).join(' ')}`,
    );
    expect(text).toEqual([
      'quarter-final 0:decided 1:on-mat 2:ready 0:decided',
      'semi-final 3:waiting 4:waiting',
      'final 6:waiting',
      'third-place 5:waiting',
    ]);
    const semi = view?.rounds[1]?.matches[0];
    expect(semi?.red).toMatchObject({ kind: 'competitor', competitor: { givenName: 'Ada' } });
    expect(semi?.blue).toEqual({ kind: 'winner-of', matchId: 'd1-2', number: 1 });
    expect(view?.rounds[0]?.matches[0]?.result).toMatchObject({ winner: 'red', method: 'bye' });
    expect(view?.podium).toEqual({ kind: 'open' });
    expect(view?.summary).toMatchObject({ standing: 'running', matches: { total: 6, done: 0 } });
  });

  it('is null for a division that is not there', () => {
    expect(divisionView(running().state, people(), 'd9', 0)).toBeNull();
  });
});

describe('the views of a mat', () => {
  it('show the running match with its clock, then the result, and what comes next', () => {
    const log = running();
    const [mat] = matSummaries(log.state, people(), log.now);
    expect(mat?.current).toMatchObject({ number: 1, live: { status: 'running' } });
    expect(mat?.current?.live.clock).toMatchObject({ elapsedMs: 30_000, running: true });
    expect(mat?.queue.map((card) => card.number)).toEqual([2, 3, 4, 5, 6]);
    expect(mat?.left).toBe(6);
    finish(log);
    const ended = tableView(log.state, people(), 'm1', log.now);
    expect(ended?.match).toMatchObject({ card: { standing: 'ended' }, confirmed: false, epoch: 1 });
    log.must('match', 'd1-2', { type: 'confirm-result' });
    const table = tableView(log.state, people(), 'm1', log.now);
    expect(table?.match).toMatchObject({ card: { standing: 'confirmed' }, confirmed: true });
    expect(table?.match?.actions.map((action) => action.do)).toEqual(['start', 'submission']);
    expect(table?.match?.version).toBe(4);
    expect(table?.queue.map((card) => [card.number, card.standing])).toEqual([
      [2, 'ready'],
      [3, 'held'],
    ]);
    expect(table?.queue[1]?.held).toEqual([
      { kind: 'resting', entryId: 'e4', until: log.now + 60_000 },
    ]);
    const board = scoreboardView(log.state, people(), 'm1', log.now + 3_600_000);
    expect(board?.view).toMatchObject({ status: 'ended', clock: { elapsedMs: 30_000 } });
    expect(board?.match?.result).toMatchObject({ winner: 'blue', method: 'submission' });
    expect(board?.next?.number).toBe(2);
  });

  it('are null for a mat that is not there', () => {
    const { state } = running();
    expect([tableView(state, people(), 'm9', 0), scoreboardView(state, people(), 'm9', 0)]).toEqual(
      [null, null],
    );
  });
});

describe('the views of a tournament', () => {
  it('says whether the book counts points', () => {
    expect(tournamentView(drawn(3).state).hasPoints).toBe(true);
    const { state } = drawn(3);
    const hash = state.rulebook?.hash ?? '';
    const book = state.books.get(hash);
    if (book === undefined) throw new Error('no book');
    const scoring = { ...book.match.scoring, techniques: [] };
    const books = state.books.with(hash, { ...book, match: { ...book.match, scoring } });
    expect(tournamentView({ ...state, books }).hasPoints).toBe(false);
  });

  it('count people once, and matches without byes', () => {
    const log = running().division('d2');
    log.enterOne({ entryId: 'e9', personId: 'p1', divisionId: 'd2' });
    const view = tournamentView(log.state);
    expect(view.counts).toEqual({
      competitors: 6,
      teams: 0,
      entries: 7,
      divisions: 2,
      matches: 6,
      done: 0,
      needRuling: 0,
    });
    expect(view).toMatchObject({ tournamentId: 't1', published: false, rulebook: { id: 'five' } });
    expect(view.position).toBe(log.envelopes.length);
    expect(divisionSummaries(log.state)[1]).toMatchObject({ standing: 'not-drawn', entries: 1 });
  });

  it('count the people of teams, not the teams among them, and name them by team', () => {
    const log = new TeamLog().setUp(2, { lodged: false });
    log.must('entry', 'e1', { type: 'lodge-order', order: ['p14', 'p13', 'p12', 'p11', 'p10'] });
    expect(tournamentView(log.state).counts).toMatchObject({
      competitors: 10,
      teams: 2,
      entries: 2,
    });
    const [first] = [...entryViews(log.state, people())].flat();
    // Not in the order that was handed in, which is sealed.
    const ids = ['p10', 'p11', 'p12', 'p13', 'p14'];
    expect(first?.fighters).toEqual(ids.map((personId) => ({ personId, name: personId })));
  });

  it('find somebody in the teams that they stand in', () => {
    const log = new TeamLog().setUp(2);
    const team = log.state.divisions.get('d1')?.entries.get('e2')?.entry.personId ?? '';
    expect(standingFor(log.state, 'p21')).toEqual(new Set(['p21', team]));
    expect(standingFor(log.state, 'p99')).toEqual(new Set(['p99']));
  });
});
