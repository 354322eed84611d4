import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn } from '../testing/test-log.ts';
import { drawOrder } from './draw.ts';
import { drawPlan } from './draw-plan.ts';
import { verifyDraw } from './verify-draw.ts';

const unseeded = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ entryId: `e${i + 1}`, seed: null }));

describe('drawOrder', () => {
  it('is the same for the same seed text, in whatever order the entries come', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 140 }), (seedText, count) => {
        const entries = unseeded(count);
        const order = drawOrder('d1', seedText, entries);
        expect(drawOrder('d1', seedText, entries.toReversed())).toEqual(order);
        expect([...order].sort()).toEqual(entries.map(({ entryId }) => entryId).sort());
      }),
    );
  });

  it('is pinned: a stored draw must stay reproducible with later versions', () => {
    expect(drawOrder('d1', 'lantern', unseeded(10)).join(' ')).toMatchInlineSnapshot(
      `"e3 e9 e4 e8 e7 e10 e6 e5 e1 e2"`,
    );
  });

  it('differs by division and by seed text', () => {
    const orders = [
      drawOrder('d1', 'x', unseeded(30)),
      drawOrder('d2', 'x', unseeded(30)),
      drawOrder('d1', 'y', unseeded(30)),
    ];
    expect(new Set(orders.map((order) => order.join())).size).toBe(3);
  });

  it('puts each entry in each place about equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 4000; i += 1) {
      const [first] = drawOrder('d1', `seed ${i}`, unseeded(8));
      counts.set(first ?? '', (counts.get(first ?? '') ?? 0) + 1);
    }
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(110);
    expect(counts.size).toBe(8);
  });

  it('puts the seeded first by seed, two of the same seed by their id', () => {
    const seeded = [
      { entryId: 'e10', seed: 2 },
      { entryId: 'e9', seed: 2 },
      { entryId: 'e3', seed: 1 },
    ];
    expect(drawOrder('d1', 'x', [...unseeded(2), ...seeded]).slice(0, 3)).toEqual([
      'e3',
      'e9',
      'e10',
    ]);
  });
});

describe('verifyDraw', () => {
  it('finds a bracket that its seed text does not give', () => {
    const { state } = drawn(9);
    expect(verifyDraw(state)).toMatchObject({ ok: true, divisions: [{ ok: true }] });
    const division = state.divisions.get('d1');
    if (division?.bracket == null) throw new Error('not drawn');
    const bracket = { ...division.bracket, order: division.bracket.order.toReversed() };
    const divisions = state.divisions.with('d1', { ...division, bracket });
    expect(verifyDraw({ ...state, divisions }).ok).toBe(false);
  });

  it('holds when somebody withdrew before or after the draw', () => {
    const log = drawn(5).division('d2').enter('d2', 4, { from: 20 });
    log.withdraw('e1').withdraw('e21').draw('d2');
    expect(log.state.divisions.get('d2')?.bracket?.order).toHaveLength(3);
    expect(verifyDraw(log.state).ok).toBe(true);
  });
});

describe('drawPlan', () => {
  it('names what it leaves and why', () => {
    const log = drawn(3).division('d2').division('d3').enter('d3', 2, { from: 10 });
    log.enterOne({ entryId: 'e30', personId: 'p30', divisionId: 'd2', notDrawn: 'not-approved' });
    expect(drawPlan(log.state)).toMatchObject({
      draw: ['d3'],
      skipped: [
        { divisionId: 'd1', code: 'already-drawn' },
        { divisionId: 'd2', code: 'no-entries' },
      ],
    });
  });
});
