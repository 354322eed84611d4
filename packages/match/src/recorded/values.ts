import type { Rulebook } from '@threecount/rulebooks';

/** Every amount by which one call of the book can change a side's points: techniques, and penalties either way. */
export function pointValues({ match }: Rulebook): ReadonlySet<number> {
  const techniques = match.scoring.techniques.flatMap(({ points }) =>
    typeof points === 'number' ? [points] : points.map((row) => row.points),
  );
  const penalties = match.fouls.ladders.flatMap(({ rungs }) =>
    rungs.flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.do === 'points' ? [Math.abs(effect.points)] : [])),
    ),
  );
  return new Set([...techniques, ...penalties].filter((points) => points > 0));
}

/** Whether a number is a sum of these values, each as often as needed; zero is the empty sum. */
export function isSumOf(total: number, values: ReadonlySet<number>): boolean {
  const reached = [true];
  for (let sum = 1; sum <= total; sum += 1)
    reached[sum] = [...values].some((value) => value <= sum && reached[sum - value] === true);
  return reached[total] === true;
}
