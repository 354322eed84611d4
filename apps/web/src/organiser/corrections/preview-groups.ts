import type { ChangePreview } from '@threecount/tournament';

export type PreviewedMatch = ChangePreview['matches'][number];
export type Effect = PreviewedMatch['effect'];

/** What asks most of the organiser first. */
const order: readonly Effect[] = [
  'needs-ruling',
  'void',
  'opponent-changed',
  'decided',
  'restored',
  'unaffected',
];

/** The matches of a preview by what becomes of them; empty groups are left out. */
export function previewGroups(
  matches: readonly PreviewedMatch[],
): readonly { readonly effect: Effect; readonly matches: readonly PreviewedMatch[] }[] {
  return order
    .map((effect) => ({ effect, matches: matches.filter((match) => match.effect === effect) }))
    .filter((group) => group.matches.length > 0);
}
