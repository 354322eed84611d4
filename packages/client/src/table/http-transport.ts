import type { TableView } from '@threecount/tournament';
import { deviceName } from '../ids.ts';
import type { OutboxItem, TableRef } from '../outbox/types.ts';
import type { ActionsAnswer, Answer, MatchNews, TableTransport } from './transport.ts';

const patienceMs = 10_000;

const pathOf = ({ tournamentId, matId }: TableRef): string =>
  `/api/tournaments/${encodeURIComponent(tournamentId)}/mats/${encodeURIComponent(matId)}/table`;

async function read<T>(response: Response): Promise<Answer<T>> {
  const value: unknown = await response.json().catch(() => null);
  if (response.ok && value !== null) return { kind: 'ok', value: value as T };
  const { code, message } = (value ?? {}) as { code?: string; message?: string };
  const trouble = {
    code: code ?? 'unknown',
    message: message ?? `The server answered ${response.status}.`,
  };
  return { kind: 'no', status: response.status, trouble };
}

/** @param cache how far the browser's store may answer */
async function ask<T>(
  path: string,
  body?: unknown,
  cache: RequestCache = 'no-store',
): Promise<Answer<T>> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patienceMs);
  const headers = { 'x-threecount-device': deviceName(), 'content-type': 'application/json' };
  const init: RequestInit =
    body === undefined
      ? { headers: { 'x-threecount-device': deviceName() } }
      : { method: 'POST', headers, body: JSON.stringify(body) };
  try {
    const response = await fetch(path, {
      ...init,
      cache,
      credentials: 'same-origin',
      signal: stop.signal,
    });
    return await read<T>(response);
  } catch {
    const trouble = { code: 'no-network', message: 'The server does not answer.' };
    return { kind: 'no', status: 0, trouble };
  } finally {
    clearTimeout(timer);
  }
}

interface WireAnswer {
  readonly accepted: readonly (string | { readonly commandId: string })[];
  readonly refused: ActionsAnswer['refused'];
  readonly version: number;
  /** One of the two is there. */
  readonly view?: TableView;
  readonly news?: Pick<MatchNews, 'actions' | 'startedAt'>;
}

async function send(
  items: readonly OutboxItem[],
  known: number | null,
): Promise<Answer<ActionsAnswer>> {
  const first = items[0];
  if (!first) throw new Error('nothing to send');
  const answer = await ask<WireAnswer>(`${pathOf(first)}/actions`, {
    matchId: first.matchId,
    epoch: first.epoch,
    actions: items.map(({ commandId, instant, action, overrule }) => ({
      commandId,
      instant,
      action,
      ...(overrule === undefined ? {} : { overrule }),
    })),
    ...(known === null ? {} : { known }),
  });
  if (answer.kind === 'no') return answer;
  const { accepted, refused } = answer.value;
  const ids = accepted.map((one) => (typeof one === 'string' ? one : one.commandId));
  const after = afterOf(answer.value, first, known ?? 0);
  return { kind: 'ok', value: { accepted: ids, refused, after } };
}

function afterOf(
  { view, news, version }: WireAnswer,
  { matchId, epoch }: OutboxItem,
  known: number,
): ActionsAnswer['after'] {
  if (view !== undefined) return { kind: 'view', view };
  if (news === undefined) throw new Error('an answer says nothing of the match');
  return { kind: 'news', news: { matchId, epoch, known, version, ...news } };
}

/** The table's routes of `docs/api.md`. */
export const httpTransport: TableTransport = {
  view: (table) => ask(pathOf(table)),
  rules: (table, key) =>
    ask(`${pathOf(table)}/rules/${encodeURIComponent(key)}`, undefined, 'default'),
  send,
  command: (table, name, body) => ask(`${pathOf(table)}/${name}`, body),
};
