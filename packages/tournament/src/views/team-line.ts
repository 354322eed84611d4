import type { BySide, Team } from '@threecount/match';
import { teamOn } from '../engine/team-match.ts';
import { teamRulesOf } from '../engine/team-rules.ts';
import { openOrders } from '../progress/open-orders.ts';
import { teamEntering } from '../progress/team-before.ts';
import { entryOn, type MatchNow } from '../progress/types.ts';
import { sides } from '../sides.ts';
import type { PersonId } from '../types/entities.ts';
import type { DivisionState, TeamRecord, TournamentState } from '../types/state.ts';
import type { TeamEntered } from '../types/teams.ts';
import type { TeamCardView, TeamFighterView, TeamLineView } from '../types/views.ts';
import { type People, personName } from './people.ts';

type NameOf = (personId: PersonId) => string;

/** The fighters of a team in the order of one team match, from the one who is up first in it. */
export function lineView(
  { acts, state, onMat }: TeamRecord,
  team: Team,
  nameOf: NameOf,
): TeamLineView {
  const { order, startsAt } = state.setup.teams[team];
  const bouts = acts.flatMap((act) => (act.is === 'bout' ? [act] : []));
  const fighterAt = (place: number): TeamFighterView => {
    const own = bouts.filter(({ pairing }) => pairing[team] === place);
    const personId = order[place]?.name ?? '';
    return {
      personId,
      name: nameOf(personId),
      rank: order[place]?.rank ?? null,
      place,
      standing: standingOf(place),
      won: own.filter(({ result }) => result.winner === team).length,
      warnings: own.reduce((sum, { result }) => sum + result.warnings[team], 0),
    };
  };
  const standingOf = (place: number): TeamFighterView['standing'] => {
    if (onMat?.[team] === place) return 'on';
    if (state.unavailable[team].includes(place)) return 'unavailable';
    return state.line[team].includes(place) ? 'waiting' : 'out';
  };
  const places = order.map((_, i) => (startsAt + i) % order.length);
  return { fighters: places.map(fighterAt), left: state.line[team].length };
}

/** A team before its team match: nobody is out. */
function comingLine({ order, startsAt, unavailable }: TeamEntered, nameOf: NameOf): TeamLineView {
  const places = order.map((_, i) => (startsAt + i) % order.length);
  const fighters = places.map((place): TeamFighterView => {
    const { personId = '', rank = '' } = order[place] ?? {};
    return {
      personId,
      name: nameOf(personId),
      rank: rank === '' ? null : rank,
      place,
      standing: unavailable.includes(place) ? 'unavailable' : 'waiting',
      won: 0,
      warnings: 0,
    };
  });
  return { fighters, left: order.length - unavailable.length };
}

/** What a card shows of a team match at a moment (epoch ms); null where its division is not for teams. */
export function teamCard(
  state: TournamentState,
  people: People,
  division: DivisionState,
  now: MatchNow,
  at: number,
): TeamCardView | null {
  const rules = teamRulesOf(state, division);
  if (rules === null) return null;
  const nameOf: NameOf = (personId) => personName(people, personId);
  const record = now.record?.team ?? null;
  if (record !== null) {
    const { red, blue } = standing(now);
    const line = (team: Team | null) => (team === null ? null : lineView(record, team, nameOf));
    const bouts = record.acts.filter(({ is }) => is === 'bout').length;
    return { red: line(red), blue: line(blue), bouts };
  }
  const entered = sides.map((side) => {
    const entryId = entryOn(now[side]);
    const found = entryId === null ? undefined : division.entries.get(entryId);
    return found === undefined ? null : teamEntering(state, division, found, rules, at);
  });
  const [red, blue] = entered;
  const open = openOrders(state, division, at);
  const seen = sides.every((side) => open.has(entryOn(now[side]) ?? ''));
  return red && blue && seen && now.phase !== 'confirmed'
    ? { red: comingLine(red, nameOf), blue: comingLine(blue, nameOf), bouts: 0 }
    : { red: null, blue: null, bouts: 0 };
}

/** Which team of the record stands on each side now: after a ruling it may be another one than fought. */
function standing({ record, red, blue }: MatchNow): BySide<Team | null> {
  const on = (entryId: string | null): Team | null => {
    const side = sides.find((each) => record?.entries[each] === entryId);
    return side === undefined ? null : teamOn[side];
  };
  return { red: on(entryOn(red)), blue: on(entryOn(blue)) };
}
