import { type FoughtBout, type Team, type TeamSetup, type TeamState, teams } from './types.ts';

type Fought = Pick<FoughtBout, 'pairing' | 'result'>;

/** The places of a team from one of them on, round to the one before it, without those that are left out. */
export function rotation(size: number, startsAt: number, without: readonly number[]): number[] {
  return Array.from({ length: size }, (_, i) => (startsAt + i) % size).filter(
    (place) => !without.includes(place),
  );
}

/** Who of a team fights, in order, when the team match begins. */
export function lineOf(setup: TeamSetup, team: Team): readonly number[] {
  const { order, startsAt, unavailable } = setup.teams[team];
  return rotation(order.length, startsAt, unavailable);
}

/** The places that a team cannot use in its next team match: injured, barred, or disqualified where that is for good. */
export function unavailableNext(state: TeamState, team: Team): readonly number[] {
  return inOrder([...hurtPlaces(state, team), ...goneForGood(state, team)]);
}

/** The places of those who were unavailable from the outset, or were hurt in this team match: they may be cleared. */
export function hurtPlaces(state: TeamState, team: Team): readonly number[] {
  return inOrder([...state.unavailable[team], ...hurtInBouts(allBouts(state), team)]);
}

/** The places of those of a team who were hurt in these bouts. */
export const hurtInBouts = (bouts: readonly Fought[], team: Team): readonly number[] =>
  bouts
    .filter(
      ({ result: { method, winner, hurt = teams } }) =>
        method === 'injury' && winner !== team && hurt.includes(team),
    )
    .map(({ pairing }) => pairing[team]);

/** The places of those whom this team match keeps out of all later ones: barred, or disqualified where that is for good. */
function goneForGood(state: TeamState, team: Team): readonly number[] {
  const barred = allBouts(state).filter(({ result }) => result.barred.includes(team));
  return [...barred.map(({ pairing }) => pairing[team]), ...disqualifiedForGood(state, team)];
}

/** The places of those who were disqualified in this team match, where the book lets them not come back. */
export function disqualifiedForGood(state: TeamState, team: Team): readonly number[] {
  const { returns } = state.setup.rules.disqualified;
  const never = returns === 'never' ? lostBy(state, team).filter(isDisqualification) : [];
  return inOrder(never.map(({ pairing }) => pairing[team]));
}

const inOrder = (places: readonly number[]): readonly number[] =>
  [...new Set(places)].toSorted((x, y) => x - y);

const allBouts = ({ bouts, suddenDeath }: TeamState) => [
  ...bouts,
  ...(suddenDeath ? [suddenDeath] : []),
];

const lostBy = (state: TeamState, team: Team) =>
  allBouts(state).filter(({ result }) => result.winner !== team);

export const isDisqualification = ({ result }: Pick<Fought, 'result'>): boolean =>
  result.method === 'disqualification';

/** The place at which a team's order goes on in its next team match, as the book says; a bout that settled this one does not count. */
export function nextPlace(state: TeamState, team: Team): number {
  const { length } = state.setup.teams[team].order;
  const place = placeDue(state, team);
  return rotation(length, place, unavailableNext(state, team))[0] ?? place;
}

/** The same before anybody is passed over: who was hurt may have been cleared by then. */
export function placeDue(state: TeamState, team: Team): number {
  const { rules, teams: entries } = state.setup;
  const { order, startsAt } = entries[team];
  const last = state.bouts.at(-1)?.pairing[team] ?? null;
  if (rules.order.mode === 'restart') return 0;
  if (last === null) return startsAt % order.length;
  const stands = rules.order.mode === 'same-fighter' && state.line[team][0] === last;
  return stands ? last : (last + 1) % order.length;
}
