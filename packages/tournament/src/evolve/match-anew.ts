import { type BoutAnew, exchangedBout, withLength } from '../engine/anew.ts';
import { type EngineEvent, evolveBout, startOf } from '../engine/bout.ts';
import type { MatchStreamEvent } from '../types/events.ts';
import type { BoutState, MatchRecord } from '../types/state.ts';

type Of<T extends MatchStreamEvent['type']> = Extract<MatchStreamEvent, { type: T }>;

/** The record of a match whose two have changed colours. */
export function sidesSwapped(
  record: MatchRecord,
  { epoch, events }: Of<'SidesSwapped'>,
): MatchRecord {
  const bout = boutOf(record);
  const { red, blue } = record.entries;
  return {
    ...record,
    entries: { red: blue, blue: red },
    epoch,
    bout: anew(bout, exchangedBout(bout), events),
  };
}

/** The record of a match that the table gave another length. */
export function lengthSet(
  record: MatchRecord,
  { lengthMs, events }: Of<'MatchLengthSet'>,
): MatchRecord {
  const { divisionLengthMs: known, ...bout } = boutOf(record);
  const ofDivision = known ?? bout.setup.rules.periods[0]?.lengthMs ?? lengthMs;
  const own = ofDivision === lengthMs ? {} : { divisionLengthMs: ofDivision };
  return { ...record, bout: { ...anew(bout, withLength(bout, lengthMs), events), ...own } };
}

function boutOf({ bout, matchId }: MatchRecord): BoutState {
  if (bout === null) throw new Error(`match ${matchId} has no engine state`);
  return bout;
}

function anew(bout: BoutState, conditions: BoutAnew, events: readonly EngineEvent[]): BoutState {
  const engine = events.reduce(evolveBout, startOf(conditions.setup));
  return { ...bout, ...conditions, engine };
}
