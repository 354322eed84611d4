import type { MatId, PersonId } from '../../types/entities.ts';
import { Heap } from './heap.ts';
import type { Busy } from './make-plan.ts';
import type { Clash, Job, MatStart, Pause, PlannedMatch, PlannedPause } from './types.ts';

interface Waiting {
  readonly job: Job;
  /** It can not begin before. */
  readonly from: number;
}

/** One mat while a plan is made: its time goes on step by step. */
export class MatPlanner {
  readonly matId: MatId;
  readonly planned: PlannedPause[] = [];
  readonly #pauses: Pause[];
  readonly #busy: ReadonlyMap<PersonId, Busy>;
  /** What can be taken now, but for its people; in the order of the mat. */
  readonly #ready = new Heap<Job>((a, b) => a.order < b.order);
  readonly #later = new Heap<Waiting>(
    (a, b) => a.from < b.from || (a.from === b.from && a.job.order < b.job.order),
  );
  readonly #clashes = new Map<Job, Clash>();
  #time: number;
  #had: number;

  constructor({ matId, freeAt, had, pauses }: MatStart, busy: ReadonlyMap<PersonId, Busy>) {
    this.matId = matId;
    this.#time = freeAt;
    this.#had = had;
    this.#pauses = [...pauses];
    this.#busy = busy;
  }

  /** A match whose feeders are all planned. */
  add(job: Job, from: number): void {
    this.#later.push({ job, from });
  }

  /** When this mat decides next; infinity: it has nothing to decide now. */
  nextTime(): number {
    if (this.#ready.peek() !== undefined) return this.#time;
    const first = this.#later.peek();
    return first === undefined ? Number.POSITIVE_INFINITY : Math.max(this.#time, first.from);
  }

  /** One decision: a match is taken, a pause is made, or the mat waits. Null: no match was taken. */
  step(): { readonly job: Job; readonly planned: PlannedMatch } | null {
    this.#bringForward();
    const job = this.#firstFree();
    if (job === null) {
      this.#wait();
      return null;
    }
    if (this.#isPauseDue(job.slotMs)) {
      this.#pause();
      return null;
    }
    this.#ready.pop();
    const start = this.#time;
    const end = start + job.slotMs;
    this.#time = end;
    this.#had += 1;
    return { job, planned: { start, end, clash: this.#clashes.get(job) ?? null } };
  }

  /** What can begin by now is ready. */
  #bringForward(): void {
    for (let next = this.#later.peek(); next !== undefined; next = this.#later.peek()) {
      if (next.from > this.#time) return;
      this.#later.pop();
      this.#ready.push(next.job);
    }
  }

  /** The first in order whose people are all free and rested; it stays in the queue. */
  #firstFree(): Job | null {
    for (let job = this.#ready.peek(); job !== undefined; job = this.#ready.peek()) {
      const from = this.#freeFrom(job);
      if (from <= this.#time) return job;
      this.#ready.pop();
      this.#later.push({ job, from });
    }
    return null;
  }

  #freeFrom(job: Job): number {
    let from = Number.NEGATIVE_INFINITY;
    for (const personId of job.persons) {
      const busy = this.#busy.get(personId);
      if (busy === undefined) continue;
      const earliest = busy.until + job.restMs;
      from = Math.max(from, earliest);
      const elsewhere = busy.matId !== null && busy.matId !== this.matId;
      if (!elsewhere || busy.matchId === null || earliest <= this.#time) continue;
      const before = this.#clashes.get(job);
      if (before !== undefined && before.earliest > earliest) continue;
      const at = before?.at ?? this.#time;
      this.#clashes.set(job, { personId, matchId: busy.matchId, at, earliest });
    }
    return from;
  }

  /**
   * A match is taken before a pause only if it is over by then; a mat that runs late first takes those that were to
   * come before it.
   */
  #isPauseDue(slotMs: number): boolean {
    const [pause] = this.#pauses;
    return pause !== undefined && this.#had >= pause.after && this.#time + slotMs > pause.start;
  }

  #pause(): void {
    const pause = this.#pauses.shift();
    if (pause === undefined) return;
    const made = madePause(pause, this.#time, this.#had);
    this.planned.push(made);
    this.#time = made.end;
  }

  /** Nothing can be taken: until the next one can, or through a pause that falls into this time. */
  #wait(): void {
    const until = this.nextTime();
    if (until === Number.POSITIVE_INFINITY) return;
    const [pause] = this.#pauses;
    if (pause !== undefined && until >= pause.start) this.#pause();
    else this.#time = until;
  }
}

/** A pause as it is made by a mat that is free for it at a time and has had so many matches. */
export function madePause(pause: Pause, freeAt: number, after: number): PlannedPause {
  const { kind, name, lengthMs, until, meantAt } = pause;
  const late = Math.max(0, freeAt - meantAt);
  const start = Math.max(freeAt, pause.start + late);
  return { kind, name, start, end: Math.max(start + lengthMs, until), freeAt, after };
}
