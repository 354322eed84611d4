import type { TestServer } from './server.ts';

export interface Person {
  readonly given: string;
  readonly family: string;
  readonly club: string;
}

/** A drawn tournament with one division on each mat. */
export interface Prepared {
  readonly tournamentId: string;
  /** Makes the link of a mat's table; an older one ends. */
  linkOf(mat: number): Promise<string>;
  withdraw(mat: number): Promise<void>;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function csvOf(divisions: readonly (readonly Person[])[], seeded: boolean): string {
  const rows = divisions.flatMap((people, index) =>
    people.map(({ given, family, club }, place) =>
      [given, family, club, `Women Expert -${50 + index} kg`, seeded ? String(place + 1) : '']
        .map(quoted)
        .join(','),
    ),
  );
  return ['First name,Last name,Club,Division,Seed', ...rows].join('\n');
}

/**
 * Brings a list in and makes all ready, as the organiser would, through the API.
 * `seeded`: in the order of the list.
 */
export async function prepare(
  server: TestServer,
  divisions: readonly (readonly Person[])[],
  { seeded = false, settings = {} }: { readonly seeded?: boolean; readonly settings?: object } = {},
): Promise<Prepared> {
  let last = 0;
  const post = <T>(place: string, body: object): Promise<T> => {
    last += 1;
    return server.ask<T>('POST', place, { commandId: `prepared-${last}`, ...body });
  };
  const content = Buffer.from(csvOf(divisions, seeded)).toString('base64');
  const list = { fileName: 'list.csv', content, name: 'Lantern Open' };
  const { tournamentId } = await post<{ tournamentId: string }>('/imports', list);
  const at = `/tournaments/${tournamentId}`;
  const act = (kind: string, id: string, action: object) =>
    post(`${at}/actions`, { stream: { kind, id }, action });
  await act('tournament', tournamentId, {
    type: 'set-settings',
    settings: { rest: 0, ...settings },
  });
  await post(`${at}/draw`, { seedText: 'three rivers' });
  for (const number of divisions.map((_, index) => index + 1)) {
    const matId = `m${number}`;
    await act('mat', matId, { type: 'add-mat', matId, name: `Mat ${number}` });
    await act('division', `d${number}`, { type: 'assign-division', matId });
  }
  return {
    tournamentId,
    async linkOf(mat) {
      const made = await server.ask<{ url: string }>('POST', `${at}/mats/m${mat}/link`);
      const { pathname, search, hash } = new URL(made.url);
      return server.url + pathname + search + hash;
    },
    withdraw: (mat) => server.ask('DELETE', `${at}/mats/m${mat}/link`),
  };
}
