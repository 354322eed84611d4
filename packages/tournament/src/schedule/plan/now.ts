import { divisionIdOf } from '../../ids.ts';
import { openOnMat } from '../../progress/find.ts';
import { progressOf } from '../../progress/memo.ts';
import type { MatId } from '../../types/entities.ts';
import type { MatState, TournamentState } from '../../types/state.ts';
import { slotMs } from '../duration.ts';
import { paceOf } from '../pace.ts';
import { sessionsOf } from '../sessions.ts';
import { matOf, personsOf, wasOn } from './jobs.ts';
import type { MeantDay } from './meant.ts';
import { pausesNow, pausesOf } from './pauses.ts';
import type { MatStart, PlannedPause, Running } from './types.ts';

/** A mat at a moment. */
export interface MatNow {
  readonly start: MatStart;
  /** Since when it has had neither a match nor a pause; minus infinity: it has had none. */
  readonly freeSince: number;
  readonly running: Running | null;
  /** The pause that it is in. */
  readonly under: PlannedPause | null;
  /** How long a match takes it, as parts of what is planned; 1 while it has no pace of its own. */
  readonly pace: number;
}

/** What a match that takes longer than planned may still take. */
const leastLeftMs = 30_000;

/** How a mat stands at a moment (epoch ms). */
export function matNow(
  state: TournamentState,
  mat: MatState,
  meant: MeantDay | undefined,
  opened: readonly number[],
  now: number,
): MatNow {
  const pace = paceOf(state, mat) ?? 1;
  const running = runningOn(state, mat, pace, now);
  const past = { opened, freeSince: mat.freeSince, busy: running !== null };
  const pauses = pausesNow(meant?.pauses ?? pausesOf(state, mat), past, now);
  const [session] = sessionsOf(state, mat);
  // A mat that has had a match has begun, whatever was said of its first session.
  const begins = opened.length > 0 || session === undefined ? now : Date.parse(session.start);
  const freeAt = Math.max(pauses.freeAt, begins, running?.end ?? now);
  const start = { matId: mat.matId, freeAt, had: opened.length, pauses: pauses.left };
  const { freeSince, under } = pauses;
  return { start, freeSince, running, under, pace };
}

function runningOn(
  state: TournamentState,
  mat: MatState,
  pace: number,
  now: number,
): Running | null {
  const open = openOnMat(state, mat);
  const division = open === null ? undefined : state.divisions.get(divisionIdOf(open.matchId));
  const match = division && progressOf(state, division).byId.get(open?.matchId ?? '');
  if (open === null || division === undefined || match === undefined) return null;
  const { matchId, openedAt } = open;
  const end = Math.max(now + leastLeftMs, openedAt + slotMs(state, division) * pace);
  return { matchId, matId: mat.matId, persons: personsOf(division, match), end };
}

/** When the matches of each mat were opened, in order of time: those that were fought, and those on it now. */
export function openedTimes(state: TournamentState): ReadonlyMap<MatId, readonly number[]> {
  const times = new Map<MatId, number[]>();
  for (const division of state.divisions.values()) {
    if (division.matches.size === 0) continue;
    for (const now of progressOf(state, division).matches) {
      const matId = matOf(division, now);
      if (now.record === null || matId === null || !wasOn(now)) continue;
      const own = times.get(matId);
      if (own === undefined) times.set(matId, [now.record.openedAt]);
      else own.push(now.record.openedAt);
    }
  }
  for (const own of times.values()) own.sort((a, b) => a - b);
  return times;
}
