import type { TableView } from '@threecount/tournament';
import type { OutboxItem } from '../outbox/types.ts';
import type { MatchNews } from './transport.ts';

/** How many actions of the items' match a view holds; null where it shows another match or lease. */
export function knownOf(view: TableView | null, items: readonly OutboxItem[]): number | null {
  const match = view?.match;
  const [first] = items;
  if (!match || !first || match.confirmed) return null;
  const same = match.card.matchId === first.matchId && match.epoch === first.epoch;
  return same ? match.actions.length : null;
}

/** A view with what came to its match; null where it shows another match or lease meanwhile, or lacks what was known. */
export function withNews(view: TableView, news: MatchNews): TableView | null {
  const { match } = view;
  if (match?.card.matchId !== news.matchId || match.epoch !== news.epoch) return null;
  if (match.version >= news.version) return view;
  if (match.actions.length < news.known) return null;
  const actions = [...match.actions.slice(0, news.known), ...news.actions];
  const { startedAt, version } = news;
  return { ...view, match: { ...match, actions, startedAt, version } };
}
