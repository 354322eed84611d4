import { describe, expect, it } from 'vitest';
import { exportScript } from '../script/export.ts';
import { parseMatchScript } from '../script/parse-script.ts';
import { played, refusalOf, scripted } from '../testing/match.ts';
import { apply, decide, noteRejected } from './decide.ts';
import { evolve } from './evolve.ts';
import { initialState } from './state.ts';

describe('decide and evolve', () => {
  it('a refusal gives a code and a sentence, and no events', () => {
    const decision = decide(played([]), { at: 0, do: 'stop' });
    expect(decision).toEqual({
      ok: false,
      refusal: { code: 'not-started', message: 'The match has not started.' },
    });
  });

  it('the bell is among the events of the action after it', () => {
    const decision = decide(played(['0:00 start', '1:00 score red sweep']), {
      at: 400_000,
      do: 'wait',
    });
    expect(decision.ok && decision.events.map((event) => event.type)).toEqual([
      'PeriodEnded',
      'MatchEnded',
      'CallRecorded',
    ]);
  });

  it('a match is not changed by what is done to it', () => {
    const state = played(['0:00 start', '1:00 score red sweep']);
    const copy = structuredClone(state);
    decide(state, { at: 70_000, do: 'void', action: 1 });
    apply(state, { at: 500_000, do: 'wait' });
    expect(state).toEqual(copy);
  });

  it('a device whose clock lags acts as of the last action', () => {
    const state = played(['0:00 start', '1:00 score red sweep']);
    const applied = apply(state, { at: 30_000, do: 'stop' });
    if (!applied.ok) throw new Error(applied.refusal.code);
    expect(applied.state.lastAt).toBe(60_000);
    expect(parseMatchScript(exportScript(applied.state)).ok).toBe(true);
  });

  it('rejected lines keep their numbers', () => {
    let state = initialState(scripted([]).setup);
    state = noteRejected(state, 0);
    const applied = apply(state, { at: 0, do: 'start' });
    if (!applied.ok) throw new Error(applied.refusal.code);
    expect(applied.state.log.map((entry) => entry.kind === 'call' && entry.index)).toEqual([1]);
    expect(applied.events.reduce(evolve, state)).toEqual(applied.state);
  });

  it.each([
    [['0:00 start', '1:00 void 1'], 'nothing-to-void'],
    [['0:00 start', '1:00 void 7'], 'nothing-to-void'],
    [['0:00 start', '0:30 score red sweep', '1:00 void 1', '1:10 void 1'], 'nothing-to-void'],
  ])('%j: %s', (lines, code) => {
    expect(refusalOf(lines)).toBe(code);
  });
});
