import { hurtInBouts, isDisqualification } from './order.ts';
import { otherTeam, type Pairing, type Taken, type Team, type TeamState } from './types.ts';
import { refused } from './words.ts';

type SuddenDeath = Extract<
  TeamState['setup']['rules']['tieBreaks'][number],
  { by: 'sudden-death' }
>;

const rowOf = (state: TeamState): SuddenDeath | undefined =>
  state.setup.rules.tieBreaks.find((row): row is SuddenDeath => row.by === 'sudden-death');

/** The team whose fighter a team picks. */
export const pickedFrom = (state: TeamState, team: Team): Team =>
  rowOf(state)?.pick.of === 'own-team' ? team : otherTeam(team);

/** The places that a team may pick from, in the order of the team they belong to. */
export function pickable(state: TeamState, team: Team): readonly number[] {
  const from = pickedFrom(state, team);
  const out =
    rowOf(state)?.pool === 'not-disqualified'
      ? state.bouts
          .filter((bout) => isDisqualification(bout) && bout.result.winner !== from)
          .map(({ pairing }) => pairing[from])
      : [];
  const barred = state.bouts
    .filter(({ result }) => result.barred.includes(from))
    .map(({ pairing }) => pairing[from]);
  const hurt = hurtInBouts(state.bouts, from);
  const none = [...state.unavailable[from], ...out, ...barred, ...hurt];
  return state.setup.teams[from].order.map((_, i) => i).filter((place) => !none.includes(place));
}

/** Why a team may not pick this place; null where it may. */
export function maybePicked(state: TeamState, team: Team, place: number): Taken | null {
  const from = pickedFrom(state, team);
  if (state.setup.teams[from].order[place] === undefined) return refused('no-such-place');
  return pickable(state, team).includes(place) ? null : refused('pick-not-allowed');
}

/** Who fights the bout that settles the match; null until both teams have picked. */
export function pickedPairing(state: TeamState): Pairing | null {
  if (state.phase.is !== 'tie-break') return null;
  const { a, b } = state.phase.picks;
  if (a === null || b === null) return null;
  return pickedFrom(state, 'a') === 'a' ? { a, b } : { a: b, b: a };
}
