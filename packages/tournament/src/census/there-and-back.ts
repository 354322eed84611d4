import { entriesIn } from '../draw/late.ts';
import { oneOf, type Random } from '../random/random.ts';
import type { MatchId } from '../types/entities.ts';
import { allMatches, correct, rule, seeingAll, takeBack } from './acts.ts';
import type { CensusLog } from './census-log.ts';
import { faultsIn, standingOf } from './invariants.ts';
import { onMats } from './tables.ts';

type Note = (faults: readonly string[]) => void;

const said = { by: 'Census', reason: 'by chance' };

/** Something is done and undone at once: then all is as it was before. */
export function thereAndBack(log: CensusLog, random: Random, note: Note): void {
  const lot = random.below(4);
  if (lot === 0) corrections(log, random, note);
  else if (lot === 1) correctionWhileDue(log, random, note);
  else if (lot === 2) cancellation(log, random, note);
  else withdrawal(log, random, note);
}

function same(log: CensusLog, before: string, what: string, note: Note): void {
  note(faultsIn(log.state));
  if (standingOf(log.state) !== before) note([`${what} does not give what was before`]);
}

/**
 * Two or three corrections, one after the other, taken back in the opposite order. Not while a table has a match: one
 * that is ruled void goes back for good.
 */
function corrections(log: CensusLog, random: Random, note: Note): void {
  if (onMats(log).length > 0) return;
  const done: { matchId: MatchId; before: string }[] = [];
  for (let i = 2 + random.below(2); i > 0; i -= 1) {
    const before = standingOf(log.state);
    const matchId = correct(log, random);
    if (matchId === null) break;
    note(faultsIn(log.state));
    done.push({ matchId, before });
    while (rule(log, random)) note(faultsIn(log.state));
  }
  for (const { matchId, before } of done.reverse()) {
    takeBack(log, matchId);
    while (rule(log, random)) note(faultsIn(log.state));
    same(log, before, `taking the correction of ${matchId} back after ${done.length}`, note);
  }
}

/** A correction while rulings are due from before. */
function correctionWhileDue(log: CensusLog, random: Random, note: Note): void {
  const before = standingOf(log.state);
  const matchId = correct(log, random, true);
  if (matchId === null) return;
  note(faultsIn(log.state));
  takeBack(log, matchId);
  same(log, before, `taking the correction of ${matchId} back at once`, note);
}

function cancellation(log: CensusLog, random: Random, note: Note): void {
  const before = standingOf(log.state);
  const matchId = oneOf(allMatches(log), random)?.match.matchId ?? '';
  if (!log.take('match', matchId, { type: 'cancel-match', ...said }).ok) return;
  note(faultsIn(log.state));
  const seen = seeingAll(log, 'match', matchId);
  log.must('match', matchId, { type: 'restore-match', ...said, ...seen });
  same(log, before, `restoring ${matchId}`, note);
}

function withdrawal(log: CensusLog, random: Random, note: Note): void {
  const before = standingOf(log.state);
  const division = oneOf([...log.state.divisions.values()], random);
  if (division?.bracket == null) return;
  const entryId = oneOf(entriesIn(division.bracket), random) ?? '';
  const held = division.entries.get(entryId);
  if (held === undefined || held.disqualified !== null) return;
  if (!log.take('entry', entryId, { type: 'withdraw-entry', reason: 'hurt' }).ok) return;
  note(faultsIn(log.state));
  const seen = seeingAll(log, 'entry', entryId);
  // Refused where the person is entered a second time meanwhile.
  if (!log.take('entry', entryId, { type: 'reinstate-entry', ...seen }).ok) return;
  same(log, before, `reinstating ${entryId}`, note);
}
