import { listBody, listCsv } from './lists.ts';
import type { TestServer } from './test-server.ts';

/** Sends an organiser's action that must be taken. */
export async function organise(
  server: TestServer,
  t: string,
  kind: string,
  id: string,
  action: object,
): Promise<void> {
  const commandId = `${kind}-${id}-${JSON.stringify(action)}`.slice(0, 120);
  const body = { commandId, stream: { kind, id }, action };
  const answer = await server.send('POST', `/api/tournaments/${t}/actions`, body);
  if (answer.status !== 200) throw new Error(answer.text);
}

/** A tournament with so many entries in one division, and mats `m1`, `m2`. @returns its id */
export async function newTournament(
  server: TestServer,
  entries: number,
  id = 'c',
  rulebook = 'five',
): Promise<string> {
  const list = listBody(listCsv(entries), `${id}.csv`);
  const body = { ...list, commandId: `${id}-import`, rulebook };
  const made = await server.send('POST', '/api/imports', body);
  const t: string = made.body.tournamentId;
  for (const matId of ['m1', 'm2']) {
    await organise(server, t, 'mat', matId, { type: 'add-mat', matId, name: `Mat ${matId[1]}` });
  }
  return t;
}

/** The same, drawn and on mat `m1`. */
export async function drawnTournament(server: TestServer, entries: number): Promise<string> {
  const t = await newTournament(server, entries);
  await server.send('POST', `/api/tournaments/${t}/draw`, { commandId: 'draw', seedText: 'x' });
  await organise(server, t, 'division', 'd1', { type: 'assign-division', matId: 'm1' });
  return t;
}

/** Takes a mat's link, as a browser does. @returns the cookies of that table */
export async function tableCookie(server: TestServer, t: string, m: string): Promise<string> {
  const { body: link } = await server.send('POST', `/api/tournaments/${t}/mats/${m}/link`);
  const grant = { tournamentId: t, matId: m, key: link.key };
  return (await server.send('POST', '/api/table-session', grant, 'nobody')).cookie;
}

/** Takes the link of a team's coach, as a browser does. @returns the cookies of that coach */
export async function coachCookie(server: TestServer, t: string, e: string): Promise<string> {
  const { body: link } = await server.send('POST', `/api/tournaments/${t}/teams/${e}/link`);
  const grant = { tournamentId: t, entryId: e, key: link.key };
  return (await server.send('POST', '/api/team-session', grant, 'nobody')).cookie;
}

/** A tournament under a book of teams, with an event for blue belts (`d1`) and one for all belts (`d2`). @returns its id */
export async function teamTournament(server: TestServer, options: object = {}): Promise<string> {
  const made = { commandId: 'teams', name: 'Lantern Teams', rulebook: 'classic' };
  const { body } = await server.send('POST', '/api/tournaments', made);
  const t: string = body.tournamentId;
  const events = [
    { divisionId: 'd1', name: 'Blue belts', event: 'single-rank', rank: 'blue' },
    { divisionId: 'd2', name: 'All belts', event: 'all-ranks' },
  ];
  for (const { divisionId, name, ...column } of events) {
    const choice = { column: { discipline: 'gi', ...column }, standing: 'confirmed' };
    await organise(server, t, 'division', divisionId, {
      type: 'create-division',
      divisionId,
      name,
      column: { ...choice, alternatives: [] },
    });
  }
  await organise(server, t, 'tournament', t, { type: 'set-settings', settings: { options } });
  return t;
}

/** Five blue belts of invented names, each of so many kilograms. */
export const fiveOf = (family: string, weightKg: number | null = 80) =>
  ['Ada', 'Bea', 'Cleo', 'Dana', 'Edda'].map((given) => ({
    name: `${given} ${family}`,
    rank: 'blue',
    weightKg,
  }));
