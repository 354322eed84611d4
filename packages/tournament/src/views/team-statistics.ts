import { submissionsOf, type Team, type TeamState } from '@threecount/match';
import { elapsedIn } from '../engine/bout.ts';
import { teamOn } from '../engine/team-match.ts';
import { teamRulesOf } from '../engine/team-rules.ts';
import { compareIds } from '../order.ts';
import { progressOf } from '../progress/memo.ts';
import { sides } from '../sides.ts';
import type { DivisionId, EntryId, PersonId } from '../types/entities.ts';
import type { TeamAct, TeamRecord, TournamentState } from '../types/state.ts';
import type { TeamStatistics } from '../types/views.ts';
import { competitorView, type People, personName } from './people.ts';

type BoutAct = Extract<TeamAct, { is: 'bout' }>;
type Tally = Omit<TeamStatistics['fighters'][number], 'personId' | 'name' | 'rank' | 'team'>;

/** A bout as one of its two teams sees it. */
interface Seen {
  readonly act: BoutAct;
  readonly team: Team;
  readonly record: TeamRecord;
}

/** What teams and fighters have done in the team matches of a division so far; null where it is not for teams. */
export function teamStatistics(
  state: TournamentState,
  people: People,
  divisionId: DivisionId,
): TeamStatistics | null {
  const division = state.divisions.get(divisionId);
  if (division === undefined || teamRulesOf(state, division) === null) return null;
  const teams = new Map<EntryId, { matchesFought: number; matchesWon: number; seen: Seen[] }>();
  for (const { phase, record, winner } of progressOf(state, division).matches) {
    if (record === null || (phase !== 'confirmed' && phase !== 'open')) continue;
    for (const side of sides) {
      const entryId = record.entries[side];
      const tally = teams.get(entryId) ?? { matchesFought: 0, matchesWon: 0, seen: [] };
      teams.set(entryId, tally);
      if (phase === 'confirmed') tally.matchesFought += 1;
      if (phase === 'confirmed' && winner === side) tally.matchesWon += 1;
      if (record.team !== null) tally.seen.push(...seenBy(record.team, teamOn[side]));
    }
  }
  const ids = [...teams.keys()].sort(compareIds);
  return {
    teams: ids.map((entryId) => {
      const { matchesFought = 0, matchesWon = 0, seen = [] } = teams.get(entryId) ?? {};
      const team = competitorView(people, division, entryId);
      return { team, matchesFought, matchesWon, ...tallyOf(seen) };
    }),
    fighters: ids.flatMap((entryId) => {
      const team = competitorView(people, division, entryId);
      return [...byFighter(teams.get(entryId)?.seen ?? [])].map(([personId, seen]) => {
        const name = personName(people, personId);
        return { personId, name, rank: rankIn(seen), team, ...tallyOf(seen) };
      });
    }),
  };
}

const seenBy = (record: TeamRecord, team: Team): Seen[] =>
  record.acts.flatMap((act) => (act.is === 'bout' ? [{ act, team, record }] : []));

const fighterOf = ({ act, team, record }: Seen) =>
  record.state.setup.teams[team].order[act.pairing[team]];

const rankIn = ([first]: readonly Seen[]): string | null =>
  first === undefined ? null : (fighterOf(first)?.rank ?? null);

function byFighter(seen: readonly Seen[]): ReadonlyMap<PersonId, readonly Seen[]> {
  const found = new Map<PersonId, Seen[]>();
  for (const one of seen) {
    const personId = fighterOf(one)?.name ?? '';
    found.set(personId, [...(found.get(personId) ?? []), one]);
  }
  return found;
}

function tallyOf(seen: readonly Seen[]): Tally {
  const won = seen.filter(({ act, team }) => act.result.winner === team);
  const submitted = won.filter(({ act, record }) => isSubmission(record.state, act));
  const times = submitted.map(({ act }) => elapsedIn(act.bout));
  return {
    boutsFought: seen.length,
    boutsWon: won.length,
    submissions: submitted.length,
    warnings: seen.reduce((sum, { act, team }) => sum + act.result.warnings[team], 0),
    fastestMs: times.length === 0 ? null : Math.min(...times),
  };
}

/** Whether the book counts a bout as won by submission. */
function isSubmission(state: TeamState, { result, pairing }: BoutAct): boolean {
  const only = { ...state, bouts: [{ pairing, incumbent: null, result, left: { a: 0, b: 0 } }] };
  const { a, b } = submissionsOf(only);
  return a + b > 0;
}
