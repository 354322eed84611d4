import { foldTeam, nextBout, teamRules, teamSetup, teamStart } from '../engine/team-match.ts';
import type { MatchId } from '../types/entities.ts';
import type { MatchStreamEvent } from '../types/events.ts';
import type {
  BoutState,
  MatchRecord,
  TeamAct,
  TeamRecord,
  TournamentState,
} from '../types/state.ts';
import { changeRecord } from './change.ts';

type Of<T extends MatchStreamEvent['type']> = Extract<MatchStreamEvent, { type: T }>;

/** What happens in a team match between two bouts. */
export type TeamMatchEvent = Of<
  'BoutConfirmed' | 'BoutTakenBack' | 'FighterPicked' | 'FighterWithdrawn' | 'TeamMatchRuled'
>;

type Teams = NonNullable<Of<'MatchOpened'>['teams']>;

/** A team match before its first bout, with that bout. @throws where the log speaks of one that cannot be */
export function openedTeams(
  state: TournamentState,
  { bookHash, column, options }: Of<'MatchOpened'>,
  teams: Teams,
): { readonly bout: BoutState; readonly team: TeamRecord } {
  const book = state.books.get(bookHash);
  const rules = book && teamRules(book, column, options);
  if (book === undefined || rules === null || rules === undefined) {
    throw new Error(`a team match was opened without rules (book ${bookHash})`);
  }
  const start = teamStart(teamSetup(rules, teams));
  const due = nextBout(book, start, { bookHash, column });
  if (due === null) throw new Error('a team match was opened in which nobody can fight');
  return { bout: due.bout, team: { acts: [], state: start, onMat: due.pairing } };
}

export function evolveTeamMatch(
  state: TournamentState,
  matchId: MatchId,
  event: TeamMatchEvent,
): TournamentState {
  return changeRecord(state, matchId, (record) => {
    const { team, bout } = record;
    if (team === null || bout === null) throw new Error(`${matchId} is no team match`);
    const changed =
      event.type === 'BoutTakenBack'
        ? takenBack(team, event.bout)
        : goesOn(state, record, bout, team, [...team.acts, actOf(event, team, bout)]);
    return { ...record, ...changed, epoch: event.epoch };
  });
}

function actOf(
  event: Exclude<TeamMatchEvent, { type: 'BoutTakenBack' }>,
  team: TeamRecord,
  bout: BoutState,
): TeamAct {
  switch (event.type) {
    case 'BoutConfirmed': {
      if (team.onMat === null) throw new Error('no bout is on the mat');
      const settling = team.state.phase.is === 'tie-break';
      return { is: 'bout', settling, pairing: team.onMat, bout, result: event.result };
    }
    case 'FighterPicked':
      return { is: 'pick', side: event.side, place: event.place };
    case 'FighterWithdrawn':
      return { is: 'withdraw', side: event.side, place: event.place, by: event.by };
    case 'TeamMatchRuled':
      return { is: 'ruling', winner: event.winner, by: event.by, reason: event.reason };
  }
}

/** With the bout that is due now; one that is on the mat already, between the same two, stays as it is. */
function goesOn(
  state: TournamentState,
  { matchId }: MatchRecord,
  bout: BoutState,
  team: TeamRecord,
  acts: readonly TeamAct[],
): Pick<MatchRecord, 'bout' | 'team'> {
  const book = state.books.get(bout.bookHash);
  if (book === undefined) throw new Error(`${matchId} has no book`);
  const after = foldTeam(team.state.setup, acts);
  const due = nextBout(book, after, bout);
  const { onMat } = team;
  const fought = acts.at(-1)?.is === 'bout';
  const stays = !fought && due?.pairing.a === onMat?.a && due?.pairing.b === onMat?.b;
  return {
    bout: due === null || stays ? bout : due.bout,
    team: { acts, state: after, onMat: due?.pairing ?? null },
  };
}

/** Where the n-th bout (from 1) stands among the acts; -1: there is none. */
export function placeOfBout(acts: readonly TeamAct[], n: number): number {
  let count = 0;
  return acts.findIndex((act) => {
    if (act.is === 'bout') count += 1;
    return act.is === 'bout' && count === n;
  });
}

function takenBack(team: TeamRecord, n: number): Pick<MatchRecord, 'bout' | 'team'> {
  const at = placeOfBout(team.acts, n);
  const act = team.acts[at];
  if (act?.is !== 'bout') throw new Error(`there is no bout ${n}`);
  const acts = team.acts.slice(0, at);
  const state = foldTeam(team.state.setup, acts);
  return { bout: act.bout, team: { acts, state, onMat: act.pairing } };
}
