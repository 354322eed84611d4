import type { TournamentView } from '@threecount/tournament';
import type { Api } from './api/api.ts';
import type { Context } from './command.ts';
import { Fault } from './fault.ts';
import { plain } from './text/table.ts';

const listed = (tournaments: readonly TournamentView[]): string =>
  tournaments.map(({ tournamentId, name }) => `${tournamentId} (${plain(name)})`).join(', ');

/** A tournament of the folder that this version cannot follow. */
interface Unreadable {
  readonly tournamentId: string;
  readonly name: string;
  readonly reason: string;
}

const unreadableOf = (api: Api) => api.get<readonly Unreadable[]>('/unreadable-tournaments');

/** What there is, in words: also what cannot be read, so that nobody takes it for lost. */
async function others(api: Api, all: readonly TournamentView[]): Promise<string> {
  const unreadable = await unreadableOf(api);
  const there = all.length === 0 ? 'there is none' : `there are: ${listed(all)}`;
  if (unreadable.length === 0) return there;
  const set = unreadable.map((one) => `${one.tournamentId} (${plain(one.name)}): ${one.reason}`);
  return `${there}; set aside, as this version cannot follow them: ${set.join(' ')}`;
}

/** The tournament that a call names, or the only one; null where the folder has none and none is named. */
export async function tournamentOrNone(
  { args }: Context,
  api: Api,
): Promise<TournamentView | null> {
  const all = await api.get<readonly TournamentView[]>('/tournaments');
  const wanted = args.text('tournament');
  if (wanted !== undefined) {
    const found = all.find(({ tournamentId }) => tournamentId === wanted);
    if (found !== undefined) return found;
    throw new Fault(`There is no tournament ${wanted} to work with; ${await others(api, all)}.`);
  }
  if (all.length > 1) {
    throw new Fault(`There are several tournaments. Name one with --tournament: ${listed(all)}.`);
  }
  return all[0] ?? null;
}

/** @throws Fault where there is no tournament */
export async function theTournament(context: Context, api: Api): Promise<TournamentView> {
  const found = await tournamentOrNone(context, api);
  if (found !== null) return found;
  if ((await unreadableOf(api)).length > 0) {
    throw new Fault(`There is no tournament to work with; ${await others(api, [])}.`);
  }
  throw new Fault('The data folder has no tournament yet. Begin with: threecount import FILE');
}

/** As `theTournament`; one that this version cannot follow too, where it is named. */
export async function theTournamentToExport(
  context: Context,
  api: Api,
): Promise<{ readonly tournamentId: string; readonly name: string }> {
  const wanted = context.args.text('tournament');
  const unreadable = wanted === undefined ? [] : await unreadableOf(api);
  const named = unreadable.find(({ tournamentId }) => tournamentId === wanted);
  return named ?? theTournament(context, api);
}
