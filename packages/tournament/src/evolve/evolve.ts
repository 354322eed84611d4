import type { TournamentEvent } from '../types/events.ts';
import type { TournamentState } from '../types/state.ts';
import type { FoldedEnvelope, TournamentStream } from '../types/stream.ts';
import { evolveDivision } from './division.ts';
import { evolveEntry, evolveMat } from './entry-and-mat.ts';
import { modernEvent } from './first-form.ts';
import { evolveMatch } from './match.ts';
import { evolveOccasion } from './occasion.ts';
import { streamVersion, withVersion } from './version.ts';

/** The events that this program knows; the compiler sees to it that none is forgotten. */
const known: Readonly<Record<TournamentEvent['type'], true>> = {
  TournamentCreated: true,
  TournamentRenamed: true,
  DateSet: true,
  RulebookPinned: true,
  SettingsChanged: true,
  TableConfirmed: true,
  Published: true,
  ImportRecorded: true,
  TimeZoneSet: true,
  SessionsSet: true,
  ClubRulesSet: true,
  ClubOrderRuled: true,
  DivisionCreated: true,
  ColumnSet: true,
  PlanSet: true,
  DivisionDrawn: true,
  PlacesSwapped: true,
  SeedsSet: true,
  DrawCleared: true,
  LateEntryPlaced: true,
  DivisionAssigned: true,
  MatchMoved: true,
  LevelPlacesRuled: true,
  MatAdded: true,
  MatRenamed: true,
  MatRemoved: true,
  MatOrdered: true,
  MatSessionsSet: true,
  BreaksSet: true,
  Entered: true,
  SeedSet: true,
  EntryWithdrawn: true,
  EntryReinstated: true,
  EntryDisqualified: true,
  HoldPlaced: true,
  HoldLifted: true,
  MatchOpened: true,
  MatchCalled: true,
  NoShowRecorded: true,
  MatchCancelled: true,
  MatchRestored: true,
  MatchReleased: true,
  MatchActed: true,
  TakenOver: true,
  SidesSwapped: true,
  MatchLengthSet: true,
  ResultConfirmed: true,
  PaperResultEntered: true,
  ResultReopened: true,
  ResultCorrected: true,
  CorrectionTakenBack: true,
  MatchRuled: true,
};

/**
 * Folds the events of one accepted action and counts its stream's version on by one.
 * @param at epoch ms of the act: the `now` under which it was decided.
 */
export function evolveEvents(
  state: TournamentState,
  stream: TournamentStream,
  events: readonly { readonly type: string }[],
  at: number,
): TournamentState {
  const version = streamVersion(state, stream) + 1;
  let next: TournamentState = { ...state, step: state.step + 1 };
  for (const event of events) {
    next = isKnown(event)
      ? evolveEvent(next, stream, modernEvent(stream.id, event), at, version)
      : { ...next, unknownEvents: [...next.unknownEvents, event.type] };
  }
  const lastInstant = Math.max(state.lastInstant, at);
  return { ...withVersion(next, stream, version), lastInstant };
}

/**
 * Folds one stored envelope. Events that this program does not know change nothing but are noted.
 * @throws if an event speaks of something that is not there: the log is broken then.
 */
export function evolveTournament(
  state: TournamentState,
  envelope: FoldedEnvelope,
): TournamentState {
  const at = Date.parse(envelope.actedAt);
  return {
    ...evolveEvents(state, envelope.stream, envelope.events, at),
    position: envelope.position,
  };
}

function isKnown(event: { readonly type: string }): event is TournamentEvent {
  return Object.hasOwn(known, event.type);
}

function evolveEvent(
  state: TournamentState,
  stream: TournamentStream,
  event: TournamentEvent,
  at: number,
  version: number,
): TournamentState {
  switch (event.type) {
    case 'TournamentCreated':
    case 'TournamentRenamed':
    case 'DateSet':
    case 'RulebookPinned':
    case 'SettingsChanged':
    case 'TableConfirmed':
    case 'Published':
    case 'ImportRecorded':
    case 'TimeZoneSet':
    case 'SessionsSet':
    case 'ClubRulesSet':
    case 'ClubOrderRuled':
      return evolveOccasion(state, stream.id, event);
    case 'DivisionCreated':
    case 'ColumnSet':
    case 'PlanSet':
    case 'DivisionDrawn':
    case 'PlacesSwapped':
    case 'SeedsSet':
    case 'DrawCleared':
    case 'LateEntryPlaced':
    case 'DivisionAssigned':
    case 'MatchMoved':
    case 'LevelPlacesRuled':
      return evolveDivision(state, stream.id, event, at);
    case 'MatAdded':
    case 'MatRenamed':
    case 'MatRemoved':
    case 'MatOrdered':
    case 'MatSessionsSet':
    case 'BreaksSet':
      return evolveMat(state, stream.id, event);
    case 'Entered':
    case 'SeedSet':
    case 'EntryWithdrawn':
    case 'EntryReinstated':
    case 'EntryDisqualified':
    case 'HoldPlaced':
    case 'HoldLifted':
      return evolveEntry(state, stream.id, event, at);
    case 'MatchOpened':
    case 'MatchCalled':
    case 'NoShowRecorded':
    case 'MatchCancelled':
    case 'MatchRestored':
    case 'MatchReleased':
    case 'MatchActed':
    case 'TakenOver':
    case 'SidesSwapped':
    case 'MatchLengthSet':
    case 'ResultConfirmed':
    case 'PaperResultEntered':
    case 'ResultReopened':
    case 'ResultCorrected':
    case 'CorrectionTakenBack':
    case 'MatchRuled':
      return evolveMatch(state, stream.id, event, at, version);
  }
}
