import type { MatchAction, MatchView, Refusal } from '@threecount/match';
import type { LiveTable, TableView } from '@threecount/tournament';
import { isDenied, Sender, type SenderLink, type SenderOwner } from '../outbox/sender.ts';
import type { OutboxItem, OutboxStore, Overrule, TableRef, Trouble } from '../outbox/types.ts';
import type { Engine } from './engine.ts';
import { LiveViews } from './live-views.ts';
import { LocalMatch } from './local-match.ts';
import { knownOf, withNews } from './news.ts';
import { holds, mayReplace, startState, type TableState } from './state.ts';
import {
  type ActionsAnswer,
  type Answer,
  betweenBouts,
  type TableCommand,
  type TableTransport,
} from './transport.ts';

/** What a session stands on; tests give their own. */
export interface SessionParts {
  readonly table: TableRef;
  /** The name under which the server knows this device. */
  readonly device: string;
  readonly transport: TableTransport;
  readonly store: OutboxStore;
  readonly engine: Engine;
  /** The server's clock, epoch milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly onChange: (state: TableState) => void;
}

/** The outcome of a command to the server. */
export type CommandResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'no'; readonly trouble: Trouble };

const notHeld: Refusal = {
  code: 'not-held',
  message: 'Another device has this match. Take it over first.',
};

const boutConfirmed: Refusal = {
  code: 'bout-confirmed',
  message: 'This bout is confirmed: take it back first.',
};

/**
 * The table of one mat in this browser. What is pressed is written to the outbox, counts here at once, and is sent in
 * order until the server has acknowledged it; what the server does not take is kept and shown.
 */
export class TableSession implements SenderOwner {
  readonly #parts: SessionParts;
  readonly #sender: Sender;
  readonly #live: LiveViews;
  #state: TableState;
  #local: LocalMatch | null = null;
  #lastOrder = 0;
  #lastInstant = 0;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#state = { ...startState, device: parts.device };
    const { transport, after, table } = parts;
    this.#live = new LiveViews((key) => transport.rules(table, key));
    this.#sender = new Sender(this, {
      send: (items) => transport.send(items, knownOf(this.#state.view, items)),
      after,
    });
  }

  get state(): TableState {
    return this.#state;
  }

  /** Sends what an earlier page left behind, then shows the mat; without a server, the copy of this browser. */
  async start(): Promise<Answer<TableView>> {
    const { store, table, transport } = this.#parts;
    const items = await store.all(table);
    this.#lastOrder = items.at(-1)?.order ?? 0;
    this.#set({
      waiting: items.filter(({ trouble }) => trouble === null),
      troubled: items.filter(({ trouble }) => trouble !== null),
    });
    if (this.#state.waiting.length > 0) await this.#showKept();
    this.#sender.wake();
    const answer = await transport.view(table);
    if (answer.kind === 'ok') await this.offer(answer.value);
    else if (!this.#state.view) await this.#showKept();
    return answer;
  }

  async #showKept(): Promise<void> {
    const kept = await this.#parts.store.keptView(this.#parts.table);
    if (kept) await this.#show(kept);
  }

  /** A view that came by itself; taken only where it cannot count an action twice. */
  async offer(view: TableView): Promise<void> {
    if (mayReplace(this.#state, view)) await this.#show(view);
  }

  /** A live view that came by itself; where it cannot be made whole the server is asked how the mat stands. */
  async offerLive(live: LiveTable): Promise<void> {
    const view = await this.#live.whole(live);
    if (view) await this.offer(view);
    else if (this.#live.isNewest(live)) await this.look();
  }

  /** What an official did. Null: it counts. A refusal of the rules comes at once and is not sent. */
  act(action: MatchAction, overrule?: Overrule): Refusal | null {
    const match = this.#state.view?.match;
    if (!match || !this.#local || !holds(this.#state)) return notHeld;
    const team = match.team ?? null;
    if (team !== null && team.onMat === null) return boutConfirmed;
    const instant = Math.max(Math.round(this.#parts.now()), this.#lastInstant);
    const refusal = this.#local.take({ instant, action });
    if (refusal) return refusal;
    this.#lastInstant = instant;
    this.#lastOrder += 1;
    const item: OutboxItem = {
      ...this.#parts.table,
      commandId: this.#parts.newId(),
      order: this.#lastOrder,
      matchId: match.card.matchId,
      epoch: match.epoch,
      ...(team === null ? {} : { bout: team.acts.filter(({ is }) => is === 'bout').length + 1 }),
      instant,
      action,
      ...(overrule === undefined ? {} : { overrule }),
      trouble: null,
    };
    this.#set({ waiting: [...this.#state.waiting, item] });
    void this.#write(item);
    return null;
  }

  async #write(item: OutboxItem): Promise<void> {
    try {
      await this.#parts.store.put(item);
    } catch {
      // A full or broken disk: it counts and is sent all the same, and the page says that it keeps nothing.
      this.#set({ lasting: false });
    }
    this.#sender.wake();
  }

  /** The match at this moment by the engine here; null where there is none. */
  matchView(): MatchView | null {
    return this.#local?.view(this.#parts.now()) ?? null;
  }

  /** What would follow from an action now; nothing is taken. */
  preview(action: MatchAction): MatchView | Refusal {
    return this.#local?.preview({ instant: this.#parts.now(), action }) ?? notHeld;
  }

  /** Epoch milliseconds of the first start, as far as it is known here. */
  get startedAt(): number | null {
    return this.#local?.startedAt ?? null;
  }

  /** Asks the server for something that only it can do. Nothing may wait: it must know everything first. */
  async command(
    name: TableCommand,
    body: Readonly<Record<string, unknown>> = {},
  ): Promise<CommandResult> {
    const { transport, table, newId } = this.#parts;
    const lease = this.#leaseOf(name);
    const answer = await transport.command(table, name, { commandId: newId(), ...lease, ...body });
    if (answer.kind === 'no') return { kind: 'no', trouble: answer.trouble };
    await this.#show(answer.value);
    return { kind: 'done' };
  }

  /** What is done between two bouts is meant for the bouts that this page shows. */
  #leaseOf(name: TableCommand): { readonly epoch?: number } {
    const epoch = this.#state.view?.match?.epoch;
    const between: readonly TableCommand[] = betweenBouts;
    return epoch === undefined || !between.includes(name) ? {} : { epoch };
  }

  /** A person has seen why these were not taken. */
  async seen(commandIds: readonly string[]): Promise<void> {
    await this.#parts.store.remove(commandIds);
    const gone = new Set(commandIds);
    this.#set({ troubled: this.#state.troubled.filter(({ commandId }) => !gone.has(commandId)) });
  }

  /** Asks how the mat stands, and whether this browser may still act on it. */
  async look(): Promise<void> {
    const answer = await this.#parts.transport.view(this.#parts.table);
    if (answer.kind === 'ok') await this.offer(answer.value);
    else if (isDenied(answer.status)) this.linkIs('denied');
  }

  /** There is reason to believe that the server is back. */
  wake(): void {
    this.#sender.wake();
  }

  stop(): void {
    this.#sender.stop();
  }

  // The sender's side.

  waiting(): readonly OutboxItem[] {
    return this.#state.waiting;
  }

  linkIs(link: SenderLink): void {
    if (link !== this.#state.link) this.#set({ link });
  }

  async answered(sent: readonly OutboxItem[], answer: ActionsAnswer): Promise<void> {
    const refused = new Map(answer.refused.map((one) => [one.commandId, one]));
    const back = sent.flatMap((item) => {
      const why = refused.get(item.commandId);
      return why ? [{ ...item, trouble: { code: why.code, message: why.message } }] : [];
    });
    await this.#settle(sent, back, await this.#viewAfter(answer));
  }

  /** The mat after an answer: its view, or the one shown with what came to it. */
  async #viewAfter({ after }: ActionsAnswer): Promise<TableView | null> {
    if (after.kind === 'view') return after.view;
    const { view } = this.#state;
    const told = view && withNews(view, after.news);
    if (told) return told;
    const asked = await this.#parts.transport.view(this.#parts.table);
    return asked.kind === 'ok' ? asked.value : view;
  }

  async refused(sent: readonly OutboxItem[], trouble: Trouble): Promise<void> {
    const answer = await this.#parts.transport.view(this.#parts.table);
    const back = sent.map((item) => ({ ...item, trouble }));
    await this.#settle(sent, back, answer.kind === 'ok' ? answer.value : this.#state.view);
  }

  /** These no longer wait: some came back, the others are in the view. All in one change, so that nothing flickers. */
  async #settle(
    sent: readonly OutboxItem[],
    back: readonly OutboxItem[],
    view: TableView | null,
  ): Promise<void> {
    const { store } = this.#parts;
    for (const item of back) await store.put(item);
    const came = new Set(back.map(({ commandId }) => commandId));
    const done = sent.map(({ commandId }) => commandId);
    await store.remove(done.filter((id) => !came.has(id)));
    const settled = () => ({
      waiting: this.#state.waiting.filter(({ commandId }) => !done.includes(commandId)),
      troubled: [...this.#state.troubled, ...back],
    });
    if (view) await this.#show(view, settled);
    else this.#set(settled());
  }

  async #show(view: TableView, change: () => Partial<TableState> = () => ({})): Promise<void> {
    const { store, table } = this.#parts;
    this.#state = { ...this.#state, ...change(), view };
    this.#rebuild();
    await store.keepView(table, view);
  }

  #rebuild(): void {
    const match = this.#state.view?.match;
    this.#local = match ? new LocalMatch(this.#parts.engine, match, this.#state.waiting) : null;
    this.#set({});
  }

  #set(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
    this.#parts.onChange(this.#state);
  }
}
