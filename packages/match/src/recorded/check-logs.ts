import { clockMs, type FightTime, meanTime, timeCounts } from './fight-time.ts';
import { regularLengths, type Timed, timeOf } from './lengths.ts';
import type { Finding, RecordedReport } from './report.ts';
import { foldScoreLog, parseScoreLog } from './score-log.ts';
import { type Row, rowsUnder } from './table.ts';
import { isSumOf } from './values.ts';

const corners = ['Left', 'Right'] as const;
const headers = [
  'Won by',
  'Time',
  ...corners.flatMap((corner) => [
    `Class pt ${corner}`,
    `Score ${corner}`,
    `Match details ${corner}`,
  ]),
];

/** A match as its row records it. */
interface Recorded extends Timed {
  readonly row: Row;
}

/**
 * A list of matches with the operators' score logs: each log has to add up to the recorded score, and who has won by
 * points has more of them. Null: the file is no such list. `values`: amounts that the rules know; null: any.
 */
export function checkLogs(
  cells: readonly (readonly string[])[],
  values: ReadonlySet<number> | null,
): RecordedReport | null {
  const rows = rowsUnder(cells, headers);
  if (!rows) return null;
  const matches = rows.map((row): Recorded => {
    const group = row.cell('Group / Bracket').split(' / ').slice(0, -1).join(' / ');
    return { row, group, how: row.cell('Won by'), timeMs: clockMs(row.cell('Time')) };
  });
  const lengths = regularLengths(matches);
  const times = matches.map((match) => ({ match, time: timeOf(match, lengths) }));
  const ended = (...how: readonly string[]): number =>
    times.filter(({ time }) => time !== null && how.includes(time.is)).length;
  const logs = matches.flatMap(({ row }) => corners.map((corner) => readLog(row, corner, values)));
  const fought = matches.filter(({ how, timeMs }) => timeCounts(how, timeMs) !== 'unfought');
  const written = logs.filter(({ entries }) => entries > 0);
  return {
    kind: 'score-logs',
    rows: rows.length,
    counts: {
      fought: fought.length,
      'mean seconds': Math.round((meanTime(matches) ?? 0) / 1000),
      'at full time': ended('full'),
      'in an overtime': ended('overtime', 'overtime-full'),
      logs: written.length,
      'that add up': written.filter(({ findings }) => findings.length === 0).length,
      entries: logs.reduce((sum, { entries }) => sum + entries, 0),
      'taken back': logs.reduce((sum, { takenBack }) => sum + takenBack, 0),
    },
    findings: [
      ...logs.flatMap(({ findings }) => findings),
      ...matches.flatMap(aboutMatch),
      ...times.flatMap(({ match, time }) => tooLong(match, time)),
    ].toSorted((a, b) => a.row - b.row),
  };
}

function readLog(
  row: Row,
  corner: (typeof corners)[number],
  values: ReadonlySet<number> | null,
): { readonly entries: number; readonly takenBack: number; readonly findings: readonly Finding[] } {
  const finding = (code: Finding['code'], ...numbers: number[]): Finding => {
    return { row: row.row, side: corner.toLowerCase(), code, numbers };
  };
  const entries = parseScoreLog(row.cell(`Match details ${corner}`));
  if (!entries) return { entries: 1, takenBack: 0, findings: [finding('unreadable')] };
  const { score, stands, takenBack } = foldScoreLog(entries);
  const recorded = row.number(`Score ${corner}`);
  const sum = recorded !== null && recorded !== score ? [finding('sum', score, recorded)] : [];
  const unknown = stands
    .filter(({ amount, kind }) => kind === 'score' && values && !isSumOf(Math.abs(amount), values))
    .map(({ amount }) => finding('unknown-value', amount));
  return { entries: entries.length, takenBack, findings: [...sum, ...unknown] };
}

/** What the row says of itself: the winner's score, and a fight without a time. */
function aboutMatch({ row, how, timeMs }: Recorded): readonly Finding[] {
  const found: Finding[] = [];
  const [left, right] = corners.map((corner) => row.number(`Score ${corner}`) ?? 0);
  const won = corners.find((corner) => row.number(`Class pt ${corner}`) === 1);
  const [mine, theirs] = won === 'Right' ? [right, left] : [left, right];
  if (how === 'POINTS' && won && mine !== undefined && theirs !== undefined && mine <= theirs)
    found.push({ row: row.row, side: won.toLowerCase(), code: 'winner', numbers: [mine, theirs] });
  if (timeCounts(how, timeMs) === 'untimed')
    found.push({ row: row.row, side: null, code: 'no-time', numbers: [] });
  return found;
}

function tooLong({ row }: Recorded, time: FightTime | null): readonly Finding[] {
  if (time?.is !== 'too-long') return [];
  return [{ row: row.row, side: null, code: 'too-long', numbers: [time.beyondMs / 1000] }];
}
