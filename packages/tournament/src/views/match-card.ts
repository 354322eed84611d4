import { boutOutcome } from '../engine/bout.ts';
import type { FoundMatch } from '../progress/find.ts';
import { progressOf } from '../progress/memo.ts';
import type { MatchNow, SideNow } from '../progress/types.ts';
import { expectedTimes } from '../schedule/expected.ts';
import { heldReasons } from '../schedule/readiness.ts';
import type { MatchId } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type {
  HeldReason,
  MatchCard,
  MatchResultView,
  MatchStanding,
  SlotView,
} from '../types/views.ts';
import { competitorView, type People } from './people.ts';

/** Makes the cards of one state at one moment (epoch ms). */
export type CardMaker = (found: FoundMatch) => MatchCard;

/** The times of a mat are worked out once for all its cards. */
export function cardMaker(state: TournamentState, people: People, now: number): CardMaker {
  const times = new Map<string, ReturnType<typeof expectedTimes>>();
  const expectedAt = (matId: string, matchId: MatchId): MatchCard['expected'] => {
    const mat = state.mats.get(matId);
    if (mat === undefined) return null;
    const known = times.get(matId) ?? expectedTimes(state, mat, now);
    times.set(matId, known);
    return known.get(matchId) ?? null;
  };
  return ({ division, now: match }) => {
    const held = heldReasons(state, division, match, now);
    const matId = match.record?.matId ?? division.matId;
    return {
      matchId: match.match.matchId,
      number: match.number,
      divisionId: division.divisionId,
      divisionName: division.name,
      round: match.match.round,
      red: slotView(state, people, division, match.red),
      blue: slotView(state, people, division, match.blue),
      standing: standingOf(match, held),
      matId,
      matName: matId === null ? null : (state.mats.get(matId)?.name ?? null),
      result: resultView(match),
      held,
      expected: later(matId === null ? null : expectedAt(matId, match.match.matchId), held),
    };
  };
}

/** A competitor who rests does not start before the rest is over. */
function later(
  expected: MatchCard['expected'],
  held: readonly HeldReason[],
): MatchCard['expected'] {
  if (expected === null) return null;
  const rests = held.map((reason) => (reason.kind === 'resting' ? reason.until : 0));
  const from = Math.max(expected.from, ...rests);
  return { from, to: Math.max(expected.to, from) };
}

function standingOf(match: MatchNow, held: readonly HeldReason[]): MatchStanding {
  switch (match.phase) {
    case 'fightable':
      return held.length > 0 ? 'held' : 'ready';
    case 'open': {
      const bout = match.record?.bout;
      return bout && boutOutcome(bout.engine) !== null ? 'ended' : 'on-mat';
    }
    default:
      return match.phase;
  }
}

function slotView(
  state: TournamentState,
  people: People,
  division: DivisionState,
  side: SideNow,
): SlotView {
  switch (side.kind) {
    case 'entry':
      return { kind: 'competitor', competitor: competitorView(people, division, side.entryId) };
    case 'unknown': {
      if (side.from === 'placed') {
        const { pool, place, level } = side;
        return { kind: 'placed', pool, place, level };
      }
      const number = progressOf(state, division).byId.get(side.matchId)?.number ?? 0;
      return { kind: side.from, matchId: side.matchId, number };
    }
    case 'bye':
    case 'nobody':
      return side;
  }
}

function resultView(match: MatchNow): MatchResultView | null {
  const result = match.record?.result;
  if (match.phase === 'confirmed' && result !== null && result !== undefined) {
    const { winner, method, points, elapsedMs } = result;
    return { winner, method, points, elapsedMs, paper: match.record?.paper ?? false };
  }
  if (match.phase !== 'decided' || match.how === null) return null;
  const { winner, how: method } = match;
  return { winner, method, points: { red: 0, blue: 0 }, elapsedMs: null, paper: false };
}
