import { divisionOfEntry } from '../evolve/change.ts';
import { findMat } from '../progress/find.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { TournamentState } from '../types/state.ts';
import type { TournamentStream, TournamentStreamKind } from '../types/stream.ts';
import { callMatch, cancelMatch, recordNoShow, restoreMatch } from './calling.ts';
import { ruleClubOrder, setClubRules } from './clubs.ts';
import { correct, ruleMatch } from './correction.ts';
import { accept, type DecideContext, refuse, type TournamentDecision } from './decision.ts';
import {
  assignDivision,
  clearDraw,
  createDivision,
  drawDivision,
  ruleLevelPlaces,
  setPlan,
} from './division.ts';
import { setSeeds, swapPlaces } from './draw-changes.ts';
import {
  disqualifyEntry,
  enter,
  holdEntry,
  liftHold,
  reinstateEntry,
  setSeed,
  withdrawEntry,
} from './entry.ts';
import { placeLateEntry } from './late-entry.ts';
import { addMat, orderMat, removeMat, renameMat } from './mat.ts';
import { setMatchLength } from './match-length.ts';
import { openMatch } from './match-open.ts';
import {
  confirmResult,
  officialAction,
  releaseMatch,
  reopenResult,
  takeOver,
} from './match-run.ts';
import { swapSides } from './match-sides.ts';
import { moveMatch } from './move-match.ts';
import {
  confirmTable,
  createTournament,
  publish,
  renameTournament,
  setDate,
  setSettings,
} from './occasion.ts';
import { enterPaperResult } from './paper.ts';
import { setBreaks, setMatSessions, setSessions, setTimeZone } from './schedule.ts';
import { setColumn } from './set-column.ts';
import {
  leaveMemberOut,
  lodgeOrder,
  nameTeam,
  putSubstitute,
  setMemberInjured,
  setOrderClosing,
  weighMember,
} from './team.ts';
import {
  confirmBout,
  overtaken,
  pickFighter,
  ruleTeamMatch,
  takeBackBout,
  withdrawFighter,
} from './team-match.ts';

/** The kind of stream that each action belongs to. */
export const streamKinds = {
  'create-tournament': 'tournament',
  'rename-tournament': 'tournament',
  'set-date': 'tournament',
  'set-settings': 'tournament',
  'confirm-table': 'tournament',
  publish: 'tournament',
  'record-import': 'tournament',
  'set-time-zone': 'tournament',
  'set-sessions': 'tournament',
  'set-club-rules': 'tournament',
  'rule-club-order': 'tournament',
  'create-division': 'division',
  'set-column': 'division',
  'set-plan': 'division',
  'draw-division': 'division',
  'swap-places': 'division',
  'set-seeds': 'division',
  'clear-draw': 'division',
  'place-late-entry': 'division',
  'assign-division': 'division',
  'move-match': 'division',
  'rule-level-places': 'division',
  'set-order-closing': 'division',
  'add-mat': 'mat',
  'rename-mat': 'mat',
  'remove-mat': 'mat',
  'order-mat': 'mat',
  'set-mat-sessions': 'mat',
  'set-breaks': 'mat',
  enter: 'entry',
  'set-seed': 'entry',
  'withdraw-entry': 'entry',
  'reinstate-entry': 'entry',
  'disqualify-entry': 'entry',
  'hold-entry': 'entry',
  'lift-hold': 'entry',
  'name-team': 'entry',
  'weigh-member': 'entry',
  'lodge-order': 'entry',
  'set-member-injured': 'entry',
  'leave-member-out': 'entry',
  'put-substitute': 'entry',
  'open-match': 'match',
  'call-match': 'match',
  'record-no-show': 'match',
  'cancel-match': 'match',
  'restore-match': 'match',
  'release-match': 'match',
  'official-action': 'match',
  'swap-sides': 'match',
  'set-match-length': 'match',
  'take-over': 'match',
  'confirm-result': 'match',
  'enter-paper-result': 'match',
  'reopen-result': 'match',
  'correct-result': 'match',
  'take-back-correction': 'match',
  'rule-match': 'match',
  'confirm-bout': 'match',
  'take-back-bout': 'match',
  'pick-fighter': 'match',
  'withdraw-fighter': 'match',
  'rule-team-match': 'match',
} as const satisfies Readonly<Record<TournamentAction['type'], TournamentStreamKind>>;

type ActionOf<K extends TournamentStreamKind> = Extract<
  TournamentAction,
  {
    type: {
      [T in keyof typeof streamKinds]: (typeof streamKinds)[T] extends K ? T : never;
    }[keyof typeof streamKinds];
  }
>;

/**
 * What an action makes of a tournament: the events that become facts, or a refusal with a code and a sentence.
 * Nothing is changed; fold the events with `evolveEvents` or the stored envelope with `evolveTournament`.
 */
export function decideTournament(
  state: TournamentState,
  stream: TournamentStream,
  action: TournamentAction,
  context: DecideContext,
): TournamentDecision {
  if (streamKinds[action.type] !== stream.kind) {
    return refuse('wrong-stream', `${action.type} does not belong to a ${stream.kind}.`);
  }
  if (action.type === 'create-tournament') return createTournament(state, action, context);
  if (state.tournamentId === '') return refuse('no-tournament', 'There is no tournament yet.');
  if (isOf(action, 'tournament')) return decideOccasion(state, stream.id, action);
  if (isOf(action, 'division')) return decideDivision(state, stream.id, action);
  if (isOf(action, 'mat')) return decideMat(state, stream.id, action);
  if (isOf(action, 'entry')) return decideEntry(state, stream.id, action, context);
  return decideMatch(state, stream.id, action as ActionOf<'match'>, context);
}

function isOf<K extends TournamentStreamKind>(
  action: TournamentAction,
  kind: K,
): action is ActionOf<K> {
  return streamKinds[action.type] === kind;
}

function decideOccasion(
  state: TournamentState,
  id: string,
  action: ActionOf<'tournament'>,
): TournamentDecision {
  if (id !== state.tournamentId) return refuse('wrong-stream', 'That is another tournament.');
  switch (action.type) {
    case 'create-tournament':
      return refuse('already-created', 'The tournament is there already.');
    case 'rename-tournament':
      return renameTournament(action);
    case 'set-date':
      return setDate(action);
    case 'set-settings':
      return setSettings(state, action);
    case 'confirm-table':
      return confirmTable(state, action);
    case 'publish':
      return publish(state);
    case 'set-time-zone':
      return setTimeZone(action);
    case 'set-sessions':
      return setSessions(action);
    case 'set-club-rules':
      return setClubRules(state, action);
    case 'rule-club-order':
      return ruleClubOrder(state, action);
    case 'record-import': {
      const { file, rows } = action;
      return accept({ type: 'ImportRecorded', file, rows: rows.length });
    }
  }
}

function decideDivision(
  state: TournamentState,
  id: string,
  action: ActionOf<'division'>,
): TournamentDecision {
  if (action.type === 'create-division') return createDivision(state, id, action);
  const division = state.divisions.get(id);
  if (division === undefined) return refuse('unknown-division', `There is no division ${id}.`);
  switch (action.type) {
    case 'set-column':
      return setColumn(state, division, action.column);
    case 'set-plan':
      return setPlan(division, action);
    case 'draw-division':
      return drawDivision(state, division, action);
    case 'swap-places':
      return swapPlaces(state, division, action);
    case 'set-seeds':
      return setSeeds(division, action);
    case 'place-late-entry':
      return placeLateEntry(state, division, action);
    case 'clear-draw':
      return clearDraw(state, division);
    case 'assign-division':
      return assignDivision(state, division, action);
    case 'move-match':
      return moveMatch(state, division, action);
    case 'set-order-closing':
      return setOrderClosing(state, division, action);
    case 'rule-level-places':
      return ruleLevelPlaces(division, action);
  }
}

function decideMat(
  state: TournamentState,
  id: string,
  action: ActionOf<'mat'>,
): TournamentDecision {
  if (action.type === 'add-mat') return addMat(state, id, action);
  const mat = findMat(state, id);
  if (mat === null) return refuse('unknown-mat', `There is no mat ${id}.`);
  switch (action.type) {
    case 'rename-mat':
      return renameMat(action);
    case 'remove-mat':
      return removeMat(state, mat);
    case 'order-mat':
      return orderMat(state, mat, action);
    case 'set-mat-sessions':
      return setMatSessions(action);
    case 'set-breaks':
      return setBreaks(state, mat, action);
  }
}

function decideEntry(
  state: TournamentState,
  id: string,
  action: ActionOf<'entry'>,
  context: DecideContext,
): TournamentDecision {
  if (action.type === 'enter') return enter(state, id, action);
  const division = divisionOfEntry(state, id);
  const found = division?.entries.get(id);
  if (division === undefined || found === undefined) {
    return refuse('unknown-entry', `There is no entry ${id}.`);
  }
  const { entry } = found;
  switch (action.type) {
    case 'set-seed':
      return setSeed(division, action);
    case 'withdraw-entry':
      return withdrawEntry(entry, action);
    case 'reinstate-entry':
      return reinstateEntry(state, division, found, action, context);
    case 'disqualify-entry':
      return disqualifyEntry(found, action);
    case 'hold-entry':
      return holdEntry(action, context.now);
    case 'lift-hold':
      return liftHold(state, entry, action);
    case 'name-team':
      return nameTeam(state, division, found, action);
    case 'weigh-member':
      return weighMember(state, division, found, action);
    case 'lodge-order':
      return lodgeOrder(state, division, found, action, context.now);
    case 'set-member-injured':
      return setMemberInjured(state, division, found, action);
    case 'leave-member-out':
      return leaveMemberOut(state, division, found, action);
    case 'put-substitute':
      return putSubstitute(state, division, found, action);
  }
}

function decideMatch(
  state: TournamentState,
  id: string,
  action: ActionOf<'match'>,
  context: DecideContext,
): TournamentDecision {
  switch (action.type) {
    case 'open-match':
      return openMatch(state, id, action, context);
    case 'call-match':
      return callMatch(state, id, action, context);
    case 'record-no-show':
      return recordNoShow(state, id, action);
    case 'cancel-match':
      return cancelMatch(state, id, action);
    case 'restore-match':
      return restoreMatch(state, id, action, context);
    case 'release-match':
      return releaseMatch(state, id, context);
    case 'official-action':
      return officialAction(state, id, action, context);
    case 'swap-sides':
      return swapSides(state, id, context);
    case 'set-match-length':
      return setMatchLength(state, id, action, context);
    case 'take-over':
      return takeOver(state, id, context);
    case 'confirm-result':
      return confirmResult(state, id, context);
    case 'enter-paper-result':
      return enterPaperResult(state, id, action, context);
    case 'correct-result':
    case 'take-back-correction':
      return correct(state, id, action, context);
    case 'rule-match':
      return ruleMatch(state, id, action);
    case 'reopen-result':
      return reopenResult(state, id, action, context);
    case 'confirm-bout':
    case 'take-back-bout':
    case 'pick-fighter':
    case 'withdraw-fighter':
    case 'rule-team-match':
      return decideTeamMatch(state, id, action, context);
  }
}

type TeamMatchAction = Extract<
  TournamentAction,
  {
    type:
      | 'confirm-bout'
      | 'take-back-bout'
      | 'pick-fighter'
      | 'withdraw-fighter'
      | 'rule-team-match';
  }
>;

function decideTeamMatch(
  state: TournamentState,
  id: string,
  action: TeamMatchAction,
  context: DecideContext,
): TournamentDecision {
  const late = overtaken(state, id, action.epoch, context);
  if (late !== null) return late;
  switch (action.type) {
    case 'confirm-bout':
      return confirmBout(state, id, context);
    case 'take-back-bout':
      return takeBackBout(state, id, action, context);
    case 'pick-fighter':
      return pickFighter(state, id, action, context);
    case 'withdraw-fighter':
      return withdrawFighter(state, id, action, context);
    case 'rule-team-match':
      return ruleTeamMatch(state, id, action, context);
  }
}
