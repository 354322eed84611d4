import { cpus } from 'node:os';

const number = (value) => {
  if (value >= 100) return value.toFixed(0);
  if (value >= 1) return value.toFixed(2);
  return value.toPrecision(2);
};

const milliseconds = (ms) => (ms < 1 ? `${number(ms * 1000)} µs` : `${number(ms)} ms`);

/** Median, and the middle half of the rounds. */
const timeText = (found) =>
  found === null
    ? ''
    : `${milliseconds(found.median)} (${milliseconds(found.q1)}-${milliseconds(found.q3)})`;

const ratioText = (found) =>
  found === null ? '' : `${number(found.value)}x (${number(found.q1)}-${number(found.q3)})`;

/** What is aimed at, and whether this run meets it; null where there is no aim. */
export function verdict({ aim, ratio, value }) {
  if (aim === null) return null;
  if (aim.msAtMost !== undefined) {
    return { text: `p99 < ${aim.msAtMost} ms`, meets: value < aim.msAtMost };
  }
  if (aim.perSecondAtLeast !== undefined) {
    const wanted = aim.perSecondAtLeast.toLocaleString('en');
    return { text: `${wanted} a second`, meets: value >= aim.perSecondAtLeast };
  }
  if (aim.atLeast !== undefined) {
    return { text: `at least ${aim.atLeast}x`, meets: ratio.value >= aim.atLeast };
  }
  return { text: `at most ${aim.atMost}x`, meets: ratio.value <= aim.atMost };
}

const verdictText = (row) => {
  const found = verdict(row);
  return found === null ? '' : `${found.text}: ${found.meets ? 'meets' : 'MISSES'}`;
};

const cellsOf = (row) => [
  row.name,
  row.cells?.ours ?? timeText(row.ours),
  row.cells?.theirs ?? timeText(row.theirs),
  ratioText(row.ratio),
  verdictText(row),
  row.note ?? '',
];

/** A section as a table. */
export function sectionText({ title, other, how, rows }) {
  const head = ['', 'ours', other, how, 'aim', ''];
  const table = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(...table.map((cells) => cells[column].length)));
  const lines = table.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
  return [title, '', ...lines, ''].join('\n');
}

export const machine = () => ({
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  cores: cpus().length,
  cpu: cpus()[0]?.model.trim() ?? '',
});

/** The lines above the tables. */
export function headText({ rounds }) {
  const { node, platform, cores, cpu } = machine();
  return [
    `Threecount benchmarks on Node ${node}, ${platform}, ${cores} cores ${cpu}`,
    `Medians of up to ${rounds} rounds, ours and theirs in turn; in brackets the middle half of the rounds.`,
    'Only ratios of one run can be compared: times depend on the machine and on what else it does.',
    '',
  ].join('\n');
}
