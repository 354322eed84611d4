import { TestLog } from '../../testing/test-log.ts';
import { dayPlan } from './day.ts';

export const minute = 60_000;
/** Saturday in May, the day of the test log. */
export const at = (time: string): number => Date.parse(`2026-05-30T${time}:00.000Z`);
export const clock = (ms: number | undefined): string =>
  ms === undefined ? '' : new Date(ms).toISOString().slice(11, 16);

/** Adults of this book fight six minutes, so that a match takes eight. */
export const slot = 8 * minute;

const plan = { format: 'single-elimination', thirdPlace: 'none' } as const;

/** Mats `m1`, … whose day begins at `start`, with knock-outs of any size and a rest of six minutes. */
export function matDay(mats: number, start: string): TestLog {
  const log = new TestLog().create({ rest: 360, formats: [{ from: 2, to: null, plan }] });
  for (let i = 1; i <= mats; i += 1) {
    log.must('mat', `m${i}`, { type: 'add-mat', matId: `m${i}`, name: `Mat ${i}` });
  }
  const sessions = [{ start: new Date(at(start)).toISOString(), end: null }];
  log.must('tournament', 't1', { type: 'set-sessions', sessions });
  return log;
}

/** A drawn division on a mat. */
export function onMat(log: TestLog, id: string, entries: number, matId: string, from = 1): void {
  log.division(id).enter(id, entries, { from, seeded: true }).draw(id);
  log.must('division', id, { type: 'assign-division', matId });
}

export function lunch(log: TestLog, matId: string, start: string, minutes: number): void {
  const breaks = [{ start: new Date(at(start)).toISOString(), minutes, name: 'Lunch' }];
  log.must('mat', matId, { type: 'set-breaks', breaks });
}

/** The breaks of a mat as planned now, `12:30-13:00`. */
export function breaksOf(log: TestLog, matId: string): readonly string[] {
  const day = dayPlan(log.state, log.now).mats.get(matId);
  return (day?.breaks ?? []).map(({ start, end }) => `${clock(start)}-${clock(end)}`);
}

/** When a match is planned, `10:08`; empty: it is not. */
export function startOf(log: TestLog, matchId: string): string {
  return clock(dayPlan(log.state, log.now).matches.get(matchId)?.start);
}

/** Opens a match now and fights it, its result confirmed so many minutes later. */
export function fight(log: TestLog, matchId: string, matId: string, minutes: number): void {
  const act = (action: object): void => {
    const official = { type: 'official-action', action, instant: log.now, epoch: 1 };
    log.must('match', matchId, official as Parameters<TestLog['must']>[2]);
  };
  const overrule = { by: 'Ada', reason: 'test' };
  log.must('match', matchId, { type: 'open-match', matId, overrule });
  log.now += (minutes - 1) * minute;
  act({ do: 'start' });
  log.now += minute;
  act({ do: 'submission', side: 'red', by: 'tap' });
  log.must('match', matchId, { type: 'confirm-result' });
}
