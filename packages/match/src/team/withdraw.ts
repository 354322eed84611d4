import { asksForPicks, settled } from './ending.ts';
import { pickable } from './picks.ts';
import { byTeam, type Taken, type Team, type TeamState } from './types.ts';
import { refused } from './words.ts';

/**
 * A fighter can fight no more: injured between two bouts, or withdrawn by the medical staff. The rotation goes on with
 * the others; a winner who is too hurt to stay on is out, as the book says.
 */
export function withdraw(state: TeamState, team: Team, place: number): Taken {
  if (state.phase.is === 'ended') return refused('match-over');
  if (state.setup.teams[team].order[place] === undefined) return refused('no-such-place');
  if (state.unavailable[team].includes(place)) return { ok: true, state };
  const stayed = state.incumbent === team && state.line[team][0] === place;
  const others = state.line[team].filter((one) => one !== place);
  const waits = stayed && state.setup.rules.hurtWinner.is === 'last-in-line';
  const gone = waits ? state.unavailable[team] : [...state.unavailable[team], place];
  const next: TeamState = {
    ...state,
    line: { ...state.line, [team]: waits ? [...others, place] : others },
    unavailable: { ...state.unavailable, [team]: gone.toSorted((x, y) => x - y) },
    incumbent: stayed ? null : state.incumbent,
  };
  return { ok: true, state: next.phase.is === 'bout' ? settled(next, false) : repicked(next) };
}

/** A pick of somebody who cannot fight any more is made again. */
function repicked(state: TeamState): TeamState {
  if (state.phase.is !== 'tie-break') return state;
  const { picks } = state.phase;
  const kept = byTeam((team) => {
    const place = picks[team];
    return place !== null && pickable(state, team).includes(place) ? place : null;
  });
  return asksForPicks({ ...state, phase: { is: 'tie-break', picks: kept } });
}
