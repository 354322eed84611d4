import { describe, expect, it } from 'vitest';
import { replayFile } from '../../script/files.ts';
import { changed } from '../../testing/odd-values.ts';
import { teamScriptOf } from '../../testing/team-case.ts';

const whole = {
  ...teamScriptOf({
    event: 'all-ranks',
    discipline: 'gi',
    options: { lastBout: 'either-last', substitutes: 1 },
    weights: { a: [80, 81, 82, 83, 84], b: [80, 81, 82, 83, 84] },
    bouts: [
      'a submission 0:1 out=b2',
      ['0:00 start', '0:30 foul red stalling', '1:00 submission blue tap'],
      'draw',
      'draw',
      'draw',
    ],
    picks: { a: 1, b: 2 },
    settled: ['0:00 start', '1:00 submission red tap'],
  }),
  about: 'a trial',
};

const replay = (script: unknown) => replayFile({ name: 's.json', text: JSON.stringify(script) });

describe('a team match script', () => {
  it('is valid as it stands', () => {
    const replayed = replay(whole);
    expect(replayed.ok && replayed.kind).toBe('team-match');
  });

  it('with any value replaced is replayed, or refused in one line with the place', () => {
    let refused = 0;
    let taken = 0;
    for (const [name, script] of changed(whole)) {
      const replayed = replay(script);
      if (replayed.ok) taken += 1;
      else {
        refused += 1;
        expect(replayed.message, name).toMatch(/^s\.json: [\w.[\]-]+: .+$/);
      }
    }
    expect(refused).toBeGreaterThan(1000);
    expect(taken).toBeGreaterThan(20);
  });

  it.each([
    [
      { format: 'threecount.team-match/2' },
      'format: "threecount.team-match/2" is not known here; valid: threecount.match/1, threecount.team-match/1',
    ],
    [{ rulebook: 'five' }, 'rulebook: "five" is not known here; valid: classic'],
    [{ rulebook: 'nine' }, 'rulebook: "nine" is not known here; valid: five, '],
    [{ stage: 'team' }, 'stage: is no key here; valid: format, about, rulebook, event'],
    [{ event: undefined }, 'event: needed by rulebook classic; valid: single-rank, all-ranks'],
    [{ event: 'pairs' }, 'event: "pairs" is not known here; valid: single-rank, all-ranks'],
    [{ discipline: 'sumo' }, 'discipline: "sumo" is not known here; valid: gi, no-gi'],
    [{ a: undefined }, 'a: must be a team; valid: name, order'],
    [{ bouts: undefined }, 'bouts: must be a list'],
    [
      { bouts: [{ winner: 'a', method: 'points', actions: [] }] },
      'bouts[0].winner: is no key here; valid: actions, unavailable',
    ],
    [
      { bouts: [{ winner: 'c', method: 'submission' }] },
      'bouts[0].winner: "c" is not known here; valid: a, b',
    ],
    [
      { bouts: [{ method: 'draw', warnings: { a: -1 } }] },
      'bouts[0].warnings.a: must be a whole number',
    ],
    [
      { bouts: [{ method: 'draw', unavailable: { c: [1] } }] },
      'bouts[0].unavailable.c: is no key here; valid: a, b',
    ],
    [{ bouts: [{ actions: [{ at: '0:00', do: 'fly' }] }] }, 'bouts[0].actions[0].do: "fly" is no'],
    [{ tieBreak: { winner: 'a' } }, 'tieBreak.picks: must be places by team; valid: a, b'],
    [
      { tieBreak: { picks: { a: 0, b: 0 }, winner: 'a', actions: [] } },
      'tieBreak.winner: is said by the actions',
    ],
    [
      { tieBreak: { picks: { a: 0, b: 0 }, actions: [{ at: '1', do: 'start' }] } },
      'tieBreak.actions[0].at: must be a time',
    ],
    [{ expect: [] }, 'expect: must be an object'],
    [
      { options: { lastBout: 'x' } },
      'options.lastBout: "x" is not known here; valid: both-last, either-last',
    ],
  ])('%j: %s', (change, message) => {
    const replayed = replay({ ...whole, ...change });
    expect(replayed.ok ? 'valid' : replayed.message).toContain(`s.json: ${message}`);
  });

  it('a line with who is out and nothing done is no bout where none is due, or another line follows', () => {
    const out = (a: number[]) => ({ unavailable: { a }, actions: [] });
    const won = (winner: string) => ({ winner, method: 'submission' });
    const bouts = [out([1]), out([2]), won('b'), out([3]), won('b'), out([4])];
    const replayed = replay({ ...whole, bouts, tieBreak: undefined });
    expect(replayed.ok && replayed.result).toMatchObject({
      winner: 'b',
      method: 'last-fighter',
      remaining: { a: 0, b: 5 },
      bouts: [
        { index: 2, a: { place: 0 }, remaining: { a: 2 } },
        { index: 4, a: { place: 4 } },
      ],
      // It comes after the end: nothing that it says is taken.
      rejected: [{ index: 5, code: 'match-over' }],
    });
    const open = replay({ ...whole, bouts: [won('a'), out([1])], tieBreak: undefined });
    expect(open.ok && open.result).toMatchObject({
      awaiting: 'bout',
      bouts: [{}, { method: null }],
    });
    const late = replay({ ...whole, bouts: [...bouts, { actions: [] }], tieBreak: undefined });
    expect(late.ok && late.result).toMatchObject({ rejected: [{ index: 5 }, { index: 6 }] });
  });

  it('what is expected is compared', () => {
    const replayed = replay({ ...whole, expect: { winner: 'c', remaining: { a: 0 } } });
    expect(replayed.ok && replayed.differences.map(({ place }) => place)).toContain('winner');
  });
});
