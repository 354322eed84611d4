import { teamRulesOf } from '../engine/team-rules.ts';
import type { FoundMatch } from '../progress/find.ts';
import { progressOf } from '../progress/memo.ts';
import { absenceOf, teamEntering } from '../progress/team-before.ts';
import { entryOn } from '../progress/types.ts';
import { isWeighed } from '../progress/weighed.ts';
import { randomFrom } from '../random/random.ts';
import { sides } from '../sides.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { EntryId } from '../types/entities.ts';
import type { EntryState, TournamentState } from '../types/state.ts';
import type { LineUp } from '../types/teams.ts';
import type { SimulatedLog, SimulationStep } from './simulated-log.ts';

const overrule = { by: 'Simulation', reason: 'Handed in as the team was named.' } as const;

/**
 * What is still missing of teams that have their people: the scale shows what was declared, and the order is handed in as
 * they were named. A team without people stays as it is.
 */
export function* prepareTeams(
  log: SimulatedLog,
  now: number,
): Generator<SimulationStep, void, void> {
  for (const division of log.state.divisions.values()) {
    if (division.bracket === null || teamRulesOf(log.state, division) === null) continue;
    if (progressOf(log.state, division).complete) continue;
    for (const [id, { lineUp, leftAt }] of division.entries) {
      if (lineUp === null || leftAt !== null) continue;
      for (const action of missingOf(log.state, lineUp)) {
        const step = log.take({ kind: 'entry', id }, action, now);
        if (!('refused' in step)) yield step;
      }
    }
  }
}

function missingOf(state: TournamentState, { members, lodged }: LineUp): TournamentAction[] {
  const weighings = members.flatMap((member): TournamentAction[] => {
    const { personId, weightKg, injured } = member;
    if (injured || weightKg === null || isWeighed(state, member)) return [];
    const date = state.date === null ? {} : { date: state.date };
    return [{ type: 'weigh-member', personId, weightKg, ...date }];
  });
  if (lodged) return weighings;
  const order = members.map(({ personId }) => personId);
  const lodge = { type: 'lodge-order', order } as const;
  // Where orders are closed the second one is taken, else it is refused: the order is in.
  return [...weighings, lodge, { ...lodge, overrule }];
}

/** The teams of a match, in order of sides. */
function teamsOf({ division, now }: FoundMatch): readonly EntryState[] {
  return sides.flatMap((side) => {
    const entryId = entryOn(now[side]);
    const found = entryId === null ? undefined : division.entries.get(entryId);
    return found === undefined ? [] : [found];
  });
}

/** What is said of a team before its match: of those who were hurt some can fight again. Null: nothing more. */
export function saidBefore(
  state: TournamentState,
  found: FoundMatch,
  seedText: string,
): { readonly entryId: EntryId; readonly action: TournamentAction } | null {
  const rules = teamRulesOf(state, found.division);
  if (rules === null || rules.injured?.returns === 'rest-of-event') return null;
  for (const team of teamsOf(found)) {
    const { entryId } = team.entry;
    for (const personId of absenceOf(state, found.division, team).hurt) {
      const { matchId } = found.now.match;
      const fit = randomFrom(`fit\n${seedText}\n${matchId}\n${personId}`).chance(50);
      const says = { type: 'set-member-injured', injured: false, by: 'Simulation' } as const;
      if (fit) return { entryId, action: { ...says, personId } };
    }
  }
  return null;
}

/** The first team of a match that has nobody left who can fight. */
export function withoutFighters(
  state: TournamentState,
  found: FoundMatch,
  now: number,
): EntryId | null {
  const rules = teamRulesOf(state, found.division);
  if (rules === null) return null;
  const left = teamsOf(found).find((team) => {
    const entering = teamEntering(state, found.division, team, rules, now);
    return entering !== null && entering.unavailable.length === entering.order.length;
  });
  return left?.entry.entryId ?? null;
}
