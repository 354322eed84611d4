import type { MatchView, Refusal, TimedAction } from '@threecount/match';
import type { FixedRules, TableView } from '@threecount/tournament';
import type { OutboxItem, TableRef } from '../outbox/types.ts';
import type { Engine } from './engine.ts';
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
const down = { kind: 'no', status: 503, trouble: { code: 'down', message: 'down' } } as const;

/** A server with one match, which takes each command id once and knows who holds it. */
export class FakeServer {
  epoch = 1;
  isOpen = false;
  holder: string | null = null;
  startedAt: number | null = null;
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
      version: this.log.length + this.epoch,
      confirmed: false,
    };
    const mat = { matId: 'm1', name: 'Mat 1' };
    return { mat, queue: [], match: this.isOpen ? match : null } as unknown as TableView;
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
      command: (_table, name) => this.#command(name, device),
    };
  }

  #view(): Promise<Answer<TableView>> {
    return this.#through(() => (this.denied ? withdrawn : { kind: 'ok', value: this.now() }));
  }

  #command(name: TableCommand, device: string): Promise<Answer<TableView>> {
    return this.#through(() => {
      if ((name === 'open' && !this.isOpen) || name === 'take-over') this.holder = device;
      if (name === 'open') this.isOpen = true;
      if (name === 'take-over') this.epoch += 1;
      return { kind: 'ok', value: this.now() };
    });
  }

  #take(items: readonly OutboxItem[], known: number | null, device: string): Answer<ActionsAnswer> {
    const trouble = { code: 'stale-lease', message: 'Another device has this match.' };
    if (this.denied) return withdrawn;
    const refused: { commandId: string; code: string; message: string }[] = [];
    const accepted: string[] = [];
    for (const item of items) {
      const known = this.log.some(({ commandId }) => commandId === item.commandId);
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
  }
}
