import type { TableMatch, TableView } from '@threecount/tournament';
import type { SenderLink } from '../outbox/sender.ts';
import type { OutboxItem } from '../outbox/types.ts';

/** What a table's page knows about its match and its connection. */
export interface TableState {
  /** As the server (or, while it is away, this browser's copy) has it; null until something is known. */
  readonly view: TableView | null;
  /** Given here, not yet acknowledged; in order. */
  readonly waiting: readonly OutboxItem[];
  /** Not taken by the server; shown until a person has seen them. */
  readonly troubled: readonly OutboxItem[];
  readonly link: SenderLink;
  /** The name of this device, as the server knows it. */
  readonly device: string;
  /** False once this browser could not write an action down: what waits is lost if the page is closed. */
  readonly lasting: boolean;
}

export const startState: TableState = {
  view: null,
  waiting: [],
  troubled: [],
  link: 'idle',
  device: '',
  lasting: true,
};

/** Whether this device may act on the match shown. */
export const holds = (state: TableState): boolean =>
  state.view?.match != null && state.view.match.holder === state.device;

const sameMatch = (a: TableMatch | null, b: TableMatch | null): boolean =>
  a?.card.matchId === b?.card.matchId && a?.epoch === b?.epoch;

/** Of the same match, from under a lease that is over: it was overtaken on its way. */
const isOlder = (one: TableMatch, than: TableMatch): boolean =>
  one.card.matchId === than.card.matchId && one.epoch < than.epoch && one.version < than.version;

/**
 * Whether a view that came by itself (live, or asked for) may replace the one shown. Not while actions of the match wait:
 * it may hold some of them already, and they would count twice until their acknowledgement comes.
 */
export function mayReplace(state: TableState, next: TableView): boolean {
  const now = state.view?.match ?? null;
  if (now && next.match && isOlder(next.match, now)) return false;
  if (!state.view || !sameMatch(now, next.match)) return true;
  if (!now || !next.match) return true;
  const open = state.waiting.some(({ matchId }) => matchId === now.card.matchId);
  return !open && next.match.version >= now.version;
}
