import type { TournamentView } from '@threecount/tournament';
import type { Api } from './api/api.ts';
import type { Context } from './command.ts';
import { Fault } from './fault.ts';
import { plain } from './text/table.ts';

const listed = (tournaments: readonly TournamentView[]): string =>
  tournaments.map(({ tournamentId, name }) => `${tournamentId} (${plain(name)})`).join(', ');

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
    const there = all.length === 0 ? 'there is none' : `there are: ${listed(all)}`;
    throw new Fault(`There is no tournament ${wanted}; ${there}.`);
  }
  if (all.length > 1) {
    throw new Fault(`There are several tournaments. Name one with --tournament: ${listed(all)}.`);
  }
  return all[0] ?? null;
}

/** @throws Fault where there is no tournament */
export async function theTournament(context: Context, api: Api): Promise<TournamentView> {
  const found = await tournamentOrNone(context, api);
  if (found === null) {
    throw new Fault('The data folder has no tournament yet. Begin with: threecount import FILE');
  }
  return found;
}
