import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type SimulationEnd,
  type SimulationStep,
  simulateTournament,
  type TournamentState,
} from '@threecount/tournament';
import type { Command, Sender } from '../sessions/commands.ts';
import type { TournamentSession } from '../sessions/session.ts';

/** Steps stored in one write, at most; a confirmed result always ends a write. */
const mostSteps = 100;
/** Plans in a row that somebody else's acts may overtake. */
const mostTries = 100;

/** Where a simulation stops before everything is played. */
export interface SimulationLimit {
  /** Steps from this instant (epoch ms) on are left out. */
  readonly until?: number;
}

export interface Simulated {
  readonly matches: number;
  readonly blocked: SimulationEnd['blocked'];
}

/** The same log gives the same ids; a position is never given twice. */
const commandOf = (step: SimulationStep, position: number): Command => ({
  commandId: `simulate/${position}`,
  stream: step.stream,
  action: step.action,
  expectedVersion: step.expectedVersion,
  at: step.now,
});

interface Chunk {
  readonly steps: readonly SimulationStep[];
  /** Set where the plan has no more steps. */
  readonly end: SimulationEnd | null;
}

function nextChunk(
  plan: Generator<SimulationStep, SimulationEnd, void>,
  { until = Number.POSITIVE_INFINITY }: SimulationLimit,
): Chunk {
  const steps: SimulationStep[] = [];
  while (steps.length < mostSteps) {
    const next = plan.next();
    if (next.done === true) return { steps, end: next.value };
    if (next.value.now >= until) return { steps, end: { matches: 0, blocked: [] } };
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
  limit: SimulationLimit = {},
): Promise<Simulated> {
  let matches = 0;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const plan = simulateTournament(session.state, seedText);
    for (;;) {
      const chunk = nextChunk(plan, limit);
      const stored = await storeChunk(session, sender, chunk.steps);
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

/** False where the steps no longer fit: nothing of them is stored then. */
async function storeChunk(
  session: TournamentSession,
  sender: Sender,
  steps: readonly SimulationStep[],
): Promise<boolean> {
  if (steps.length === 0) return true;
  const make = ({ position }: TournamentState) => {
    const commands = steps.map((step, index) => commandOf(step, position + index + 1));
    return { commands, people: [] };
  };
  const done = await session.work(sender, make, 'all');
  return done.every(({ kind }) => kind === 'accepted');
}
