import type { FoughtBout, Team, TeamSetup, TeamState } from './types.ts';

/** The places of a team from one of them on, round to the one before it, without those that are left out. */
export function rotation(size: number, startsAt: number, without: readonly number[]): number[] {
  return Array.from({ length: size }, (_, i) => (startsAt + i) % size).filter(
    (place) => !without.includes(place),
  );
}

/** Who of a team fights, in order, when the team match begins. */
export function lineOf({ teams }: TeamSetup, team: Team): readonly number[] {
  const { order, startsAt, unavailable } = teams[team];
  return rotation(order.length, startsAt, unavailable);
}

/** The places that a team cannot use in its next team match: injured, barred, or disqualified where that is for good. */
export function unavailableNext(state: TeamState, team: Team): readonly number[] {
  const { disqualified } = state.setup.rules;
  const fought = [...state.bouts, ...(state.suddenDeath ? [state.suddenDeath] : [])];
  const lost = fought.filter(({ result }) => result.winner !== team);
  const injured = lost.filter(({ result }) => result.method === 'injury');
  const barred = fought.filter(({ result }) => result.barred.includes(team));
  const never = disqualified.returns === 'never' ? lost.filter(isDisqualification) : [];
  const places = [...injured, ...barred, ...never].map(({ pairing }) => pairing[team]);
  return [...new Set([...state.unavailable[team], ...places])].toSorted((x, y) => x - y);
}

export const isDisqualification = ({ result }: Pick<FoughtBout, 'result'>): boolean =>
  result.method === 'disqualification';

/** The place at which a team's order goes on in its next team match, as the book says; a bout that settled this one does not count. */
export function nextPlace(state: TeamState, team: Team): number {
  const { rules, teams } = state.setup;
  const { order, startsAt } = teams[team];
  const { length } = order;
  const last = state.bouts.at(-1)?.pairing[team] ?? null;
  const from = (place: number): number =>
    rotation(length, place % length, unavailableNext(state, team))[0] ?? place % length;
  if (rules.order.mode === 'restart') return from(0);
  if (last === null) return from(startsAt);
  const stands = rules.order.mode === 'same-fighter' && state.line[team][0] === last;
  return from(stands ? last : last + 1);
}
