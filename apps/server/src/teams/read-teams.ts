import type { TeamSheetRules } from '@threecount/tournament';
import type { TypedTeam } from './enter-team.ts';
import type { TypedMember } from './members.ts';

/** A team of a list, and the rows (from 1) that its people stand in. */
export interface ListedTeam extends TypedTeam {
  readonly rows: readonly number[];
}

export interface ListProblem {
  /** From 1, as a spreadsheet counts; 0: the list as a whole. */
  readonly row: number;
  readonly message: string;
}

const fields = ['team', 'club', 'name', 'belt', 'weight'] as const;
type Field = (typeof fields)[number];

/** What people write above a column. */
const words: Readonly<Record<Field, readonly string[]>> = {
  team: ['team', 'team name', 'mannschaft', 'equipe', 'equipo', 'squadra', 'time'],
  club: ['club', 'verein', 'academy', 'gym', 'school', 'academia', 'societa'],
  name: [
    'name',
    'full name',
    'fighter',
    'member',
    'athlete',
    'competitor',
    'nome',
    'nombre',
    'nom',
  ],
  belt: ['belt', 'rank', 'gurtel', 'faixa', 'cinturon', 'ceinture', 'cintura', 'grade'],
  weight: ['weight', 'kg', 'weight kg', 'weight (kg)', 'gewicht', 'peso', 'poids'],
};

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Columns by their headers; without a row of headers they stand in the order team, club, name, belt, weight. */
function columnsOf(first: readonly string[]): {
  readonly at: Record<Field, number>;
  readonly headers: boolean;
} {
  const cells = first.map(folded);
  const find = (field: Field): number => cells.findIndex((cell) => words[field].includes(cell));
  const headers = fields.filter((field) => find(field) >= 0).length >= 2;
  const at = (field: Field, i: number): number => (headers ? find(field) : i);
  return {
    headers,
    at: {
      team: at('team', 0),
      club: at('club', 1),
      name: at('name', 2),
      belt: at('belt', 3),
      weight: at('weight', 4),
    },
  };
}

/** A belt as people write it: `Blue`, `blue belt`; the text as it is where it is none of the book's. */
function beltOf(text: string, ranks: readonly string[]): string {
  const said = folded(text).split(/[^\p{L}]+/u);
  return ranks.find((rank) => said.includes(rank)) ?? text;
}

/** Kilograms; null where nothing is said, NaN where it is no number. */
function kgOf(text: string): number | null {
  if (text === '' || text === '-') return null;
  const found = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:kg)?$/iu.exec(text)?.[1];
  return found === undefined ? Number.NaN : Number(found.replace(',', '.'));
}

/** What cannot be read of a row. */
function faultOf(team: string, name: string, weightKg: number | null): string | null {
  if (team === '') return 'The team is missing.';
  if (name === '') return 'The name is missing.';
  return Number.isNaN(weightKg) ? 'The weight is no number of kilograms.' : null;
}

/** The teams of a list, one row a person, in the order in which they come; with what cannot be read of it. */
export function readTeams(
  cells: readonly (readonly string[])[],
  rules: TeamSheetRules,
): { readonly teams: readonly ListedTeam[]; readonly problems: readonly ListProblem[] } {
  const filled = cells.flatMap((row, at) =>
    row.some((cell) => cell.trim() !== '') ? [{ row, number: at + 1 }] : [],
  );
  const { at, headers } = columnsOf(filled[0]?.row ?? []);
  const problems: ListProblem[] = [];
  if (headers && (at.team < 0 || at.name < 0)) {
    const message = 'The list needs a column for the team and one for the name of each member.';
    return { teams: [], problems: [{ row: filled[0]?.number ?? 0, message }] };
  }
  const teams = new Map<
    string,
    { name: string; club: string; members: TypedMember[]; rows: number[] }
  >();
  for (const { row, number } of filled.slice(headers ? 1 : 0)) {
    const cell = (field: Field): string => (row[at[field]] ?? '').trim().slice(0, 200);
    const [team, name] = [cell('team'), cell('name')];
    const weightKg = kgOf(cell('weight'));
    const wrong = faultOf(team, name, weightKg);
    if (wrong !== null) problems.push({ row: number, message: wrong });
    if (team === '') continue;
    const known = teams.get(folded(team)) ?? {
      name: team,
      club: cell('club'),
      members: [],
      rows: [],
    };
    known.members.push({
      personId: null,
      name,
      club: '',
      namesake: false,
      rank: beltOf(cell('belt'), rules.ranks),
      weightKg: Number.isNaN(weightKg) ? null : weightKg,
      substitute: known.members.length >= rules.size && (rules.substitutes?.most ?? 0) > 0,
    });
    known.rows.push(number);
    teams.set(folded(team), known);
  }
  if (teams.size === 0 && problems.length === 0)
    problems.push({ row: 0, message: 'There is no team in this list.' });
  return { teams: [...teams.values()], problems };
}
