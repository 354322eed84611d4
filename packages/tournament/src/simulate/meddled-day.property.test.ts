import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plansFor } from '../census/plans.ts';
import { decideTournament } from '../decide/decide.ts';
import { evolveEvents } from '../evolve/evolve.ts';
import { needingRuling } from '../progress/find.ts';
import { progressOf } from '../progress/memo.ts';
import { type Random, randomFrom } from '../random/random.ts';
import { podiumOf } from '../results/podium.ts';
import { TestLog } from '../testing/test-log.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { TournamentEvent } from '../types/events.ts';
import type { TournamentState } from '../types/state.ts';
import type { TournamentStream } from '../types/stream.ts';
import { simulateTournament } from './simulate-tournament.ts';

const divisions = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'];

/** Six divisions of 1 to 12 out of 25 people, so that many are in several, on three mats. */
function entered(random: Random): TestLog {
  const log = new TestLog().create({ rest: 30 });
  let entry = 0;
  for (const divisionId of divisions) {
    log.division(divisionId);
    const people = Array.from({ length: 1 + random.below(12) }, () => `p${1 + random.below(25)}`);
    for (const personId of new Set(people)) {
      entry += 1;
      log.enterOne({ entryId: `e${entry}`, personId, divisionId });
    }
    const plans = plansFor(new Set(people).size);
    const plan = plans[random.below(Math.max(1, plans.length))];
    if (plan !== undefined) log.plan(divisionId, plan);
    log.draw(divisionId);
  }
  for (const matId of ['m1', 'm2', 'm3']) {
    log.must('mat', matId, { type: 'add-mat', matId, name: matId });
  }
  return log;
}

/** A day that is simulated a part at a time, while people withdraw, come back, are barred and results reopened. */
class MeddledDay {
  state: TournamentState;
  readonly #random: Random;

  constructor(state: TournamentState, random: Random) {
    this.state = state;
    this.#random = random;
  }

  simulate(mostSteps: number): void {
    let steps = 0;
    for (const step of simulateTournament(this.state, 'day')) {
      this.state = evolveEvents(this.state, step.stream, step.events, step.now);
      steps += 1;
      if (steps >= mostSteps) return;
    }
  }

  meddle(): void {
    const someEntry = (): TournamentStream => ({
      kind: 'entry',
      id: `e${1 + this.#random.below(60)}`,
    });
    for (let i = 0; i < 4; i += 1)
      this.#take(someEntry(), { type: 'withdraw-entry', reason: 'hurt' });
    this.#take(someEntry(), { type: 'reinstate-entry' });
    for (const division of this.state.divisions.values()) {
      for (const { matchId, standing, epoch: before } of division.matches.values()) {
        const stream = { kind: 'match', id: matchId } as const;
        const swap = { type: 'swap-sides' } as const;
        const swaps = standing === 'open' && this.#random.chance(50);
        const swapped = swaps && this.#take(stream, swap).length > 0;
        const epoch = swapped ? before + 1 : before;
        if (standing === 'confirmed' && this.#random.chance(20)) {
          this.#take(stream, { type: 'reopen-result', by: 'Ada', reason: 'wrong sheet' });
        } else if (standing === 'open' && this.#random.chance(50)) this.#bar(stream, epoch);
      }
    }
  }

  #take(stream: TournamentStream, action: TournamentAction): readonly TournamentEvent[] {
    const now = this.state.lastInstant + 1000;
    const decision = decideTournament(this.state, stream, action, { now, book: () => null });
    if (!decision.ok) return [];
    if (action.type !== 'confirm-result') {
      this.state = evolveEvents(this.state, stream, decision.events, now);
    }
    return decision.events;
  }

  /** Ends a match by override and bars red, sometimes both: a result as a book with such a rule would give it. */
  #bar(stream: TournamentStream, epoch: number): void {
    const given = { type: 'official-action', instant: this.state.lastInstant, epoch } as const;
    this.#take(stream, { ...given, action: { do: 'start' } });
    const ruling = { winner: 'blue' } as const;
    this.#take(stream, { ...given, action: { do: 'override', ruling, by: 'Ada', reason: 'x' } });
    const barred = this.#random.chance(20) ? (['red', 'blue'] as const) : (['red'] as const);
    const events = this.#take(stream, { type: 'confirm-result' }).map((event) =>
      event.type === 'ResultConfirmed' ? { ...event, result: { ...event.result, barred } } : event,
    );
    if (events.length > 0) {
      this.state = evolveEvents(this.state, stream, events, this.state.lastInstant + 1000);
    }
  }
}

it('a day comes to its end whatever people do between: no result loses its ground, every podium or reason is there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
      const random = randomFrom(`meddle ${seed}`);
      const day = new MeddledDay(entered(random).state, random);
      for (let part = 0; part < 5; part += 1) {
        day.simulate(20 + random.below(300));
        day.meddle();
        expect(needingRuling(day.state)).toEqual([]);
      }
      day.simulate(Number.POSITIVE_INFINITY);
      for (const division of day.state.divisions.values()) {
        expect(progressOf(day.state, division).complete).toBe(true);
        expect(podiumOf(day.state, division).kind).not.toBe('open');
      }
    }),
    { numRuns: 12 },
  );
});
