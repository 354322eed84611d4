import type { Explanation } from '@threecount/match';
import { type EngineState, explainBout } from '../engine/bout.ts';
import { findMatch } from '../progress/find.ts';
import type { MatchId } from '../types/entities.ts';
import type { BoutState, TournamentState } from '../types/state.ts';
import type { LiveScore, MatchPage } from '../types/views.ts';
import { liveScore, realTimeOf } from './mat.ts';
import { cardMaker } from './match-card.ts';
import type { People } from './people.ts';

/**
 * One match with its explanation; null when no bracket has it.
 * @param now epoch ms.
 */
export function matchPage(
  state: TournamentState,
  people: People,
  matchId: MatchId,
  now: number,
): MatchPage | null {
  const found = findMatch(state, matchId);
  if (found === null) return null;
  const card = cardMaker(state, people, now)(found);
  const { record } = found.now;
  const bout = record?.bout ?? null;
  if (bout === null) return { card, live: null, explanation: null };
  const then = record?.standing === 'confirmed' ? 0 : now;
  const live = liveScore(bout, then);
  return { card, live, explanation: explained(bout, then, live) };
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
