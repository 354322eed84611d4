import type { MatchId, MatId } from '../../types/entities.ts';
import type { TournamentState } from '../../types/state.ts';
import { activityOf } from '../activity.ts';
import { slotMs } from '../duration.ts';
import { sessionsOf } from '../sessions.ts';
import { jobsOf } from './jobs.ts';
import { makePlan } from './make-plan.ts';
import { type MeantDay, meantDays } from './meant.ts';
import { type MatNow, matNow, openedTimes } from './now.ts';
import type { Job, Plan, PlannedMatch, PlannedPause } from './types.ts';

/** How the day of a mat stands. Epoch ms, lengths in ms. */
export interface MatDay {
  /** Since when it has had neither a match nor a pause; minus infinity: it has had none. */
  readonly freeSince: number;
  /** It is in a break, or between two sessions. */
  readonly paused: boolean;
  /** By how much its next match comes later than it was meant to; null: nobody has said when the day begins. */
  readonly lateMs: number | null;
  /** When its last match will be over; null: none is left. */
  readonly end: number | null;
  /** The breaks that it is in or has yet to make. */
  readonly breaks: readonly PlannedPause[];
}

/** The plan of all mats as things stand at a moment. */
export interface DayPlan {
  readonly matches: ReadonlyMap<MatchId, PlannedMatch>;
  readonly mats: ReadonlyMap<MatId, MatDay>;
}

const minute = 60_000;
const kept = new WeakMap<TournamentState, { readonly at: number; readonly plan: DayPlan }>();

/**
 * The plan of the day at a moment (epoch ms; the same through a minute). A mat has one from its first session on. Where
 * it has no session, it has one from the first match of the tournament on: nobody has said when the day begins.
 */
export function dayPlan(state: TournamentState, now: number): DayPlan {
  const at = Math.floor(now / minute) * minute;
  const found = kept.get(state);
  if (found?.at === at) return found.plan;
  const plan = planned(state, at);
  kept.set(state, { at, plan });
  return plan;
}

function planned(state: TournamentState, now: number): DayPlan {
  const meant = meantDays(state);
  const mats = matsNow(state, meant, now);
  const jobs = jobsOf(state, 'left', (matId, division) => {
    return slotMs(state, division) * (mats.get(matId)?.pace ?? 1);
  });
  const running = [...mats.values()].flatMap((mat) => mat.running ?? []);
  const { lastEnd } = activityOf(state);
  const starts = [...mats.values()].map(({ start }) => start);
  const plan = makePlan({ mats: starts, jobs, running, lastEnd });
  const spans = spansOf(jobs, plan);
  const days = new Map<MatId, MatDay>();
  for (const [matId, mat] of mats) {
    days.set(matId, matDay(mat, spans.get(matId), meant.get(matId), plan));
  }
  return { matches: plan.matches, mats: days };
}

/** The mats that take matches. */
function matsNow(
  state: TournamentState,
  meant: ReadonlyMap<MatId, MeantDay>,
  now: number,
): ReadonlyMap<MatId, MatNow> {
  const begun = activityOf(state).begun !== Number.POSITIVE_INFINITY;
  const opened = openedTimes(state);
  const mats = new Map<MatId, MatNow>();
  for (const mat of state.mats.values()) {
    const { matId } = mat;
    if (mat.removed || (!begun && sessionsOf(state, mat).length === 0)) continue;
    mats.set(matId, matNow(state, mat, meant.get(matId), opened.get(matId) ?? [], now));
  }
  return mats;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** From the first planned match of each mat to its last. */
function spansOf(jobs: readonly Job[], plan: Plan): ReadonlyMap<MatId, Span> {
  const spans = new Map<MatId, Span>();
  for (const { matchId, matId } of jobs) {
    const match = plan.matches.get(matchId);
    if (match === undefined) continue;
    const { start, end } = spans.get(matId) ?? match;
    spans.set(matId, { start: Math.min(start, match.start), end: Math.max(end, match.end) });
  }
  return spans;
}

function matDay(
  { start: { matId, had }, freeSince, running, under }: MatNow,
  span: Span | undefined,
  meant: MeantDay | undefined,
  plan: Plan,
): MatDay {
  const should = meant?.starts[had];
  const known = span !== undefined && should !== undefined && meant !== undefined;
  const late = known ? inSessions(should, span.start, meant) : null;
  const breaks = [...(under === null ? [] : [under]), ...(plan.pauses.get(matId) ?? [])];
  return {
    freeSince,
    paused: under !== null,
    lateMs: late === null ? null : Math.max(0, late),
    end: span?.end ?? running?.end ?? null,
    breaks: breaks.filter(({ kind }) => kind === 'break'),
  };
}

/** From one moment to a later one without the time between sessions; below 0 where the second is the earlier. */
function inSessions(from: number, to: number, { pauses }: MeantDay): number {
  const between = pauses
    .filter(({ kind }) => kind === 'between-sessions')
    .map(({ start, until }) => Math.max(0, Math.min(to, until) - Math.max(from, start)));
  return between.reduce((sum, ms) => sum - ms, to - from);
}
