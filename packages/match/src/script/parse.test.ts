import { books } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { scriptOf } from '../testing/rule-case.ts';
import { replayFile, replayFiles } from './files.ts';
import { parseMatchAction } from './parse-action.ts';
import { parseMatchScript } from './parse-script.ts';

const ids = books.map((book) => book.id);
const base = scriptOf('five', { actions: ['0:00 start', '1:00 score red mount'] });
const faultOf = (change: object): string => {
  const parsed = parseMatchScript({ ...base, ...change });
  return parsed.ok
    ? 'valid'
    : `${parsed.place}: ${parsed.message} [${(parsed.valid ?? []).join(' ')}]`;
};

describe('a match script', () => {
  it('is valid with its defaults left out', () => {
    const { options: _o, stage: _s, red: _r, blue: _b, ...least } = base;
    const parsed = parseMatchScript(least);
    expect(parsed.ok && parsed.value.setup.stage).toBe('bracket');
  });

  it.each([
    [
      { format: 'threecount.match/2' },
      'format: "threecount.match/2" is not known here [threecount.match/1]',
    ],
    [{ format: undefined }, 'format: is missing [threecount.match/1]'],
    [{ rulebook: undefined }, `rulebook: is missing [${ids.join(' ')}]`],
    [{ actions: [{ at: '0:00' }] }, 'actions[0].do: is missing [start stop'],
    [{ stage: 'x'.repeat(999) }, `stage: "${'x'.repeat(79)}... is not known here [bracket`],
    [{ rulebook: 'fife' }, `rulebook: "fife" is not known here [${ids.join(' ')}]`],
    [{ extra: 1 }, 'extra: is no key here'],
    [{ stage: 'pool' }, 'stage: "pool" is not known here [bracket final team special]'],
    [
      { division: { discipline: 'no-gi', ageGroup: 'adults', belt: 'x' } },
      'division.belt: is no key here',
    ],
    [{ division: 7 }, 'division: must be an object'],
    [
      { division: { discipline: 'gi', ageGroup: 'adults', pro: 'yes' } },
      'division.pro: must be a true or false',
    ],
    [
      { options: { stacking: 'x' } },
      'options.stacking: "x" is not known here [pass-to-knee-only all none]',
    ],
    [{ options: [] }, 'options: must be an object'],
    [{ options: null }, 'options: must be an object'],
    [{ stage: null }, 'stage: null is not known here [bracket final team special]'],
    [{ red: { name: 'R', rank: 'pink' } }, 'red.rank: "pink" is not known here [white grey'],
    [{ red: { belt: 'blue' } }, 'red.belt: is no key here [name rank]'],
    [{ actions: {} }, 'actions: must be a list'],
    [{ expect: [] }, 'expect: must be an object'],
    [{ about: 1 }, 'about: must be a text'],
    [
      { actions: [{ at: '0:00', do: 'begin' }] },
      'actions[0].do: "begin" is not known here [start stop',
    ],
    [{ actions: [{ at: '0:60', do: 'start' }] }, 'actions[0].at: must be a time [m:ss m:ss.mmm]'],
    [{ actions: [{ at: '0:01.5', do: 'start' }] }, 'actions[0].at: must be a time'],
    [{ actions: [{ do: 'start' }] }, 'actions[0].at: must be a time'],
    [
      {
        actions: [
          { at: '0:02', do: 'start' },
          { at: '0:01', do: 'wait' },
        ],
      },
      'actions[1].at: is earlier than the line before',
    ],
    [{ actions: [{ at: '0:00', do: 'start', side: 'red' }] }, 'actions[0].side: is no key here'],
    [
      { actions: [{ at: '0:00', do: 'score', side: 'red' }] },
      'actions[0].technique: is missing [takedown',
    ],
    [
      { actions: [{ at: '0:00', do: 'score', side: 'red', technique: 'hip-throw' }] },
      'actions[0].technique: "hip-throw" is not known here [takedown',
    ],
    [
      { actions: [{ at: '0:00', do: 'score', side: 'both', technique: 'sweep' }] },
      'actions[0].side: "both" is not known here [red blue]',
    ],
    [
      { actions: [{ at: '0:00', do: 'foul', side: 'red', foul: 'x' }] },
      'actions[0].foul: "x" is not known here [striking',
    ],
    [
      { actions: [{ at: '0:00', do: 'foul', side: 'red', foul: 'biting', detail: 'ear' }] },
      'actions[0].detail: is no key here',
    ],
    [
      { actions: [{ at: '0:00', do: 'foul', side: 'red', foul: 'biting', malicious: 'yes' }] },
      'actions[0].malicious: must be true or false [true false]',
    ],
    [
      { actions: [{ at: '0:00', do: 'decision', side: 'red', criterion: 'luck' }] },
      'actions[0].criterion: "luck" is not known here [closest-to-submission',
    ],
    [
      { actions: [{ at: '0:00', do: 'void', action: -1 }] },
      'actions[0].action: must be the number of an earlier line',
    ],
    [
      { actions: [{ at: '0:00', do: 'override', ruling: {}, by: 'x', reason: 'y' }] },
      'actions[0].ruling: must be a ruling [adjust winner reopen]',
    ],
    [
      { actions: [{ at: '0:00', do: 'override', ruling: { reopen: true, remaining: 'x' } }] },
      'actions[0].ruling.remaining: must be a time',
    ],
    [
      {
        actions: [{ at: '0:00', do: 'override', ruling: { adjust: { side: 'red', points: 1.5 } } }],
      },
      'actions[0].ruling.adjust.points: must be a whole number',
    ],
    [
      { actions: [{ at: '0:00', do: 'override', ruling: { winner: 'none' } }] },
      'actions[0].ruling.winner: must be a side [red blue]',
    ],
    [
      { actions: [{ at: '0:00', do: 'override', ruling: { winner: 'red', method: 'knockout' } }] },
      'actions[0].ruling.method: "knockout" is not known here [submission points',
    ],
    [
      { actions: [{ at: '0:00', do: 'override', ruling: { reopen: true, remainingMs: 1000 } }] },
      'actions[0].ruling.remainingMs: is no key here [reopen remaining]',
    ],
    [
      { actions: [{ at: '0:00', do: 'decision', side: 'red' }] },
      'actions[0].criterion: is missing [closest-to-submission',
    ],
  ])('%j is not valid', (change, message) => {
    expect(faultOf(change)).toContain(message);
  });

  it('a ruling without reason is a line that is rejected, not a script that is not valid', () => {
    const actions = [{ at: '0:00', do: 'override', ruling: { winner: 'red' }, by: 'Head referee' }];
    const replayed = replayFile({ name: 'x.json', text: JSON.stringify({ ...base, actions }) });
    expect(replayed.ok && replayed.result.rejected.map((line) => line.code)).toEqual([
      'not-in-rulebook',
    ]);
  });
});

describe('replaying files', () => {
  it('names the file, the place and the valid names in one line', () => {
    const text = JSON.stringify({ ...base, rulebook: 'fi\nfe' }, null, 2);
    const [first] = replayFiles([{ name: 'odd.json', text }]);
    expect(first).toEqual({
      ok: false,
      file: 'odd.json',
      message: `odd.json: rulebook: "fi\\nfe" is not known here; valid: ${ids.join(', ')}`,
    });
  });

  it('reads a byte order mark, and compares what is expected', () => {
    const text = `\uFEFF${JSON.stringify({ ...base, expect: { red: { points: 3 }, out: ['red'] } })}`;
    const replayed = replayFile({ name: 'x.json', text });
    expect(replayed.ok && replayed.differences).toEqual([
      { place: 'red.points', expected: 3, found: 4 },
      { place: 'out', expected: ['red'], found: [] },
    ]);
  });

  it('names a key that stands twice', () => {
    const text = JSON.stringify(base).replace('"stage"', '"rulebook":"five","stage"');
    const replayed = replayFile({ name: 'x.json', text });
    expect(replayed.ok ? '' : replayed.message).toBe('x.json: rulebook: stands twice');
  });
});

describe('a live action', () => {
  it('is read without a time, with the keys of the type', () => {
    const action = { do: 'foul', side: 'red', foul: 'feigning', detail: 'mouthpiece' };
    expect(parseMatchAction(action, 'action')).toEqual({ ok: true, action });
    const reopen = {
      do: 'override',
      ruling: { reopen: true, remainingMs: 90_000 },
      by: 'x',
      reason: 'y',
    };
    expect(parseMatchAction(reopen, 'action')).toEqual({ ok: true, action: reopen });
  });

  it.each([
    [null, 'action'],
    [{ do: 'fly' }, 'action.do'],
    [{ do: 'start', at: 0 }, 'action.at'],
    [{ do: 'stop', __proto__: null, extra: 1 }, 'action.extra'],
  ])('%j is refused', (value, place) => {
    const parsed = parseMatchAction(value, 'action');
    expect(parsed.ok ? 'valid' : parsed.place).toBe(place);
  });
});
