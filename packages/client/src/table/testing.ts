import type { MatchView, Refusal, TimedAction } from '@threecount/match';
import type { FixedRules, TableMatch, TableView } from '@threecount/tournament';
import { memoryStore } from '../outbox/memory-store.ts';
import type { OutboxItem, OutboxStore, TableRef } from '../outbox/types.ts';
import type { Engine } from './engine.ts';
import { TableSession } from './session.ts';
import type { ActionsAnswer, Answer, TableCommand, TableTransport } from './transport.ts';

export const table: TableRef = { tournamentId: 't1', matId: 'm1' };

/** A very small engine: counts scores of red once started. */
export const countingEngine: Engine = {
  begin: () => {
    let started = false;
    let points = 0;
    const take = (action: TimedAction): Refusal | null => {
      if (action.do === 'start') started = true;
      if (action.do === 'start') return null;
      if (!started) return { code: 'not-started', message: 'Start first.' };
      if (action.do === 'score') points += 1;
      return null;
    };
    const view = () => ({ red: { points } }) as unknown as MatchView;
    return { take, view, preview: view };
  },
};

/** What the network does with the next requests; afterwards it is good. */
export type Weather = 'good' | 'request-lost' | 'answer-lost' | 'server-down' | 'busy';

const lost = { kind: 'no', status: 0, trouble: { code: 'no-network', message: 'away' } } as const;
const withdrawn = {
  kind: 'no',
  status: 403,
  trouble: { code: 'forbidden', message: 'This link was withdrawn.' },
} as const;
const overtaken = { code: 'stale-lease', message: 'Its bout was confirmed since.' } as const;
const down = { kind: 'no', status: 503, trouble: { code: 'down', message: 'down' } } as const;

/** A team match after so many bouts, with one on the mat. */
export const teamAfter = (bouts: number, onMat = true): TableMatch['team'] => {
  const acts = Array.from({ length: bouts }, (_, i) => ({ is: 'bout', bout: i + 1 }));
  return { acts, onMat: onMat ? { a: 0, b: bouts } : null } as unknown as TableMatch['team'];
};

/** A server with one match, which takes each command id once and knows who holds it. */
export class FakeServer {
  epoch = 1;
  isOpen = false;
  holder: string | null = null;
  startedAt: number | null = null;
  /** Set in a team match. */
  team: TableMatch['team'] = null;
  /** Acts of bouts that are over. */
  before = 0;
  /** Command ids that were ever taken. */
  readonly #taken = new Set<string>();
  readonly log: { readonly commandId: string; readonly action: TimedAction }[] = [];
  readonly weather: Weather[] = [];
  /** Command ids that the rules here refuse. */
  refuses: (item: OutboxItem) => boolean = () => false;
  denied = false;
  /** How often the fixed rules were asked for. */
  asked = 0;

  now(): TableView {
    const match = {
      card: { matchId: 'd1-1' },
      setup: {},
      actions: this.log.map(({ action }) => action),
      startedAt: this.startedAt,
      epoch: this.epoch,
      holder: this.holder,
      version: this.before + this.log.length + this.epoch,
      confirmed: false,
      team: this.team,
    };
    const mat = { matId: 'm1', name: 'Mat 1' };
    return { mat, queue: [], match: this.isOpen ? match : null } as unknown as TableView;
  }

  /** The bout on the mat is confirmed, and the next one comes. */
  nextBout(): void {
    this.epoch += 1;
    this.before += this.log.length;
    this.log.length = 0;
    this.startedAt = null;
    this.team = teamAfter((this.team?.acts.length ?? 0) + 1);
  }

  async #through<T>(run: () => Answer<T>): Promise<Answer<T>> {
    const weather = this.weather.shift() ?? 'good';
    if (weather === 'request-lost') return lost;
    if (weather === 'server-down') return down;
    if (weather === 'busy') return { ...down, status: 429 };
    const answer = run();
    return weather === 'answer-lost' ? lost : answer;
  }

  /** As a device reaches it. */
  from(device: string): TableTransport {
    return {
      view: () => this.#view(),
      rules: async () => {
        this.asked += 1;
        return this.#through(() => ({
          kind: 'ok',
          value: { setup: {}, screen: {} } as FixedRules,
        }));
      },
      send: (items, known) => this.#through(() => this.#take(items, known, device)),
      command: (_table, name, body) => this.#command(name, device, body),
    };
  }

  #view(): Promise<Answer<TableView>> {
    return this.#through(() => (this.denied ? withdrawn : { kind: 'ok', value: this.now() }));
  }

  #command(
    name: TableCommand,
    device: string,
    { epoch = this.epoch }: { readonly epoch?: unknown },
  ): Promise<Answer<TableView>> {
    return this.#through(() => {
      if (epoch !== this.epoch) return { kind: 'no', status: 409, trouble: overtaken };
      if ((name === 'open' && !this.isOpen) || name === 'take-over') this.holder = device;
      if (name === 'open') this.isOpen = true;
      if (name === 'take-over') this.epoch += 1;
      if (name === 'confirm-bout') this.nextBout();
      return { kind: 'ok', value: this.now() };
    });
  }

  #take(items: readonly OutboxItem[], known: number | null, device: string): Answer<ActionsAnswer> {
    const trouble = { code: 'stale-lease', message: 'Another device has this match.' };
    if (this.denied) return withdrawn;
    const refused: { commandId: string; code: string; message: string }[] = [];
    const accepted: string[] = [];
    for (const item of items) {
      const known = this.#taken.has(item.commandId);
      const held = item.epoch === this.epoch && device === this.holder;
      if (!known && !held) refused.push({ ...trouble, commandId: item.commandId });
      else if (!known && this.refuses(item)) {
        refused.push({ commandId: item.commandId, code: 'not-in-rulebook', message: 'No.' });
      } else {
        accepted.push(item.commandId);
        if (!known) this.#append(item);
      }
    }
    const news = refused.length === 0 && items[0]?.epoch === this.epoch ? known : null;
    return { kind: 'ok', value: { accepted, refused, after: this.#after(news) } };
  }

  /** Short for a table that knows so many actions, as the real one answers. */
  #after(known: number | null): ActionsAnswer['after'] {
    const { match } = this.now();
    if (known === null || match === null) return { kind: 'view', view: this.now() };
    const { startedAt, version, epoch } = match;
    const actions = match.actions.slice(known);
    const { matchId } = match.card;
    return { kind: 'news', news: { matchId, epoch, known, actions, startedAt, version } };
  }

  #append({ commandId, action, instant }: OutboxItem): void {
    if (action.do === 'start') this.startedAt ??= instant;
    const at = this.startedAt === null ? 0 : instant - this.startedAt;
    this.log.push({ commandId, action: { ...action, at } });
    this.#taken.add(commandId);
  }
}

/** In the next turn of the event loop. @returns what calls it off */
function soon(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
  return () => port1.close();
}

let lastId = 0;

/** A page over a store and a server. Retries come at once; `settle` lets everything run until nothing moves. */
export function page(server: FakeServer, store: OutboxStore = memoryStore(), device = 'ours') {
  let time = 1_000_000;
  const session = new TableSession({
    table,
    device,
    transport: server.from(device),
    store,
    engine: countingEngine,
    now: () => time,
    newId: () => {
      lastId += 1;
      return `c${lastId}`;
    },
    after: (_ms, run) => soon(run),
    onChange: () => undefined,
  });
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await new Promise<void>((done) => soon(done));
  };
  return {
    session,
    settle,
    pass: (ms: number) => {
      time += ms;
    },
    points: () => session.matchView()?.red.points,
  };
}
