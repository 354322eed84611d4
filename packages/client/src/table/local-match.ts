import type { MatchAction, MatchView, Refusal, TimedAction } from '@threecount/match';
import type { TableMatch } from '@threecount/tournament';
import type { OutboxItem } from '../outbox/types.ts';
import type { Engine, RunningMatch } from './engine.ts';

/** An action with the instant of the act on the server's clock. */
export interface Given {
  readonly instant: number;
  readonly action: MatchAction;
}

const belongs = (item: OutboxItem, match: TableMatch): boolean =>
  item.matchId === match.card.matchId && item.epoch === match.epoch && item.trouble === null;

/**
 * The match as this table sees it: what the server has, and after it what still waits to be sent. The engine runs here,
 * so that a press counts at once, with or without a server.
 */
export class LocalMatch {
  readonly #running: RunningMatch;
  #startedAt: number | null;
  #lastAt = 0;

  /** @param waiting all that waits in the outbox; what belongs to another match or lease is left out */
  constructor(engine: Engine, match: TableMatch, waiting: readonly OutboxItem[]) {
    this.#running = engine.begin(match.setup);
    this.#startedAt = match.startedAt;
    for (const action of match.actions) {
      this.#running.take(action);
      this.#lastAt = action.at;
    }
    for (const item of waiting) if (belongs(item, match)) this.take(item);
  }

  /** Epoch milliseconds at which the match's real time was 0; null before the first start. */
  get startedAt(): number | null {
    return this.#startedAt;
  }

  /** Real time of the match at an instant; never before an action that was already taken. */
  at(instant: number): number {
    if (this.#startedAt === null) return 0;
    return Math.max(this.#lastAt, Math.round(instant - this.#startedAt));
  }

  /** Takes an action, or says why not. */
  take({ instant, action }: Given): Refusal | null {
    const timed: TimedAction = { ...action, at: this.at(instant) };
    const refusal = this.#running.take(timed);
    if (refusal) return refusal;
    this.#lastAt = timed.at;
    if (action.do === 'start') this.#startedAt ??= Math.round(instant);
    return null;
  }

  /** What the screens would show after the action, or why it would be refused. */
  preview({ instant, action }: Given): MatchView | Refusal {
    return this.#running.preview({ ...action, at: this.at(instant) });
  }

  view(instant: number): MatchView {
    return this.#running.view(this.at(instant));
  }
}
