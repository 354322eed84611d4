import type { ResolvedRules } from '@threecount/rulebooks';
import { type Bout, type Change, counters, ranMs, readBout } from './board.ts';
import { playBout } from './play-board.ts';
import type { Finding, RecordedReport } from './report.ts';
import { type Row, rowsUnder } from './table.ts';
import { isSumOf } from './values.ts';

/** The clock of a board shows whole seconds, and its reader looks once a second: so much may lie between. */
const slackSeconds = 2;

const sideOf = (counter: string): string => counter.slice(0, counter.indexOf('_'));

/**
 * The changes of a board, second by second: each gain of points has to be a sum of values of the rules, and the changes
 * have to lead to the recorded numbers. With `rules` each bout is played again by the engine as well. Null: the file is no
 * such record. `values`: null: any amounts.
 */
export function checkBoardStream(
  cells: readonly (readonly string[])[],
  values: ReadonlySet<number> | null,
  rules: ResolvedRules | null,
): RecordedReport | null {
  const headers = ['stream', 'bout_in_stream', 'second', 'timer_state', 'timer_value'];
  const rows = rowsUnder(cells, [...headers, ...counters, ...counters.map((name) => `d_${name}`)]);
  if (!rows) return null;
  const bouts = byBout(rows).map(readBout);
  const changes = bouts.flatMap((bout) => bout.changes);
  const played = bouts.flatMap((bout) => {
    const findings = rules && playBout(bout, rules);
    return findings ? [findings] : [];
  });
  return {
    kind: 'board-stream',
    rows: rows.length,
    counts: {
      bouts: bouts.length,
      ...(rules ? { 'played again': played.length } : {}),
      changes: changes.length,
      corrections: changes.filter(({ from, to }) => to < from).length,
      'seconds on the clock': Math.round(bouts.reduce((sum, bout) => sum + ranMs(bout), 0) / 1000),
    },
    findings: [...bouts.flatMap((bout) => aboutBout(bout, values)), ...played.flat()].toSorted(
      (a, b) => a.row - b.row,
    ),
  };
}

function byBout(rows: readonly Row[]): readonly (readonly Row[])[] {
  const bouts = new Map<string, Row[]>();
  for (const row of rows) {
    const name = `${row.cell('stream')}/${row.cell('bout_in_stream')}`;
    bouts.set(name, [...(bouts.get(name) ?? []), row]);
  }
  return [...bouts.values()];
}

function aboutBout(bout: Bout, values: ReadonlySet<number> | null): readonly Finding[] {
  const wrong = bout.wrong.map(({ row, counter, found, recorded }): Finding => {
    return { row, side: sideOf(counter), code: 'total', numbers: [found, recorded] };
  });
  const clocks = bout.runs.flatMap(({ row, clockMs, seconds }): Finding[] =>
    Math.abs(clockMs / 1000 - seconds) > slackSeconds
      ? [{ row, side: null, code: 'clock', numbers: [clockMs / 1000, seconds] }]
      : [],
  );
  return [...wrong, ...clocks, ...bout.changes.flatMap((change) => aboutChange(change, values))];
}

function aboutChange(change: Change, values: ReadonlySet<number> | null): readonly Finding[] {
  const { row, counter, from, to, afterBell } = change;
  const base = { row, side: sideOf(counter) };
  const gain = to - from;
  const known = !counter.endsWith('_points') || !values || isSumOf(Math.max(0, gain), values);
  return [
    ...(gain < 0 ? [{ ...base, code: 'correction' as const, numbers: [from, to] }] : []),
    ...(known ? [] : [{ ...base, code: 'unknown-value' as const, numbers: [gain] }]),
    ...(afterBell === null
      ? []
      : [{ ...base, code: 'after-the-bell' as const, numbers: [afterBell] }]),
  ];
}

/** Single states of a board: points that the rules can lead to. Null: the file is no such list. */
export function checkBoardStates(
  cells: readonly (readonly string[])[],
  values: ReadonlySet<number> | null,
): RecordedReport | null {
  const rows = rowsUnder(cells, ['board', ...counters]);
  if (!rows) return null;
  const findings = rows.flatMap((row) =>
    (['top', 'bottom'] as const).flatMap((side): Finding[] => {
      const points = row.number(`${side}_points`) ?? 0;
      const reached = !values || isSumOf(Math.abs(points), values);
      return reached ? [] : [{ row: row.row, side, code: 'unknown-value', numbers: [points] }];
    }),
  );
  const highest = Math.max(
    0,
    ...rows.flatMap((row) => counters.map((name) => row.number(name) ?? 0)),
  );
  return { kind: 'board-states', rows: rows.length, counts: { highest }, findings };
}
