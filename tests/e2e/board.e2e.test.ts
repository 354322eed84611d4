import { describe, expect, it } from 'vitest';
import { counts } from './support/looks.ts';
import { divisionOf } from './support/of-book.ts';
import { Scoreboard } from './support/screens.ts';
import { openPlace } from './support/story.ts';

interface Opened {
  readonly match: { readonly card: { readonly matchId: string }; readonly epoch: number };
}

/** Numbers that real boards have shown: points, advantages and fouls of red, then of blue. */
const states = [
  [26, 5, 0, 0, 0, 0],
  [2, 3, 0, 2, 3, 0],
  [0, 0, 3, 0, 0, 3],
  [18, 12, 1, 22, 10, 3],
] as const;

describe('numbers on the board', () => {
  const place = openPlace('apart');

  it.each(states)(
    'card 164: %i-%i-%i against %i-%i-%i stand apart and inside',
    async (...state) => {
      const link = await divisionOf(place.server, 'bjj-advantage');
      const tournament = new URL(link).searchParams.get('t');
      const table = `/tournaments/${tournament}/mats/m1/table`;
      const commandId = `board-${state.join('-')}`;
      const { match } = await place.server.ask<Opened>('POST', `${table}/open`, { commandId });
      const [redPoints, redAdvantages, redFouls, points, advantages, fouls] = state;
      const acts = [
        { do: 'start' },
        adjust('red', redPoints, redAdvantages, redFouls),
        adjust('blue', points, advantages, fouls),
      ];
      await place.server.ask('POST', `${table}/actions`, {
        matchId: match.card.matchId,
        epoch: match.epoch,
        actions: acts.map((action, i) => {
          return { commandId: `${commandId}-${i}`, instant: Date.now() + i, action };
        }),
      });
      const viewport = { width: 1280, height: 720 };
      const page = await place.hall.device(`board ${state.join('-')}`, { viewport });
      const board = await Scoreboard.opened(page, link);
      await board.points(redPoints, points);
      await board.isLegible();
      for (const [side, shown] of [
        ['Red', redAdvantages],
        ['Blue', advantages],
      ] as const) {
        const bar = board.bar(side);
        expect(await bar.locator('.advantages b').textContent()).toBe(String(shown));
        await counts(bar.getByRole('img'), 2);
      }
      await counts(page.locator('.who, .pips, .advantages, .points, .time'), 9);
      expect(await page.evaluate(overlaps)).toEqual([]);
    },
  );
});

function adjust(side: 'red' | 'blue', points: number, advantages: number, fouls: number) {
  const ruling = { adjust: { side, points, advantages, fouls } };
  return { do: 'override', ruling, by: 'Head referee', reason: 'as seen' };
}

/** Runs in the page: names, counts, numbers and clock that lie upon one another or reach out of the window. */
function overlaps(): readonly string[] {
  const parts = [...document.querySelectorAll('.who, .pips, .advantages, .points, .time')];
  const boxes = parts.map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
  const out = boxes
    .filter(
      ({ box }) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1,
    )
    .map(({ name }) => `${name} reaches out`);
  const pairs = boxes.flatMap((one, i) => boxes.slice(i + 1).map((other) => [one, other] as const));
  const upon = pairs
    .filter(([{ box: a }, { box: b }]) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 1 && high > 1;
    })
    .map(([one, other]) => `${one.name} lies upon ${other.name}`);
  return [...out, ...upon];
}
