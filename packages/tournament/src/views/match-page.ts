import type { Explanation } from '@threecount/match';
import { type EngineState, explainBout } from '../engine/bout.ts';
import { placeOfBout } from '../evolve/team.ts';
import { findMatch } from '../progress/find.ts';
import type { MatchId } from '../types/entities.ts';
import type { BoutState, MatchRecord, TournamentState } from '../types/state.ts';
import type { LiveScore, MatchPage } from '../types/views.ts';
import { liveScore, realTimeOf } from './mat.ts';
import { cardMaker } from './match-card.ts';
import type { People } from './people.ts';
import { teamBouts } from './team-match.ts';

/**
 * One match with its explanation; null when no bracket has it.
 * @param now epoch ms.
 * @param n of a team match the bout (from 1) that is told; left out, or where there is none: the one on the mat or the last.
 */
export function matchPage(
  state: TournamentState,
  people: People,
  matchId: MatchId,
  now: number,
  n?: number,
): MatchPage | null {
  const found = findMatch(state, matchId);
  if (found === null) return null;
  const card = cardMaker(state, people, now)(found);
  const { record } = found.now;
  const bout = record?.bout ?? null;
  if (record === null || bout === null) return { card, live: null, explanation: null, team: null };
  const team = teamBouts(state, people, found.division, record);
  const told = boutNumbered(record, n) ?? bout;
  const then = record.standing === 'confirmed' || told !== bout ? 0 : now;
  const live = liveScore(told, then);
  return { card, live, explanation: explained(told, then, live), team };
}

function boutNumbered({ team }: MatchRecord, n: number | undefined): BoutState | null {
  const act = n === undefined ? undefined : team?.acts[placeOfBout(team.acts, n)];
  return act?.is === 'bout' ? act.bout : null;
}

interface Known {
  readonly key: string;
  readonly explanation: Explanation;
}

/** Many ask for the same match at once. */
const known = new WeakMap<EngineState, Known>();

/** Time alone changes an explanation only where it changes how the match stands. */
function explained(bout: BoutState, now: number, { status, clock }: LiveScore): Explanation {
  const key = `${status} ${clock.period}`;
  const found = known.get(bout.engine);
  if (found?.key === key) return found.explanation;
  const explanation = explainBout(bout.engine, realTimeOf(bout, now));
  known.set(bout.engine, { key, explanation });
  return explanation;
}
