import { bookHash } from '@threecount/rulebooks';
import type { BookEdition } from '../decide/decision.ts';
import { findEdition } from '../engine/edition.ts';

/** The book of team matches with teams of another size; no other word of it is changed. */
export function sizedBook(size: number): (id: string) => BookEdition | null {
  const edition = findEdition('classic');
  const team = edition?.content.match.team;
  if (!edition || team === undefined) throw new Error('no book has teams');
  const { content } = edition;
  const changed = { ...content, match: { ...content.match, team: { ...team, size } } };
  const sized = { ...edition, content: changed, hash: bookHash(changed) };
  return (id) => (id === edition.id ? sized : findEdition(id));
}
