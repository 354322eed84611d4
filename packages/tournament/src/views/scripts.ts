import type { BySide } from '@threecount/match';
import { boutScript } from '../engine/bout.ts';
import { teamScript } from '../engine/team-match.ts';
import { progressOf } from '../progress/memo.ts';
import type { MatchNow } from '../progress/types.ts';
import type { DivisionState, MatchRecord, TournamentState } from '../types/state.ts';
import type { MatchScriptView } from '../types/views.ts';
import { divisionsInOrder } from './division.ts';
import { type People, personName } from './people.ts';

/**
 * The script of each match that a table has, or had: those whose result came from paper are left out. They hold names, and
 * are not for everybody.
 */
export function matchScripts(state: TournamentState, people: People): readonly MatchScriptView[] {
  return divisionsInOrder(state).flatMap((division) =>
    progressOf(state, division).matches.flatMap((now) => {
      const { record } = now;
      const there = record?.standing === 'open' || record?.standing === 'confirmed';
      if (record === null || !there || record.paper || record.bout === null) return [];
      return [scriptOf(people, division, now, record)];
    }),
  );
}

function scriptOf(
  people: People,
  division: DivisionState,
  { match: { matchId }, number }: MatchNow,
  record: MatchRecord,
): MatchScriptView {
  const { bout } = record;
  if (bout === null || bout.divisionLengthMs !== undefined)
    return { matchId, number, script: null };
  const nameOf = (entryId: string): string =>
    personName(people, division.entries.get(entryId)?.entry.personId ?? '');
  const names: BySide<string> = {
    red: nameOf(record.entries.red),
    blue: nameOf(record.entries.blue),
  };
  const about = `${division.name}, ${matchId}`;
  const teams = { a: names.red, b: names.blue };
  const fighter = (personId: string): string => personName(people, personId);
  const script =
    teamScript(record, { about, teams, fighter }) ?? boutScript(bout.engine, names, about);
  return { matchId, number, script };
}
