import { flag, type Run } from '../engine/run.ts';
import type { Side } from '../types.ts';

/**
 * How a technique stands in this match: `barred` where the table rules, else it is at most flagged. An unconfirmed table
 * flags; what the text itself forbids is barred whatever the table.
 */
export function judgeTechnique(
  run: Run,
  technique: string,
  side: Side,
): { readonly barred: boolean; readonly flag: string | null; readonly clause: string } {
  const rules = run.state.setup.rules.legality;
  const { confirmed, clause, unlistedBars = true } = rules;
  const row = (rules.bySide?.[side] ?? rules.techniques)[technique];
  const legal = row?.legal ?? 'unlisted';
  const cite = row && (confirmed || row.locked) ? row.clause : clause;
  if (legal === 'legal') return { barred: false, flag: null, clause: cite };
  if (legal === 'conditional') return { barred: false, flag: rules.flag, clause: cite };
  if (!confirmed && !row?.locked) return { barred: false, flag: rules.flag, clause: cite };
  const name = legal === 'illegal' ? 'technique-illegal' : 'technique-unlisted';
  return { barred: legal === 'illegal' || unlistedBars, flag: name, clause: cite };
}

/** Flags a technique that the table bars or does not list; one that nobody named only where the book says so. */
export function flagTechnique(run: Run, technique: string | undefined, side: Side): boolean {
  if (technique === undefined) {
    const { confirmed, flagsUnnamed, flag: name, clause } = run.state.setup.rules.legality;
    if (!confirmed && flagsUnnamed === true) flag(run, name, clause);
    return false;
  }
  const judged = judgeTechnique(run, technique, side);
  if (judged.flag) flag(run, judged.flag, judged.clause);
  return judged.barred;
}
