import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finished } from './collections/steps.ts';
import { deriveAgain } from './derive-again.ts';
import { verifyDraw } from './draw/verify-draw.ts';
import { evolveTournament } from './evolve/evolve.ts';
import { defaultSettings, initialTournament } from './initial.ts';
import { isOut, outIn, progressOf } from './progress/memo.ts';
import { foldProgress } from './progress/progress.ts';
import { entryOn, isOver, type MatchNow, type Progress, winnerOf } from './progress/types.ts';
import { type Random, randomFrom } from './random/random.ts';
import { podiumOf } from './results/podium.ts';
import { sameTournament } from './same-state.ts';
import { plansFor } from './testing/all-plans.ts';
import { drawn, paperAction, type TestLog } from './testing/test-log.ts';
import type { FormatPlan } from './types/entities.ts';
import type { DivisionState } from './types/state.ts';
import { correctionPreview, type ProposedCorrection } from './views/correction.ts';
import { divisionView } from './views/division.ts';

const plans = fc.record({
  count: fc.integer({ min: 2, max: 140 }),
  seedText: fc.string({ maxLength: 12 }),
  seeded: fc.boolean(),
  plan: fc.nat(),
  withdrawn: fc.constantFrom('walkovers' as const, 'struck' as const),
  restart: fc.constantFrom('again' as const, 'onward' as const),
});
/** Half of the divisions are small, where most of the special cases are. */
const anyPlan = fc.oneof(
  plans,
  plans.map((plan) => ({ ...plan, count: 2 + (plan.count % 7) })),
);

function play(log: TestLog, random: Random): void {
  for (;;) {
    check(log);
    const division = only(log);
    const { matches } = progressOf(log.state, division);
    const ready = matches.filter((now) => now.phase === 'fightable');
    const next = ready[random.below(Math.max(1, ready.length))];
    if (next === undefined) {
      if (!ruleLevel(log) && !ruleAll(log, random)) return;
      continue;
    }
    log.now += 60_000;
    chance(log, division, matches, random);
    if (current(log, next).phase === 'fightable') result(log, next, random);
  }
}

/** The organiser parts those of a pool who are level; false where nobody is. */
function ruleLevel(log: TestLog): boolean {
  const view = divisionView(log.state, new Map(), 'd1', log.now);
  const pool = view?.standings.find(({ level }) => level);
  if (pool === undefined) return false;
  const order = pool.rows.map(({ competitor }) => competitor.entryId);
  log.must('division', 'd1', { type: 'rule-level-places', order, by: 'Ada', reason: 'by lot' });
  return true;
}

function chance(
  log: TestLog,
  division: DivisionState,
  matches: readonly MatchNow[],
  random: Random,
): void {
  const order = division.bracket?.order ?? [];
  const entryId = order[random.below(order.length)] ?? '';
  const entry = { kind: 'entry', id: entryId } as const;
  if (random.chance(4)) log.take(entry, { type: 'withdraw-entry', reason: 'hurt' });
  if (random.chance(2)) log.take(entry, { type: 'reinstate-entry' });
  if (random.chance(6)) correctSomething(log, random);
  const confirmed = matches.filter((now) => now.phase === 'confirmed');
  const back = confirmed[random.below(Math.max(1, confirmed.length))];
  if (back !== undefined && random.chance(5)) {
    const stream = { kind: 'match', id: back.match.matchId } as const;
    log.take(stream, { type: 'reopen-result', by: 'Ada', reason: 'wrong sheet' });
  }
}

/** A result is corrected, mostly taken back at once, and what then needs a ruling is ruled on. */
function correctSomething(log: TestLog, random: Random): void {
  const { matches } = progressOf(log.state, only(log));
  // One correction at a time: what an earlier one left open would be ruled on with this one.
  if (matches.some(({ phase }) => phase === 'needs-ruling')) return;
  const done = matches.filter(
    (now) => now.phase === 'confirmed' && now.ruling === null && now.record === now.stored,
  );
  const one = done[random.below(Math.max(1, done.length))];
  if (one === undefined) return;
  const { matchId } = one.match;
  const said = { by: 'Ada', reason: 'wrong sheet' };
  const sheet = paperAction((['red', 'blue', null] as const)[random.below(3)] ?? null, {});
  if (sheet.type !== 'enter-paper-result') throw new Error('no sheet');
  const result = random.chance(15) ? null : sheet.result;
  const before = standing(log);
  seeing(log, matchId, { type: 'correct-result', result, ...said });
  if (random.chance(60)) {
    if (random.chance(50)) ruleAll(log, random);
    seeing(log, matchId, { type: 'take-back-correction', ...said });
    ruleAll(log, random);
    expect(standing(log)).toEqual(before);
  }
  ruleAll(log, random);
}

/** Does what a preview was asked for. */
function seeing(
  log: TestLog,
  matchId: string,
  action: DistributiveOmit<ProposedCorrection, 'seen'>,
): void {
  const asked = { ...action, seen: [] };
  const preview = correctionPreview(log.state, new Map(), matchId, asked, log.now);
  if (!preview.ok) throw new Error(preview.refusal.message);
  log.must('match', matchId, { ...action, seen: preview.preview.needRuling });
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Rules on all that needs it and can be ruled on now, the earliest first; false where there was nothing. */
function ruleAll(log: TestLog, random: Random): boolean {
  for (let ruled = false; ; ruled = true) {
    const next = progressOf(log.state, only(log)).matches.find(
      ({ phase, red, blue }) =>
        phase === 'needs-ruling' && red.kind !== 'unknown' && blue.kind !== 'unknown',
    );
    if (next === undefined) return ruled;
    const rule = { type: 'rule-match', by: 'Ada', reason: 'opponents changed' } as const;
    const stream = { kind: 'match', id: next.match.matchId } as const;
    const ruling = random.chance(50) ? 'stands' : 'void';
    if (log.take(stream, { ...rule, ruling }).ok) continue;
    log.must('match', stream.id, { ...rule, ruling: 'void' });
  }
}

/** What bracket and medals are, however they came about. */
function standing(log: TestLog): unknown {
  const { matches } = progressOf(log.state, only(log));
  return {
    matches: matches.map(({ red, blue, phase, winner, how }) => [red, blue, phase, winner, how]),
    podium: podiumOf(log.state, only(log)),
  };
}

function result(log: TestLog, { match }: MatchNow, random: Random): void {
  const points = [random.below(5), random.below(5)] as const;
  const drawnLot = random.below(100);
  if (drawnLot < 5) log.paper(match.matchId, null);
  else if (drawnLot < 9) log.paper(match.matchId, null, { method: 'no-contest' });
  else {
    const method = drawnLot < 15 ? 'no-show' : drawnLot < 50 ? 'submission' : 'points';
    log.paper(match.matchId, drawnLot % 2 === 0 ? 'red' : 'blue', { method, points });
  }
}

function only(log: TestLog): DivisionState {
  const division = log.state.divisions.get('d1');
  if (division === undefined) throw new Error('no division');
  return division;
}

function current(log: TestLog, { match }: MatchNow): MatchNow {
  const now = progressOf(log.state, only(log)).byId.get(match.matchId);
  if (now === undefined) throw new Error('a match went away');
  return now;
}

/** What holds at every moment. */
function check(log: TestLog): void {
  const division = only(log);
  const progress = progressOf(log.state, division);
  // What is kept of earlier folds must not show.
  expect(progress.matches).toEqual(foldProgress(division, outIn(log.state, division)).matches);
  const rounds = new Map<string, string[]>();
  for (const now of progress.matches) {
    const ids = [entryOn(now.red), entryOn(now.blue)].filter((id) => id !== null);
    const key = JSON.stringify([now.match.part, now.match.round]);
    rounds.set(key, [...(rounds.get(key) ?? []), ...ids]);
    if (now.phase === 'fightable') {
      const out = ids.filter((entryId) => isOut(log.state, division, entryId));
      expect([ids.length, out]).toEqual([2, []]);
    }
    if (now.winner !== null) expect(winnerOf(now)).not.toBeNull();
  }
  for (const ids of rounds.values()) expect(new Set(ids).size).toBe(ids.length);
}

/** What holds of the bracket as it is drawn. */
function checkBracket(division: DivisionState): void {
  const sources: string[] = [];
  const seen: string[] = [];
  for (const { red, blue } of division.bracket?.matches ?? []) {
    expect([red.kind, blue.kind]).not.toEqual(['bye', 'bye']);
    for (const slot of [red, blue]) {
      if (slot.kind === 'winner-of' || slot.kind === 'loser-of') {
        sources.push(`${slot.kind} ${slot.matchId}`);
      }
      if (slot.kind === 'competitor') seen.push(slot.entryId);
    }
  }
  expect(new Set(sources).size).toBe(sources.length);
  expect(new Set(seen)).toEqual(new Set(division.bracket?.order));
  if (division.bracket?.plan.format === 'single-elimination') {
    expect(seen.length).toBe(division.bracket.order.length);
  }
}

/** At the end: in a knock-out everyone but the champion has gone out somewhere, and once. */
function checkEnd(log: TestLog, progress: Progress): void {
  expect(progress.complete).toBe(true);
  expect(progress.matches.every((now) => isOver(now.phase))).toBe(true);
  const division = only(log);
  const podium = podiumOf(log.state, division);
  expect(podium.kind).not.toBe('open');
  if (podium.kind === 'places') {
    expect(podium.places.length).toBeGreaterThan(0);
    const ids = podium.places.map(({ entryId }) => entryId);
    expect(new Set(ids).size).toBe(ids.length);
  }
  if (division.bracket?.plan.format !== 'single-elimination') return;
  const knockOut = progress.matches.filter((now) => now.match.round.kind !== 'third-place');
  const champion = winnerOf(knockOut.at(-1) as MatchNow);
  for (const entryId of division.bracket.order) {
    const own = knockOut.filter((now) => [entryOn(now.red), entryOn(now.blue)].includes(entryId));
    const notWon = own.filter((now) => winnerOf(now) !== entryId);
    expect([entryId, notWon.length]).toEqual([entryId, entryId === champion ? 0 : 1]);
    expect(winnerOf(own.at(-1) as MatchNow) === entryId).toBe(entryId === champion);
  }
}

describe('any division, however its matches end', () => {
  it('goes to its end with everyone accounted for, and its log replays to the same state', () => {
    fc.assert(
      fc.property(anyPlan, ({ count, seedText, seeded, plan, ...rules }) => {
        const plans = plansFor(count);
        const standing = { ...defaultSettings.standing, ...rules };
        const given = { seeded, seedText, plan: plans[plan % plans.length] as FormatPlan };
        const log = drawn(count, { standing }, given);
        checkBracket(only(log));
        play(log, randomFrom(`play ${seedText} ${count}`));
        checkEnd(log, progressOf(log.state, only(log)));
        expect(verifyDraw(log.state).ok).toBe(true);
        expect(deriveAgain(log.envelopes)).toEqual([]);
        const again = log.envelopes.reduce(evolveTournament, initialTournament());
        expect(finished(sameTournament(again, log.state))).toBe(true);
      }),
      { numRuns: 30, verbose: 1 },
    );
  }, 120_000);
});
