import { createHash } from 'node:crypto';
import type { FixedRules, LiveTable, TableMatch, TableView } from '@threecount/tournament';

const keys = new WeakMap<object, Map<string, string>>();

const fixedOf = ({ setup, screen }: TableMatch): FixedRules => ({ setup, screen });

/** The key of a match's fixed rules, by their content; worked out once a match and setting of its counts. */
function keyOf(match: TableMatch): string {
  // A setup is one object as long as its match lasts; of the screen only the organiser's seconds can change.
  const known = keys.get(match.setup) ?? new Map<string, string>();
  keys.set(match.setup, known);
  const counts = match.screen.counts.map(({ ms }) => ms).join(' ');
  const before = known.get(counts);
  if (before !== undefined) return before;
  const content = JSON.stringify(fixedOf(match));
  const key = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  known.set(counts, key);
  return key;
}

/** A table's view with the key of its fixed rules in their place. */
export function liveTable({ match, ...rest }: TableView): LiveTable {
  if (match === null) return { ...rest, match };
  const { setup: _setup, screen: _screen, ...moving } = match;
  return { ...rest, match: { ...moving, rulesKey: keyOf(match) } };
}

/** The fixed rules of a table's match where they still have this key. */
export function fixedRules(view: TableView | null, key: string): FixedRules | null {
  const match = view?.match ?? null;
  return match !== null && keyOf(match) === key ? fixedOf(match) : null;
}
