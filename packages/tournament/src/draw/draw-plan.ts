import { drawObstacle } from '../decide/division.ts';
import { compareIds } from '../order.ts';
import type { DivisionId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';

/** Which divisions a draw takes, in order, and which it leaves with the reason. */
export interface DrawPlan {
  readonly draw: readonly DivisionId[];
  readonly skipped: readonly {
    readonly divisionId: DivisionId;
    readonly name: string;
    readonly code: string;
    readonly reason: string;
  }[];
}

/** What drawing all divisions, or only one, would take now. */
export function drawPlan(state: TournamentState, only?: DivisionId): DrawPlan {
  const draw: DivisionId[] = [];
  const skipped: DrawPlan['skipped'][number][] = [];
  const divisions = [...state.divisions.values()].sort((a, b) =>
    compareIds(a.divisionId, b.divisionId),
  );
  for (const division of divisions) {
    const { divisionId, name } = division;
    if (only !== undefined && divisionId !== only) continue;
    const obstacle = drawObstacle(division);
    if (obstacle === null) draw.push(divisionId);
    else skipped.push({ divisionId, name, code: obstacle.code, reason: obstacle.message });
  }
  return { draw, skipped };
}
