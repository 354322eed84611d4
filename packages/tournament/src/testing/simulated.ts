import type { StoredEnvelope } from '../derive-again.ts';
import { evolveTournament } from '../evolve/evolve.ts';
import { type SimulationEnd, simulateTournament } from '../simulate/simulate-tournament.ts';
import type { TournamentState } from '../types/state.ts';
import type { TestLog } from './test-log.ts';

export interface Simulated {
  readonly state: TournamentState;
  readonly envelopes: readonly StoredEnvelope[];
  readonly end: SimulationEnd;
}

/** Feeds each step of a simulation through the log, as a server does; the log given stays as it is. */
export function simulated(log: TestLog, seedText: string): Simulated {
  let { state } = log;
  const envelopes = [...log.envelopes];
  const steps = simulateTournament(state, seedText);
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done === true) return { state, envelopes, end: next.value };
    const { stream, expectedVersion, action, events, now } = next.value;
    const position = envelopes.length + 1;
    const envelope = {
      position,
      stream,
      version: expectedVersion + 1,
      commandId: `c${position}`,
      actedAt: new Date(now).toISOString(),
      action,
      events,
    };
    envelopes.push(envelope);
    state = evolveTournament(state, envelope);
  }
}

/** What was stored is in the log from here on, as far as it goes. */
export function takeOn(log: TestLog, envelopes: readonly StoredEnvelope[]): TestLog {
  for (const envelope of envelopes.slice(log.envelopes.length)) {
    log.envelopes.push(envelope);
    log.state = evolveTournament(log.state, envelope);
  }
  return log;
}
