import type { Rulebook } from '@threecount/rulebooks';
import { type BoutTerms, boutTerms, dueBout } from './bout.ts';
import { checkTeam } from './composition/check.ts';
import { outOf, remaining } from './fold.ts';
import { nextPlace, unavailableNext } from './order.ts';
import { submissionsOf, warningsOf } from './tally.ts';
import {
  type BoutResult,
  type ByTeam,
  byTeam,
  type Pairing,
  type Team,
  type TeamAwaiting,
  type TeamMethod,
  type TeamSetup,
  type TeamState,
  type TieBreakStep,
  teams,
} from './types.ts';

export interface FighterLine {
  readonly place: number;
  readonly name: string;
  readonly rank: string | null;
}

/** A bout that is due: who fights, for how long, and by which belt's techniques. */
export interface DueBout {
  readonly a: FighterLine;
  readonly b: FighterLine;
  /** Seconds; null: without limit. */
  readonly duration: number | null;
  readonly legalRank: string | null;
}

export interface BoutLine extends DueBout {
  readonly winner: Team | null;
  /** Null: it has not ended. */
  readonly method: string | null;
  readonly warnings: ByTeam<number>;
  /** Fighters left after it. */
  readonly remaining: ByTeam<number>;
  readonly flags: readonly string[];
  readonly clauses: readonly string[];
}

/** Everything that is shown of a match of two teams. Places are counted from 0. */
export interface TeamMatchView {
  readonly winner: Team | null;
  readonly method: TeamMethod | null;
  readonly remaining: ByTeam<number>;
  /** Those of them who have not been on the mat. */
  readonly unused: ByTeam<number>;
  /** The place at which each team's order goes on in its next team match. */
  readonly next: ByTeam<number>;
  /** Who cannot fight in it. */
  readonly unavailable: ByTeam<readonly number[]>;
  readonly awaiting: TeamAwaiting | null;
  /** Teams that are out of the tournament. */
  readonly leaves: readonly Team[];
  /** Who may not compete again. */
  readonly barred: ByTeam<readonly number[]>;
  readonly out: ByTeam<readonly number[]>;
  /** Those who are not out, whoever is up first. */
  readonly line: ByTeam<readonly number[]>;
  /** In the bouts of this team match. */
  readonly warnings: ByTeam<number>;
  readonly submissions: ByTeam<number>;
  readonly up: DueBout | null;
  readonly bouts: readonly BoutLine[];
  readonly suddenDeath: BoutLine | null;
  readonly steps: readonly TieBreakStep[];
  readonly clauses: readonly string[];
  readonly flags: readonly string[];
}

/** What is shown of a team match now. @param book the one that its setup was resolved from */
export function viewTeamMatch(book: Rulebook, state: TeamState): TeamMatchView {
  const outcome = state.phase.is === 'ended' ? state.phase.outcome : null;
  const { setup, suddenDeath } = state;
  const left = remaining(state);
  const bouts = state.bouts.map((bout) => {
    const terms = boutTerms(book, setup, bout.pairing, { tieBreak: false });
    return boutLine(setup, bout.pairing, terms, bout.result, bout.left);
  });
  const settling = suddenDeath && {
    ...boutLine(
      setup,
      suddenDeath.pairing,
      boutTerms(book, setup, suddenDeath.pairing, { tieBreak: true }),
      suddenDeath.result,
      left,
    ),
  };
  const due = dueBout(book, state);
  const pending = state.steps.at(-1);
  return {
    winner: outcome?.winner ?? null,
    method: outcome?.method ?? null,
    remaining: left,
    unused: byTeam((team) => unusedOf(state, team)),
    next: byTeam((team) => nextPlace(state, team)),
    unavailable: byTeam((team) => unavailableNext(state, team)),
    awaiting: awaitingOf(state),
    leaves: outcome?.leaves ?? [],
    barred: byTeam((team) => barredOf(state, team)),
    out: outOf(state),
    line: state.line,
    warnings: warningsOf(state),
    submissions: submissionsOf(state),
    up: due && dueLine(setup, due.pairing, due.terms),
    bouts,
    suddenDeath: settling,
    steps: state.steps,
    clauses: outcome?.clauses ?? (pending ? [pending.clause] : []),
    flags: [
      ...new Set([
        ...compositionFlags(state),
        ...[...bouts, ...(settling ? [settling] : [])].flatMap((bout) => bout.flags),
      ]),
    ],
  };
}

function awaitingOf({ phase }: TeamState): TeamAwaiting | null {
  switch (phase.is) {
    case 'bout':
      return 'bout';
    case 'tie-break':
      return 'team-tie-break';
    case 'level':
      return 'senior-official';
    case 'ended':
      return null;
  }
}

function dueLine(setup: TeamSetup, pairing: Pairing, terms: BoutTerms): DueBout {
  const fighters = byTeam((team) => {
    const place = pairing[team];
    const { name = '', rank = null } = setup.teams[team].order[place] ?? {};
    return { place, name, rank };
  });
  const { durationMs, legalRank } = terms;
  return { ...fighters, duration: durationMs === null ? null : durationMs / 1000, legalRank };
}

/** A bout as it is listed. @param flags those that its own actions have raised */
export function boutLine(
  setup: TeamSetup,
  pairing: Pairing,
  terms: BoutTerms,
  result: BoutResult | null,
  left: ByTeam<number>,
  flags: readonly string[] = [],
): BoutLine {
  return {
    ...dueLine(setup, pairing, terms),
    winner: result?.winner ?? null,
    method: result?.method ?? null,
    warnings: result?.warnings ?? { a: 0, b: 0 },
    remaining: left,
    flags: [...new Set([...(terms.flag === null ? [] : [terms.flag]), ...flags])],
    clauses: result?.clauses ?? [],
  };
}

const unusedOf = ({ line, bouts }: TeamState, team: Team): number =>
  line[team].filter((place) => bouts.every(({ pairing }) => pairing[team] !== place)).length;

function barredOf(state: TeamState, team: Team): readonly number[] {
  const fought = [...state.bouts, ...(state.suddenDeath ? [state.suddenDeath] : [])];
  return fought
    .filter(({ result }) => result.barred.includes(team))
    .map(({ pairing }) => pairing[team]);
}

/** Somebody has to look at a team that is not legal, or that cannot be judged because the table is missing. */
function compositionFlags({ setup }: TeamState): readonly string[] {
  const { rules, teams: entries } = setup;
  if (rules.composition === null) return [];
  const untold = rules.composition.handicapLimit === null ? ['weight-missing', 'rank-missing'] : [];
  const doubtful = teams.some((team) => {
    const { name, order, unavailable } = entries[team];
    const members = order.map((fighter, place) => ({
      ...fighter,
      id: String(place),
      injured: unavailable.includes(place),
    }));
    const { findings } = checkTeam(rules, { name, members });
    return findings.some(({ code }) => !untold.includes(code) && code !== 'nobody-fit');
  });
  return doubtful ? ['check-composition'] : [];
}
