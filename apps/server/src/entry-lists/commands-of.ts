import type { StreamRef } from '@threecount/eventlog';
import type { ImportPlan, TournamentAction } from '@threecount/tournament';
import type { Command } from '../sessions/commands.ts';
import type { EntryList } from './plan-for.ts';

/** The id of the command that stands for the whole import in the log. */
export const recordId = (commandId: string): string => `${commandId}/list`;

/**
 * A plan as commands, in the order in which they must be taken: divisions, entries, withdrawals of moved entries, and
 * the account of every row. None where the list brings nothing new.
 */
export function commandsOf(
  plan: ImportPlan,
  list: EntryList,
  tournamentId: string,
  commandId: string,
): readonly Command[] {
  const { divisions, entries, moves, people, rows, preview } = plan;
  if (divisions.length + entries.length + moves.length + people.length === 0) return [];
  const command = (kind: StreamRef['kind'], id: string, action: TournamentAction): Command => {
    return { commandId: `${commandId}/${id}`, stream: { kind, id }, action };
  };
  const file = { name: list.file.name, sha256: list.sha256 };
  const { mapping } = preview;
  return [
    ...divisions.map((it) =>
      command('division', it.divisionId, { type: 'create-division', ...it }),
    ),
    ...entries.map((entry) => command('entry', entry.entryId, { type: 'enter', entry })),
    ...moves.map(({ entryId, reason }) =>
      command('entry', entryId, { type: 'withdraw-entry', reason }),
    ),
    {
      commandId: recordId(commandId),
      stream: { kind: 'tournament', id: tournamentId },
      action: { type: 'record-import', file, mapping, rows },
    },
  ];
}
