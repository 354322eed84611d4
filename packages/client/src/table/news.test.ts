import type { TableView } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import type { OutboxItem } from '../outbox/types.ts';
import { knownOf, withNews } from './news.ts';

const start = { do: 'start', at: 0 } as const;
const stop = { do: 'stop', at: 900 } as const;

const view = (over: object = {}): TableView =>
  ({
    mat: { matId: 'm1', name: 'Mat 1' },
    queue: [],
    match: {
      card: { matchId: 'd1-1' },
      actions: [start],
      startedAt: 5,
      epoch: 2,
      version: 3,
      confirmed: false,
      ...over,
    },
  }) as unknown as TableView;

const news = {
  matchId: 'd1-1',
  epoch: 2,
  known: 1,
  actions: [stop],
  startedAt: 5,
  version: 4,
};

describe('what a table says that it knows', () => {
  const item = { matchId: 'd1-1', epoch: 2 } as OutboxItem;
  it('is the number of actions in its view of that match and lease', () => {
    expect(knownOf(view(), [item])).toBe(1);
  });
  it('is nothing for another match, another lease, a confirmed match or no view', () => {
    expect(knownOf(view(), [{ ...item, matchId: 'd1-2' }])).toBeNull();
    expect(knownOf(view(), [{ ...item, epoch: 1 }])).toBeNull();
    expect(knownOf(view({ confirmed: true }), [item])).toBeNull();
    expect(knownOf(null, [item])).toBeNull();
  });
});

describe('a view with news', () => {
  it('has the actions that followed, and the version after them', () => {
    expect(withNews(view(), news)?.match).toMatchObject({ actions: [start, stop], version: 4 });
  });
  it('stays where it is newer already', () => {
    const newer = view({ actions: [start, stop], version: 4 });
    expect(withNews(newer, news)).toBe(newer);
  });
  it('is none where another match or lease is shown, or something between is missing', () => {
    expect(withNews(view({ epoch: 3 }), news)).toBeNull();
    expect(withNews(view({ card: { matchId: 'd1-2' } }), news)).toBeNull();
    expect(withNews(view({ actions: [] }), news)).toBeNull();
    expect(withNews({ ...view(), match: null }, news)).toBeNull();
  });
});
