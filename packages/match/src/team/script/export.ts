import type { MatchState } from '../../engine/state.ts';
import { scriptLines } from '../../script/export.ts';
import type { JsonObject } from '../../script/fields.ts';
import { pickedFrom } from '../picks.ts';
import { type ByTeam, byTeam, type Team, type TeamState } from '../types.ts';
import { teamFormat } from './parse.ts';

/** What happened in a team match that a script tells line by line; picks and who won are in its state. */
export type ExportedAct =
  | { readonly is: 'bout'; readonly settling: boolean; readonly state: MatchState }
  | { readonly is: 'withdraw'; readonly team: Team; readonly place: number };

/** What a script calls the teams and their fighters. */
export interface ExportedNames {
  readonly about?: string;
  readonly teams: ByTeam<string>;
  readonly fighter: (name: string) => string;
}

/**
 * A team match as a team match script, which replays to the same winner, method, fighters left and tie-breaks. A ruling of
 * the senior official is not in it: no script can say it, and the replay ends where one is due.
 * @param acts in order; a bout that goes on may stand last
 */
export function exportTeamScript(
  state: TeamState,
  acts: readonly ExportedAct[],
  names: ExportedNames,
): JsonObject {
  const { rules } = state.setup;
  const { event, discipline } = rules.division;
  return {
    format: teamFormat,
    ...(names.about === undefined ? {} : { about: names.about }),
    rulebook: rules.book.id,
    ...(event === undefined ? {} : { event }),
    discipline,
    options: rules.options,
    a: teamOf(state, 'a', names),
    b: teamOf(state, 'b', names),
    bouts: boutsOf(acts),
    ...tieBreakOf(state, acts),
  };
}

function teamOf({ setup }: TeamState, team: Team, { teams, fighter }: ExportedNames): JsonObject {
  const { order, startsAt, unavailable, submissionsBefore, warningsBefore } = setup.teams[team];
  const told = order.map(({ name, rank, weightKg }) => ({
    name: fighter(name),
    ...(rank === null ? {} : { rank }),
    ...(weightKg === null ? {} : { weightKg }),
  }));
  // A script has as many places as the book: those whom a short team lacks cannot fight.
  const lacking = Array.from({ length: Math.max(0, setup.rules.size - order.length) });
  const rank = order[0]?.rank ?? null;
  return {
    name: teams[team],
    order: [...told, ...lacking.map(() => ({ name: '', ...(rank === null ? {} : { rank }) }))],
    startsAt,
    unavailable: [...unavailable, ...lacking.map((_, i) => order.length + i)],
    submissionsBefore,
    warningsBefore,
  };
}

/** Who is out since the line before. */
type Out = ByTeam<readonly number[]>;

const nobody: Out = { a: [], b: [] };

/** The bouts, each with who was withdrawn before it; who was withdrawn after the last one stands in a line of their own. */
function boutsOf(acts: readonly ExportedAct[]): readonly JsonObject[] {
  const lines: JsonObject[] = [];
  let out = nobody;
  const put = (actions: readonly JsonObject[]): void => {
    lines.push({ ...told(out), actions });
    out = nobody;
  };
  for (const act of acts) {
    if (act.is === 'withdraw') {
      if (!fits(out, act)) put([]);
      out = { ...out, [act.team]: [...out[act.team], act.place] };
    } else if (!act.settling) put(scriptLines(act.state));
  }
  if (isAny(out)) put([]);
  return lines;
}

/** A line names each place once, and those of team a come before those of team b. */
const fits = (out: Out, { team, place }: { readonly team: Team; readonly place: number }) =>
  !out[team].includes(place) && (team === 'b' || out.b.length === 0);

const isAny = ({ a, b }: Out): boolean => a.length + b.length > 0;

function told(out: Out): JsonObject {
  if (!isAny(out)) return {};
  const { a, b } = out;
  return { unavailable: { ...(a.length > 0 ? { a } : {}), ...(b.length > 0 ? { b } : {}) } };
}

/** The picks that hold, and the bout between those who were picked. */
function tieBreakOf(state: TeamState, acts: readonly ExportedAct[]): JsonObject {
  const picks = picksOf(state);
  if (picks === null) return {};
  const bout = acts.findLast((act) => act.is === 'bout' && act.settling);
  const actions = bout?.is === 'bout' ? { actions: scriptLines(bout.state) } : {};
  return { tieBreak: { picks, ...actions } };
}

function picksOf(state: TeamState): ByTeam<number> | null {
  const { phase, suddenDeath } = state;
  if (suddenDeath !== null) return byTeam((team) => suddenDeath.pairing[pickedFrom(state, team)]);
  if (phase.is !== 'tie-break') return null;
  const { a, b } = phase.picks;
  return a === null || b === null ? null : { a, b };
}
