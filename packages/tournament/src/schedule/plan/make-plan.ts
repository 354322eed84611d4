import type { MatchId, MatId, PersonId } from '../../types/entities.ts';
import { MatPlanner } from './mat-planner.ts';
import type { Job, Plan, PlanInput, PlannedMatch, PlannedPause } from './types.ts';

/** When somebody is free, and from which match. */
export interface Busy {
  readonly until: number;
  readonly matchId: MatchId | null;
  readonly matId: MatId | null;
}

/**
 * Gives each match a start. The mats take their matches in their order; where the first of it can not be taken yet
 * (its feeders, a rest, somebody on another mat), the next one that can goes before it, so that no mat stands idle while
 * one of its matches is ready. What is planned keeps its time: whoever would be on two mats keeps the match that is
 * taken first, and the other one says so.
 */
export function makePlan(input: PlanInput): Plan {
  return new PlanMaking(input).make();
}

class PlanMaking {
  readonly #input: PlanInput;
  readonly #planned = new Map<MatchId, PlannedMatch>();
  readonly #busy = new Map<PersonId, Busy>();
  readonly #mats: MatPlanner[];
  readonly #matOf: ReadonlyMap<MatId, MatPlanner>;
  /** By match: what waits for it. */
  readonly #waiting = new Map<MatchId, Job[]>();
  /** So many feeders of a job have no end yet. */
  readonly #open = new Map<Job, number>();
  readonly #ends = new Map<MatchId, number>();

  constructor(input: PlanInput) {
    this.#input = input;
    this.#mats = input.mats.map((mat) => new MatPlanner(mat, this.#busy));
    this.#matOf = new Map(this.#mats.map((mat) => [mat.matId, mat]));
  }

  make(): Plan {
    const { lastEnd, running, jobs } = this.#input;
    for (const [person, until] of lastEnd)
      this.#busy.set(person, { until, matchId: null, matId: null });
    for (const { matchId, matId, persons, end } of running) {
      this.#ends.set(matchId, end);
      for (const person of persons) this.#busy.set(person, { until: end, matchId, matId });
    }
    for (const job of jobs) this.#take(job);
    for (let mat = this.#next(); mat !== null; mat = this.#next()) {
      const done = mat.step();
      if (done !== null) this.#settle(done.job, done.planned);
    }
    const pauses = new Map<MatId, readonly PlannedPause[]>();
    for (const mat of this.#mats) pauses.set(mat.matId, mat.planned);
    return { matches: this.#planned, pauses };
  }

  #take(job: Job): void {
    let open = 0;
    for (const feeder of job.feeders) {
      if (this.#ends.has(feeder)) continue;
      open += 1;
      const waiting = this.#waiting.get(feeder);
      if (waiting === undefined) this.#waiting.set(feeder, [job]);
      else waiting.push(job);
    }
    if (open === 0) this.#ready(job);
    else this.#open.set(job, open);
  }

  #ready(job: Job): void {
    let from = Number.NEGATIVE_INFINITY;
    for (const feeder of job.feeders) {
      from = Math.max(from, (this.#ends.get(feeder) ?? 0) + job.restMs);
    }
    this.#matOf.get(job.matId)?.add(job, from);
  }

  /** The mat that decides next: whose next possible start is the earliest. */
  #next(): MatPlanner | null {
    let next: MatPlanner | null = null;
    let at = Number.POSITIVE_INFINITY;
    for (const mat of this.#mats) {
      const time = mat.nextTime();
      if (time < at) {
        at = time;
        next = mat;
      }
    }
    return next;
  }

  #settle(job: Job, planned: PlannedMatch): void {
    const { matchId, matId } = job;
    this.#planned.set(matchId, planned);
    this.#ends.set(matchId, planned.end);
    for (const person of job.persons) {
      this.#busy.set(person, { until: planned.end, matchId, matId });
    }
    for (const waiting of this.#waiting.get(matchId) ?? []) {
      const open = (this.#open.get(waiting) ?? 1) - 1;
      this.#open.set(waiting, open);
      if (open === 0) this.#ready(waiting);
    }
  }
}
