import type { BySide, Side, Team, TieBreakStep } from '@threecount/match';
import { elapsedIn } from '../engine/bout.ts';
import { sideOn } from '../engine/team-match.ts';
import { compareIds } from '../order.ts';
import type { EntryId } from '../types/entities.ts';
import type { EntryState, MatchRecord, TeamAct, TeamRecord } from '../types/state.ts';
import type { TeamMemberEntry } from '../types/teams.ts';
import type {
  PublicEntry,
  PublicMember,
  PublicTeam,
  PublicTeamAct,
  PublicTeamMatch,
  PublicTeamRules,
} from '../types/views.ts';
import { type People, personName } from './people.ts';

const memberOf = (people: People, personId: string, rank: string | null): PublicMember => ({
  personId,
  name: personName(people, personId),
  rank: rank === '' ? null : rank,
});

/** The people of a team as everybody may have them. @param isOpen whether its order is no secret any more */
export function publicMembers(
  people: People,
  { lineUp }: Pick<EntryState, 'lineUp'>,
  isOpen: boolean,
): NonNullable<PublicEntry['team']> {
  const order = lineUp?.lodged !== true ? 'missing' : isOpen ? 'shown' : 'sealed';
  const members = [...(lineUp?.members ?? [])];
  if (order !== 'shown') members.sort((a, b) => compareIds(a.personId, b.personId));
  return {
    order,
    members: members.map(({ personId, rank }: TeamMemberEntry) => memberOf(people, personId, rank)),
  };
}

const bySide = <T>(of: (team: Team) => T): BySide<T> => ({ red: of('a'), blue: of('b') });

const sideOrNull = (team: Team | null): Side | null => (team === null ? null : sideOn[team]);

/** A team match with all that its result follows from. */
export function publicTeamMatch(
  people: People,
  record: TeamRecord,
  entries: MatchRecord['entries'],
): PublicTeamMatch {
  const { setup, steps } = record.state;
  return {
    rules: rulesOf(setup.rules),
    teams: bySide((team) => teamOf(people, record, team, entries[sideOn[team]])),
    acts: actsOf(record),
    steps: steps.map(stepOf),
  };
}

const stepOf = ({ a, b, winner, ...step }: TieBreakStep) => ({
  ...step,
  red: a,
  blue: b,
  winner: sideOrNull(winner),
});

function teamOf(people: People, record: TeamRecord, team: Team, entryId: EntryId): PublicTeam {
  const entry = record.state.setup.teams[team];
  const { startsAt, unavailable, submissionsBefore, warningsBefore } = entry;
  return {
    entryId,
    order: entry.order.map(({ name, rank }) => memberOf(people, name, rank)),
    startsAt,
    unavailable,
    submissionsBefore,
    warningsBefore,
  };
}

function actsOf({ acts, state: { bouts } }: TeamRecord): readonly PublicTeamAct[] {
  const isBout = (act: TeamAct): boolean => act.is === 'bout';
  return acts.map((act, i): PublicTeamAct => {
    if (act.is === 'pick' || act.is === 'withdraw') {
      const { is, side, place } = act;
      return { is, side, place };
    }
    if (act.is === 'ruling') return { is: 'ruling', winner: act.winner };
    const left = act.settling ? undefined : bouts[acts.slice(0, i).filter(isBout).length]?.left;
    return boutOf(act, left === undefined ? null : bySide((team) => left[team]));
  });
}

function boutOf(
  { settling, pairing, bout, result }: Extract<TeamAct, { is: 'bout' }>,
  left: BySide<number> | null,
): PublicTeamAct {
  const { winner, method, submission, warnings, barred } = result;
  return {
    is: 'bout',
    settling,
    fighters: bySide((team) => pairing[team]),
    winner: sideOrNull(winner),
    method,
    submission,
    warnings: bySide((team) => warnings[team]),
    barred: barred.map((team) => sideOn[team]),
    elapsedMs: elapsedIn(bout),
    left,
  };
}

function rulesOf(rules: PublicTeamRules): PublicTeamRules {
  const { size, order, winner, draw, loss, lastBout, warnings } = rules;
  const { disqualified, fewest, hurtWinner, teamDisqualification, tieBreaks } = rules;
  return {
    ...{ size, order, winner, draw, loss, lastBout, warnings },
    ...{ disqualified, fewest, hurtWinner, teamDisqualification, tieBreaks },
  };
}
