/** What is odd about a row. The numbers are those of the file and ours; nothing that names a person is kept. */
export interface Finding {
  readonly row: number;
  /** The side or corner as the file calls it; null: the row as a whole. */
  readonly side: string | null;
  readonly code: FindingCode;
  readonly numbers: readonly number[];
}

/** Each with what its numbers are. */
export const findingTexts = {
  unreadable: 'the log says something else than points',
  sum: 'the log adds up to {0}, recorded is {1}',
  winner: 'won by points with {0} to {1}',
  'no-time': 'fought, and no time is recorded',
  'too-long': '{0} s longer than its group fights, the overtime included',
  'unknown-value': 'a change by {0} is no sum of values of the rulebook',
  total: 'the changes lead to {0}, recorded is {1}',
  clock: 'the clock went on by {0} s in {1} s',
  'after-the-bell': 'a change {0} s after the clock reached zero',
  correction: '{0} becomes {1}',
  'not-taken': 'the engine does not take a change by {0} here',
  engine: 'the engine comes to {0}, the board to {1}',
} as const;
export type FindingCode = keyof typeof findingTexts;

/** Findings that say that a recorded score is wrong, or that we cannot read it; the others are only worth knowing. */
export const contradictions: readonly FindingCode[] = [
  'unreadable',
  'sum',
  'winner',
  'unknown-value',
  'total',
  'not-taken',
  'engine',
];

/** What the check of one file came to. */
export interface RecordedReport {
  readonly kind: 'score-logs' | 'board-stream' | 'board-states';
  /** Rows below the header. */
  readonly rows: number;
  /** By what was counted, in the order in which it is told. */
  readonly counts: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

/** One finding as a line: row, side, and numbers. */
export function findingLine({ row, side, code, numbers }: Finding): string {
  const text = findingTexts[code].replace(/\{(\d)\}/g, (_, place) =>
    String(numbers[Number(place)]),
  );
  return `row ${row}${side === null ? '' : `, ${side}`}: ${text}`;
}

/** The rows with a contradiction, each once. */
export function contradicting({ findings }: RecordedReport): readonly number[] {
  const rows = findings.filter(({ code }) => contradictions.includes(code)).map(({ row }) => row);
  return [...new Set(rows)];
}
