import type { MatId } from '../../types/entities.ts';
import type { TournamentState } from '../../types/state.ts';
import { slotMs } from '../duration.ts';
import { sessionsOf } from '../sessions.ts';
import { jobsOf } from './jobs.ts';
import { makePlan } from './make-plan.ts';
import { pausesOf } from './pauses.ts';
import type { MatStart, Pause } from './types.ts';

/** The day of a mat as it was meant. */
export interface MeantDay {
  /** The starts of all its matches, in order of time. */
  readonly starts: readonly number[];
  /** Its pauses, each with the number of matches that come before it. */
  readonly pauses: readonly Pause[];
}

const kept = new WeakMap<TournamentState, ReadonlyMap<MatId, MeantDay>>();

/**
 * The day as it would be if each mat began with its first session and each match took its time, of all mats that have a
 * session. It tells how late a mat is, and how many matches come before a break.
 */
export function meantDays(state: TournamentState): ReadonlyMap<MatId, MeantDay> {
  const found = kept.get(state);
  if (found !== undefined) return found;
  const starts: MatStart[] = [];
  for (const mat of state.mats.values()) {
    const [first] = sessionsOf(state, mat);
    if (mat.removed || first === undefined) continue;
    const { matId } = mat;
    starts.push({ matId, freeAt: Date.parse(first.start), had: 0, pauses: pausesOf(state, mat) });
  }
  const days = starts.length === 0 ? new Map<MatId, MeantDay>() : made(state, starts);
  kept.set(state, days);
  return days;
}

function made(state: TournamentState, mats: readonly MatStart[]): Map<MatId, MeantDay> {
  const jobs = jobsOf(state, 'all', (_, division) => slotMs(state, division));
  const plan = makePlan({ mats, jobs, running: [], lastEnd: new Map() });
  const starts = new Map(mats.map(({ matId }): [MatId, number[]] => [matId, []]));
  for (const { matchId, matId } of jobs) {
    const match = plan.matches.get(matchId);
    if (match !== undefined) starts.get(matId)?.push(match.start);
  }
  return new Map(
    mats.map(({ matId, pauses }) => {
      const made = plan.pauses.get(matId) ?? [];
      // A pause that was not made lies behind all matches.
      const counted = pauses.map((pause, i) => {
        const { after = Number.POSITIVE_INFINITY, freeAt = pause.start } = made[i] ?? {};
        return { ...pause, after, meantAt: freeAt };
      });
      const own = starts.get(matId)?.sort((a, b) => a - b) ?? [];
      return [matId, { starts: own, pauses: counted }];
    }),
  );
}
