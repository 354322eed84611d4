import type { Row } from './table.ts';

/** The numbers on a board, by the columns of the file. */
export const counters = [
  'top_points',
  'top_adv',
  'top_pen',
  'bottom_points',
  'bottom_adv',
  'bottom_pen',
] as const;
export type Counter = (typeof counters)[number];

/** One number that changed. `afterBell`: seconds since the clock had reached zero; null: it had not. */
export interface Change {
  readonly row: number;
  readonly second: number;
  readonly counter: Counter;
  readonly from: number;
  readonly to: number;
  readonly afterBell: number | null;
}

/** How long the clock ran from one reading to the next, and how long it took. Milliseconds and seconds. */
export interface ClockRun {
  readonly row: number;
  readonly clockMs: number;
  readonly seconds: number;
}

/** One bout on a board, from its changes. */
export interface Bout {
  readonly changes: readonly Change[];
  readonly numbers: Readonly<Partial<Record<Counter, number>>>;
  readonly runs: readonly ClockRun[];
  readonly readings: readonly Reading[];
  /** It begins with every number at zero. */
  readonly fresh: boolean;
  /** Its last row. */
  readonly last: number;
  /** Rows whose recorded numbers are not those that the changes lead to. */
  readonly wrong: readonly {
    readonly row: number;
    readonly counter: Counter;
    readonly found: number;
    readonly recorded: number;
  }[];
}

/** `m:ss` of a board in milliseconds; null where the row does not say. */
const boardMs = (text: string): number | null => {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
  return minutes === undefined ? null : (Number(minutes) * 60 + Number(seconds)) * 1000;
};

/** What the clock of a board shows in one row. */
export interface Reading {
  readonly row: number;
  readonly second: number;
  readonly ms: number;
  readonly running: boolean;
}

const secondOf = (row: Row): number => row.number('second') ?? 0;

/** Plays the rows of one bout: what changed, when, and what the clock did meanwhile. */
export function readBout(rows: readonly Row[]): Bout {
  const readings = rows.flatMap(readingOf);
  const numbers: Partial<Record<Counter, number>> = {};
  const changes: Change[] = [];
  const wrong: Bout['wrong'][number][] = [];
  for (const row of rows)
    for (const counter of counters) {
      const from = numbers[counter];
      const to = row.number(`d_${counter}`) ?? from;
      if (to === undefined) continue;
      numbers[counter] = to;
      if (from !== undefined && from !== to) {
        const second = secondOf(row);
        const afterBell = sinceBell(readings, second);
        changes.push({ row: row.row, second, counter, from, to, afterBell });
      }
      const recorded = row.number(counter);
      if (recorded !== null && recorded !== to)
        wrong.push({ row: row.row, counter, found: to, recorded });
    }
  const [first] = rows;
  return {
    changes,
    numbers,
    runs: runsOf(readings),
    readings,
    fresh: first !== undefined && counters.every((counter) => first.number(`d_${counter}`) === 0),
    last: rows.at(-1)?.row ?? 0,
    wrong,
  };
}

function readingOf(row: Row): readonly Reading[] {
  const ms = boardMs(row.cell('timer_value'));
  const state = row.cell('timer_state');
  if (ms === null || state === '') return [];
  return [{ row: row.row, second: secondOf(row), ms, running: state === 'running' }];
}

function runsOf(readings: readonly Reading[]): readonly ClockRun[] {
  return readings.flatMap(({ row, ms, second }, i) => {
    const before = readings[i - 1];
    if (!before?.running) return [];
    return [{ row, clockMs: before.ms - ms, seconds: second - before.second }];
  });
}

/** Seconds since the clock reached zero; null where it shows time. */
function sinceBell(readings: readonly Reading[], second: number): number | null {
  const last = readings.findLast((reading) => reading.second <= second);
  return last && !last.running && last.ms === 0 ? second - last.second : null;
}

/** Time that the clock ran in all, in milliseconds: it counts down, and setting it by hand is no time. */
export const ranMs = ({ runs }: Bout): number =>
  runs.reduce((sum, { clockMs }) => sum + Math.max(0, clockMs), 0);
