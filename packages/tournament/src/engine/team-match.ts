import {
  type BoutTerms,
  type BySide,
  boutResult,
  boutTerms,
  dueBout,
  type ExportedAct,
  type ExportedNames,
  exportTeamScript,
  initialTeamState,
  type Pairing,
  type Side,
  type Team,
  type TeamEntry,
  type TeamSetup,
  type TeamState,
  takeTeamAction,
} from '@threecount/match';
import {
  type DivisionColumn,
  type ResolvedTeam,
  type Rulebook,
  resolveTeam,
} from '@threecount/rulebooks';
import type { BoutState, MatchRecord, TeamAct } from '../types/state.ts';
import type { TeamEntered } from '../types/teams.ts';
import { applicableOptions, type Options } from './book.ts';
import { startOf } from './bout.ts';

/*
 * Everything that this package asks of the engine about a match of two teams. Red is the engine's team `a`.
 */

export const teamOn = { red: 'a', blue: 'b' } as const satisfies BySide<Team>;
export const sideOn = { a: 'red', b: 'blue' } as const satisfies Readonly<Record<Team, Side>>;

const resolved = new WeakMap<Rulebook, Map<string, ResolvedTeam | null>>();

/** Of the organiser's choices those about teams, which no bout of one is fought under. */
export function teamSettings({ match }: Rulebook, options: Options): Options {
  const names = (match.team?.settings ?? []).map(({ name }) => name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
}

/** The rules of a team match; null where the book has none for the column or the options. */
export function teamRules(
  book: Rulebook,
  column: DivisionColumn,
  options: Options,
): ResolvedTeam | null {
  const known = resolved.get(book) ?? new Map<string, ResolvedTeam | null>();
  resolved.set(book, known);
  const key = JSON.stringify([column, options]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const own = teamSettings(book, options);
  const given = Object.entries(options);
  const ofBouts = Object.fromEntries(given.filter(([name]) => !(name in own)));
  const fitting = applicableOptions(book, column, ofBouts, 'team');
  const resolution = resolveTeam(book, { ...fitting, ...own }, column);
  const rules = resolution.ok && resolution.rules.composition !== null ? resolution.rules : null;
  known.set(key, rules);
  return rules;
}

const entryOf = ({ order, ...rest }: TeamEntered): TeamEntry => ({
  ...rest,
  name: '',
  order: order.map(({ personId, rank, weightKg }) => ({
    name: personId,
    rank: rank === '' ? null : rank,
    weightKg,
  })),
});

/** What a team match is fought under; its fighters are named by their person's ids. */
export const teamSetup = (rules: ResolvedTeam, { red, blue }: BySide<TeamEntered>): TeamSetup => ({
  rules,
  teams: { a: entryOf(red), b: entryOf(blue) },
});

/** Two fighters whose bout the book has no rules for, in words; null: there are none. */
export function ruleless(book: Rulebook, setup: TeamSetup): string | null {
  for (const a of setup.teams.a.order.keys()) {
    for (const b of setup.teams.b.order.keys()) {
      try {
        boutTerms(book, setup, { a, b }, { tieBreak: false });
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    }
  }
  return null;
}

/** Length of a bout between two of one belt, in milliseconds; null where the book does not say. */
export function boutMs(book: Rulebook, rules: ResolvedTeam): number | null {
  const [rank = ''] = rules.allowedRanks;
  const one = { order: [{ personId: '', rank, weightKg: null }], startsAt: 0, unavailable: [] };
  const team = { ...one, submissionsBefore: 0, warningsBefore: 0 };
  const setup = teamSetup(rules, { red: team, blue: team });
  if (ruleless(book, setup) !== null) return null;
  return boutTerms(book, setup, { a: 0, b: 0 }, { tieBreak: false }).durationMs;
}

export const teamStart = (setup: TeamSetup): TeamState => initialTeamState(setup);

type Taken =
  | { readonly ok: true; readonly state: TeamState }
  | { readonly ok: false; readonly refusal: { readonly code: string; readonly message: string } };

/** A team match after one more act, or why it cannot be taken. */
export function afterAct(state: TeamState, act: TeamActed): Taken {
  switch (act.is) {
    case 'bout': {
      const { settling, result } = act;
      return takeTeamAction(state, { do: settling ? 'sudden-death' : 'bout', result });
    }
    case 'pick':
    case 'withdraw': {
      const { is, side, place } = act;
      return takeTeamAction(state, { do: is, team: teamOn[side], place });
    }
    case 'ruling':
      return takeTeamAction(state, { do: 'ruling', winner: teamOn[act.winner] });
  }
}

/** Of an act what the fold of a team match looks at. */
export type TeamActed =
  | Pick<Extract<TeamAct, { is: 'bout' }>, 'is' | 'settling' | 'result'>
  | Exclude<TeamAct, { is: 'bout' }>;

/** A team match after acts that were taken once. @throws where one of them cannot be taken */
export function foldTeam(setup: TeamSetup, acts: readonly TeamActed[]): TeamState {
  return acts.reduce((state, act) => {
    const taken = afterAct(state, act);
    if (!taken.ok) throw new Error(`${act.is} cannot be taken: ${taken.refusal.message}`);
    return taken.state;
  }, teamStart(setup));
}

/** The bout that is due, before its start; null: none is. */
export function nextBout(
  book: Rulebook,
  state: TeamState,
  { bookHash, column }: Pick<BoutState, 'bookHash' | 'column'>,
): { readonly pairing: Pairing; readonly bout: BoutState } | null {
  const due = dueBout(book, state);
  if (due === null) return null;
  const { setup }: BoutTerms = due.terms;
  const bout = { bookHash, column, setup, engine: startOf(setup), actions: [], startedAt: null };
  return { pairing: due.pairing, bout };
}

/** What a bout came to for its teams; null while it goes on. */
export const boutOfTeams = ({ engine }: BoutState) => boutResult(engine);

/** A team match as a team match script, with the bout that is on the mat; null where it is no team match. */
export function teamScript(
  { team, bout }: MatchRecord,
  names: ExportedNames,
): Readonly<Record<string, unknown>> | null {
  if (team === null || bout === null) return null;
  const acts = team.acts.flatMap((act): ExportedAct[] => {
    if (act.is === 'bout') {
      return [{ is: 'bout', settling: act.settling, state: act.bout.engine }];
    }
    if (act.is !== 'withdraw') return [];
    return [{ is: 'withdraw', team: teamOn[act.side], place: act.place }];
  });
  const settling = team.state.phase.is === 'tie-break';
  const running: readonly ExportedAct[] =
    team.onMat === null ? [] : [{ is: 'bout', settling, state: bout.engine }];
  const { options, settings } = team.state.setup.rules;
  const script = exportTeamScript(team.state, [...acts, ...running], names);
  return { ...script, options: { ...options, ...settings } };
}
