import type {
  ClubGroup,
  ClubStandings,
  CompetitorView,
  Podium,
  ResultsView,
} from '@threecount/tournament';
import type { Api } from '../api/api.ts';
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

async function podiums(opened: Api, path: string): Promise<string> {
  const { divisions } = await opened.get<ResultsView>(path);
  const rows = divisions.flatMap(({ name, podium }) => podiumRows(name, podium));
  return table(['division', 'place', 'competitor'], rows, ['left', 'right']);
}

/** What a group of divisions is called; the first one is of all. */
const groupName = ({ group, ageGroupLabel, gender }: ClubGroup): string =>
  group === null
    ? 'all divisions'
    : [ageGroupLabel, gender].filter((one) => one !== null).join(' ');

async function clubs(opened: Api, path: string): Promise<string> {
  const { groups, rules } = await opened.get<ClubStandings>(path);
  const headers = [rules.by, 'points', 'gold', 'silver', 'bronze', 'placed by'];
  const aligns = ['right', 'left', 'right', 'right', 'right', 'right'] as const;
  const parts = groups.map((group) => {
    const rows = group.rows.map((row) => [
      String(row.place),
      row.name,
      ...[row.points, row.golds, row.silvers, row.bronzes].map(String),
      row.placedBy ?? 'level',
    ]);
    const over = `${groupName(group)}: ${group.over} of ${group.divisions} divisions are over\n`;
    return `${over}${table(['place', ...headers], rows, aligns)}`;
  });
  return parts.join('\n');
}

async function run(context: Context): Promise<number> {
  const { args, io, api } = context;
  if (args.flag('csv') && args.flag('json')) throw new Fault('--csv does not go with --json.');
  const opened = await api();
  const { tournamentId } = await theTournament(context, opened);
  const ofClubs = args.flag('clubs');
  const path = `/tournaments/${tournamentId}/${ofClubs ? 'standings' : 'results'}`;
  if (args.flag('csv')) io.out((await opened.bytes(`${path}?format=csv`)).toString('utf8'));
  else if (args.flag('json')) writeJson(io, await opened.get<ResultsView | ClubStandings>(path));
  else io.out(await (ofClubs ? clubs(opened, path) : podiums(opened, path)));
  return 0;
}

export const resultsCommand: CommandSpec = {
  name: 'results',
  summary: 'podiums, and with --csv or --json every match',
  files: null,
  folder: () => 'read',
  options: {
    clubs: { type: 'boolean', help: 'the standings of clubs (or teams) instead' },
    csv: { type: 'boolean', help: 'a table for spreadsheets' },
  },
  run,
};
