import type { FoldedEnvelope, TournamentState } from '@threecount/tournament';
import type { Core } from './core.ts';

/** A tournament of the folder that this program cannot follow. Its log and its people stay as they are. */
export interface SetAside {
  readonly tournamentId: string;
  /** As far as it is known; else the id. */
  readonly name: string;
  /** One sentence. */
  readonly reason: string;
}

/** A log says what this program cannot follow: another version wrote it, or it is broken. */
export class CannotFollow extends Error {
  override readonly name = 'CannotFollow';
  /** The name of the tournament up to there; empty where the log does not come so far. */
  readonly tournamentName: string;

  constructor(message: string, tournamentName: string, cause: unknown) {
    super(message, { cause });
    this.tournamentName = tournamentName;
  }
}

/** Folds one more envelope. @throws CannotFollow with the place */
export function follow(
  core: Core,
  state: TournamentState,
  envelope: FoldedEnvelope,
): TournamentState {
  try {
    return core.evolve(state, envelope);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `The log cannot be followed at position ${envelope.position}: ${why}.`;
    throw new CannotFollow(message, state.name, error);
  }
}

/**
 * What is told of a tournament that could not be loaded.
 * @throws the error itself where it is no affair of one tournament: the database cannot be read
 */
export function setAside(tournamentId: string, error: unknown): SetAside {
  if (!(error instanceof Error) || 'code' in error) throw error;
  const name = error instanceof CannotFollow ? error.tournamentName : '';
  return { tournamentId, name: name === '' ? tournamentId : name, reason: error.message };
}
