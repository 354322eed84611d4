import { planFor } from '../bracket/build.ts';
import { planNumbersProblem, planProblem } from '../bracket/plans.ts';
import { strangerIn } from '../draw/apart.ts';
import { drawBracket, isDrawable } from '../draw/draw.ts';
import { entriesIn } from '../draw/late.ts';
import { findMat } from '../progress/find.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { Format } from '../types/entities.ts';
import type { DivisionState, MatchRecord, TournamentState } from '../types/state.ts';
import { accept, blankRefusal, refuse, type TournamentDecision } from './decision.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

export function createDivision(
  state: TournamentState,
  streamId: string,
  action: Of<'create-division'>,
): TournamentDecision {
  const { divisionId, name, column, counts = true } = action;
  if (divisionId !== streamId) return refuse('wrong-stream', 'The division has another id.');
  if (!/^[a-z][a-z0-9]*$/iu.test(divisionId)) {
    return refuse('bad-id', `${divisionId} is no id of a division.`);
  }
  if (state.divisions.has(divisionId)) {
    return refuse('already-there', `There is a division ${divisionId} already.`);
  }
  return (
    blankRefusal('The name', name) ??
    accept({
      type: 'DivisionCreated',
      divisionId,
      name,
      column,
      ...(counts ? {} : { counts: false }),
    })
  );
}

/** Why a division can not be drawn now; null when it can. */
export function drawObstacle(division: DivisionState): { code: string; message: string } | null {
  if (division.bracket !== null) {
    return { code: 'already-drawn', message: 'The division is drawn already.' };
  }
  if (![...division.entries.values()].some(({ entry }) => isDrawable(entry))) {
    return { code: 'no-entries', message: 'The division has no entry that takes part.' };
  }
  return null;
}

export function drawDivision(
  state: TournamentState,
  division: DivisionState,
  action: Of<'draw-division'>,
): TournamentDecision {
  const obstacle = drawObstacle(division);
  if (obstacle !== null) return refuse(obstacle.code, obstacle.message);
  const entries = [...division.entries.values()].map(({ entry }) => entry).filter(isDrawable);
  const stranger = strangerIn(action.apart, division.entries);
  if (stranger !== null) {
    return refuse('bad-apart', `${stranger} is no entry of this division, or is in two groups.`);
  }
  const { formats, standing } = state.settings;
  const size = entries.length;
  const plan = size === 1 || division.plan === null ? planFor(size, formats) : division.plan;
  const problem = planProblem(plan, { from: size, to: size });
  if (problem !== null) return refuse('plan-does-not-fit', `${problem} There are ${size}.`);
  const how = { plan, standing, disqualifiedGoOn: disqualifiedGoOn(state, plan.format) };
  const { divisionId } = division;
  const bracket = drawBracket(divisionId, action.seedText, entries, how, action.apart);
  return accept({ type: 'DivisionDrawn', bracket, firstNumber: state.nextNumber });
}

/** Whether the book lets somebody who was disqualified, though not barred, go on in a bracket of this format. */
function disqualifiedGoOn(state: TournamentState, format: Format): boolean {
  const book = state.rulebook === null ? undefined : state.books.get(state.rulebook.hash);
  return book?.brackets?.disqualifiedGoOn.some((row) => row.format === format) ?? false;
}

/** How one division is to be fought; whether its number of entries fits is asked when it is drawn. */
export function setPlan(division: DivisionState, action: Of<'set-plan'>): TournamentDecision {
  if (division.bracket !== null) {
    return refuse('division-drawn', `${division.name} is drawn: clear its draw first.`);
  }
  const { plan } = action;
  if (plan?.format === 'alone') return refuse('bad-plan', 'A division of one needs no format.');
  const numbers = plan === null ? null : planNumbersProblem(plan);
  return numbers === null ? accept({ type: 'PlanSet', plan }) : refuse('bad-plan', numbers);
}

/** Once it is published, a draw is what people came for: entries leave, come late or are disqualified in it. */
export function clearDraw(state: TournamentState, division: DivisionState): TournamentDecision {
  if (division.bracket === null) return refuse('not-drawn', 'The division is not drawn.');
  if (state.published) {
    return refuse('published', 'The tournament is published: its draws stay.');
  }
  if (records(division, 'open', 'confirmed', 'annulled').length > 0) {
    return refuse('division-started', 'A match of this division was opened: its draw stays.');
  }
  return accept({ type: 'DrawCleared' });
}

export function assignDivision(
  state: TournamentState,
  division: DivisionState,
  action: Of<'assign-division'>,
): TournamentDecision {
  const { matId } = action;
  if (matId === division.matId) {
    return refuse('already-there', 'The division is there already.');
  }
  if (matId !== null && findMat(state, matId) === null) {
    return refuse('unknown-mat', `There is no mat ${matId}.`);
  }
  if (records(division, 'open').length > 0) {
    return refuse('match-running', 'A match of this division is on its mat: it can not move now.');
  }
  return accept({ type: 'DivisionAssigned', matId });
}

export function ruleLevelPlaces(
  division: DivisionState,
  action: Of<'rule-level-places'>,
): TournamentDecision {
  const { order, by, reason } = action;
  const drawn = new Set(division.bracket === null ? [] : entriesIn(division.bracket));
  if (
    order.length < 2 ||
    new Set(order).size !== order.length ||
    !order.every((id) => drawn.has(id))
  ) {
    return refuse('bad-order', 'The order names drawn entries of this division, each once.');
  }
  return (
    blankRefusal('The name of who rules', by) ??
    blankRefusal('The reason', reason) ??
    accept({ type: 'LevelPlacesRuled', order, by, reason })
  );
}

function records(
  division: DivisionState,
  ...standings: readonly MatchRecord['standing'][]
): MatchRecord[] {
  return [...division.matches.values()].filter((record) => standings.includes(record.standing));
}
