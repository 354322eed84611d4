import type { SimulationStep, TournamentState } from '@threecount/tournament';
import type { Command, Sender } from '../sessions/commands.ts';
import type { TournamentSession } from '../sessions/session.ts';

/** The same log gives the same ids; a position is never given twice. */
const commandOf = (step: SimulationStep, position: number): Command => ({
  commandId: `simulate/${position}`,
  stream: step.stream,
  action: step.action,
  expectedVersion: step.expectedVersion,
  at: step.now,
});

/** Stores steps in one write. False where they no longer fit what is stored: nothing of them is stored then. */
export async function storeSteps(
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
