import type { DivisionSummary } from '@threecount/tournament';

/** Time between two matches of a mat: calling, bowing, clearing. */
const changeOverMs = 60_000;

/**
 * Roughly how many minutes a division still takes on its mat, a match, or each bout of a team match, counted at three
 * quarters of its length.
 */
export function expectedMinutes(division: DivisionSummary): number {
  const drawn = division.matches.total - division.matches.done;
  const left =
    division.standing === 'not-drawn' ? Math.max(0, division.entries - 1) : Math.max(0, drawn);
  const bout = 0.75 * (division.durationMs ?? 300_000) + changeOverMs;
  return Math.round((left * division.boutsPerMatch * bout) / 60_000);
}

export interface Assignment {
  readonly divisionId: string;
  readonly matId: string;
}

/**
 * Spreads divisions over mats so that all end at about the same time: the longest first, each to the mat with the
 * least to do. Those that have begun stay where they are. Only changes are given back.
 */
export function spreadEvenly(
  divisions: readonly DivisionSummary[],
  matIds: readonly string[],
): readonly Assignment[] {
  if (matIds.length === 0) return [];
  const load = new Map(matIds.map((matId) => [matId, 0]));
  const put = (matId: string, division: DivisionSummary): void => {
    load.set(matId, (load.get(matId) ?? 0) + expectedMinutes(division));
  };
  const fixed = (each: DivisionSummary): boolean =>
    each.standing === 'running' && each.matId !== null;
  for (const each of divisions) if (fixed(each) && each.matId !== null) put(each.matId, each);
  const free = divisions.filter((each) => !fixed(each) && expectedMinutes(each) > 0);
  const longestFirst = [...free].sort((a, b) => expectedMinutes(b) - expectedMinutes(a));
  return longestFirst.flatMap((division) => {
    const matId = matIds.reduce((best, each) =>
      (load.get(each) ?? 0) < (load.get(best) ?? 0) ? each : best,
    );
    put(matId, division);
    return division.matId === matId ? [] : [{ divisionId: division.divisionId, matId }];
  });
}
