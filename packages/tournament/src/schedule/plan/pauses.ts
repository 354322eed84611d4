import type { MatState, TournamentState } from '../../types/state.ts';
import { sessionsOf } from '../sessions.ts';
import { madePause } from './mat-planner.ts';
import type { Pause, PlannedPause } from './types.ts';

/** The breaks of a mat and the times between its sessions, in order; each with as many matches before it as fit. */
export function pausesOf(state: TournamentState, mat: MatState): Pause[] {
  const pauses = mat.breaks.map(({ start, minutes, name }): Pause => {
    const at = Date.parse(start);
    const lengthMs = minutes * 60_000;
    return {
      kind: 'break',
      start: at,
      meantAt: at,
      lengthMs,
      until: at + lengthMs,
      after: 0,
      name,
    };
  });
  const sessions = sessionsOf(state, mat);
  for (const [i, { end }] of sessions.entries()) {
    const next = sessions[i + 1];
    if (end === null || next === undefined) continue;
    const until = Date.parse(next.start);
    const start = Date.parse(end);
    const kind = 'between-sessions';
    pauses.push({ kind, start, meantAt: start, lengthMs: 0, until, after: 0, name: '' });
  }
  return pauses.sort((a, b) => a.start - b.start);
}

/** What a mat did until now. */
export interface MatPast {
  /** When its matches were opened, in order of time. */
  readonly opened: readonly number[];
  /** When the last one left it; null: none has. */
  readonly freeSince: number | null;
  /** A match is on it. */
  readonly busy: boolean;
}

export interface PausesNow {
  /** Since when the mat is free of matches and of pauses that are over; minus infinity: it has had none. */
  readonly freeSince: number;
  readonly freeAt: number;
  readonly left: readonly Pause[];
  /** The one that the mat is in now. */
  readonly under: PlannedPause | null;
}

/** So long after the end of a session nobody goes on with what was left of it. */
const overtimeMs = 60 * 60_000;

/**
 * Which pauses are still to come at a moment. One is over when its time is, or when a match was taken in its place:
 * then somebody has said so.
 */
export function pausesNow(pauses: readonly Pause[], past: MatPast, now: number): PausesNow {
  const last = past.opened.length - 1;
  const lastOpened = past.opened[last] ?? Number.NEGATIVE_INFINITY;
  let under: PlannedPause | null = null;
  let freeAt = now;
  let free = past.freeSince ?? Number.NEGATIVE_INFINITY;
  const left = pauses.filter((pause) => {
    if (lastOpened >= pause.start && last >= pause.after) return false;
    if (past.busy || past.opened.length < afterAt(pause, now)) return true;
    const made = madePause(pause, free, past.opened.length);
    if (made.start > now) return true;
    free = made.end;
    if (made.end <= now) return false;
    freeAt = Math.max(freeAt, made.end);
    under = made;
    return false;
  });
  return { freeSince: free, freeAt, left, under };
}

/** Between two sessions a mat that runs late goes on, but not for ever. */
function afterAt(pause: Pause, now: number): number {
  return pause.kind === 'between-sessions' && now >= pause.start + overtimeMs ? 0 : pause.after;
}
