import { teamRulesOf } from '../engine/team-rules.ts';
import type { Random } from '../random/random.ts';
import type { DivisionId, EntryId } from '../types/entities.ts';
import type { DivisionState } from '../types/state.ts';
import type { CensusLog } from './census-log.ts';

/** Light enough for teams of any size that a census has. */
const weightKg = 60;

/** The teams of a division get their people; in one that is not for teams nothing happens. */
export function nameTeams(log: CensusLog, divisionId: DivisionId, random: Random): void {
  const division = log.state.divisions.get(divisionId);
  if (division === undefined || teamRulesOf(log.state, division) === null) return;
  for (const entryId of division.entries.keys()) nameTeam(log, division, entryId, random);
}

/** People, weights and the order of a team. Some teams stay without: their matches are told by sheets alone. */
function nameTeam(log: CensusLog, division: DivisionState, entryId: EntryId, random: Random) {
  const rules = teamRulesOf(log.state, division);
  const entry = division.entries.get(entryId)?.entry;
  if (rules === null || entry === undefined || random.chance(10)) return;
  const rank = division.column.column.rank ?? rules.allowedRanks[0] ?? '';
  const members = Array.from({ length: rules.size }, (_, i) => ({
    personId: `${entry.personId}-${i + 1}`,
    rank,
    weightKg,
  }));
  if (!log.take('entry', entryId, { type: 'name-team', members }).ok) return;
  const { date } = log.state;
  const today = date === null ? {} : { date };
  for (const { personId } of members) {
    log.must('entry', entryId, { type: 'weigh-member', personId, weightKg, ...today });
  }
  const order = members.map(({ personId }) => personId);
  log.must('entry', entryId, { type: 'lodge-order', order });
}
