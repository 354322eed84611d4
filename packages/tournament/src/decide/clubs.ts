import { clubKey } from '../draw/club-key.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { ClubRules } from '../types/clubs.ts';
import type { TournamentState } from '../types/state.ts';
import { accept, blankRefusal, refuse, type TournamentDecision } from './decision.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

/** More than any table of points needs; keeps sums exact. */
const mostPoints = 1_000_000;

export function setClubRules(
  state: TournamentState,
  action: Of<'set-club-rules'>,
): TournamentDecision {
  const rules: ClubRules = { ...state.clubRules, ...action.rules };
  if (!rules.points.every((points) => points >= 0 && points <= mostPoints)) {
    return refuse('bad-points', 'Points of a place are numbers from 0 on.');
  }
  if (new Set(rules.ties).size !== rules.ties.length) {
    return refuse('bad-ties', 'A step stands twice in the order of what parts level clubs.');
  }
  return accept({ type: 'ClubRulesSet', rules });
}

export function ruleClubOrder(
  state: TournamentState,
  action: Of<'rule-club-order'>,
): TournamentDecision {
  const { group, order, by, reason } = action;
  const folded = order.map(clubKey);
  const twice = new Set(folded).size !== folded.length;
  const takesBack = order.length === 0 && state.clubOrders.some((each) => each.group === group);
  if (twice || folded.includes('') || (order.length < 2 && !takesBack)) {
    return refuse('bad-order', 'The order names two clubs or more, each once.');
  }
  return (
    blankRefusal('The name of who rules', by) ??
    blankRefusal('The reason', reason) ??
    accept({ type: 'ClubOrderRuled', group, order, by, reason })
  );
}
