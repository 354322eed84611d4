import { describe, expect, it } from 'vitest';
import { progressOf } from '../progress/memo.ts';
import { entryOn, type MatchNow, winnerOf } from '../progress/types.ts';
import { podiumOf } from '../results/podium.ts';
import { drawn, TestLog } from '../testing/test-log.ts';
import type { BracketMatch, FormatPlan } from '../types/entities.ts';
import type { DivisionState } from '../types/state.ts';

const seeded = (count: number, plan: FormatPlan): TestLog =>
  drawn(count, {}, { seeded: true, plan });

function division(log: TestLog): DivisionState {
  const found = log.state.divisions.get('d1');
  if (found === undefined) throw new Error('no division');
  return found;
}

const matches = (log: TestLog): readonly MatchNow[] => progressOf(log.state, division(log)).matches;

const number = (entryId: string | null): number => Number(entryId?.slice(1) ?? 0);

/** The better seed wins every match, in order, until none is left; the pairs by round. */
function favourites(log: TestLog): Record<string, string[]> {
  const pairs: Record<string, string[]> = {};
  for (;;) {
    const next = matches(log).find(({ phase }) => phase === 'fightable');
    if (next === undefined) return pairs;
    const [red, blue] = [number(entryOn(next.red)), number(entryOn(next.blue))];
    const { round } = next.match;
    const name = 'number' in round ? `${round.kind} ${round.number}` : round.kind;
    pairs[name] = [...(pairs[name] ?? []), [red, blue].sort((a, b) => a - b).join(' v ')];
    log.paper(next.match.matchId, red < blue ? 'red' : 'blue');
  }
}

function podium(log: TestLog): string {
  const found = podiumOf(log.state, division(log));
  if (found.kind !== 'places') return found.kind;
  return found.places.map(({ place, entryId }) => `${place} ${entryId}`).join(', ');
}

describe('a double elimination', () => {
  const plan = { format: 'double-elimination' } as const;

  it('card 40: keeps those apart who have met, as long as that can be', () => {
    const log = seeded(8, plan);
    const pairs = favourites(log);
    expect(pairs['lower 1']?.sort()).toEqual(['5 v 8', '6 v 7']);
    expect(pairs['lower 2']?.sort()).toEqual(['3 v 5', '4 v 6']);
    expect(podium(log)).toBe('1 e1, 2 e2, 3 e3');
    const met = new Map<string, string[]>();
    for (const now of matches(log).filter(({ phase }) => phase === 'confirmed')) {
      const pair = [entryOn(now.red), entryOn(now.blue)].sort().join(' ');
      met.set(pair, [...(met.get(pair) ?? []), now.match.round.kind]);
    }
    for (const rounds of met.values()) {
      expect(rounds.length).toBeLessThanOrEqual(2);
      if (rounds.length === 2) expect(rounds[1]).toMatch(/^(lower-final|final)$/u);
    }
  });

  it.each([16, 32, 64])(
    'card 40: of %i lets nobody meet again in the first half of the lower part',
    (count) => {
      const { matches: all = [] } = division(seeded(count, plan)).bracket ?? {};
      // The matches of the main part that lead to one, it included.
      const passed = (matchId: string): string[] => {
        const match = all.find((each) => each.matchId === matchId);
        const before = [match?.red, match?.blue].flatMap((slot) =>
          slot?.kind === 'winner-of' ? passed(slot.matchId) : [],
        );
        return [matchId, ...before];
      };
      const origins = (slot: BracketMatch['red']): string[] => {
        if (slot.kind !== 'winner-of' && slot.kind !== 'loser-of') return [];
        const match = all.find((each) => each.matchId === slot.matchId);
        if (match?.part === 'main') return [slot.matchId];
        return match === undefined ? [] : [...origins(match.red), ...origins(match.blue)];
      };
      const lowerRounds = Math.max(
        ...all.map(({ round }) => (round.kind === 'lower' ? round.number : 0)),
      );
      for (const { round, red, blue } of all) {
        if (round.kind !== 'lower' || round.number > lowerRounds / 2) continue;
        for (const one of origins(red)) {
          for (const other of origins(blue)) {
            expect([
              round.number,
              passed(one).includes(other) || passed(other).includes(one),
            ]).toEqual([round.number, false]);
          }
        }
      }
    },
  );

  it('card 42: has a second final only when the unbeaten finalist lost the first', () => {
    const toFinal = (): TestLog => {
      const log = seeded(4, plan);
      for (;;) {
        const next = matches(log).find(({ phase }) => phase === 'fightable');
        if (next === undefined || next.match.round.kind === 'final') return log;
        log.paper(next.match.matchId, 'red');
      }
    };
    const last = (log: TestLog): MatchNow => matches(log).at(-1) as MatchNow;
    const finalId = (log: TestLog): string => matches(log).at(-2)?.match.matchId ?? '';
    const won = toFinal();
    expect(last(won).phase).toBe('waiting');
    won.paper(finalId(won), 'red');
    expect(last(won)).toMatchObject({ phase: 'not-needed', winner: null });
    expect(podiumOf(won.state, division(won)).kind).toBe('places');
    const lost = toFinal();
    lost.paper(finalId(lost), 'blue');
    expect(last(lost).phase).toBe('fightable');
    expect(podiumOf(lost.state, division(lost)).kind).toBe('open');
    lost.paper(last(lost).match.matchId, 'blue');
    const champion = winnerOf(last(lost));
    expect(podium(lost)).toContain(`1 ${champion}`);
  });

  it.each([3, 5, 6, 7, 9, 12, 33])(
    'of %i has everyone but the champion lose twice at the most, and no number for a bye',
    (count) => {
      const log = seeded(count, plan);
      favourites(log);
      const losses = new Map<string, number>();
      for (const now of matches(log)) {
        if (now.phase !== 'confirmed') continue;
        const loser = entryOn(now[now.winner === 'red' ? 'blue' : 'red']) ?? '';
        losses.set(loser, (losses.get(loser) ?? 0) + 1);
      }
      expect(losses.get('e1')).toBeUndefined();
      expect([...losses.values()].every((times) => times === 2)).toBe(true);
      expect(losses.size).toBe(count - 1);
      const fought = matches(log).filter(({ phase }) => phase === 'confirmed').length;
      expect(fought).toBe(2 * (count - 1));
      expect(progressOf(log.state, division(log)).total).toBe(fought + 1);
    },
  );
});

describe('a repechage', () => {
  it('from the quarter-finals has their losers meet the losers of the other half', () => {
    const log = seeded(8, { format: 'repechage', from: 'quarter-finals' });
    const pairs = favourites(log);
    expect(pairs['repechage 1']?.sort()).toEqual(['5 v 8', '6 v 7']);
    expect(pairs['third-place']?.sort()).toEqual(['3 v 5', '4 v 6']);
    expect(podium(log)).toBe('1 e1, 2 e2, 3 e3, 3 e4');
  });

  it('of the finalists brings back only those whom they beat, in the order of the rounds', () => {
    const log = seeded(16, { format: 'repechage', from: 'finalists' });
    const pairs = favourites(log);
    expect(pairs['repechage 1']?.sort()).toEqual(['7 v 15', '8 v 16']);
    expect(pairs['third-place']?.sort()).toEqual(['3 v 7', '4 v 8']);
    expect(podium(log)).toBe('1 e1, 2 e2, 3 e4, 3 e3');
  });

  it('of everybody lets each one with one loss fight on for third place', () => {
    const log = seeded(16, { format: 'repechage', from: 'all' });
    favourites(log);
    const lostOnce = matches(log).filter(({ match }) => match.round.kind === 'third-place');
    expect(lostOnce).toHaveLength(2);
    expect(podium(log).startsWith('1 e1, 2 e2, 3 ')).toBe(true);
    expect(matches(log).filter(({ phase }) => phase === 'confirmed')).toHaveLength(15 + 12);
  });

  it('of three or four has nobody to fight the losers of the semi-finals', () => {
    for (const from of ['quarter-finals', 'finalists', 'all'] as const) {
      const log = seeded(4, { format: 'repechage', from });
      favourites(log);
      expect(podium(log)).toBe('1 e1, 2 e2, 3 e4, 3 e3');
    }
  });
});

describe('pools', () => {
  const plan = { format: 'pools', poolSize: 4, advance: 2, thirdPlace: 'shared' } as const;

  it('send their first two on, who meet the others of their own pool only in the final', () => {
    const log = seeded(8, plan);
    const pairs = favourites(log);
    expect(division(log).bracket?.pools).toEqual([
      ['e1', 'e4', 'e5', 'e8'],
      ['e2', 'e3', 'e6', 'e7'],
    ]);
    expect(pairs['semi-final']?.sort()).toEqual(['1 v 3', '2 v 4']);
    expect(podium(log)).toBe('1 e1, 2 e2, 3 e3, 3 e4');
  });

  it('wait for the organiser where it is level who goes on', () => {
    const log = seeded(6, { ...plan, poolSize: 3, advance: 1 });
    const pool = (from: number): MatchNow[] =>
      matches(log).filter(({ match }) => match.round.kind === 'pool' && match.round.pool === from);
    for (const now of pool(1)) {
      const order = ['e1', 'e4', 'e5'];
      const [red, blue] = [entryOn(now.red) ?? '', entryOn(now.blue) ?? ''];
      const next = order[(order.indexOf(red) + 1) % 3];
      log.paper(now.match.matchId, next === blue ? 'red' : 'blue', { points: [2, 2] });
    }
    for (const now of pool(2)) log.paper(now.match.matchId, 'red');
    const final = (): MatchNow => matches(log).at(-1) as MatchNow;
    expect(final().red).toEqual({
      kind: 'unknown',
      from: 'placed',
      pool: 1,
      place: 1,
      level: true,
    });
    const order = ['e4', 'e1', 'e5'];
    log.must('division', 'd1', { type: 'rule-level-places', order, by: 'Ada', reason: 'by lot' });
    expect(entryOn(final().red)).toBe('e4');
  });

  it.each([
    [2, 2],
    [3, 2],
    [4, 2],
    [4, 3],
    [5, 2],
    [7, 2],
    [16, 2],
    [6, 4],
  ])(
    '%i of them sending %i on have nobody of one pool meet in the first round',
    (count, advance) => {
      const log = seeded(count * 5, { ...plan, poolSize: 5, advance });
      for (const { red, blue, part } of division(log).bracket?.matches ?? []) {
        if (part !== 'main' || red.kind !== 'placed' || blue.kind !== 'placed') continue;
        expect(red.pool).not.toBe(blue.pool);
      }
    },
  );
});

describe('a bracket of three', () => {
  const three = (rematch: 'fought' | 'none'): TestLog =>
    seeded(3, { format: 'bracket-of-three', rematch });

  it('card 47: goes to a final of the first winner and who beat the first loser', () => {
    for (const rematch of ['fought', 'none'] as const) {
      const log = three(rematch).paper('d1-1', 'red').paper('d1-2', 'blue');
      expect(matches(log)[2]).toMatchObject({
        phase: 'fightable',
        red: { entryId: 'e1' },
        blue: { entryId: 'e3' },
      });
      expect(podium(log.paper('d1-3', 'red'))).toBe('1 e1, 2 e3, 3 e2');
    }
  });

  it('card 47: has the first two meet again, or not, as the organiser set it', () => {
    const again = three('fought').paper('d1-1', 'red').paper('d1-2', 'red');
    expect(matches(again)[2]).toMatchObject({ phase: 'fightable', blue: { entryId: 'e2' } });
    expect(podium(again.paper('d1-3', 'blue'))).toBe('1 e2, 2 e1, 3 e3');
    const once = three('none').paper('d1-1', 'red').paper('d1-2', 'red');
    expect(matches(once)[2]?.phase).toBe('not-needed');
    expect(podium(once)).toBe('1 e1, 2 e2, 3 e3');
  });
});

describe('who was disqualified', () => {
  const dq = { method: 'disqualification' } as const;
  const underAdvantage = (plan: FormatPlan, count: number): TestLog => {
    const log = new TestLog().create({}, 'bjj-advantage').division('d1');
    log.enter('d1', count, { seeded: true }).plan('d1', plan).draw('d1');
    return log;
  };

  it('ADV-FOUL-10: fights on in a bracket of three under a book that says so', () => {
    const plan = { format: 'bracket-of-three', rematch: 'fought' } as const;
    const log = underAdvantage(plan, 3).paper('d1-1', 'red', dq);
    expect(matches(log)[1]).toMatchObject({ phase: 'fightable', red: { entryId: 'e2' } });
    const other = seeded(3, plan).paper('d1-1', 'red', dq);
    expect(matches(other)[1]).toMatchObject({ phase: 'decided', winner: 'blue' });
  });

  it('did not come: does not come back through the slot of a loser either', () => {
    const log = seeded(8, { format: 'double-elimination' });
    for (const id of ['d1-1', 'd1-2', 'd1-3', 'd1-4']) log.paper(id, 'red', { method: 'no-show' });
    const lower = matches(log).filter(({ match }) => match.round.kind === 'lower');
    expect(lower.slice(0, 2).map(({ phase, winner }) => [phase, winner])).toEqual([
      ['decided', null],
      ['decided', null],
    ]);
  });

  it('does not come back through the slot of a loser elsewhere', () => {
    const plan = { format: 'single-elimination', thirdPlace: 'fought' } as const;
    const log = underAdvantage(plan, 4).paper('d1-1', 'red', dq).paper('d1-2', 'red');
    expect(matches(log)[2]).toMatchObject({ phase: 'decided', winner: 'blue' });
  });
});
