import { exchangedBout, playedAgain } from '../engine/anew.ts';
import type { MatchId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import { accept, type DecideContext, type TournamentDecision } from './decision.ts';
import { heldBout } from './match-run.ts';

/** The two of an open match change colours; what they have goes with them. Again, and it is as it was. */
export function swapSides(
  state: TournamentState,
  matchId: MatchId,
  context: DecideContext,
): TournamentDecision {
  const open = heldBout(state, matchId, context);
  if ('ok' in open) return open;
  const { setup, actions } = exchangedBout(open.bout);
  const events = playedAgain(setup, actions);
  return accept({ type: 'SidesSwapped', epoch: open.record.epoch + 1, events });
}
