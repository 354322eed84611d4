import { createHash } from 'node:crypto';
import type { FixedRules, LiveTable, TableMatch, TableView } from '@threecount/tournament';

const fixedOf = ({ setup, screen }: TableMatch): FixedRules => ({ setup, screen });

/** The key of a match's fixed rules, by all of their content: the organiser's settings may change what a table reminds of. */
const keyOf = (match: TableMatch): string =>
  createHash('sha256')
    .update(JSON.stringify(fixedOf(match)))
    .digest('base64url')
    .slice(0, 22);

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
