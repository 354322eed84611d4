import type { MatchResultView, SlotView } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { card, round, who, winnerOf } from '../testing.ts';
import { type BracketMeasures, layOutBracket } from './layout.ts';

const measures: BracketMeasures = {
  boxWidth: 100,
  boxHeight: 40,
  columnGap: 20,
  rowGap: 10,
  headHeight: 0,
};

const blueWon = {
  winner: 'blue',
  method: 'points',
  points: { red: 0, blue: 2 },
  elapsedMs: 1000,
  paper: false,
} as const;

const redWon = { ...blueWon, winner: 'red' } as const;

const four = [
  round('semi-final', [card('a'), card('b')]),
  round('final', [card('f', { red: winnerOf('a'), blue: winnerOf('b') })]),
];

function tops(layout: ReturnType<typeof layOutBracket>): Record<string, number> {
  return Object.fromEntries(
    layout.rounds.flatMap((r) => r.matches.map((box) => [box.match.matchId, box.y])),
  );
}

describe('layOutBracket', () => {
  it('stands a match midway between the two that lead to it', () => {
    const layout = layOutBracket(four, measures);
    expect(tops(layout)).toEqual({ a: 0, b: 50, f: 25 });
    expect(layout.width).toBe(220);
    expect(layout.height).toBe(90);
  });

  it('draws one line from each earlier match to the next, edge to edge', () => {
    expect(layOutBracket(four, measures).lines).toEqual([
      'M100 20H110V45H120',
      'M100 70H110V45H120',
    ]);
  });

  it('keeps the tree when slots have been filled and no longer name their match', () => {
    const played = [
      round('semi-final', [card('a'), card('b', { red: who('e3'), blue: who('e4') })]),
      round('final', [card('f', { red: who('e2'), blue: who('e3') })]),
    ];
    expect(layOutBracket(played, measures).lines).toHaveLength(2);
  });

  it('finds the way by competitors where byes have no match of their own', () => {
    const three = [
      round('semi-final', [card('a', { red: who('e2'), blue: who('e3'), result: blueWon })]),
      round('final', [card('f', { red: who('e1'), blue: who('e3') })]),
    ];
    const layout = layOutBracket(three, measures);
    expect(layout.lines).toHaveLength(1);
    expect(tops(layout)).toEqual({ a: 0, f: 0 });
  });

  it('stands still while a bracket of three is fought', () => {
    const rounds = (red: SlotView, result: MatchResultView | null) => [
      round('quarter-final', [card('a', { result })]),
      round('semi-final', [card('b', { red, blue: who('e3') })]),
      round('final', [card('f', { red: result ? who('e2') : winnerOf('a'), blue: winnerOf('b') })]),
    ];
    const before = layOutBracket(
      rounds({ kind: 'loser-of', matchId: 'a', number: 1 }, null),
      measures,
    );
    expect(tops(before)).toEqual({ a: 0, b: 50, f: 25 });
    expect(layOutBracket(rounds(who('e1'), blueWon), measures).lines).toEqual(before.lines);
  });

  it('draws no line to who comes back from another drawing after a loss', () => {
    const rounds = [
      round('quarter-final', [card('a', { result: blueWon })]),
      round('semi-final', [card('b', { red: who('e3'), blue: who('e2'), result: redWon })]),
      round('final', [card('f', { red: who('e3'), blue: who('e2') })]),
    ];
    expect(layOutBracket(rounds, measures).lines).toHaveLength(2);
  });

  it('draws no line from a match that is not in the picture', () => {
    const layout = layOutBracket(four.slice(1), measures);
    expect(layout.lines).toEqual([]);
    expect(tops(layout)).toEqual({ f: 0 });
  });

  it('puts the match for third place below the final, with no line', () => {
    const layout = layOutBracket([...four, round('third-place', [card('t')])], measures);
    const third = layout.rounds.at(-1);
    expect(third?.x).toBe(120);
    expect(tops(layout)['t']).toBeGreaterThan(tops(layout)['f'] ?? 0);
    expect(layout.lines).toHaveLength(2);
  });

  it('leaves no two boxes of a column on one another, up to 512 entries', () => {
    for (const size of [8, 64, 512]) {
      const rounds = [];
      for (let n = size / 2, c = 0; n >= 1; n /= 2, c++) {
        const matches = Array.from({ length: n }, (_, i) =>
          card(`${c}-${i}`, {
            red: c === 0 ? who(`r${i}`) : winnerOf(`${c - 1}-${2 * i}`),
            blue: c === 0 ? who(`b${i}`) : winnerOf(`${c - 1}-${2 * i + 1}`),
          }),
        );
        const name = { kind: 'round-of' as const, size: 2 * n };
        rounds.push({ part: 'main' as const, round: name, matches });
      }
      const layout = layOutBracket(rounds, measures);
      expect(layout.lines).toHaveLength(size - 2);
      for (const column of layout.rounds) {
        const ys = column.matches.map((box) => box.y);
        ys.slice(1).forEach((y, i) => {
          expect(y - (ys[i] ?? 0)).toBeGreaterThanOrEqual(50);
        });
      }
    }
  });

  it('is empty for no rounds', () => {
    expect(layOutBracket([], measures)).toEqual({ width: 0, height: 0, rounds: [], lines: [] });
  });
});
