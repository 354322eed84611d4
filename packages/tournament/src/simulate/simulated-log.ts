import type { Refusal } from '@threecount/match';
import { decideTournament } from '../decide/decide.ts';
import { evolveEvents } from '../evolve/evolve.ts';
import { streamVersion } from '../evolve/version.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { TournamentEvent } from '../types/events.ts';
import type { TournamentState } from '../types/state.ts';
import type { TournamentStream } from '../types/stream.ts';

/** One accepted action of a simulation, ready for the log. */
export interface SimulationStep {
  readonly stream: TournamentStream;
  /** The stream's version before this step. */
  readonly expectedVersion: number;
  readonly action: TournamentAction;
  readonly events: readonly TournamentEvent[];
  /** Instant of the act on the simulated day, epoch ms: what `actedAt` has to say. */
  readonly now: number;
}

/** An act that the simulation means to do on a match's stream. */
export interface Planned {
  readonly action: TournamentAction;
  /** Epoch ms. */
  readonly at: number;
}

/** Why an act was not taken. */
export interface Refused {
  readonly refused: Refusal;
}

/** The state of a simulated tournament, led on by decided actions only. */
export class SimulatedLog {
  state: TournamentState;

  constructor(state: TournamentState) {
    this.state = state;
  }

  /** Decides an action and folds its events, or says why not. */
  take(stream: TournamentStream, action: TournamentAction, now: number): SimulationStep | Refused {
    const decision = decideTournament(this.state, stream, action, { now, book: () => null });
    if (!decision.ok) return { refused: decision.refusal };
    const { events } = decision;
    const expectedVersion = streamVersion(this.state, stream);
    this.state = evolveEvents(this.state, stream, events, now);
    return { stream, expectedVersion, action, events, now };
  }

  /** As `take`, where a refusal would be a fault of the simulator. */
  must(stream: TournamentStream, action: TournamentAction, now: number): SimulationStep {
    const step = this.take(stream, action, now);
    if (!('refused' in step)) return step;
    throw new Error(`${action.type} of ${stream.id}: ${step.refused.message}`);
  }
}
