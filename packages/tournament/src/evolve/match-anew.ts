import { type BoutAnew, exchangedBout } from '../engine/anew.ts';
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

function boutOf({ bout, matchId }: MatchRecord): BoutState {
  if (bout === null) throw new Error(`match ${matchId} has no engine state`);
  return bout;
}

function anew(bout: BoutState, conditions: BoutAnew, events: readonly EngineEvent[]): BoutState {
  const engine = events.reduce(evolveBout, startOf(conditions.setup));
  return { ...bout, ...conditions, engine };
}
