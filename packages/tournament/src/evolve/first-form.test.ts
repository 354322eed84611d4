import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../derive-again.ts';
import { verifyDraw } from '../draw/verify-draw.ts';
import { initialTournament } from '../initial.ts';
import { progressOf } from '../progress/memo.ts';
import { drawn, type TestLog } from '../testing/test-log.ts';
import type { TournamentEvent } from '../types/events.ts';
import { evolveTournament } from './evolve.ts';

const choices = {
  thirdPlace: 'fought',
  roundRobin: { from: 3, to: 4 },
  twoEntries: 'single-match',
};

const defaults = { thirdPlace: 'shared', roundRobin: null, twoEntries: 'best-of-three' };

/** The same log as the first version wrote it. */
function asFirst(log: TestLog): TestLog['envelopes'] {
  return log.envelopes.map((envelope) => ({
    ...envelope,
    action:
      envelope.action.type === 'set-settings'
        ? { type: 'set-settings', settings: choices }
        : envelope.action,
    events: (envelope.events as readonly TournamentEvent[]).map((event) => {
      if (event.type === 'SettingsChanged') {
        const { rest, options } = event.settings;
        const set = envelope.action.type === 'set-settings' ? choices : defaults;
        return { ...event, settings: { ...set, rest, options } };
      }
      if (event.type !== 'DivisionDrawn') return event;
      const { plan, seedText, order, matches } = event.bracket;
      const first = matches.map(({ part: _, needed: __, ...match }) => match);
      const thirdPlace = 'thirdPlace' in plan ? plan.thirdPlace : 'fought';
      const bracket = { format: plan.format, thirdPlace, seedText, order, matches: first };
      return { ...event, bracket };
    }),
  }));
}

const formats = [
  { from: 2, to: 2, plan: { format: 'single-elimination', thirdPlace: 'fought' } },
  { from: 3, to: 4, plan: { format: 'round-robin', thirdPlace: 'fought' } },
  { from: 5, to: null, plan: { format: 'single-elimination', thirdPlace: 'fought' } },
] as const;

describe('a log of the first version', () => {
  it.each([2, 4, 6])(
    'with a division of %i is read as what it meant, and derives again',
    (count) => {
      const log = drawn(count, { formats }, { seeded: true });
      log.paper(count === 6 ? 'd1-2' : 'd1-1', 'red');
      const old = asFirst(log);
      const state = old.reduce(evolveTournament, initialTournament());
      expect(state.settings.formats).toEqual(formats);
      const now = state.divisions.get('d1');
      const then = log.state.divisions.get('d1');
      if (now === undefined || then === undefined) throw new Error('no division');
      expect(now.bracket?.plan).toEqual(then.bracket?.plan);
      expect(now.bracket?.matches).toEqual(then.bracket?.matches);
      expect(progressOf(state, now).done).toBe(1);
      expect(deriveAgain(old)).toEqual([]);
      expect(verifyDraw(state).ok).toBe(true);
    },
  );

  it('that drew something else than its seed text gives is found', () => {
    const log = drawn(6, { formats }, {});
    const old = asFirst(log).map((envelope) => ({
      ...envelope,
      action:
        envelope.action.type === 'draw-division'
          ? { type: 'draw-division', seedText: 'another' }
          : envelope.action,
    }));
    expect(deriveAgain(old)).toMatchObject([{ kind: 'events' }]);
  });
});
