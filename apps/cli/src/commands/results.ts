import type { CompetitorView, Podium, ResultsView } from '@threecount/tournament';
import { type CommandSpec, type Context, writeJson } from '../command.ts';
import { Fault } from '../fault.ts';
import { table } from '../text/table.ts';
import { theTournament } from '../tournament.ts';

const nameOf = ({ givenName, familyName, club }: CompetitorView): string =>
  `${givenName} ${familyName}`.trim() + (club === '' ? '' : ` (${club})`);

function podiumRows(division: string, podium: Podium): readonly (readonly string[])[] {
  switch (podium.kind) {
    case 'places':
      return podium.places.map(({ place, competitor }, index) => {
        return [index === 0 ? division : '', String(place), nameOf(competitor)];
      });
    case 'open':
      return [[division, '', 'not over yet']];
    case 'none':
      return [[division, '', `no podium: ${podium.reason}`]];
  }
}

async function run(context: Context): Promise<number> {
  const { args, io, api } = context;
  if (args.flag('csv') && args.flag('json')) throw new Fault('--csv does not go with --json.');
  const opened = await api();
  const { tournamentId } = await theTournament(context, opened);
  const path = `/tournaments/${tournamentId}/results`;
  if (args.flag('csv')) {
    io.out((await opened.bytes(`${path}?format=csv`)).toString('utf8'));
    return 0;
  }
  const results = await opened.get<ResultsView>(path);
  if (args.flag('json')) {
    writeJson(io, results);
    return 0;
  }
  const rows = results.divisions.flatMap(({ name, podium }) => podiumRows(name, podium));
  io.out(table(['division', 'place', 'competitor'], rows, ['left', 'right']));
  return 0;
}

export const resultsCommand: CommandSpec = {
  name: 'results',
  summary: 'podiums, and with --csv or --json every match',
  files: null,
  folder: () => 'read',
  options: { csv: { type: 'boolean', help: 'a table for spreadsheets' } },
  run,
};
