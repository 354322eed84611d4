/** Deeper than any action or event of ours, and shallow enough for every engine's stack. */
const DEEPEST = 64;

/** The ids of people that stand in a value, wherever; `too-deep` where it is nested beyond all reason. */
export function personReferences(value: unknown): ReadonlySet<string> | 'too-deep' {
  const found = new Set<string>();
  return collect(value, found, 0) ? found : 'too-deep';
}

function collect(value: unknown, found: Set<string>, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEEPEST) return false;
  for (const [key, member] of Object.entries(value)) {
    if (key === 'personId' && typeof member === 'string') found.add(member);
    else if (!collect(member, found, depth + 1)) return false;
  }
  return true;
}
