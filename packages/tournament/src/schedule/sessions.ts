import type { Session } from '../types/schedule.ts';
import type { MatState, TournamentState } from '../types/state.ts';

/** When a mat takes matches: its own sessions, else those of all mats. */
export function sessionsOf(state: TournamentState, mat: MatState): readonly Session[] {
  return mat.sessions ?? state.sessions;
}
