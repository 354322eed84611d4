import { type MatchAction, pickable, type Side } from '@threecount/match';
import { teamOn } from '../engine/team-match.ts';
import { teamRulesOf } from '../engine/team-rules.ts';
import { recordOf } from '../evolve/change.ts';
import { findMatch } from '../progress/find.ts';
import { oneOf, type Random, shuffled } from '../random/random.ts';
import { sides } from '../sides.ts';
import type { MatchId } from '../types/entities.ts';
import type { TeamRecord } from '../types/state.ts';
import { randomBout } from './bout-plan.ts';
import type { CensusLog } from './census-log.ts';
import { openOnMat } from './open-match.ts';

const by = 'Census';

/** More than a team match can have, with everything that can come between its bouts. */
const mostSteps = 500;

/** The match of two teams that a table has; null where it has none, or a match of two. */
export function teamOnMat(log: CensusLog, matchId: MatchId): TeamRecord | null {
  const record = recordOf(log.state, matchId);
  return record?.standing === 'open' ? record.team : null;
}

/** Two teams that may stand fight their match on its mat, mostly to its end; false: these are none, or the mat is taken. */
export function fightTeams(log: CensusLog, matchId: MatchId, random: Random): boolean {
  const found = findMatch(log.state, matchId);
  if (found === null || teamRulesOf(log.state, found.division) === null) return false;
  if (random.chance(30) || !openOnMat(log, matchId)) return false;
  goOnWithTeams(log, matchId, random);
  if (random.chance(70)) endTeams(log, matchId, random);
  return true;
}

/** A table goes on with its team match for a while. */
export function goOnWithTeams(log: CensusLog, matchId: MatchId, random: Random): void {
  for (let left = 1 + random.below(12); left > 0; left -= 1) {
    const lot = random.below(100);
    if (lot < 8) takeBoutBack(log, matchId, random);
    else if (lot < 16) withdraw(log, matchId, random);
    if (!step(log, matchId, random)) return;
  }
}

/** A team match is fought to its end and confirmed. @throws where it does not come to its end */
export function endTeams(log: CensusLog, matchId: MatchId, random: Random): void {
  for (let left = mostSteps; left > 0; left -= 1) {
    if (!step(log, matchId, random)) return;
  }
  throw new Error(`the team match ${matchId} does not end`);
}

/** What is due next in a team match; false once it is on no mat. */
function step(log: CensusLog, matchId: MatchId, random: Random): boolean {
  const team = teamOnMat(log, matchId);
  if (team === null) return false;
  const { phase } = team.state;
  const winner: Side = random.chance(50) ? 'red' : 'blue';
  if (team.onMat !== null) fightBout(log, matchId, phase.is === 'tie-break', random);
  else if (phase.is === 'ended') log.must('match', matchId, { type: 'confirm-result' });
  else if (phase.is === 'tie-break') pick(log, matchId, team, random);
  else log.must('match', matchId, { type: 'rule-team-match', winner, by, reason: 'by chance' });
  return true;
}

/** What the engine refuses is left out: a bout that is half fought, or was taken back, goes on from where it is. */
function fightBout(log: CensusLog, matchId: MatchId, settling: boolean, random: Random): void {
  for (const { wait, action } of randomBout(random, settling)) {
    log.now += wait;
    official(log, matchId, action);
  }
  if (log.take('match', matchId, { type: 'confirm-bout' }).ok) return;
  const winner = oneOf(sides, random) ?? 'red';
  official(log, matchId, { do: 'override', ruling: { winner }, by, reason: 'by chance' });
  log.must('match', matchId, { type: 'confirm-bout' });
}

function official(log: CensusLog, matchId: MatchId, action: MatchAction): void {
  const { epoch } = recordOf(log.state, matchId) ?? { epoch: 0 };
  log.take('match', matchId, { type: 'official-action', action, instant: log.now, epoch });
}

function pick(log: CensusLog, matchId: MatchId, { state }: TeamRecord, random: Random): void {
  const { phase } = state;
  if (phase.is !== 'tie-break') return;
  const side = shuffled(sides, random).find((one) => phase.picks[teamOn[one]] === null) ?? 'red';
  const place = oneOf(pickable(state, teamOn[side]), random) ?? -1;
  log.must('match', matchId, { type: 'pick-fighter', side, place });
}

function takeBoutBack(log: CensusLog, matchId: MatchId, random: Random): void {
  const acts = teamOnMat(log, matchId)?.acts ?? [];
  const fought = acts.filter(({ is }) => is === 'bout').length;
  if (fought === 0) return;
  const bout = 1 + random.below(fought);
  log.must('match', matchId, { type: 'take-back-bout', bout, reason: 'by chance' });
}

/** Refused while a bout is being fought, and of somebody who is out already. */
function withdraw(log: CensusLog, matchId: MatchId, random: Random): void {
  const side: Side = random.chance(50) ? 'red' : 'blue';
  const line = teamOnMat(log, matchId)?.state.line[teamOn[side]] ?? [];
  const place = oneOf(line, random);
  if (place === undefined) return;
  log.take('match', matchId, { type: 'withdraw-fighter', side, place, by });
}
