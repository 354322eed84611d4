import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makePlan } from './make-plan.ts';
import type { Job, MatStart, Plan } from './types.ts';

const minute = 60_000;

interface Made {
  readonly mats: readonly MatStart[];
  readonly jobs: readonly Job[];
}

/** Some mats with a break each, and matches that wait for earlier ones and share their people. */
const days: fc.Arbitrary<Made> = fc
  .record({
    mats: fc.array(fc.record({ free: fc.nat(90), pause: fc.nat(400), length: fc.nat(60) }), {
      minLength: 1,
      maxLength: 4,
    }),
    jobs: fc.array(
      fc.record({
        mat: fc.nat(3),
        slot: fc.integer({ min: 3, max: 15 }),
        rest: fc.nat(20),
        feeders: fc.array(fc.nat(60), { maxLength: 2 }),
        persons: fc.uniqueArray(fc.nat(12), { maxLength: 2 }),
      }),
      { maxLength: 60 },
    ),
  })
  .map(({ mats, jobs }) => ({
    mats: mats.map(({ free, pause, length }, i) => {
      const start = pause * minute;
      const lengthMs = length * minute;
      const times = { start, meantAt: start, lengthMs, until: start + lengthMs };
      const pauses = [{ kind: 'break' as const, ...times, after: 0, name: '' }];
      return { matId: `m${i}`, freeAt: free * minute, had: 0, pauses };
    }),
    jobs: jobs.map(({ mat, slot, rest, feeders, persons }, i) => ({
      matchId: `x${i}`,
      matId: `m${mat % mats.length}`,
      order: i,
      feeders: [...new Set(feeders.filter((feeder) => feeder < i))].map((feeder) => `x${feeder}`),
      persons: persons.map((person) => `p${person}`),
      slotMs: slot * minute,
      restMs: rest * minute,
    })),
  }));

const plan = ({ mats, jobs }: Made): Plan =>
  makePlan({ mats, jobs, running: [], lastEnd: new Map() });

const spanOf = (made: Plan, job: Job) => {
  const found = made.matches.get(job.matchId);
  if (found === undefined) throw new Error(`${job.matchId} is not planned`);
  return found;
};

/** From when a match could be taken by everything but its mat; only what begins before it keeps its people. */
function readyFrom({ jobs }: Made, made: Plan, job: Job, before: number): number {
  const own = jobs.filter((other) => {
    const shares = other.persons.some((person) => job.persons.includes(person));
    return shares && other !== job && spanOf(made, other).start <= before;
  });
  const feeders = jobs.filter(({ matchId }) => job.feeders.includes(matchId));
  return Math.max(0, ...[...own, ...feeders].map((one) => spanOf(made, one).end + job.restMs));
}

const seed = Date.now() % 2 ** 31;

it(`every match is planned, after its feeders and the rest, nobody on two mats (seed ${seed})`, () => {
  fc.assert(
    fc.property(days, (day) => {
      const made = plan(day);
      for (const job of day.jobs) {
        const { start, end } = spanOf(made, job);
        expect(end - start).toBe(job.slotMs);
        expect(start).toBeGreaterThanOrEqual(readyFrom(day, made, job, start - 1));
        for (const other of day.jobs) {
          if (other === job) continue;
          const there = spanOf(made, other);
          const apart = there.end <= start || end <= there.start;
          const shares = other.persons.some((person) => job.persons.includes(person));
          if (other.matId === job.matId || shares) expect(apart).toBe(true);
        }
      }
    }),
    { seed },
  );
});

it(`no mat stands idle while a match of it is ready, but to keep a break (seed ${seed})`, () => {
  fc.assert(
    fc.property(days, (day) => {
      const made = plan(day);
      for (const { matId, freeAt } of day.mats) {
        const own = day.jobs.filter((job) => job.matId === matId);
        const pauses = made.pauses.get(matId) ?? [];
        const ends = [freeAt, ...own.map((job) => spanOf(made, job).end)];
        for (const free of [...ends, ...pauses.map(({ end }) => end)]) {
          const busy = [...own.map((job) => spanOf(made, job)), ...pauses];
          if (busy.some(({ start, end }) => start <= free && free < end)) continue;
          const later = own.filter((job) => spanOf(made, job).start > free);
          const ready = later.find((job) => readyFrom(day, made, job, free) <= free);
          // Only a break that it would not be over by keeps a ready match from its mat.
          const next = pauses.find(({ start }) => start > free);
          if (ready !== undefined) expect(next?.start).toBeLessThan(free + 15 * minute);
        }
      }
    }),
    { seed },
  );
});

it(`breaks keep their length, and no match lies in one (seed ${seed})`, () => {
  fc.assert(
    fc.property(days, (day) => {
      const made = plan(day);
      for (const { matId, pauses } of day.mats) {
        for (const [i, { start, end }] of (made.pauses.get(matId) ?? []).entries()) {
          expect(end - start).toBe(pauses[i]?.lengthMs);
          for (const job of day.jobs.filter((one) => one.matId === matId)) {
            const match = spanOf(made, job);
            expect(match.end <= start || end <= match.start).toBe(true);
          }
        }
      }
    }),
    { seed },
  );
});
