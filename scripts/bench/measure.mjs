/** The value that the share `p` (0 to 1) of the values do not exceed. */
export function quantile(values, p) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values) => quantile(values, 0.5);

/** Median, and the middle half around it, of times in milliseconds. */
export const summary = (values) => ({
  median: median(values),
  q1: quantile(values, 0.25),
  q3: quantile(values, 0.75),
  count: values.length,
});

/** Milliseconds that a task takes. */
export async function time(task) {
  const before = performance.now();
  await task();
  return performance.now() - before;
}

/**
 * Times tasks against one another in one run: every round runs each of them, in turning order, so that whatever the
 * machine does meanwhile meets them all alike. The first round warms up and does not count.
 * @param tasks by name; a task may give its own milliseconds instead of being timed as a whole
 * @returns milliseconds by name, one for each round
 */
export async function alternate(tasks, rounds) {
  const names = Object.keys(tasks);
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const turn = round % names.length;
    for (const name of [...names.slice(turn), ...names.slice(0, turn)]) {
      let own;
      const whole = await time(async () => {
        own = await tasks[name]();
      });
      if (round > 0) times[name].push(typeof own === 'number' ? own : whole);
    }
  }
  return times;
}

/**
 * How many times longer `theirs` takes than `ours`, from the rounds of one run.
 * @returns the ratio of the medians, and the middle half of the ratios round by round
 */
export function ratio(theirs, ours) {
  const each = theirs.map((ms, round) => ms / ours[round]);
  return {
    value: median(theirs) / median(ours),
    q1: quantile(each, 0.25),
    q3: quantile(each, 0.75),
  };
}
