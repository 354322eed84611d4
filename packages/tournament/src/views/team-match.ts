import {
  type ByTeam,
  explainTeamMatch,
  pickable,
  pickedFrom,
  type Team,
  type TeamState,
  viewTeamMatch,
} from '@threecount/match';
import { elapsedIn } from '../engine/bout.ts';
import { sideOn, teamOn } from '../engine/team-match.ts';
import type { PersonId } from '../types/entities.ts';
import type {
  DivisionState,
  MatchRecord,
  TeamAct,
  TeamRecord,
  TournamentState,
} from '../types/state.ts';
import type { TeamActView, TeamBoutsView } from '../types/views.ts';
import { competitorView, type People, personName } from './people.ts';
import { afterBouts } from './team-after.ts';
import { lineView } from './team-line.ts';

const byTeam = <T>(of: (team: Team) => T): ByTeam<T> => ({ a: of('a'), b: of('b') });

/** A team match with its bouts; null where a record is of none, or came from paper alone. */
export function teamBouts(
  state: TournamentState,
  people: People,
  division: DivisionState,
  { team, bout, entries }: MatchRecord,
): TeamBoutsView | null {
  const book = bout === null ? undefined : state.books.get(bout.bookHash);
  if (team === null || book === undefined) return null;
  const name = (personId: PersonId): string => personName(people, personId);
  const names = byTeam((one) =>
    personName(people, competitorView(people, division, entries[sideOn[one]]).personId),
  );
  const known = named(team.state, name, names);
  const match = viewTeamMatch(book, known);
  return {
    names,
    lines: byTeam((one) => lineView(team, one, name)),
    match,
    story: explainTeamMatch(match, names),
    acts: actViews(team, known),
    elapsedMs: team.acts.flatMap((act) => (act.is === 'bout' ? [elapsedIn(act.bout)] : [])),
    onMat: team.onMat,
    settling: team.onMat !== null && team.state.phase.is === 'tie-break',
    after: team.onMat === null ? null : afterBouts(team.state),
    picking: pickingOf(team.state),
    before: byTeam((one) => {
      const { submissionsBefore, warningsBefore } = team.state.setup.teams[one];
      return { submissions: submissionsBefore, warnings: warningsBefore };
    }),
    absent: team.state.setup.rules.absent?.is ?? 'loses-bout',
  };
}

/** With people's names in the place of their ids. */
function named(
  state: TeamState,
  nameOf: (personId: PersonId) => string,
  names: ByTeam<string>,
): TeamState {
  const entries = byTeam((one) => {
    const entry = state.setup.teams[one];
    const order = entry.order.map((fighter) => ({ ...fighter, name: nameOf(fighter.name) }));
    return { ...entry, name: names[one], order };
  });
  return { ...state, setup: { ...state.setup, teams: entries } };
}

function actViews({ acts, state: { phase } }: TeamRecord, known: TeamState): TeamActView[] {
  const sealed = phase.is === 'tie-break' && (phase.picks.a === null || phase.picks.b === null);
  const isBout = (act: TeamAct): boolean => act.is === 'bout';
  return acts.map((act, i) => {
    if (act.is !== 'bout') return actView(act, known, sealed);
    return { is: 'bout', bout: acts.slice(0, i + 1).filter(isBout).length, settling: act.settling };
  });
}

function actView(
  act: Exclude<TeamAct, { is: 'bout' }>,
  known: TeamState,
  sealed: boolean,
): TeamActView {
  const nameAt = (team: Team, place: number): string =>
    known.setup.teams[team].order[place]?.name ?? '';
  if (act.is === 'ruling') {
    const { by, reason } = act;
    return { is: 'ruling', winner: teamOn[act.winner], by, reason };
  }
  const team = teamOn[act.side];
  if (act.is === 'pick') {
    const name = sealed ? null : nameAt(pickedFrom(known, team), act.place);
    return { is: 'pick', team, name };
  }
  return { is: 'withdraw', team, name: nameAt(team, act.place), by: act.by };
}

function pickingOf(state: TeamState): TeamBoutsView['picking'] {
  const { phase } = state;
  if (phase.is !== 'tie-break') return null;
  return byTeam((team) => ({
    from: pickedFrom(state, team),
    places: pickable(state, team),
    picked: phase.picks[team] !== null,
  }));
}

/**
 * A team match as everybody may see it: without who said that somebody cannot fight, and without who ruled and why.
 */
export const forEverybody = (view: TeamBoutsView): TeamBoutsView => ({
  ...view,
  acts: view.acts.map((act) => {
    if (act.is === 'withdraw') return { ...act, by: '' };
    return act.is === 'ruling' ? { ...act, by: '', reason: '' } : act;
  }),
});
