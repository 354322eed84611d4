import fc from 'fast-check';
import { expect, it } from 'vitest';
import { progressOf } from '../../progress/memo.ts';
import type { TestLog } from '../../testing/test-log.ts';
import { queueOf } from '../queue.ts';
import { dayPlan } from './day.ts';
import { personsOf } from './jobs.ts';
import { at, lunch, matDay, minute } from './testing.ts';

const mats = ['m1', 'm2', 'm3'];

/** Three mats, each with lunch, and five divisions in which some people stand twice. */
function hall(): TestLog {
  const log = matDay(3, '09:00');
  for (const matId of mats) lunch(log, matId, '09:40', 20);
  for (const [i, size] of [8, 6, 4, 5, 3].entries()) {
    const id = `d${i + 1}`;
    log.division(id);
    for (let n = 0; n < size; n += 1) {
      log.enterOne({ entryId: `e${10 * i + n}`, personId: `p${(7 * i + n) % 16}`, divisionId: id });
    }
    log.draw(id);
    log.must('division', id, { type: 'assign-division', matId: mats[i % 3] ?? null });
  }
  log.now = at('08:55');
  return log;
}

/** Does something that may happen on a day; what is refused is no matter. */
function meddle(log: TestLog, kind: number, n: number): void {
  const matId = mats[n % 3] ?? 'm1';
  const mat = log.state.mats.get(matId);
  if (mat === undefined) return;
  const queue = queueOf(log.state, mat);
  const next = queue[n % Math.max(1, Math.min(3, queue.length))];
  const id = next?.now.match.matchId ?? '';
  switch (kind) {
    case 0:
      log.now += (n % 25) * minute;
      return;
    case 1: {
      const overrule = { by: 'Ada', reason: 'test' };
      log.take({ kind: 'match', id }, { type: 'open-match', matId, overrule });
      return;
    }
    case 2: {
      const open = mat.lastMatch ?? '';
      const method = n % 4 === 0 ? 'no-show' : 'points';
      const points = { red: { points: 2 }, blue: { points: 0 } };
      const result = { winner: 'red', method, ...points, elapsedMs: null, by: 'Ada' } as const;
      const action = { type: 'enter-paper-result', result } as const;
      log.take({ kind: 'match', id: n % 3 === 0 ? id : open }, action);
      return;
    }
    case 3:
      log.take({ kind: 'entry', id: `e${n % 45}` }, { type: 'withdraw-entry', reason: 'hurt' });
      return;
    default: {
      const to = mats[(n + 1) % 3] ?? null;
      const division = { kind: 'division', id: next?.division.divisionId ?? '' } as const;
      log.take(division, { type: 'move-match', matchId: id, matId: to });
    }
  }
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const apart = (spans: readonly Span[]): boolean => {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  return sorted.every(({ end }, i) => end <= (sorted[i + 1]?.start ?? end));
};

function check(log: TestLog): void {
  const plan = dayPlan(log.state, log.now);
  const byMat = new Map<string, Span[]>();
  const byPerson = new Map<string, Span[]>();
  const add = (to: Map<string, Span[]>, key: string, span: Span): void => {
    to.set(key, [...(to.get(key) ?? []), span]);
  };
  for (const [matId, { breaks }] of plan.mats) {
    for (const pause of breaks) {
      expect(pause.end - pause.start).toBe(20 * minute);
      add(byMat, matId, pause);
    }
  }
  for (const division of log.state.divisions.values()) {
    for (const now of progressOf(log.state, division).matches) {
      const coming = now.phase === 'waiting' || now.phase === 'fightable';
      const span = plan.matches.get(now.match.matchId);
      expect(span !== undefined).toBe(coming && now.number > 0);
      if (span === undefined) continue;
      expect(span.start).toBeGreaterThanOrEqual(Math.floor(log.now / minute) * minute);
      const mat = division.moved.get(now.match.matchId)?.matId ?? division.matId ?? '';
      add(byMat, mat, span);
      for (const person of personsOf(division, now)) add(byPerson, person, span);
    }
  }
  for (const spans of [...byMat.values(), ...byPerson.values()]) expect(apart(spans)).toBe(true);
}

const seed = Date.now() % 2 ** 31;

it(`whatever happens, every match that is to come has its time, nobody and no mat has two at once (seed ${seed})`, () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.nat(200)), { maxLength: 60 }),
      (acts) => {
        const log = hall();
        check(log);
        for (const [kind, n] of acts) {
          meddle(log, kind, n);
          check(log);
        }
      },
    ),
    { seed, numRuns: 40 },
  );
});
