import { setupOf } from '../engine/book.ts';
import { evolveBout, startOf } from '../engine/bout.ts';
import type { MatchId } from '../types/entities.ts';
import type { MatchStreamEvent } from '../types/events.ts';
import type { BoutState, MatchRecord, TournamentState } from '../types/state.ts';
import { settled } from './barred.ts';
import { called, cancelling } from './calling.ts';
import { changeMat, changeRecord, putRecord, recordOf } from './change.ts';
import { corrected, offMat, ruled, takenBack } from './correction.ts';
import { lengthSet, sidesSwapped } from './match-anew.ts';
import { evolveTeamMatch, openedTeams } from './team.ts';

type Of<T extends MatchStreamEvent['type']> = Extract<MatchStreamEvent, { type: T }>;

/** `at`: epoch ms of the act; `version`: that of the stream after it. */
export function evolveMatch(
  state: TournamentState,
  matchId: MatchId,
  event: MatchStreamEvent,
  at: number,
  version: number,
): TournamentState {
  switch (event.type) {
    case 'MatchOpened':
      return opened(state, matchId, event, at);
    case 'MatchCalled':
      return called(state, matchId, event, at);
    case 'NoShowRecorded':
      return freed(
        putRecord(state, { ...withoutFight(state, matchId, event, at), paper: false }),
        matchId,
        at,
      );
    case 'MatchCancelled': {
      const { by, reason } = event;
      return cancelling(state, matchId, { by, reason, at: state.step });
    }
    case 'MatchRestored':
      return cancelling(state, matchId, null);
    case 'MatchReleased':
      return released(state, matchId, at);
    case 'MatchActed':
      // The hot path: the version goes in with the change, so that nothing is copied twice.
      return changeRecord(state, matchId, (record) => ({ ...acted(record, event, at), version }));
    case 'TakenOver':
      return changeRecord(state, matchId, (record) => ({
        ...record,
        epoch: event.epoch,
        holder: event.holder ?? null,
      }));
    case 'SidesSwapped':
      return changeRecord(state, matchId, (record) => sidesSwapped(record, event));
    case 'MatchLengthSet':
      return changeRecord(state, matchId, (record) => lengthSet(record, event));
    case 'ResultConfirmed': {
      const { result } = event;
      const settledAt = state.step;
      return freed(
        changeRecord(state, matchId, (record) => ({
          ...record,
          standing: 'confirmed',
          result,
          settledAt,
          confirmedTime: at,
        })),
        matchId,
        at,
      );
    }
    case 'PaperResultEntered':
      return freed(putRecord(state, withoutFight(state, matchId, event, at)), matchId, at);
    case 'ResultReopened':
      return reopened(state, matchId, event);
    case 'ResultCorrected':
      return corrected(state, matchId, event, at);
    case 'CorrectionTakenBack':
      return takenBack(state, matchId);
    case 'MatchRuled':
      return ruled(state, matchId, event, at);
    case 'BoutConfirmed':
    case 'BoutTakenBack':
    case 'FighterPicked':
    case 'FighterWithdrawn':
    case 'TeamMatchRuled':
      return evolveTeamMatch(state, matchId, event);
  }
}

function opened(
  state: TournamentState,
  matchId: MatchId,
  event: Of<'MatchOpened'>,
  at: number,
): TournamentState {
  const { teams } = event;
  const begun =
    teams === undefined
      ? { bout: newBout(state, event), team: null }
      : openedTeams(state, event, teams);
  const record: MatchRecord = {
    matchId,
    version: recordOf(state, matchId)?.version ?? 0,
    standing: 'open',
    matId: event.matId,
    entries: event.entries,
    epoch: event.epoch,
    holder: event.holder ?? null,
    openedAt: at,
    ...begun,
    result: null,
    lastAct: at,
    paper: false,
    settledAt: null,
    confirmedTime: null,
    corrections: [],
    rulings: [],
    aside: setAside(recordOf(state, matchId)),
  };
  return changeMat(putRecord(state, record), event.matId, (mat) => ({
    ...mat,
    lastMatch: matchId,
  }));
}

function newBout(state: TournamentState, event: Of<'MatchOpened'>): BoutState {
  const { bookHash, column, options, stage, ranks } = event;
  const book = state.books.get(bookHash);
  if (book === undefined) throw new Error(`no pinned book ${bookHash}`);
  const resolved = setupOf(book, column, options, stage, ranks);
  if (!resolved.ok)
    throw new Error(`a match was opened without rules: ${resolved.refusal.message}`);
  const { setup } = resolved;
  return { bookHash, column, setup, engine: startOf(setup), actions: [], startedAt: null };
}

function released(state: TournamentState, matchId: MatchId, at: number): TournamentState {
  return offMat(
    changeRecord(state, matchId, (record) => ({
      ...record,
      standing: 'released',
      bout: null,
      team: null,
    })),
    matchId,
    at,
  );
}

function acted(record: MatchRecord, event: Of<'MatchActed'>, at: number): MatchRecord {
  const bout = record.bout;
  if (bout === null) throw new Error(`match ${record.matchId} has no engine state`);
  const startedAt = bout.startedAt ?? (event.action.do === 'start' ? event.instant : null);
  return {
    ...record,
    lastAct: Math.max(record.lastAct, at),
    bout: {
      ...bout,
      engine: event.events.reduce(evolveBout, bout.engine),
      actions: [...bout.actions, event.action],
      startedAt,
    },
  };
}

/** The record of a result that no table brought. */
function withoutFight(
  state: TournamentState,
  matchId: MatchId,
  event: Pick<Of<'PaperResultEntered'>, 'entries' | 'result'>,
  at: number,
): MatchRecord {
  const before = recordOf(state, matchId);
  const live = before?.standing === 'open' ? before : undefined;
  return {
    matchId,
    version: before?.version ?? 0,
    standing: 'confirmed',
    matId: live?.matId ?? null,
    entries: event.entries,
    epoch: (before?.epoch ?? 0) + 1,
    holder: live?.holder ?? null,
    openedAt: live?.openedAt ?? at,
    bout: live?.bout ?? null,
    team: live?.team ?? null,
    result: event.result,
    lastAct: at,
    paper: true,
    settledAt: state.step,
    confirmedTime: at,
    corrections: [],
    rulings: [],
    aside: live === undefined ? setAside(before) : live.aside,
  };
}

/** What a new record of a match keeps of the ones before it. */
function setAside(before: MatchRecord | undefined): readonly MatchRecord[] {
  if (before === undefined) return [];
  return before.standing === 'released'
    ? before.aside
    : [{ ...before, aside: [] }, ...before.aside];
}

function reopened(
  state: TournamentState,
  matchId: MatchId,
  event: Of<'ResultReopened'>,
): TournamentState {
  const record = recordOf(state, matchId);
  if (record === undefined) throw new Error(`match ${matchId} was never opened`);
  // A result from paper alone leaves nothing to go on from: the match is free again.
  const onMat = record.bout !== null && record.matId !== null;
  const next = settled(
    putRecord(state, {
      ...record,
      standing: onMat ? 'open' : 'released',
      result: null,
      paper: false,
      settledAt: null,
      confirmedTime: null,
      epoch: event.epoch,
    }),
    matchId,
  );
  if (!onMat || record.matId === null) return next;
  return changeMat(next, record.matId, (mat) => ({ ...mat, lastMatch: matchId }));
}

/** After a result came: its mat is free for the next match. */
function freed(state: TournamentState, matchId: MatchId, at: number): TournamentState {
  const next = settled(state, matchId);
  const matId = recordOf(next, matchId)?.matId ?? null;
  return matId === null ? next : changeMat(next, matId, (mat) => ({ ...mat, freeSince: at }));
}
