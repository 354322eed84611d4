import type { MatchAction } from '@threecount/match';
import { oneOf, type Random } from '../random/random.ts';
import { sides } from '../sides.ts';
import type { MatchId } from '../types/entities.ts';
import { allMatches, sheetFor } from './acts.ts';
import type { CensusLog } from './census-log.ts';
import { openOnMat } from './open-match.ts';
import { endTeams, goOnWithTeams, teamOnMat } from './team-tables.ts';

/** The matches that tables have, whatever became of their brackets meanwhile. */
export function onMats(log: CensusLog): MatchId[] {
  return allMatches(log)
    .filter(({ stored }) => stored?.standing === 'open')
    .map(({ match }) => match.matchId);
}

/** A table takes one of the matches of its mat; false: none can be taken. */
export function open(log: CensusLog, random: Random): boolean {
  const ready = allMatches(log).filter(({ phase }) => phase === 'fightable');
  const { matchId } = oneOf(ready, random)?.match ?? {};
  return matchId !== undefined && openOnMat(log, matchId);
}

/** What happens on a mat next. False: no mat has a match. */
export function atTable(log: CensusLog, random: Random): boolean {
  const matchId = oneOf(onMats(log), random);
  if (matchId === undefined) return false;
  const lot = random.below(100);
  if (lot < 15) log.take('match', matchId, { type: 'swap-sides' });
  else if (lot < 25) log.take('match', matchId, { type: 'release-match' });
  else if (lot < 35) log.take('match', matchId, { type: 'take-over' });
  else if (lot < 65) bringToEnd(log, matchId, random);
  else if (lot < 80) {
    log.take('match', matchId, {
      type: 'enter-paper-result',
      result: sheetFor(log, matchId, random),
    });
  } else log.take('match', matchId, { type: 'confirm-result' });
  return true;
}

/** The fight is broken off by its end, as the book knows it; a team match goes on for some bouts. */
function bringToEnd(log: CensusLog, matchId: MatchId, random: Random): void {
  if (teamOnMat(log, matchId) !== null) {
    goOnWithTeams(log, matchId, random);
    return;
  }
  const side = oneOf(sides, random) ?? 'red';
  const ends: readonly MatchAction[] = [
    { do: 'submission', side, by: 'tap' },
    { do: 'forfeit', side, reason: 'request' },
    { do: 'unable', side, cause: 'accident' },
    { do: 'no-contest', reason: 'the hall is dark' },
  ];
  act(log, matchId, { do: 'start' });
  act(log, matchId, oneOf(ends, random) ?? { do: 'stop' });
  if (random.chance(70)) log.take('match', matchId, { type: 'confirm-result' });
}

function act(log: CensusLog, matchId: MatchId, action: MatchAction): void {
  const now = allMatches(log).find(({ match }) => match.matchId === matchId);
  const epoch = now?.stored?.epoch ?? 0;
  log.now += 1_000;
  log.take('match', matchId, { type: 'official-action', action, instant: log.now, epoch });
}

/** Each match that a table still has is brought to its end. False: none had one. */
export function clearMats(log: CensusLog, random: Random): boolean {
  const left = onMats(log);
  for (const matchId of left) {
    const result = sheetFor(log, matchId, random);
    if (log.take('match', matchId, { type: 'enter-paper-result', result }).ok) continue;
    if (teamOnMat(log, matchId) !== null) {
      endTeams(log, matchId, random);
      continue;
    }
    act(log, matchId, { do: 'start' });
    act(log, matchId, { do: 'submission', side: 'red', by: 'tap' });
    log.must('match', matchId, { type: 'confirm-result' });
  }
  return left.length > 0;
}
