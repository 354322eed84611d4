import { bookHash } from '../hash/book-hash.ts';
import type { Patch } from '../schema/options.ts';
import type { MatchRules, Rulebook } from '../schema/rulebook.ts';
import type { TeamRules } from '../schema/team.ts';
import type { TeamSetting } from '../schema/team-setting.ts';
import { type DivisionColumn, divisionProblems } from './division-column.ts';
import { holds } from './holds.ts';
import { type Options, readOptions } from './options.ts';
import { applyPatches } from './patch.ts';
import { type Problem, unknownName } from './problem.ts';

type Composition = TeamRules['composition'][number];

/** What a book says of matches of two teams, with the organiser's choices put in. Plain data. */
export interface ResolvedTeam extends Omit<TeamRules, 'composition' | 'settings'> {
  readonly book: { readonly id: string; readonly name: string; readonly hash: string };
  readonly division: DivisionColumn;
  /** The choices that bear on a bout too. */
  readonly options: Options;
  /** Those about who stands in a team, by the names of the book; without those about its way from match to match. */
  readonly settings: Options;
  /** Who may stand in a team; null where the book has no word on this kind of event. */
  readonly composition: Composition | null;
  /** The book's belts, lowest first. */
  readonly ranks: readonly string[];
  /** Those of them that may fight in this kind of event. */
  readonly allowedRanks: readonly string[];
}

export type TeamResolution =
  | { readonly ok: true; readonly rules: ResolvedTeam }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * The rules of a match of two teams from the book, the organiser's options (those about teams included) and the column
 * of the division. Everything that does not fit is listed, with its place (`options.x`, `division.y`).
 */
export function resolveTeam(
  book: Rulebook,
  options: Options,
  division: DivisionColumn,
): TeamResolution {
  if (book.match.team === undefined) {
    const message = `rulebook ${book.id} has no matches of two teams`;
    return { ok: false, problems: [{ place: 'rulebook', message }] };
  }
  const settings = book.match.team.settings ?? [];
  const isSetting = (name: string) => settings.some((setting) => setting.name === name);
  const given = Object.entries(options);
  const ofBouts = Object.fromEntries(given.filter(([name]) => !isSetting(name)));
  const reading = readOptions(book, ofBouts, { ...division });
  const chosen = settings.map((setting) => readSetting(setting, options[setting.name]));
  const problems = [
    ...divisionProblems(book, division, { ...division }),
    ...reading.problems,
    ...chosen.flatMap((one) => one.problems),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const patches = [...reading.patches, ...chosen.flatMap((one) => one.patches)];
  const match = applyPatches(book.match, patches);
  const { team } = match;
  if (team === undefined) throw new Error('a patch has taken the team rules out of the book');
  const { composition, settings: _, ...rest } = team;
  const { id, name } = book;
  return {
    ok: true,
    rules: {
      ...rest,
      book: { id, name, hash: bookHash(book) },
      division,
      options: ofBouts,
      settings: Object.fromEntries(given.filter(([name]) => ofOneMatch(settings, name))),
      composition: composition.find((row) => row.event === division.event) ?? null,
      ranks: book.divisions.ranks,
      allowedRanks: fighting(match, division) ?? book.divisions.ranks,
    },
  };
}

const ofOneMatch = (settings: readonly TeamSetting[], name: string): boolean =>
  settings.some((setting) => setting.name === name && setting.acrossMatches !== true);

const fighting = ({ competitors }: MatchRules, division: DivisionColumn) =>
  competitors?.filter((row) => holds(row.when, { ...division })).map((row) => row.rank);

/** What is wrong with the organiser's choices about teams. */
export function teamSettingProblems(book: Rulebook, options: Options): readonly Problem[] {
  const settings = book.match.team?.settings ?? [];
  return settings.flatMap((setting) => readSetting(setting, options[setting.name]).problems);
}

interface Read {
  readonly patches: readonly Patch[];
  readonly problems: readonly Problem[];
}

function readSetting(setting: TeamSetting, value: unknown): Read {
  const place = `options.${setting.name}`;
  if (value === undefined) return { patches: [], problems: [] };
  if (setting.kind === 'choice') {
    const chosen = setting.values.find((one) => one.value === value);
    const names = setting.values.map((one) => one.value);
    return chosen
      ? { patches: chosen.patches, problems: [] }
      : { patches: [], problems: [unknownName(place, value, names)] };
  }
  const { from, to, whole, path } = setting;
  const fits =
    typeof value === 'number' &&
    value >= from &&
    value <= to &&
    (!whole || Number.isInteger(value));
  if (fits) return { patches: [{ path, to: value }], problems: [] };
  const kind = whole ? 'a whole number' : 'a number';
  return { patches: [], problems: [{ place, message: `must be ${kind} from ${from} to ${to}` }] };
}
