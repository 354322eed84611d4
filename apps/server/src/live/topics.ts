/** What a live stream can follow; `docs/api.md` has their snapshots. */
export type Topic =
  | { readonly kind: 'tournament' | 'mats' | 'divisions' }
  | { readonly kind: 'division' | 'teams' | 'scoreboard' | 'table'; readonly id: string };

const plain = new Set<string>(['tournament', 'mats', 'divisions']);
const named = new Set<string>(['division', 'teams', 'scoreboard', 'table']);

/** The topics as they are written in an address. */
export const topicForms = [...plain, ...[...named].map((kind) => `${kind}:<id>`)];

/** Null where the text is no topic. */
export function parseTopic(text: string): Topic | null {
  const colon = text.indexOf(':');
  const [kind, id] = colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
  if (colon < 0) return plain.has(kind) ? ({ kind } as Topic) : null;
  return named.has(kind) && id !== '' ? ({ kind, id } as Topic) : null;
}

export const topicText = (topic: Topic): string =>
  'id' in topic ? `${topic.kind}:${topic.id}` : topic.kind;
