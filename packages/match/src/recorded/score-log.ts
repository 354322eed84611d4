/** One entry of an operator's log of one side: points given or taken, or penalties counted. */
export interface Scored {
  readonly amount: number;
  readonly kind: 'score' | 'penalty';
}

/** What a log comes to. */
export interface Folded {
  readonly score: number;
  /** Penalties are counted apart: they are no points. */
  readonly penalties: number;
  /** What stands, in order: entries that were taken back again are left out. */
  readonly stands: readonly Scored[];
  /** Scores that a later entry of the same size took back. */
  readonly takenBack: number;
}

const entry = /^([+-]\d+)(?: \((score|penalty)\))?$/;

/** Reads a log as `+2 (score), -1 (penalty)`; an empty one has no entries. Null: it says something else. */
export function parseScoreLog(text: string): readonly Scored[] | null {
  if (text.trim() === '') return [];
  const entries: Scored[] = [];
  for (const part of text.split(',')) {
    const [, amount, kind] = entry.exec(part.trim()) ?? [];
    if (amount === undefined) return null;
    entries.push({ amount: Number(amount), kind: kind === 'penalty' ? 'penalty' : 'score' });
  }
  return entries;
}

/**
 * Adds a log up, points and penalties each for themselves. A negative entry that is as large as one of its kind before it
 * takes that one back, the last of that size; any other one is points off.
 */
export function foldScoreLog(entries: readonly Scored[]): Folded {
  const stands: Scored[] = [];
  let takenBack = 0;
  for (const each of entries) {
    const taken =
      each.amount < 0
        ? stands.findLastIndex(({ amount, kind }) => amount === -each.amount && kind === each.kind)
        : -1;
    if (taken < 0) {
      stands.push(each);
    } else {
      stands.splice(taken, 1);
      takenBack += 1;
    }
  }
  const sum = (of: Scored['kind']): number =>
    entries.reduce((total, { amount, kind }) => (kind === of ? total + amount : total), 0);
  return { score: sum('score'), penalties: sum('penalty'), stands, takenBack };
}
