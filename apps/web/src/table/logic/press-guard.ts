/** Two presses of the same thing within this time are one press that bounced. */
const bounceMs = 300;

/**
 * Lets the first of two quick presses through. No official gives the same call twice within a third of a second;
 * a finger that trembles does.
 */
export function pressGuard(): (what: string, nowMs: number) => boolean {
  const last = new Map<string, number>();
  return (what, nowMs) => {
    const before = last.get(what);
    if (before !== undefined && nowMs - before < bounceMs) return false;
    last.set(what, nowMs);
    return true;
  };
}
