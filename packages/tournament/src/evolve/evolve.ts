import type { TournamentEvent } from '../types/events.ts';
import type { TournamentState } from '../types/state.ts';
import type { FoldedEnvelope, TournamentStream, TournamentStreamKind } from '../types/stream.ts';
import { evolveDivision } from './division.ts';
import { evolveEntry, evolveMat } from './entry-and-mat.ts';
import { modernEvent } from './first-form.ts';
import { evolveMatch } from './match.ts';
import { evolveOccasion } from './occasion.ts';
import { streamVersion, withVersion } from './version.ts';

/** The events that this program knows, with their kind of stream; the compiler sees to it that none is forgotten. */
const kinds = {
  TournamentCreated: 'tournament',
  TournamentRenamed: 'tournament',
  DateSet: 'tournament',
  RulebookPinned: 'tournament',
  SettingsChanged: 'tournament',
  TableConfirmed: 'tournament',
  Published: 'tournament',
  ImportRecorded: 'tournament',
  TimeZoneSet: 'tournament',
  SessionsSet: 'tournament',
  ClubRulesSet: 'tournament',
  ClubOrderRuled: 'tournament',
  DivisionCreated: 'division',
  ColumnSet: 'division',
  PlanSet: 'division',
  DivisionDrawn: 'division',
  PlacesSwapped: 'division',
  SeedsSet: 'division',
  DrawCleared: 'division',
  LateEntryPlaced: 'division',
  DivisionAssigned: 'division',
  MatchMoved: 'division',
  LevelPlacesRuled: 'division',
  OrderClosingSet: 'division',
  MatAdded: 'mat',
  MatRenamed: 'mat',
  MatRemoved: 'mat',
  MatOrdered: 'mat',
  MatSessionsSet: 'mat',
  BreaksSet: 'mat',
  Entered: 'entry',
  SeedSet: 'entry',
  EntryWithdrawn: 'entry',
  EntryReinstated: 'entry',
  EntryDisqualified: 'entry',
  HoldPlaced: 'entry',
  HoldLifted: 'entry',
  TeamNamed: 'entry',
  MemberWeighed: 'entry',
  OrderLodged: 'entry',
  MemberInjurySet: 'entry',
  MemberLeftOut: 'entry',
  SubstitutePut: 'entry',
  MatchOpened: 'match',
  MatchCalled: 'match',
  NoShowRecorded: 'match',
  MatchCancelled: 'match',
  MatchRestored: 'match',
  MatchReleased: 'match',
  MatchActed: 'match',
  TakenOver: 'match',
  SidesSwapped: 'match',
  MatchLengthSet: 'match',
  ResultConfirmed: 'match',
  PaperResultEntered: 'match',
  ResultReopened: 'match',
  ResultCorrected: 'match',
  CorrectionTakenBack: 'match',
  MatchRuled: 'match',
  BoutConfirmed: 'match',
  BoutTakenBack: 'match',
  FighterPicked: 'match',
  FighterWithdrawn: 'match',
  TeamMatchRuled: 'match',
} as const satisfies Readonly<Record<TournamentEvent['type'], TournamentStreamKind>>;

type EventOf<K extends TournamentStreamKind> = Extract<
  TournamentEvent,
  {
    type: {
      [T in keyof typeof kinds]: (typeof kinds)[T] extends K ? T : never;
    }[keyof typeof kinds];
  }
>;

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
  return Object.hasOwn(kinds, event.type);
}

function evolveEvent(
  state: TournamentState,
  stream: TournamentStream,
  event: TournamentEvent,
  at: number,
  version: number,
): TournamentState {
  if (isOf(event, 'tournament')) return evolveOccasion(state, stream.id, event);
  if (isOf(event, 'division')) return evolveDivision(state, stream.id, event, at);
  if (isOf(event, 'mat')) return evolveMat(state, stream.id, event);
  if (isOf(event, 'entry')) return evolveEntry(state, stream.id, event, at);
  return evolveMatch(state, stream.id, event as EventOf<'match'>, at, version);
}

function isOf<K extends TournamentStreamKind>(
  event: TournamentEvent,
  kind: K,
): event is EventOf<K> {
  return kinds[event.type] === kind;
}
