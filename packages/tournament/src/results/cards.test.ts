import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../initial.ts';
import { findMatch } from '../progress/find.ts';
import { progressOf } from '../progress/memo.ts';
import { entryOn } from '../progress/types.ts';
import { drawn, type PaperGiven, type TestLog } from '../testing/test-log.ts';
import type { EntryId, PersonRecord, StandingRules } from '../types/entities.ts';
import type { DivisionState } from '../types/state.ts';
import { clubStandings } from '../views/clubs.ts';
import { divisionView } from '../views/division.ts';
import { podiumOf } from './podium.ts';
import { levelIn } from './pool-order.ts';

/** What goes wrong in practice, by the number of its card. */

const said = { by: 'Ada', reason: 'head table' };

function division(log: TestLog): DivisionState {
  const found = log.state.divisions.get('d1');
  if (found === undefined) throw new Error('no division');
  return found;
}

function podium(log: TestLog): string {
  const found = podiumOf(log.state, division(log));
  if (found.kind === 'none') return found.reason;
  if (found.kind === 'open') return 'open';
  return found.places.map(({ place, entryId }) => `${place} ${entryId}`).join(', ');
}

const shared = { format: 'single-elimination', thirdPlace: 'shared' } as const;

describe('card 34: both out in a quarter-final', () => {
  const log = (): TestLog => {
    const begun = drawn(8, {}, { seeded: true, plan: shared }).paper('d1-1', null);
    for (const id of ['d1-2', 'd1-3', 'd1-4']) begun.paper(id, 'red');
    return begun;
  };

  it('sends the winner of the other one to the final without a fight', () => {
    const now = findMatch(log().state, 'd1-5')?.now;
    expect(now).toMatchObject({
      phase: 'decided',
      how: 'walkover',
      winner: 'blue',
      red: { kind: 'nobody' },
      blue: { entryId: 'e5' },
    });
    const final = findMatch(log().state, 'd1-7')?.now;
    expect(final?.red).toEqual({ kind: 'entry', entryId: 'e5' });
  });

  it.each([
    ['red', '1 e5, 2 e3, 3 e7'],
    ['blue', '1 e3, 2 e5, 3 e7'],
  ] as const)(
    'gives at least silver, and one third place (%s wins the final)',
    (winner, places) => {
      expect(podium(log().paper('d1-6', 'red').paper('d1-7', winner))).toBe(places);
    },
  );
});

describe('card 35: a double disqualification that was entered by mistake', () => {
  const club = (i: number): PersonRecord => {
    const names = { givenName: `P${i}`, familyName: 'Test', club: `Club ${i % 3}`, team: '' };
    const rest = { born: null, gender: null, email: '', phone: '', externalIds: {}, erased: false };
    return { personId: `p${i}`, version: 1, ...names, country: '', ...rest };
  };
  const people = new Map([1, 2, 3, 4, 5, 6, 7, 8].map((i) => [`p${i}`, club(i)]));

  function finish(log: TestLog): TestLog {
    for (const id of ['d1-3', 'd1-4', 'd1-5', 'd1-6', 'd1-7']) log.paper(id, 'red');
    return log;
  }

  it('and corrected five minutes later leaves medals and club points as if it had not been', () => {
    const begin = (): TestLog => drawn(8, {}, { seeded: true, plan: shared });
    const clean = begin()
      .paper('d1-1', 'red', { points: [4, 2] })
      .paper('d1-2', 'blue');
    const log = begin().paper('d1-1', null).paper('d1-2', 'blue');
    log.now += 300_000;
    const points = { red: { points: 4 }, blue: { points: 2 } };
    const result = {
      winner: 'red',
      method: 'points',
      ...points,
      elapsedMs: null,
      by: 'Ada',
    } as const;
    log.must('match', 'd1-1', { type: 'correct-result', result, ...said, seen: [] });
    expect(findMatch(log.state, 'd1-5')?.now).toMatchObject({
      phase: 'fightable',
      red: { entryId: 'e1' },
      blue: { entryId: 'e4' },
    });
    expect(log.state.barred.size).toBe(0);
    for (const { disqualified } of division(log).entries.values()) expect(disqualified).toBeNull();
    expect(podium(finish(log))).toBe(podium(finish(clean)));
    const groups = clubStandings(log.state, people).groups;
    expect(groups).toEqual(clubStandings(clean.state, people).groups);
    expect(groups[0]?.rows.length).toBeGreaterThan(1);
  });
});

describe('card 45: two thirds and no match for third place', () => {
  const fought = (): TestLog => {
    const log = drawn(8, {}, { seeded: true, plan: shared });
    for (let number = 1; number <= 7; number += 1) log.paper(`d1-${number}`, 'red');
    return log;
  };

  it('has both who lost a semi-final third, and no fourth', () => {
    expect(podium(fought())).toBe('1 e1, 2 e3, 3 e5, 3 e7');
  });

  it('leaves second place empty where its holder is put out for conduct; nobody moves up', () => {
    const log = fought();
    log.must('entry', 'e3', { type: 'disqualify-entry', kind: 'disciplinary', ...said });
    expect(podium(log)).toBe('1 e1, 3 e5, 3 e7');
  });
});

const robin = { format: 'round-robin', thirdPlace: 'shared' } as const;

const group = (count: number, rules: Partial<StandingRules> = {}): TestLog => {
  const standing = { ...defaultSettings.standing, ...rules };
  return drawn(count, { standing }, { seeded: true, plan: robin });
};

/** Enters that `winner` beat `loser`, whichever colours they had. */
function beats(log: TestLog, winner: EntryId, loser: EntryId, given: PaperGiven = {}): void {
  for (const { match, red, blue } of progressOf(log.state, division(log)).matches) {
    const ids = [entryOn(red), entryOn(blue)];
    if (!ids.includes(winner) || !ids.includes(loser)) continue;
    const [most, least] = given.points ?? [0, 0];
    if (entryOn(red) === winner) log.paper(match.matchId, 'red', given);
    else log.paper(match.matchId, 'blue', { ...given, points: [least, most] });
  }
}

/** The table as people see it. */
function rows(log: TestLog): string[] {
  const view = divisionView(log.state, new Map(), 'd1', log.now);
  const found = view?.standings[0]?.rows ?? [];
  return found.map(
    ({ place, competitor, placedBy }) => `${place} ${competitor.entryId} ${placedBy}`,
  );
}

describe('card 49: a circle of three', () => {
  const circle = (restart: StandingRules['restart']): TestLog => {
    const steps = ['wins', 'mutual', 'submissions', 'difference'] as const;
    const log = group(4, { steps, restart });
    beats(log, 'e1', 'e2', { method: 'submission' });
    beats(log, 'e2', 'e3', { points: [3, 0] });
    beats(log, 'e3', 'e1', { points: [8, 0] });
    beats(log, 'e1', 'e4', { method: 'submission' });
    beats(log, 'e2', 'e4', { method: 'submission' });
    beats(log, 'e3', 'e4', { method: 'submission' });
    return log;
  };

  it('begins the list again for those who are left: who beat the other is second', () => {
    expect(rows(circle('again'))).toEqual([
      '1 e1 submissions',
      '2 e2 mutual',
      '3 e3 mutual',
      '4 e4 wins',
    ]);
  });

  it('goes on down the list where that is set: the better difference is second', () => {
    expect(rows(circle('onward'))).toEqual([
      '1 e1 submissions',
      '2 e3 difference',
      '3 e2 difference',
      '4 e4 wins',
    ]);
  });

  it('keeps the rule under which it was drawn', () => {
    const log = circle('again');
    const standing = { ...defaultSettings.standing, restart: 'onward' } as const;
    log.must('tournament', 't1', { type: 'set-settings', settings: { standing } });
    expect(rows(log)[1]).toBe('2 e2 mutual');
  });
});

describe('card 50: a circle that no criterion breaks', () => {
  const circle = (): TestLog => {
    const log = group(3);
    beats(log, 'e1', 'e2', { points: [2, 0] });
    beats(log, 'e2', 'e3', { points: [2, 0] });
    beats(log, 'e3', 'e1', { points: [2, 0] });
    return log;
  };

  it('comes to an end, holds the places back and asks for an order of just these', () => {
    const log = circle();
    expect(rows(log)).toEqual(['1 e1 null', '1 e2 null', '1 e3 null']);
    expect(podium(log)).toBe('standings-level');
    expect(levelIn(log.state, 'd1')).toEqual([['e1', 'e2', 'e3']]);
  });

  it('takes the order that the officials came to, with who and why', () => {
    const log = circle();
    const order = ['e2', 'e3', 'e1'];
    const rule = { type: 'rule-level-places', order, by: 'Ada', reason: 'by lot' } as const;
    expect(log.refusal('division', 'd1', { ...rule, reason: ' ' })).toBe('blank');
    log.must('division', 'd1', rule);
    expect(rows(log)).toEqual(['1 e2 ruling', '2 e3 ruling', '3 e1 ruling']);
    expect(podium(log)).toBe('1 e2, 2 e3, 3 e1');
    expect(levelIn(log.state, 'd1')).toEqual([]);
  });
});

describe('card 51: equal places are numbered right', () => {
  it('five with two wins each are all first, and there is no podium until it is ruled', () => {
    const log = group(5);
    for (let i = 0; i < 5; i += 1) {
      for (const step of [1, 2]) beats(log, `e${i + 1}`, `e${((i + step) % 5) + 1}`);
    }
    expect(rows(log).map((row) => row.split(' ')[0])).toEqual(['1', '1', '1', '1', '1']);
    expect(podium(log)).toBe('standings-level');
    const order = ['e5', 'e4', 'e3', 'e2', 'e1'];
    log.must('division', 'd1', { type: 'rule-level-places', order, ...said });
    expect(podium(log)).toBe('1 e5, 2 e4, 3 e3');
  });

  it('three with two wins and one with none are 1, 1, 1 and 4', () => {
    const log = group(4);
    beats(log, 'e1', 'e2');
    beats(log, 'e2', 'e3');
    beats(log, 'e3', 'e1');
    for (const id of ['e1', 'e2', 'e3']) beats(log, id, 'e4');
    expect(rows(log).map((row) => row.split(' ')[0])).toEqual(['1', '1', '1', '4']);
    expect(podium(log)).toBe('standings-level');
  });
});

describe('card 54: a withdrawal in a round robin', () => {
  const left = (withdrawn: StandingRules['withdrawn']): TestLog => {
    const log = group(5, { withdrawn });
    beats(log, 'e5', 'e1');
    beats(log, 'e2', 'e5');
    return log.withdraw('e5');
  };

  /** Matches of each that the table counts. */
  function counted(log: TestLog): Record<string, number> {
    const view = divisionView(log.state, new Map(), 'd1', log.now);
    const found = view?.standings[0]?.rows ?? [];
    return Object.fromEntries(
      found.map(({ competitor, wins, losses }) => [competitor.entryId, wins + losses]),
    );
  }

  function fightOn(log: TestLog): void {
    for (;;) {
      const { matches } = progressOf(log.state, division(log));
      const next = matches.find(({ phase }) => phase === 'fightable');
      if (next === undefined) return;
      const [red, blue] = [entryOn(next.red) ?? '', entryOn(next.blue) ?? ''];
      expect([red, blue]).not.toContain('e5');
      log.paper(next.match.matchId, red < blue ? 'red' : 'blue');
    }
  }

  it('lets results stand and makes walkovers of the rest: four matches count for each', () => {
    const log = left('walkovers');
    fightOn(log);
    expect(counted(log)).toEqual({ e1: 4, e2: 4, e3: 4, e4: 4, e5: 4 });
    expect(rows(log)).toEqual([
      '1 e1 mutual',
      '2 e2 mutual',
      '3 e3 wins',
      '4 e4 mutual',
      '5 e5 mutual',
    ]);
  });

  it('or strikes all matches of who left: three count for each, and the table says why', () => {
    const log = left('struck');
    fightOn(log);
    expect(counted(log)).toEqual({ e1: 3, e2: 3, e3: 3, e4: 3, e5: 0 });
    expect(rows(log)).toEqual([
      '1 e1 wins',
      '2 e2 wins',
      '3 e3 wins',
      '4 e4 wins',
      '5 e5 withdrawn',
    ]);
    expect(podium(log)).toBe('1 e1, 2 e2, 3 e3');
  });
});
