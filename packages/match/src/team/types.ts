import type { ResolvedTeam } from '@threecount/rulebooks';
import type { Method, Refusal } from '../types.ts';

/** The two fixed identities in a match of two teams; `a` is `red` in each of its bouts. */
export type Team = 'a' | 'b';
export const teams: readonly Team[] = ['a', 'b'];
export const otherTeam = (team: Team): Team => (team === 'a' ? 'b' : 'a');

/** A record with one value a team. */
export type ByTeam<T> = Readonly<Record<Team, T>>;
export const byTeam = <T>(of: (team: Team) => T): ByTeam<T> => ({ a: of('a'), b: of('b') });

/** One of a team's fighters. */
export interface Fighter {
  readonly name: string;
  /** A belt; null where the book does not ask for it. */
  readonly rank: string | null;
  readonly weightKg: number | null;
}

/** A team as it comes to a team match. Places are those in `order`, from 0. */
export interface TeamEntry {
  readonly name: string;
  readonly order: readonly Fighter[];
  /** The place from which the order goes on. */
  readonly startsAt: number;
  /** Places of those who are injured or barred. */
  readonly unavailable: readonly number[];
  /** Bouts that the team has won by submission in the tournament before. */
  readonly submissionsBefore: number;
  readonly warningsBefore: number;
}

/** What a team match is fought under: fixed when it starts. */
export interface TeamSetup {
  readonly rules: ResolvedTeam;
  readonly teams: ByTeam<TeamEntry>;
}

/** What a bout came to, as far as the team match looks at it. */
export interface BoutResult {
  /** Null: nobody has won, and both are out as the book says. */
  readonly winner: Team | null;
  readonly method: Method;
  /** Warnings given in this bout. */
  readonly warnings: ByTeam<number>;
  /** Whether the winner made the opponent give up, or put it out by a submission. */
  readonly submission: 'given-up' | 'unconscious' | null;
  /** Whose fighter may not compete again. */
  readonly barred: readonly Team[];
  /** Of a bout that an injury ended for both: whose fighter cannot go on. Left out: whoever has not won it. */
  readonly hurt?: readonly Team[];
  /** The clauses that the end of the bout rests on. */
  readonly clauses: readonly string[];
}

/** The fighters of one bout, by their places. */
export type Pairing = ByTeam<number>;

/** A bout that was fought. */
export interface FoughtBout {
  readonly pairing: Pairing;
  /** Whose fighter had stayed on from the bout before. */
  readonly incumbent: Team | null;
  readonly result: BoutResult;
  /** Fighters left after it. */
  readonly left: ByTeam<number>;
}

export const teamMethods = [
  'last-fighter',
  'last-bout-warnings',
  'total-warnings',
  'tournament-submissions',
  'sudden-death',
  'team-disqualification',
  /** The senior official's ruling on teams that are level in everything; no script can say it. */
  'override',
] as const;
export type TeamMethod = (typeof teamMethods)[number];

/** How a team match ended. */
export interface TeamOutcome {
  /** Null: both teams are disqualified. */
  readonly winner: Team | null;
  readonly method: TeamMethod;
  /** Teams that are disqualified in this team match. */
  readonly disqualified: readonly Team[];
  /** Those of them that leave the tournament. */
  readonly leaves: readonly Team[];
  readonly clauses: readonly string[];
}

/** One tie-break that was looked at. `a`, `b`: what was compared (for sudden death the places that fight). */
export interface TieBreakStep {
  readonly by: 'last-bout-warnings' | 'total-warnings' | 'tournament-submissions' | 'sudden-death';
  readonly a: number | null;
  readonly b: number | null;
  /** Null: it has not decided. */
  readonly winner: Team | null;
  /** The book passes this step over after a bout that ended so. */
  readonly passedOver: boolean;
  readonly clause: string;
}

/** What the officials have to do before a team match can go on or end. */
export type TeamAwaiting = 'bout' | 'team-tie-break' | 'senior-official';

export type TeamPhase =
  | { readonly is: 'bout' }
  /** `picks`: by the team that has picked. */
  | { readonly is: 'tie-break'; readonly picks: ByTeam<number | null> }
  /** The book's tie-breaks are used up, or nobody can be picked: the senior official rules. */
  | { readonly is: 'level' }
  | { readonly is: 'ended'; readonly outcome: TeamOutcome };

/** Everything about one team match: the fold of its bouts. Disposable. */
export interface TeamState {
  readonly setup: TeamSetup;
  readonly phase: TeamPhase;
  /** Places of those who are not out, the one who is up first; who has stayed on stands in front. */
  readonly line: ByTeam<readonly number[]>;
  readonly unavailable: ByTeam<readonly number[]>;
  /** Whose first in the line has stayed on. */
  readonly incumbent: Team | null;
  readonly bouts: readonly FoughtBout[];
  readonly steps: readonly TieBreakStep[];
  /** The bout that settled it. */
  readonly suddenDeath: { readonly pairing: Pairing; readonly result: BoutResult } | null;
}

export type Taken =
  | { readonly ok: true; readonly state: TeamState }
  | { readonly ok: false; readonly refusal: Refusal };
