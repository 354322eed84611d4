import { boutOutcome } from '../engine/bout.ts';
import { type FoundMatch, findMatch } from '../progress/find.ts';
import { progressOf } from '../progress/memo.ts';
import { entryOn, type MatchNow, type SideNow } from '../progress/types.ts';
import { callsOf } from '../schedule/calls.ts';
import { dayPlan } from '../schedule/plan/day.ts';
import { matOf } from '../schedule/plan/jobs.ts';
import type { Clash } from '../schedule/plan/types.ts';
import { heldReasons } from '../schedule/readiness.ts';
import { sides } from '../sides.ts';
import type { ConfirmedResult } from '../types/events.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type {
  ClashView,
  HeldReason,
  MatchCard,
  MatchResultView,
  MatchStanding,
  SlotView,
} from '../types/views.ts';
import { competitorView, type People } from './people.ts';
import { teamCard } from './team-line.ts';

/** Makes the cards of one state at one moment (epoch ms). */
export type CardMaker = (found: FoundMatch) => MatchCard;

export function cardMaker(state: TournamentState, people: People, now: number): CardMaker {
  return ({ division, now: match }) => {
    const held = heldReasons(state, division, match, now);
    const matId = matOf(division, match);
    return {
      matchId: match.match.matchId,
      number: match.number,
      divisionId: division.divisionId,
      divisionName: division.name,
      round: match.match.round,
      red: slotView(state, people, division, match.red),
      blue: slotView(state, people, division, match.blue),
      exchanged: match.exchanged,
      standing: standingOf(match, held),
      matId,
      matName: matId === null ? null : (state.mats.get(matId)?.name ?? null),
      result: resultView(match),
      corrected: correctedView(match),
      calls: callsOf({ division, now: match }).map(({ at }) => at),
      ruled: match.ruling !== null,
      held,
      team: teamCard(state, people, division, match, now),
      ...planOf(state, division, match, now),
    };
  };
}

function planOf(
  state: TournamentState,
  division: DivisionState,
  match: MatchNow,
  now: number,
): Pick<MatchCard, 'planned' | 'clash'> {
  const coming = match.phase === 'waiting' || match.phase === 'fightable';
  const plan = coming ? dayPlan(state, now).matches.get(match.match.matchId) : undefined;
  if (plan === undefined) return { planned: null, clash: null };
  const clash = plan.clash === null ? null : clashView(state, division, match, plan.clash);
  return { planned: wholeMinute(plan.start), clash };
}

function clashView(
  state: TournamentState,
  division: DivisionState,
  match: MatchNow,
  { personId, matchId, at, earliest }: Clash,
): ClashView | null {
  const other = findMatch(state, matchId);
  const entryId = sides
    .map((side) => entryOn(match[side]))
    .find((id) => id !== null && division.entries.get(id)?.entry.personId === personId);
  if (other === null || entryId === null || entryId === undefined) return null;
  const matId = matOf(other.division, other.now) ?? '';
  return {
    entryId,
    number: other.now.number,
    matName: state.mats.get(matId)?.name ?? matId,
    at: wholeMinute(at),
    earliest: wholeMinute(earliest),
  };
}

/** The minute that has begun: nobody comes too late by it. */
export const wholeMinute = (ms: number): number => Math.floor(ms / 60_000) * 60_000;

function standingOf(match: MatchNow, held: readonly HeldReason[]): MatchStanding {
  switch (match.phase) {
    case 'fightable':
      return held.length > 0 ? 'held' : 'ready';
    case 'open': {
      const { bout = null, team = null } = match.record ?? {};
      const over =
        team === null
          ? bout !== null && boutOutcome(bout.engine) !== null
          : team.state.phase.is === 'ended';
      return over ? 'ended' : 'on-mat';
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

export function resultView(match: MatchNow): MatchResultView | null {
  const { record, winner } = match;
  const result = record?.result ?? null;
  if (match.phase === 'confirmed' && record !== null && result !== null) {
    const { method, elapsedMs } = result;
    return { winner, method, points: pointsNow(match), elapsedMs, paper: record.paper };
  }
  if (match.phase !== 'decided' || match.how === null) return null;
  return { winner, method: match.how, points: noPoints, elapsedMs: null, paper: false };
}

const noPoints = { red: 0, blue: 0 };

/** By who stands where now: after a ruling those who fought may stand elsewhere, or not at all. */
function pointsNow({ record, red, blue }: MatchNow): MatchResultView['points'] {
  const pointsOf = (now: SideNow): number => {
    const side = sides.find((each) => record?.entries[each] === entryOn(now));
    return side === undefined ? 0 : (record?.result?.points[side] ?? 0);
  };
  return { red: pointsOf(red), blue: pointsOf(blue) };
}

function correctedView({ stored }: MatchNow): MatchCard['corrected'] {
  const records = stored === null ? [] : [...stored.aside].reverse().concat(stored);
  return records.flatMap(({ corrections }) =>
    corrections.map(({ at, before: { result, paper } }) => ({
      at,
      before: result === null ? null : { ...shortResult(result), paper },
    })),
  );
}

/** What a result says on a card, by the sides of those who fought. */
export function shortResult({ winner, method, points, elapsedMs }: ConfirmedResult) {
  return { winner, method, points, elapsedMs };
}
