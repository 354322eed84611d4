import type { MatchAction } from '@threecount/match';
import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../derive-again.ts';
import { findMatch } from '../progress/find.ts';
import { progressOf } from '../progress/memo.ts';
import { entryOn, loserOf, type MatchNow, winnerOf } from '../progress/types.ts';
import { TestLog } from '../testing/test-log.ts';
import type { FormatPlan } from '../types/entities.ts';
import { divisionView } from '../views/division.ts';
import { matSummaries, scoreboardView, tableView } from '../views/mat.ts';
import { matchPage } from '../views/match-page.ts';
import { publicExport } from '../views/public-export.ts';

const noPeople = new Map();
const swap = { type: 'swap-sides' } as const;
const open = { type: 'open-match', matId: 'm1' } as const;

/** A division of one mat; its match `matchId` is open. */
function opened(count: number, matchId: string, plan?: FormatPlan): TestLog {
  const log = new TestLog().create({ rest: 0 }, 'bjj-advantage');
  const column = { discipline: 'gi', gender: 'male', rank: 'blue' } as const;
  log.must('division', 'd1', {
    type: 'create-division',
    divisionId: 'd1',
    name: 'Blue belts',
    column: { column, standing: 'confirmed', alternatives: [] },
  });
  log.enter('d1', count, { seeded: true });
  if (plan !== undefined) log.plan('d1', plan);
  log.draw('d1');
  log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
  log.must('match', matchId, open);
  return log;
}

const recordIn = (log: TestLog, matchId: string) =>
  log.state.divisions.get('d1')?.matches.get(matchId);

function act(log: TestLog, matchId: string, ...actions: readonly MatchAction[]): void {
  for (const action of actions) {
    log.now += 10_000;
    const epoch = recordIn(log, matchId)?.epoch ?? 0;
    log.must('match', matchId, { type: 'official-action', action, instant: log.now, epoch });
  }
}

/** 3/1/0 for red, 2/0/2 for blue. */
const acts: readonly MatchAction[] = [
  { do: 'start' },
  { do: 'score', side: 'red', technique: 'guard-pass' },
  { do: 'score', side: 'blue', technique: 'sweep' },
  { do: 'foul', side: 'blue', foul: 'stalling' },
  { do: 'foul', side: 'blue', foul: 'stalling' },
];

const tableOf = (log: TestLog) => tableView(log.state, noPeople, 'm1', log.now)?.match;
const boardOf = (log: TestLog) => {
  const board = scoreboardView(log.state, noPeople, 'm1', log.now);
  if (board?.view == null) throw new Error('nothing is shown');
  return { ...board, view: board.view };
};

describe('card 12: the two of a match change colours', () => {
  it('and everything that they have goes with them', () => {
    const log = opened(4, 'd1-1');
    act(log, 'd1-1', ...acts);
    const [before, was] = [boardOf(log).view, recordIn(log, 'd1-1')];
    expect([before.red, before.blue]).toMatchObject([
      { points: 3, advantages: 1, fouls: 0 },
      { points: 2, advantages: 0, fouls: 2 },
    ]);
    log.must('match', 'd1-1', swap);
    const after = boardOf(log).view;
    expect(after.red).toEqual(before.blue);
    expect(after.blue).toEqual(before.red);
    expect(after.clock).toEqual(before.clock);
    expect(after.log.map(({ at, clauses }) => [at, clauses])).toEqual(
      before.log.map(({ at, clauses }) => [at, clauses]),
    );
    const is = recordIn(log, 'd1-1');
    expect(is?.entries).toEqual({ red: was?.entries.blue, blue: was?.entries.red });
    expect(log.envelopes.at(-1)?.action).toEqual(swap);
    expect(deriveAgain(log.envelopes)).toEqual([]);
  });

  it('on every screen, and from then on the calls are for the new colours', () => {
    const log = opened(4, 'd1-1');
    act(log, 'd1-1', ...acts);
    log.must('match', 'd1-1', swap);
    act(log, 'd1-1', { do: 'score', side: 'blue', technique: 'sweep' });
    const points = { red: 2, blue: 5 };
    const sides = {
      red: { competitor: { entryId: 'e4' } },
      blue: { competitor: { entryId: 'e1' } },
    };
    const card = { ...sides, exchanged: true };
    expect(tableOf(log)?.card).toMatchObject(card);
    expect(boardOf(log).match).toMatchObject(card);
    const [mat] = matSummaries(log.state, noPeople, log.now);
    expect(mat?.current).toMatchObject({ ...card, live: { points } });
    const page = matchPage(log.state, noPeople, 'd1-1', log.now);
    expect(page).toMatchObject({ card, live: { points } });
    const told = page?.explanation?.lines.flatMap((line) =>
      line.did.kind === 'scored' ? [line.did.side] : [],
    );
    expect(told).toEqual(['blue', 'red', 'blue']);
    act(log, 'd1-1', { do: 'submission', side: 'blue', by: 'tap' });
    log.must('match', 'd1-1', { type: 'confirm-result' });
    const drawn = divisionView(log.state, noPeople, 'd1', log.now);
    expect(drawn?.rounds[0]?.matches[0]).toMatchObject({
      ...card,
      result: { winner: 'blue', points },
    });
    expect(publicExport(log.state, noPeople).divisions[0]?.results[0]).toMatchObject({
      red: 'e4',
      blue: 'e1',
      winner: 'blue',
      points,
    });
    const final = findMatch(log.state, 'd1-3')?.now;
    expect(final?.red).toEqual({ kind: 'entry', entryId: 'e1' });
    expect(deriveAgain(log.envelopes)).toEqual([]);
  });

  it('again, and it is as it was', () => {
    const log = opened(4, 'd1-1');
    act(log, 'd1-1', ...acts, { do: 'void', action: 4 });
    const before = recordIn(log, 'd1-1');
    log.must('match', 'd1-1', swap);
    log.must('match', 'd1-1', swap);
    const { version: _, epoch, ...is } = recordIn(log, 'd1-1') ?? {};
    const { version: __, epoch: ___, ...was } = before ?? {};
    expect(is).toEqual(was);
    expect(epoch).toBe(3);
  });

  it('before the start, but not once the result is confirmed, nor by another device', () => {
    const log = opened(4, 'd1-1');
    log.must('match', 'd1-1', swap);
    expect(recordIn(log, 'd1-1')?.entries).toEqual({ red: 'e4', blue: 'e1' });
    act(log, 'd1-1', { do: 'start' }, { do: 'submission', side: 'red', by: 'tap' });
    log.must('match', 'd1-1', { type: 'confirm-result' });
    expect(log.refusal('match', 'd1-1', swap)).toBe('match-confirmed');
    expect(log.refusal('match', 'd1-2', swap)).toBe('not-open');
    log.device = 'tablet-1';
    log.must('match', 'd1-2', open);
    log.device = 'tablet-2';
    expect(log.refusal('match', 'd1-2', swap)).toBe('stale-lease');
  });

  it('while a call for the old colours is on its way: that call is refused', () => {
    const log = opened(4, 'd1-1');
    act(log, 'd1-1', { do: 'start' });
    log.must('match', 'd1-1', swap);
    const action = { do: 'score', side: 'red', technique: 'sweep' } as const;
    const late = { type: 'official-action', action, instant: log.now, epoch: 1 } as const;
    expect(log.refusal('match', 'd1-1', late)).toBe('stale-lease');
  });

  it('and a match that goes back has the colours of its draw again', () => {
    const log = opened(4, 'd1-1');
    log.must('match', 'd1-1', swap);
    log.must('match', 'd1-1', { type: 'release-match' });
    expect(findMatch(log.state, 'd1-1')?.now).toMatchObject({
      phase: 'fightable',
      exchanged: false,
      red: { entryId: 'e1' },
    });
  });

  it('and a second final is still fought only where the unbeaten one lost the first', () => {
    for (const [winner, phase] of [
      ['e1', 'not-needed'],
      ['e2', 'fightable'],
    ] as const) {
      const log = finalOfTwoLosses();
      const final = currentOf(log);
      log.must('match', final, open);
      log.must('match', final, swap);
      const side = recordIn(log, final)?.entries.red === winner ? 'red' : 'blue';
      act(log, final, { do: 'start' }, { do: 'submission', side, by: 'tap' });
      log.must('match', final, { type: 'confirm-result' });
      const second = matchesOf(log).find(({ match }) => match.round.kind === 'second-final');
      expect(second?.phase).toBe(phase);
    }
  });

  it('and those whom the finalists beat are found for the repechage', () => {
    const log = opened(8, 'd1-1', { format: 'repechage', from: 'finalists' });
    for (let next = 'd1-1'; next !== ''; next = currentOf(log)) {
      if (recordIn(log, next)?.standing !== 'open') log.must('match', next, open);
      log.must('match', next, swap);
      act(log, next, { do: 'start' }, { do: 'submission', side: 'red', by: 'tap' });
      log.must('match', next, { type: 'confirm-result' });
    }
    const isFinal = ({ match }: MatchNow): boolean => match.round.kind === 'final';
    const final = matchesOf(log).find(isFinal);
    const finalists = final === undefined ? [] : [winnerOf(final), loserOf(final)];
    const upper = matchesOf(log).filter(({ match }) => match.column < 2);
    const beaten = upper.filter((now) => finalists.includes(winnerOf(now))).map(loserOf);
    const again = matchesOf(log)
      .filter((now) => now.match.column >= 2 && !isFinal(now))
      .flatMap(({ red, blue }) => [entryOn(red), entryOn(blue)]);
    expect(beaten).toHaveLength(4);
    expect(again.toSorted()).toEqual(beaten.toSorted());
  });
});

const matchesOf = ({ state }: TestLog) => {
  const division = state.divisions.get('d1');
  return division === undefined ? [] : progressOf(state, division).matches;
};

const currentOf = (log: TestLog): string =>
  matchesOf(log).find(({ phase }) => phase === 'fightable')?.match.matchId ?? '';

/** Four by double elimination; e1 beat e2, who came back: they meet in the final. */
function finalOfTwoLosses(): TestLog {
  const log = opened(4, 'd1-1', { format: 'double-elimination' });
  log.must('match', 'd1-1', { type: 'release-match' });
  for (;;) {
    const next = matchesOf(log).find(({ phase }) => phase === 'fightable');
    if (next === undefined || next.match.part === 'finals') return log;
    const [red, blue] = [next.red, next.blue].map((side) =>
      side.kind === 'entry' ? side.entryId : '',
    );
    log.paper(next.match.matchId, (red ?? '') < (blue ?? '') ? 'red' : 'blue');
  }
}
