import { setTimeout as wait } from 'node:timers/promises';
import { type MatId, type SimulationStep, simulateTournament } from '@threecount/tournament';
import type { Sender } from '../sessions/commands.ts';
import type { TournamentSession } from '../sessions/session.ts';
import { storeSteps } from './store-steps.ts';

export interface PlayAlong {
  readonly seedText: string;
  /** On which mats. */
  readonly mats: readonly MatId[];
  /** Epoch milliseconds. */
  now(): number;
  /** Is told of a fault that ends the playing. */
  failed(error: unknown): void;
  /** Ends the playing. */
  readonly signal: AbortSignal;
}

/** Longest sleep, so that a clock that was set is noticed. */
const napMs = 1_000;

/** Waits until the instant of a step has come; false where the signal came first. */
async function awaited(step: SimulationStep, { now, signal }: PlayAlong): Promise<boolean> {
  while (!signal.aborted && now() < step.now) {
    const left = Math.min(napMs, step.now - now());
    await wait(left, undefined, { signal, ref: false }).catch(() => undefined);
  }
  return !signal.aborted;
}

/**
 * Plays a tournament in real time: what lies in the past at once, then each act when its time has come. It stops where
 * a person has done something that it did not expect: whoever takes a table is not disturbed.
 * @returns once it has caught up with the present; the playing goes on
 */
export function playAlong(
  session: TournamentSession,
  sender: Sender,
  how: PlayAlong,
): Promise<void> {
  return new Promise((caughtUp) => {
    const play = async () => {
      for (const step of simulateTournament(session.state, how.seedText, how.mats)) {
        if (step.now > how.now()) caughtUp();
        if (!(await awaited(step, how))) break;
        if (!(await storeSteps(session, sender, [step]))) break;
      }
      caughtUp();
    };
    play().catch((error: unknown) => {
      how.failed(error);
      caughtUp();
    });
  });
}
