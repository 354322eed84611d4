import { disqualifiedTeams, ruled, settled, settledByBout } from './ending.ts';
import { lineOf } from './order.ts';
import { maybePicked, pickedPairing } from './picks.ts';
import {
  type BoutResult,
  byTeam,
  type Pairing,
  type Taken,
  type Team,
  type TeamSetup,
  type TeamState,
} from './types.ts';
import { withdraw } from './withdraw.ts';
import { refused } from './words.ts';

/** A team match before its first bout; over at once where a team has nobody who can fight. */
export function initialTeamState(setup: TeamSetup): TeamState {
  const state: TeamState = {
    setup,
    phase: { is: 'bout' },
    line: byTeam((team) => lineOf(setup, team)),
    unavailable: byTeam((team) => setup.teams[team].unavailable),
    incumbent: null,
    bouts: [],
    steps: [],
    suddenDeath: null,
  };
  return settled(state, false);
}

/** Who fights next; null while no bout is due. Computed each time, never stored. */
export function upNext(state: TeamState): Pairing | null {
  const { a, b } = { a: state.line.a[0], b: state.line.b[0] };
  if (state.phase.is === 'tie-break') return pickedPairing(state);
  if (state.phase.is !== 'bout' || a === undefined || b === undefined) return null;
  return { a, b };
}

/** A bout of the two who are up was fought. */
export function takeBout(state: TeamState, result: BoutResult): Taken {
  if (state.phase.is === 'ended') return refused('match-over');
  const pairing = state.phase.is === 'bout' ? upNext(state) : null;
  if (pairing === null) return refused('awaiting-ruling');
  const after = afterBout(state, result.winner);
  const bout = { pairing, incumbent: state.incumbent, result, left: remaining(after) };
  const fought = { ...after, bouts: [...state.bouts, bout] };
  return {
    ok: true,
    state: disqualifiedTeams(fought, result) ?? settled(fought, result.winner === null),
  };
}

/** The lines after a bout. */
function afterBout(state: TeamState, winner: Team | null): TeamState {
  const { rules } = state.setup;
  const rest = byTeam((team) => state.line[team].slice(1));
  if (winner === null) {
    const leaves = rules.draw.out === 'incumbent' ? state.incumbent : null;
    const stays = leaves === null ? null : leaves === 'a' ? 'b' : 'a';
    const line = stays === null ? rest : { ...rest, [stays]: state.line[stays] };
    return { ...state, line, incumbent: stays };
  }
  const [first, ...others] = state.line[winner];
  const moved = first === undefined ? others : [...others, first];
  const line = { ...rest, [winner]: rules.winner.stays ? state.line[winner] : moved };
  return { ...state, line, incumbent: rules.winner.stays ? winner : null };
}

/** A team picks a fighter for the bout that settles the match; sealed until both are in is the screen's affair. */
export function takePick(state: TeamState, team: Team, place: number): Taken {
  if (state.phase.is === 'ended') return refused('match-over');
  if (state.phase.is !== 'tie-break') return refused('tie-break-not-due');
  const { picks } = state.phase;
  if (picks[team] !== null) return refused('already-picked');
  const refusal = maybePicked(state, team, place);
  if (refusal) return refusal;
  return {
    ok: true,
    state: { ...state, phase: { is: 'tie-break', picks: { ...picks, [team]: place } } },
  };
}

/** The bout that settles a team match was fought. */
export function takeSuddenDeath(state: TeamState, result: BoutResult): Taken {
  if (state.phase.is === 'ended') return refused('match-over');
  const pairing = state.phase.is === 'tie-break' ? pickedPairing(state) : null;
  if (pairing === null) return refused('tie-break-not-due');
  if (result.winner === null) return refused('winner-needed');
  const fought = { ...state, suddenDeath: { pairing, result } };
  return { ok: true, state: settledByBout(fought, result.winner, result) };
}

function takeRuling(state: TeamState, winner: Team): Taken {
  if (state.phase.is === 'ended') return refused('match-over');
  if (state.phase.is !== 'level') return refused('ruling-not-due');
  return { ok: true, state: ruled(state, winner) };
}

/** What can happen to a team match. */
export type TeamAction =
  | { readonly do: 'bout'; readonly result: BoutResult }
  | { readonly do: 'withdraw'; readonly team: Team; readonly place: number }
  | { readonly do: 'pick'; readonly team: Team; readonly place: number }
  | { readonly do: 'sudden-death'; readonly result: BoutResult }
  /** The senior official names the winner, where no bout can settle it. */
  | { readonly do: 'ruling'; readonly winner: Team };

/** Takes one action, or says why it cannot be taken. */
export function takeTeamAction(state: TeamState, action: TeamAction): Taken {
  switch (action.do) {
    case 'bout':
      return takeBout(state, action.result);
    case 'withdraw':
      return withdraw(state, action.team, action.place);
    case 'pick':
      return takePick(state, action.team, action.place);
    case 'sudden-death':
      return takeSuddenDeath(state, action.result);
    case 'ruling':
      return takeRuling(state, action.winner);
  }
}

/** Fighters that a team has left, who stays on included. */
export const remaining = (state: TeamState) => byTeam((team) => state.line[team].length);

/** Places of those who are out of this team match, in their order. */
export const outOf = (state: TeamState) =>
  byTeam((team) =>
    state.setup.teams[team].order.map((_, i) => i).filter((i) => !state.line[team].includes(i)),
  );
