import type { MatchView } from '@threecount/match';
import { unfitIn } from '../decide/team-open.ts';
import { boardOf } from '../engine/board.ts';
import { screenOf, withSettings } from '../engine/book.ts';
import { viewBout } from '../engine/bout.ts';
import { type FoundMatch, findMat, findMatch, openOnMat } from '../progress/find.ts';
import { idleSince } from '../schedule/idle.ts';
import { dayPlan } from '../schedule/plan/day.ts';
import { queueOf } from '../schedule/queue.ts';
import type { MatId } from '../types/entities.ts';
import type { BoutState, MatchRecord, MatState, TournamentState } from '../types/state.ts';
import type {
  LiveScore,
  MatchCard,
  MatSummary,
  ScoreboardView,
  TableMatch,
  TableView,
} from '../types/views.ts';
import { type CardMaker, cardMaker, wholeMinute } from './match-card.ts';
import type { People } from './people.ts';
import { forEverybody, teamBouts } from './team-match.ts';
import { matsInOrder } from './tournament.ts';

/** So many coming matches of a mat are shown. */
const queueShown = 12;

/**
 * Every mat with its running match and the next ones.
 * @param now epoch ms.
 */
export function matSummaries(state: TournamentState, people: People, now: number): MatSummary[] {
  const card = cardMaker(state, people, now);
  return matsInOrder(state).map((mat) => {
    const queue = queueOf(state, mat);
    const current = currentMatch(state, mat, card, now);
    return {
      matId: mat.matId,
      name: mat.name,
      current,
      queue: queue.slice(0, queueShown).map(card),
      left: queue.length + (current === null ? 0 : 1),
      idleSince: current === null ? idleSince(state, mat, now) : null,
      ...dayOf(state, mat, now),
    };
  });
}

type DayOfMat = Pick<MatSummary, 'lateMs' | 'plannedEnd' | 'sessions' | 'breaks' | 'plannedBreaks'>;

function dayOf(state: TournamentState, mat: MatState, now: number): DayOfMat {
  const day = dayPlan(state, now).mats.get(mat.matId);
  const { sessions, breaks } = mat;
  return {
    lateMs: day?.lateMs ?? null,
    plannedEnd: day === undefined || day.end === null ? null : wholeMinute(day.end),
    sessions,
    breaks,
    plannedBreaks: (day?.breaks ?? []).map(({ start, end, name }) => {
      return { start: wholeMinute(start), end: wholeMinute(end), name };
    }),
  };
}

function currentMatch(
  state: TournamentState,
  mat: MatState,
  card: CardMaker,
  now: number,
): MatSummary['current'] {
  const record = openOnMat(state, mat);
  const found = record && findMatch(state, record.matchId);
  if (record === null || found === null || record.bout === null) return null;
  return { ...card(found), live: liveScore(record.bout, now) };
}

/** Score and clock of a match at a moment (epoch ms). */
export function liveScore(bout: BoutState, now: number): LiveScore {
  const { status, clock, red, blue } = boutView(bout, now);
  return {
    status,
    points: { red: red.points, blue: blue.points },
    fouls: { red: red.fouls, blue: blue.fouls },
    clock,
    startedAt: bout.startedAt,
  };
}

/** The engine's view at a moment (epoch ms), never before the last act. */
function boutView(bout: BoutState, now: number): MatchView {
  return viewBout(bout.engine, realTimeOf(bout, now));
}

/** Real time of a match at a moment (epoch ms), never before its last act. */
export function realTimeOf({ actions, startedAt }: BoutState, now: number): number {
  const last = actions.at(-1)?.at ?? 0;
  return startedAt === null ? last : Math.max(last, now - startedAt);
}

/** The match that the screens of a mat show: the open one, else the last confirmed. */
function shownMatch(
  state: TournamentState,
  mat: MatState,
): { found: FoundMatch; record: MatchRecord } | null {
  const found = mat.lastMatch === null ? null : findMatch(state, mat.lastMatch);
  const record = found?.division.matches.get(found.now.match.matchId);
  if (found === null || record === undefined || record.standing === 'released') return null;
  return { found, record };
}

/**
 * What the scoreboard of a mat shows; null when there is no such mat.
 * @param now epoch ms.
 */
export function scoreboardView(
  state: TournamentState,
  people: People,
  matId: MatId,
  now: number,
): ScoreboardView | null {
  const mat = findMat(state, matId);
  if (mat === null) return null;
  const card = cardMaker(state, people, now);
  const shown = shownMatch(state, mat);
  const bout = shown?.record.bout ?? null;
  const still = shown?.record.standing === 'confirmed';
  const [next] = queueOf(state, mat);
  const team = shown && teamBouts(state, people, shown.found.division, shown.record);
  return {
    mat: { matId, name: mat.name },
    tournamentName: state.name,
    match: shown === null ? null : card(shown.found),
    rulebookName: bout === null ? (state.rulebook?.name ?? '') : screenOf(bout.setup).book.name,
    view: bout === null ? null : boutView(bout, still ? 0 : now),
    startedAt: bout?.startedAt ?? null,
    rules: bout === null ? null : boardOf(bout.setup),
    next: next === undefined ? null : card(next),
    team: team && forEverybody(team),
  };
}

/** What stands against a team match stands on its card at the table. */
function withUnfit(state: TournamentState, found: FoundMatch, card: MatchCard): MatchCard {
  const unfit = card.team === null ? [] : unfitIn(state, found);
  return card.team === null || unfit.length === 0
    ? card
    : { ...card, team: { ...card.team, unfit } };
}

/**
 * What the table of a mat needs to run its match; null when there is no such mat.
 * @param now epoch ms.
 */
export function tableView(
  state: TournamentState,
  people: People,
  matId: MatId,
  now: number,
): TableView | null {
  const mat = findMat(state, matId);
  if (mat === null) return null;
  const card = cardMaker(state, people, now);
  const shown = shownMatch(state, mat);
  const takeable = queueOf(state, mat).filter((found) => found.now.phase === 'fightable');
  return {
    timeZone: state.timeZone,
    mat: { matId, name: mat.name },
    tournamentName: state.name,
    calls: state.settings.calls,
    match: shown === null ? null : tableMatch(state, people, shown, card),
    queue: takeable.slice(0, queueShown).map((found) => withUnfit(state, found, card(found))),
  };
}

function tableMatch(
  state: TournamentState,
  people: People,
  { found, record }: { readonly found: FoundMatch; readonly record: MatchRecord },
  card: CardMaker,
): TableMatch | null {
  const { bout } = record;
  if (bout === null) return null;
  return {
    card: card(found),
    setup: bout.setup,
    screen: withSettings(screenOf(bout.setup), state.settings.options),
    actions: bout.actions,
    startedAt: bout.startedAt,
    divisionLengthMs: bout.divisionLengthMs ?? null,
    epoch: record.epoch,
    holder: record.holder,
    version: record.version,
    confirmed: record.standing === 'confirmed',
    team: teamBouts(state, people, found.division, record),
  };
}
