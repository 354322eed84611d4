import fc from 'fast-check';
import { generate } from 'lean-qr';
import { describe, expect, it } from 'vitest';
import { summary } from '../../parts/testing.ts';
import { moveBy, nextMatId } from './order.ts';
import { qrPath } from './qr-path.ts';
import { expectedMinutes, spreadEvenly } from './spread.ts';

describe('moveBy', () => {
  it('moves up and down and stops at the ends', () => {
    expect(moveBy(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moveBy(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    expect(moveBy(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moveBy(['a', 'b'], 7, -1)).toEqual(['a', 'b']);
  });
});

describe('nextMatId', () => {
  it('gives none twice', () => {
    expect(nextMatId([])).toBe('m1');
    expect(nextMatId(['m1', 'm3', 'other'])).toBe('m4');
  });
});

describe('expectedMinutes', () => {
  it('counts only matches that are left', () => {
    expect(expectedMinutes(summary({ matches: { total: 4, done: 4 } }))).toBe(0);
    expect(expectedMinutes(summary({ matches: { total: 4, done: 0 } }))).toBe(19);
    const ofTeams = summary({ matches: { total: 4, done: 0 }, boutsPerMatch: 6 });
    expect(expectedMinutes(ofTeams)).toBe(114);
  });
  it('counts one match less than entries where nothing is drawn', () => {
    const division = summary({ standing: 'not-drawn', entries: 5, matches: { total: 0, done: 0 } });
    expect(expectedMinutes(division)).toBe(19);
  });
});

describe('spreadEvenly', () => {
  const divisions = [8, 4, 4, 2, 2].map((total, i) =>
    summary({ divisionId: `d${i}`, matches: { total, done: 0 } }),
  );
  it('balances: no mat has more than the least plus one division', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 8 }),
        (totals, mats) => {
          const list = totals.map((total, i) =>
            summary({ divisionId: `d${i}`, matches: { total, done: 0 } }),
          );
          const ids = Array.from({ length: mats }, (_, i) => `m${i}`);
          const load = new Map(ids.map((id) => [id, 0]));
          const given = spreadEvenly(list, ids);
          for (const { divisionId, matId } of given) {
            const division = list.find((each) => each.divisionId === divisionId);
            if (division === undefined) throw new Error('a division that was not given');
            load.set(matId, (load.get(matId) ?? 0) + expectedMinutes(division));
          }
          expect(given).toHaveLength(list.length);
          const loads = [...load.values()];
          const longest = Math.max(...list.map(expectedMinutes));
          expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(longest);
        },
      ),
    );
  });
  it('leaves running divisions where they are and counts them', () => {
    const running = summary({
      divisionId: 'run',
      standing: 'running',
      matId: 'm1',
      matches: { total: 30, done: 1 },
    });
    const changes = spreadEvenly([running, ...divisions], ['m1', 'm2']);
    expect(changes.some((change) => change.divisionId === 'run')).toBe(false);
    expect(changes.filter((change) => change.matId === 'm2')).toHaveLength(5);
  });
  it('gives back only changes, and nothing without mats', () => {
    const there = [summary({ matId: 'm1' })];
    expect(spreadEvenly(there, ['m1'])).toEqual([]);
    expect(spreadEvenly(divisions, [])).toEqual([]);
  });
});

describe('qrPath', () => {
  it('covers exactly the dark modules', () => {
    const code = generate('http://192.168.1.20:4080/table/m1?t=t1#key');
    const drawn = new Set<string>();
    for (const [, x, y, width] of qrPath(code).path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)) {
      for (let i = 0; i < Number(width); i += 1) drawn.add(`${Number(x) + i} ${y}`);
    }
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) {
        expect(drawn.has(`${x} ${y}`)).toBe(code.get(x, y));
      }
    }
  });
});
