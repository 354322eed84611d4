import { canonicalJson } from '@threecount/rulebooks';
import { buildBracket } from '../bracket/build.ts';
import { planProblem } from '../bracket/plans.ts';
import { compareIds } from '../order.ts';
import type { Bracket, DivisionId, EntryId } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { type Drawable, drawOrder, isDrawable } from './draw.ts';
import { entriesIn, withLateEntry } from './late.ts';
import { exchangedIn } from './swap.ts';

/** Whether a division's bracket is the one that its seed text gives. */
export interface DrawVerification {
  readonly divisionId: DivisionId;
  readonly name: string;
  readonly seedText: string;
  readonly ok: boolean;
  /** What differs, in a sentence; null when nothing does. */
  readonly difference: string | null;
}

/** Draws every drawn division again from its seed text and compares. */
export function verifyDraw(state: TournamentState): {
  readonly ok: boolean;
  readonly divisions: readonly DrawVerification[];
} {
  const divisions: DrawVerification[] = [];
  for (const division of state.divisions.values()) {
    const { divisionId, name, bracket } = division;
    if (bracket === null) continue;
    const difference = drawDifference(divisionId, bracket, checkedEntries(division));
    divisions.push({
      divisionId,
      name,
      seedText: bracket.seedText,
      ok: difference === null,
      difference,
    });
  }
  divisions.sort((a, b) => compareIds(a.divisionId, b.divisionId));
  return { ok: divisions.every(({ ok }) => ok), divisions };
}

function checkedEntries({ entries }: DivisionState): ReadonlyMap<EntryId, CheckedEntry> {
  return new Map(
    [...entries].map(([entryId, { entry }]) => [
      entryId,
      { entryId, seed: entry.seed, isIn: isDrawable(entry) },
    ]),
  );
}

/** What the check of a draw looks at in an entry. */
export type CheckedEntry = Drawable & {
  /** Whether it would take part in a draw. */
  readonly isIn: boolean;
};

/** Draws a division again from its seed text and compares; what differs, in a sentence. */
export function drawDifference(
  divisionId: DivisionId,
  bracket: Bracket,
  entries: ReadonlyMap<EntryId, CheckedEntry>,
): string | null {
  const drawn = bracket.order.flatMap((entryId) => entries.get(entryId) ?? []);
  const inDraw = new Set(entriesIn(bracket));
  if ([...inDraw].some((entryId) => !entries.has(entryId))) {
    return 'The draw holds an entry that is not there.';
  }
  for (const { entryId, isIn } of entries.values()) {
    if (isIn && !inDraw.has(entryId)) return `The draw lacks entry ${entryId}.`;
  }
  const { swaps = [], seedText, plan } = bracket;
  const count = { from: drawn.length, to: drawn.length };
  const misfit = bracket.ordered === 'first-version' ? null : planProblem(plan, count);
  if (misfit !== null) return misfit;
  const order = swaps.reduce(
    (before, [a, b]) => exchangedIn(before, a, b),
    drawOrder(divisionId, seedText, drawn, bracket),
  );
  const wrong = order.findIndex((entryId, i) => entryId !== bracket.order[i]);
  if (wrong >= 0) return `Place ${wrong + 1} of the draw is not the one of the seed text.`;
  if (bracket.ordered === 'first-version') return null;
  const { late = [], ...drawnFirst } = bracket;
  const again = late.reduce(withLateEntry, buildBracket(divisionId, drawnFirst));
  const same = canonicalJson(again) === canonicalJson(bracket);
  return same ? null : 'The matches are not those of the order of the draw.';
}
