import type { ResolvedRules } from '@threecount/rulebooks';
import { checkBoardStates, checkBoardStream } from './check-boards.ts';
import { checkLogs } from './check-logs.ts';
import { contradicting, findingLine, type RecordedReport } from './report.ts';

/**
 * Looks for recorded scores that contradict themselves, or the values of a rulebook, in a file of one of the kinds that we
 * know by their headers; null: it is none. `cells`: its rows, the first of them the headers. `rules`: those under which
 * boards are played again; null: they are not.
 */
export function checkRecorded(
  cells: readonly (readonly string[])[],
  values: ReadonlySet<number> | null,
  rules: ResolvedRules | null = null,
): RecordedReport | null {
  return (
    checkLogs(cells, values) ??
    checkBoardStream(cells, values, rules) ??
    checkBoardStates(cells, values)
  );
}

const kinds: Readonly<Record<RecordedReport['kind'], string>> = {
  'score-logs': 'matches with score logs',
  'board-stream': 'changes of scoreboards',
  'board-states': 'states of scoreboards',
};

/** The report as lines: counts, then each row that is odd, then how many contradict. */
export function formatRecorded(report: RecordedReport): readonly string[] {
  const counts = Object.entries(report.counts).map(([name, count]) => `${name} ${count}`);
  const wrong = contradicting(report);
  return [
    `${report.rows} rows: ${kinds[report.kind]}; ${counts.join(', ')}`,
    ...report.findings.map(findingLine),
    wrong.length === 0
      ? 'Every recorded score adds up.'
      : `${wrong.length} rows do not add up: ${wrong.join(', ')}`,
  ];
}
