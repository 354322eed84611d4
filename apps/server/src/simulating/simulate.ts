import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type SimulationEnd,
  type SimulationStep,
  simulateTournament,
} from '@threecount/tournament';
import type { Sender } from '../sessions/commands.ts';
import type { TournamentSession } from '../sessions/session.ts';
import { storeSteps } from './store-steps.ts';

/** Steps stored in one write, at most; a confirmed result always ends a write. */
const mostSteps = 100;
/** Plans in a row that somebody else's acts may overtake. */
const mostTries = 100;

export interface Simulated {
  readonly matches: number;
  readonly blocked: SimulationEnd['blocked'];
}

interface Chunk {
  readonly steps: readonly SimulationStep[];
  /** Set where the plan has no more steps. */
  readonly end: SimulationEnd | null;
}

function nextChunk(plan: Generator<SimulationStep, SimulationEnd, void>): Chunk {
  const steps: SimulationStep[] = [];
  while (steps.length < mostSteps) {
    const next = plan.next();
    if (next.done === true) return { steps, end: next.value };
    steps.push(next.value);
    if (next.value.action.type === 'confirm-result') break;
  }
  return { steps, end: null };
}

const confirmed = (steps: readonly SimulationStep[]): number =>
  steps.filter(({ action }) => action.type === 'confirm-result').length;

/**
 * Plays what is left of a tournament through its log: what is planned next is planned on what is on disk. Between
 * writes other requests have their turn; where one of them changed what the plan rests on, it is planned anew.
 */
export async function simulate(
  session: TournamentSession,
  sender: Sender,
  seedText: string,
): Promise<Simulated> {
  let matches = 0;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const plan = simulateTournament(session.state, seedText);
    for (;;) {
      const chunk = nextChunk(plan);
      const stored = await storeSteps(session, sender, chunk.steps);
      if (!stored) break;
      if (chunk.steps.length > 0) tries = 0;
      matches += confirmed(chunk.steps);
      if (chunk.end !== null) return { matches, blocked: chunk.end.blocked };
      await nextTurn();
    }
    await nextTurn();
  }
  throw new Error('A simulation was overtaken too often.');
}
