import { type Signal, signal } from '@preact/signals';
import {
  type Connection,
  deviceName,
  holds,
  httpTransport,
  liveClient,
  newId,
  openOutbox,
  serverClock,
  startState,
  type TableCommand,
  type TableRef,
  TableSession,
  type TableState,
} from '@threecount/client';
import type { MatchAction, MatchView, Refusal, Side } from '@threecount/match';
import type { TableMatch, TableView } from '@threecount/tournament';
import { elapsedText, remainingText } from '../ui/clock-text.ts';
import { engine } from './engine.ts';
import { inTheFormThatCounts, lateIsOpen } from './logic/late.ts';
import { pressGuard } from './logic/press-guard.ts';

/** The dialogs of the table; at most one is open. */
export type TableDialog =
  | { readonly kind: 'foul' | 'time' | 'submission' | 'advantage'; readonly side: Side }
  | { readonly kind: 'end' | 'override' | 'help' | 'release' }
  | { readonly kind: 'overrule' | 'paper'; readonly matchId: string };

/** How often the clock is looked at, in milliseconds. */
const tickMs = 100;
/** How often a page without a live stream asks how the mat stands, in milliseconds. */
const lookMs = 3_000;

/**
 * The table of one mat as its page uses it: signals for what is shown, functions for what is pressed.
 */
export class TableModel {
  readonly state: Signal<TableState> = signal(startState);
  readonly view: Signal<MatchView | null> = signal(null);
  readonly clock: Signal<string> = signal('');
  /** True while a signal that came late still counts. */
  readonly late: Signal<boolean> = signal(false);
  readonly connection: Signal<Connection> = signal('connecting');
  /** Why the last press did not count; null once the next one did. */
  readonly refusal: Signal<string | null> = signal(null);
  readonly dialog: Signal<TableDialog | null> = signal(null);
  /** A command to the server is under way. */
  readonly busy: Signal<boolean> = signal(false);
  /** Known once it has begun. */
  tournamentId = '';
  readonly #session: TableSession;
  readonly #mayPress = pressGuard();
  readonly #ends: (() => void)[] = [];
  #shape = '';

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** The match on the mat; null between matches. */
  get match(): TableMatch | null {
    const match = this.state.value.view?.match ?? null;
    return match?.confirmed ? null : match;
  }

  get mayAct(): boolean {
    return holds(this.state.value);
  }

  /** Everything pressed here is known to the server, and it answers. */
  get isSettled(): boolean {
    const { waiting, link } = this.state.value;
    return waiting.length === 0 && link !== 'no-network' && this.connection.value === 'connected';
  }

  changed(state: TableState): void {
    const before = this.match?.card.matchId;
    this.state.value = state;
    // What was asked about one match must not open on the next one.
    if (this.match?.card.matchId !== before) this.dialog.value = null;
    this.#shape = '';
    this.tick();
  }

  /** Looks at the clock; redraws the rest only if something else changed with it. */
  tick(): void {
    const view = this.#session.matchView();
    this.clock.value = view ? clockText(view) : '';
    const shape = view ? shapeOf(view) : '';
    if (shape !== this.#shape || !view) {
      this.#shape = shape;
      this.view.value = view;
    }
    this.late.value = view !== null && this.mayAct && this.#lateIsOpen(view);
  }

  #check = (action: MatchAction): Refusal | null => {
    const answer = this.#session.preview(action);
    return 'code' in answer ? answer : null;
  };

  #lateIsOpen(view: MatchView): boolean {
    return lateIsOpen(view, this.match?.screen.techniques[0]?.code, this.#check);
  }

  /** What the screens would show after the action; null where it would be refused. */
  preview(action: MatchAction): MatchView | null {
    const answer = this.#session.preview(action);
    return 'code' in answer ? null : answer;
  }

  /**
   * One press. True if it counts; else `refusal` says why not.
   * @param outside whether a score may have ended outside the mat
   */
  act(action: MatchAction, outside = false): boolean {
    if (!this.#mayPress(JSON.stringify(action), performance.now())) return false;
    const refusal = this.#session.act(inTheFormThatCounts(action, outside, this.#check));
    this.refusal.value = refusal?.message ?? null;
    return refusal === null;
  }

  /** Asks the server. True if it was done; else `refusal` says why not. */
  async command(
    name: TableCommand,
    body: Readonly<Record<string, unknown>> = {},
  ): Promise<boolean> {
    if (this.busy.value) return false;
    this.busy.value = true;
    const result = await this.#session.command(name, body);
    this.busy.value = false;
    this.refusal.value = result.kind === 'no' ? result.trouble.message : null;
    return result.kind === 'done';
  }

  seen(commandIds: readonly string[]): void {
    void this.#session.seen(commandIds);
  }

  /** Begins to follow the server and the clock. */
  async begin(table: TableRef): Promise<{ readonly denied: boolean }> {
    this.tournamentId = table.tournamentId;
    const timer = setInterval(() => this.tick(), tickMs);
    this.#ends.push(() => clearInterval(timer));
    const answer = await this.#session.start();
    const leave = liveClient().follow(table.tournamentId, `table:${table.matId}`, {
      onSnapshot: (view) => void this.#session.offer(view as TableView),
      onConnection: (state) => {
        this.connection.value = state;
        if (state === 'connected') this.#session.wake();
        if (state === 'reconnecting') void this.#session.look();
      },
    });
    this.#ends.push(leave);
    // The stream may be gone because the link was withdrawn: then no waiting helps, and the page must say so.
    const looking = setInterval(() => {
      if (this.connection.value === 'reconnecting') void this.#session.look();
    }, lookMs);
    this.#ends.push(() => clearInterval(looking));
    const online = () => this.#session.wake();
    addEventListener('online', online);
    this.#ends.push(() => removeEventListener('online', online));
    return { denied: answer.kind === 'no' && (answer.status === 401 || answer.status === 403) };
  }

  end(): void {
    for (const end of this.#ends) end();
    this.#session.stop();
  }
}

function clockText({ clock }: MatchView): string {
  if (clock.remainingMs === null) return elapsedText(clock.elapsedMs);
  return remainingText(clock.remainingMs);
}

/** Everything of a view but what moves with the clock alone, allowances by their whole seconds. */
function shapeOf(view: MatchView): string {
  const { clock: _clock, red, blue, ...rest } = view;
  const coarse = [red, blue].map((side) => ({
    ...side,
    allowances: side.allowances.map((one) => ({ ...one, usedMs: elapsedText(one.usedMs) })),
  }));
  return JSON.stringify([rest, coarse, view.clock.period]);
}

/** Builds the model over this browser's outbox. */
export async function openTable(table: TableRef): Promise<TableModel> {
  const { store, lasting } = await openOutbox();
  const clock = serverClock();
  // Once before anything is pressed: its instant must be the server's.
  await clock.sample();
  const box: { model?: TableModel } = {};
  const session = new TableSession({
    table,
    device: deviceName(),
    transport: httpTransport,
    store,
    engine,
    now: () => clock.now(),
    newId,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onChange: (state) => box.model?.changed(lasting ? state : { ...state, lasting }),
  });
  box.model = new TableModel(session);
  return box.model;
}
