import type { Refusal } from '@threecount/match';
import {
  type DecideContext,
  decideTournament,
  divisionIdOf,
  evolveTournament,
  type FoldedEnvelope,
  initialTournament,
  type TournamentAction,
  type TournamentEvent,
  type TournamentState,
} from '@threecount/tournament';
import type { Command } from './commands.ts';

/** An accepted command: what is stored of it, and the instant (epoch ms) that counts as that of the act. */
export type Decided =
  | {
      readonly ok: true;
      readonly action: TournamentAction;
      readonly events: readonly TournamentEvent[];
      readonly at: number;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** The tournament's own logic, as the server uses it. */
export interface Core {
  readonly initial: TournamentState;
  /** @param device that of the sender; undefined for the program itself */
  decide(
    state: TournamentState,
    command: Command,
    now: number,
    device: string | undefined,
  ): Decided;
  evolve(state: TournamentState, envelope: FoldedEnvelope): TournamentState;
}

export const instantText = (epochMs: number): string => new Date(epochMs).toISOString();

/** How far a table's clock may run ahead of the server's, milliseconds. */
const aheadMs = 2_000;

type Act = Extract<TournamentAction, { type: 'official-action' }>;

/**
 * The instant of an official's act as the table estimates it, held between the act before it and now:
 * an act never lies before one that is stored, nor (beyond what clocks differ) in the future.
 */
function heldInstant(state: TournamentState, matchId: string, action: Act, now: number): Act {
  const record = state.divisions.get(divisionIdOf(matchId))?.matches.get(matchId);
  const earliest = record?.lastAct ?? 0;
  const instant = Math.max(earliest, Math.min(Math.round(action.instant), now + aheadMs));
  return { ...action, instant };
}

/** @param book gives the present edition of a book */
export function tournamentCore(book: DecideContext['book']): Core {
  return {
    initial: initialTournament(),
    evolve: evolveTournament,
    decide(state, { stream, action: asked, at: fixed }, serverNow, device) {
      const now = fixed ?? serverNow;
      const official = asked.type === 'official-action';
      const action = official ? heldInstant(state, stream.id, asked, now) : asked;
      const at = action.type === 'official-action' ? action.instant : now;
      const from = device === undefined ? {} : { device };
      const decision = decideTournament(state, stream, action, { now: at, book, ...from });
      if (!decision.ok) return decision;
      return { ok: true, action, events: decision.events, at };
    },
  };
}
