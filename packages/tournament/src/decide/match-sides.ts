import { exchangedBout, playedAgain } from '../engine/anew.ts';
import type { MatchId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import { accept, type DecideContext, refuse, type TournamentDecision } from './decision.ts';
import { heldBout } from './held-match.ts';

/** The two of an open match change colours; what they have goes with them. Again, and it is as it was. */
export function swapSides(
  state: TournamentState,
  matchId: MatchId,
  context: DecideContext,
): TournamentDecision {
  const open = heldBout(state, matchId, context);
  if ('ok' in open) return open;
  if (open.record.team !== null) {
    return refuse('teams-stay', 'The two teams of a team match keep their sides.');
  }
  const { setup, actions } = exchangedBout(open.bout);
  const events = playedAgain(setup, actions);
  return accept({ type: 'SidesSwapped', epoch: open.record.epoch + 1, events });
}
