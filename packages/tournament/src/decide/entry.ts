import { entriesIn } from '../draw/late.ts';
import { divisionOfEntry } from '../evolve/change.ts';
import { evolveEvents } from '../evolve/evolve.ts';
import { needingRuling } from '../progress/find.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { Entry, EntryId, LateEntry, MatchId } from '../types/entities.ts';
import type { DivisionState, EntryState, TournamentState } from '../types/state.ts';
import {
  accept,
  blankRefusal,
  type DecideContext,
  isInstant,
  refuse,
  type TournamentDecision,
} from './decision.ts';
import { inAnotherTeam, peopleOf } from './other-team.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

export function enter(
  state: TournamentState,
  streamId: string,
  action: Of<'enter'>,
): TournamentDecision {
  const { entry } = action;
  if (entry.entryId !== streamId) return refuse('wrong-stream', 'The entry has another id.');
  const division = state.divisions.get(entry.divisionId);
  if (division === undefined) {
    return refuse('unknown-division', `There is no division ${entry.divisionId}.`);
  }
  if (divisionOfEntry(state, entry.entryId) !== undefined) {
    return refuse('already-there', `There is an entry ${entry.entryId} already.`);
  }
  if (entry.notDrawn === 'late' && division.bracket === null) {
    return refuse('not-drawn', `${division.name} is not drawn: nobody is late.`);
  }
  if (division.bracket !== null && entry.notDrawn === null) {
    return refuse('division-drawn', `${division.name} is drawn: clear its draw first.`);
  }
  return (
    twiceRefusal(state, division, entry) ??
    badSeed(entry.seed) ??
    accept({ type: 'Entered', entry })
  );
}

/** A person is in a division once; an entry that left does not count. */
function twiceRefusal(
  state: TournamentState,
  division: DivisionState,
  entry: Entry,
): TournamentDecision | null {
  for (const entryId of state.personEntries.get(entry.personId) ?? []) {
    const other = entryId === entry.entryId ? undefined : division.entries.get(entryId)?.entry;
    if (other?.withdrawn === null) {
      return refuse('already-entered', `This person is entered in ${division.name} already.`);
    }
  }
  return null;
}

export function badSeed(seed: number | null): TournamentDecision | null {
  if (seed === null || (Number.isInteger(seed) && seed >= 1)) return null;
  return refuse('bad-seed', 'A seed is a whole number from 1.');
}

export function setSeed(division: DivisionState, action: Of<'set-seed'>): TournamentDecision {
  if (division.bracket !== null) {
    return refuse('division-drawn', `${division.name} is drawn: clear its draw first.`);
  }
  return badSeed(action.seed) ?? accept({ type: 'SeedSet', seed: action.seed });
}

export function withdrawEntry(entry: Entry, action: Of<'withdraw-entry'>): TournamentDecision {
  if (entry.withdrawn !== null) return refuse('already-withdrawn', 'The entry left already.');
  return (
    blankRefusal('The reason', action.reason) ??
    accept({ type: 'EntryWithdrawn', reason: action.reason })
  );
}

export function reinstateEntry(
  state: TournamentState,
  division: DivisionState,
  held: EntryState,
  { seen, lifted }: Of<'reinstate-entry'>,
  context: DecideContext,
): TournamentDecision {
  const decision = unseenReinstatement(state, division, held, lifted);
  if (!decision.ok) return decision;
  const stream = { kind: 'entry', id: held.entry.entryId } as const;
  const after = evolveEvents(state, stream, decision.events, context.now);
  return unseenRefusal(state, after, seen) ?? decision;
}

/** The same, whatever was seen: for the preview. */
export function unseenReinstatement(
  state: TournamentState,
  division: DivisionState,
  { entry, disqualified, lineUp }: EntryState,
  lifted?: Of<'reinstate-entry'>['lifted'],
): TournamentDecision {
  if (entry.withdrawn === null && disqualified === null) {
    return refuse('not-withdrawn', 'The entry did not leave.');
  }
  const { bracket } = division;
  if (bracket !== null && !entriesIn(bracket).includes(entry.entryId)) {
    return refuse('division-drawn', `${division.name} was drawn without this entry.`);
  }
  if (bracket?.late?.some(({ place }) => isInsteadOf(place, entry.entryId)) === true) {
    return refuse('replaced', 'Somebody came in late in the place of this entry.');
  }
  const unsaid = disqualified === null ? null : saidRefusal(lifted?.by ?? '', lifted?.reason ?? '');
  const event = { type: 'EntryReinstated', ...(lifted === undefined ? {} : { lifted }) } as const;
  const people = lineUp === null ? [] : peopleOf(lineUp);
  return (
    unsaid ??
    twiceRefusal(state, division, entry) ??
    inAnotherTeam(division, entry.entryId, people) ??
    accept(event)
  );
}

/** A refusal where a change makes other matches need a ruling than somebody has seen. */
export function unseenRefusal(
  before: TournamentState,
  after: TournamentState,
  seen: readonly MatchId[] = [],
  code: 'bracket-moved-on' | 'preview-outdated' = 'bracket-moved-on',
): TournamentDecision | null {
  const moved = newlyNeedingRuling(before, after);
  if (moved.length === seen.length && moved.every((id) => seen.includes(id))) return null;
  const names = moved.length === 0 ? 'none' : moved.join(', ');
  return refuse(code, `The bracket has moved on. Matches that would need a ruling: ${names}.`);
}

function isInsteadOf(place: LateEntry['place'], entryId: EntryId): boolean {
  return place.kind === 'instead-of' && place.entryId === entryId;
}

/** Officials put an entry out apart from a match, with those of a team who were the cause. */
export function disqualifyEntry(
  { disqualified, lineUp }: EntryState,
  { kind, by, reason, people = [] }: Of<'disqualify-entry'>,
): TournamentDecision {
  if (disqualified !== null) return refuse('already-out', 'The entry is disqualified already.');
  const known = lineUp === null ? [] : peopleOf(lineUp);
  const stranger = people.find((personId) => !known.includes(personId));
  if (stranger !== undefined) {
    return refuse('unknown-member', `${stranger} does not stand in the team.`);
  }
  if (people.length > 0 && kind !== 'disciplinary') {
    return refuse('not-disciplinary', 'Only a disciplinary disqualification bars people.');
  }
  const barred = people.length === 0 ? {} : { people: [...new Set(people)] };
  return (
    saidRefusal(by, reason) ?? accept({ type: 'EntryDisqualified', kind, by, reason, ...barred })
  );
}

/** Nobody on medical hold is called. */
export function holdEntry(
  { until, by, reason }: Of<'hold-entry'>,
  now: number,
): TournamentDecision {
  if (until !== null && !(until > now && isInstant(until))) {
    return refuse('bad-time', 'A hold ends later than now, at a time that there is.');
  }
  return saidRefusal(by, reason) ?? accept({ type: 'HoldPlaced', until, by, reason });
}

export function liftHold(
  state: TournamentState,
  { personId }: Entry,
  { by }: Of<'lift-hold'>,
): TournamentDecision {
  if (!state.holds.has(personId)) return refuse('no-hold', 'This person is not on hold.');
  return blankRefusal('The name of who lifts it', by) ?? accept({ type: 'HoldLifted', by });
}

function saidRefusal(by: string, reason: string): TournamentDecision | null {
  return blankRefusal('The name of who decides', by) ?? blankRefusal('The reason', reason);
}

/** The matches that need a ruling after a change and did not before. */
export function newlyNeedingRuling(before: TournamentState, after: TournamentState): string[] {
  const already = new Set(needingRuling(before));
  return needingRuling(after).filter((matchId) => !already.has(matchId));
}
