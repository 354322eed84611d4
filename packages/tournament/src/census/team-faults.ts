import type { Side } from '@threecount/match';
import { sideOn, teamOn } from '../engine/team-match.ts';
import { sides } from '../sides.ts';
import type { MatchRecord, TeamAct, TeamRecord } from '../types/state.ts';

/** What is wrong with a team match that is on a mat or was confirmed, in sentences; it holds whatever the book says. */
export function faultsOfTeams(record: MatchRecord): string[] {
  const { matchId, standing, team } = record;
  if (team === null || standing === 'released') return [];
  const faults = [...afterTheEnd(team), ...manyBouts(team), ...onMat(team), ...wrongLeft(record)];
  return faults.map((fault) => `${matchId}: ${fault}`);
}

/** Nobody fights after losing, or being withdrawn or hurt before; only a bout that settles it is another matter. */
function afterTheEnd({ acts, state }: TeamRecord): string[] {
  const { a, b } = state.setup.teams;
  const out = { red: new Set(a.unavailable), blue: new Set(b.unavailable) };
  const faults: string[] = [];
  for (const act of acts) {
    if (act.is === 'withdraw') out[act.side].add(act.place);
    if (act.is !== 'bout' || act.settling) continue;
    for (const side of sides) {
      const place = act.pairing[teamOn[side]];
      if (out[side].has(place)) faults.push(`${side} place ${place} fights and is out`);
      if (loserOf(act) === side) out[side].add(place);
    }
  }
  return faults;
}

function loserOf({ result: { winner } }: Extract<TeamAct, { is: 'bout' }>): Side | null {
  if (winner === null) return null;
  return winner === 'a' ? sideOn.b : sideOn.a;
}

/** Each bout puts somebody out, so there are fewer of them than fighters; one more may settle it. */
function manyBouts({ acts, state }: TeamRecord): string[] {
  const { a, b } = state.setup.teams;
  const most = a.order.length + b.order.length - 1;
  const bouts = acts.flatMap((act) => (act.is === 'bout' ? [act.settling] : []));
  const settling = bouts.filter(Boolean).length;
  return bouts.length - settling <= most && settling <= 1
    ? []
    : [`it has ${bouts.length} bouts, ${settling} of which settle it`];
}

/** Somebody is on the mat exactly while a bout is due. */
function onMat({ onMat: pairing, state: { phase } }: TeamRecord): string[] {
  const picked = phase.is === 'tie-break' && phase.picks.a !== null && phase.picks.b !== null;
  const due = phase.is === 'bout' || picked;
  return due === (pairing !== null) ? [] : [`who is on the mat does not fit with ${phase.is}`];
}

/** A result that the bouts have given tells who is left. */
function wrongLeft({ team, result, paper, corrections }: MatchRecord): string[] {
  if (team === null || result === null || paper || corrections.length > 0) return [];
  const wrong = sides.filter(
    (side) => result.points[side] !== team.state.line[teamOn[side]].length,
  );
  return wrong.map((side) => `${side} has not the fighters left that the result tells`);
}
