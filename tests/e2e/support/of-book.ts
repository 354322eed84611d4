import type { TestServer } from './server.ts';

const people = [
  ['Ada', 'Quill'],
  ['Bea', 'Stone'],
  ['Cleo', 'Marsh'],
  ['Dana', 'Field'],
];

const column = {
  five: { discipline: 'no-gi', ageGroup: 'adults', gender: 'female', level: 'expert' },
  'bjj-advantage': { discipline: 'gi', ageGroup: 'adults', rank: 'blue' },
  'grappling-x': { discipline: 'no-gi', ageGroup: 'adults', gender: 'female', level: 'advanced' },
} as const;

export type BookId = keyof typeof column;

/** So many were made: each is a tournament of its own. */
let made = 0;

/** A drawn division of four under a book for single competitors, through the API. @returns the link of its mat's table */
export async function divisionOf(
  server: TestServer,
  rulebook: BookId,
  options: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  let last = 0;
  made += 1;
  const name = `${rulebook}-${made}`;
  const post = <T>(place: string, body: object): Promise<T> => {
    last += 1;
    return server.ask<T>('POST', place, { commandId: `${name}-${last}`, ...body });
  };
  const rows = people.map(([given, family]) => `${given},${family},Harbour Team,Blue belts`);
  const csv = ['First name,Last name,Club,Division', ...rows].join('\n');
  const content = Buffer.from(csv).toString('base64');
  const list = { fileName: 'list.csv', content, name: `Lantern Open, ${rulebook}`, rulebook };
  const { tournamentId } = await post<{ tournamentId: string }>('/imports', list);
  const at = `/tournaments/${tournamentId}`;
  const act = (kind: string, id: string, action: object) =>
    post(`${at}/actions`, { stream: { kind, id }, action });
  await act('tournament', tournamentId, { type: 'set-settings', settings: { rest: 0, options } });
  await act('division', 'd1', { type: 'set-column', column: column[rulebook] });
  await post(`${at}/draw`, { seedText: 'three rivers' });
  await act('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  await act('division', 'd1', { type: 'assign-division', matId: 'm1' });
  const { url } = await server.ask<{ url: string }>('POST', `${at}/mats/m1/link`);
  const { pathname, search, hash } = new URL(url);
  return server.url + pathname + search + hash;
}
