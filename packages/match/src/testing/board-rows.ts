const counted = ['top', 'bottom'].flatMap((side) =>
  ['points', 'adv', 'pen'].map((of) => `${side}_${of}`),
);
const headers = [
  ...['stream', 'bout_in_stream', 'second', 'timer_state', 'timer_value'],
  ...counted.map((name) => `d_${name}`),
  ...counted,
];

/** Some cells of a row by their headers. */
export type Cells = Readonly<Record<string, number | string>>;

/** All numbers of a board set to zero. */
const zero = Object.fromEntries(counted.map((name) => [`d_${name}`, 0]));

/** The file of a board's changes: rows by the names of their cells, of bout 1 unless they say otherwise. */
export const boardFile = (...rows: readonly Cells[]): readonly (readonly string[])[] => [
  headers,
  ...rows.map((row) => {
    const cells: Cells = { stream: 1, bout_in_stream: 1, ...row };
    return headers.map((name) => String(cells[name] ?? ''));
  }),
];

/** The first row of a bout: everything at zero. */
export const freshBoard = (more: Cells = {}): Cells => ({ second: 0, ...zero, ...more });
