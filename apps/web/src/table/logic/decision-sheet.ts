import type { BySide, MatchAction, Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';

/** How a criterion came out. */
export type Mark = Side | 'level';

/** Marks by the criterion's code; what is missing was not looked at yet. */
export type Marks = Readonly<Record<string, Mark>>;

export interface SheetRow {
  readonly code: string;
  readonly label: string;
  readonly clause: string;
  /** Read from the record: shown, not asked. */
  readonly fromRecord: boolean;
  /** `closed`: opens once every earlier one is level. */
  readonly standing: 'closed' | 'open' | 'marked';
  readonly mark: Mark | null;
}

export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** The criterion that decided, with its side; null until one did. */
  readonly decided: { readonly side: Side; readonly criterion: string } | null;
  /** Every criterion is level: the sheet cannot be closed like this, or the senior official is asked. */
  readonly allLevel: boolean;
}

/** What the record says on the criteria that it can answer. */
const onRecord: Readonly<Record<string, (fouls: BySide<number>) => Mark>> = {
  'fewer-penalties': ({ red, blue }) => {
    if (red === blue) return 'level';
    return red < blue ? 'red' : 'blue';
  },
};

/**
 * The decision sheet: criteria in the book's order, a later one only after the earlier ones are level; those that the
 * record answers are filled in.
 * @param fouls steps on the ladder by side, as a decision compares them
 */
export function decisionSheet(
  criteria: ScreenRules['decision'],
  fouls: BySide<number>,
  marks: Marks,
): Sheet {
  let isOpen = true;
  let decided: Sheet['decided'] = null;
  const rows = criteria.map(({ code, label, clause, checked }): SheetRow => {
    const answer = checked ? onRecord[code] : undefined;
    const mark = answer ? answer(fouls) : (marks[code] ?? null);
    const base = { code, label, clause, fromRecord: answer !== undefined };
    if (!isOpen) return { ...base, standing: 'closed', mark: answer ? mark : null };
    if (mark === null) {
      isOpen = false;
      return { ...base, standing: 'open', mark };
    }
    if (mark !== 'level') {
      isOpen = false;
      decided = { side: mark, criterion: code };
    }
    return { ...base, standing: 'marked', mark };
  });
  return { rows, decided, allLevel: isOpen && rows.length > 0 };
}

/** What asks the senior official once every criterion is level; null where the book does not know that. */
export function askSenior({
  decision,
  allLevelAsks,
}: Pick<ScreenRules, 'decision' | 'allLevelAsks'>): MatchAction | null {
  const last = decision.at(-1);
  // The side means nothing: both are level in it.
  return allLevelAsks && last ? { do: 'decision', side: 'red', criterion: last.code } : null;
}

/** The marks after a press: what came later is open again. */
export function withMark(
  criteria: ScreenRules['decision'],
  marks: Marks,
  code: string,
  mark: Mark,
): Marks {
  const upTo = criteria.findIndex((one) => one.code === code);
  const earlier = criteria.slice(0, Math.max(0, upTo)).map((one) => one.code);
  const kept = Object.entries(marks).filter(([known]) => earlier.includes(known));
  return { ...Object.fromEntries(kept), [code]: mark };
}
