import { isDrawable } from '../draw/draw.ts';
import { earlyIn } from '../draw/early.ts';
import { entriesIn, latePlaces } from '../draw/late.ts';
import { teamRulesOf } from '../engine/team-rules.ts';
import { compareIds } from '../order.ts';
import { progressOf } from '../progress/memo.ts';
import { openOrders } from '../progress/open-orders.ts';
import { podiumOf } from '../results/podium.ts';
import { poolOrders } from '../results/pool-order.ts';
import { boutsPerMatch, matchLengthMs } from '../schedule/duration.ts';
import type { Bracket, BracketPart, DivisionId } from '../types/entities.ts';
import type { DivisionState, EntryState, TournamentState } from '../types/state.ts';
import type {
  DivisionSummary,
  DivisionView,
  MatchCard,
  Podium,
  PodiumPlace,
  PoolStandings,
  RoundView,
} from '../types/views.ts';
import { type CardMaker, cardMaker } from './match-card.ts';
import { competitorView, type People } from './people.ts';
import { publicMembers } from './public-team.ts';

/** All divisions in the order in which they were made. */
export function divisionsInOrder(state: TournamentState): DivisionState[] {
  return [...state.divisions.values()].sort((a, b) => compareIds(a.divisionId, b.divisionId));
}

export function divisionSummaries(state: TournamentState): DivisionSummary[] {
  return divisionsInOrder(state).map((division) => divisionSummary(state, division));
}

export function divisionSummary(state: TournamentState, division: DivisionState): DivisionSummary {
  const progress = progressOf(state, division);
  const { divisionId, name, matId, column, bracket } = division;
  return {
    divisionId,
    name,
    entries: bracket === null ? countDrawable(division) : standingIn(bracket),
    standing: standingOf(state, division),
    format: bracket?.plan.format ?? null,
    matId,
    column,
    durationMs: matchLengthMs(state, division),
    boutsPerMatch: boutsPerMatch(state, division),
    matches: { total: progress.total, done: progress.done },
    otherLengths: otherLengths(state, division),
  };
}

function otherLengths(
  state: TournamentState,
  division: DivisionState,
): DivisionSummary['otherLengths'] {
  const usual = matchLengthMs(state, division);
  const others: { number: number; lengthMs: number }[] = [];
  for (const { matchId, bout } of division.matches.values()) {
    const lengthMs = bout?.setup.rules.periods[0]?.lengthMs;
    if (bout?.divisionLengthMs === undefined || lengthMs == null || lengthMs === usual) continue;
    others.push({ number: progressOf(state, division).byId.get(matchId)?.number ?? 0, lengthMs });
  }
  return others.sort((a, b) => a.number - b.number);
}

/** How many stand in a bracket: who came late instead of another counts for both. */
function standingIn(bracket: Bracket): number {
  const replaced = bracket.late?.filter(({ place }) => place.kind === 'instead-of') ?? [];
  return entriesIn(bracket).length - replaced.length;
}

function countDrawable(division: DivisionState): number {
  let count = 0;
  for (const { entry } of division.entries.values()) if (isDrawable(entry)) count += 1;
  return count;
}

function standingOf(state: TournamentState, division: DivisionState): DivisionSummary['standing'] {
  if (division.bracket === null) return countDrawable(division) === 0 ? 'empty' : 'not-drawn';
  if (progressOf(state, division).complete) return 'complete';
  for (const record of division.matches.values()) {
    if (record.standing !== 'released') return 'running';
  }
  return 'drawn';
}

/**
 * One division as everyone may see it; null when there is none of this id.
 * @param now epoch ms, for what is held and when it is expected.
 */
export function divisionView(
  state: TournamentState,
  people: People,
  divisionId: DivisionId,
  now: number,
): DivisionView | null {
  const division = state.divisions.get(divisionId);
  if (division === undefined) return null;
  const entries = [...division.entries.values()].sort((a, b) =>
    compareIds(a.entry.entryId, b.entry.entryId),
  );
  return {
    summary: divisionSummary(state, division),
    seedText: division.bracket?.seedText ?? null,
    plan: division.bracket?.plan ?? null,
    chosenPlan: division.plan,
    entries: entries.map(({ entry }) => ({
      ...competitorView(people, division, entry.entryId),
      notDrawn: entry.notDrawn,
      withdrawn: entry.withdrawn !== null,
    })),
    early: earlyIn(division),
    rounds: roundsOf(state, division, cardMaker(state, people, now)),
    standings: standingsView(state, people, division),
    latePlaces: latePlaces(state, division),
    podium: podiumView(state, people, division),
  };
}

const parts: readonly BracketPart[] = ['pool', 'main', 'lower', 'finals'];

/** Part by part; within one by the drawing's columns. */
function roundsOf(state: TournamentState, division: DivisionState, card: CardMaker): RoundView[] {
  const rounds = new Map<string, RoundView & { readonly matches: MatchCard[] }>();
  for (const now of progressOf(state, division).matches) {
    const { round, part } = now.match;
    const key = JSON.stringify([part, round]);
    const known = rounds.get(key) ?? { part, round, matches: [] };
    rounds.set(key, known);
    known.matches.push(card({ division, now }));
  }
  const all = [...rounds.values()];
  return parts.flatMap((part) => all.filter((round) => round.part === part));
}

function standingsView(
  state: TournamentState,
  people: People,
  division: DivisionState,
): PoolStandings[] {
  return poolOrders(state, division).map(({ pool, ranked, level }) => ({
    pool,
    rows: ranked.map(({ entryId, ruledAt: _, ...row }) => ({
      competitor: competitorView(people, division, entryId),
      ...row,
    })),
    level: level.length > 0,
  }));
}

/** The people of a team who take its award, by name: nobody who may not compete again. */
function membersOf(
  { barred }: TournamentState,
  people: People,
  found: EntryState | undefined,
  isOpen: boolean,
): Pick<PodiumPlace, 'members' | 'leftOff'> {
  if (found === undefined) return { members: [] };
  const { members } = publicMembers(people, found, isOpen);
  const taking = members.filter(({ personId }) => !barred.has(personId));
  const leftOff = members.length - taking.length;
  return { members: taking.map(({ name }) => name), ...(leftOff > 0 ? { leftOff } : {}) };
}

/** The podium with its people. */
export function podiumView(
  state: TournamentState,
  people: People,
  division: DivisionState,
): Podium {
  const podium = podiumOf(state, division);
  if (podium.kind !== 'places') return podium;
  const open =
    teamRulesOf(state, division) === null ? null : openOrders(state, division, state.lastInstant);
  const places = podium.places.map(({ place, entryId }) => ({
    place,
    competitor: competitorView(people, division, entryId),
    ...(open === null
      ? {}
      : membersOf(state, people, division.entries.get(entryId), open.has(entryId))),
  }));
  return { ...podium, places };
}
