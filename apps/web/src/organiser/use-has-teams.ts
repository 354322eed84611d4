import type { Desk } from './desk.ts';
import { useVocabulary } from './rulebooks.tsx';

/** Whether a tournament is one of teams: its book has events for them, or a division is one. */
export function useHasTeams({ view, divisions }: Pick<Desk, 'view' | 'divisions'>): boolean {
  const vocabulary = useVocabulary(view.rulebook.id);
  return (
    divisions.some(({ column }) => column.column.event !== undefined) ||
    (vocabulary?.events ?? []).length > 0
  );
}
