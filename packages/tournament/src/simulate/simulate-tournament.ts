import { divisionIdOf, idsAfter } from '../ids.ts';
import { compareIds } from '../order.ts';
import { progressOf } from '../progress/memo.ts';
import { randomFrom, shuffled } from '../random/random.ts';
import { levelIn } from '../results/pool-order.ts';
import { plannedLengthMs } from '../schedule/duration.ts';
import type { DivisionId, MatchId, MatId } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { matsInOrder } from '../views/tournament.ts';
import { MatPlayer } from './mat-player.ts';
import { SimulatedLog, type SimulationStep } from './simulated-log.ts';
import { prepareTeams } from './team-ready.ts';

/** What a simulation leaves behind. */
export interface SimulationEnd {
  /** Matches that were confirmed. */
  readonly matches: number;
  /** Matches that could not be opened, with the reason. */
  readonly blocked: readonly { readonly matchId: MatchId; readonly reason: string }[];
}

/**
 * Plays every remaining match of a drawn tournament, mat by mat, through the real engine, step by step in the order of
 * a simulated day. Divisions without a mat are given one (one is made if there is none); teams are weighed and their orders
 * handed in as they were entered, and one without people keeps its matches from being opened. Each step is an accepted
 * action with its events, for the log to append; the same state and seed text give the same steps. The chance in a
 * match depends on the seed text and the match's id alone.
 * @param mats where it is played; left out: on all
 */
export function* simulateTournament(
  state: TournamentState,
  seedText: string,
  mats?: readonly MatId[],
): Generator<SimulationStep, SimulationEnd, void> {
  const log = new SimulatedLog(state);
  const start = dayStart(state);
  yield* assignAll(log, start);
  yield* prepareTeams(log, start);
  const blocked = new Map<MatchId, string>();
  const players = matsInOrder(log.state)
    .filter(({ matId }) => mats?.includes(matId) ?? true)
    .map(({ matId }) => new MatPlayer(log, matId, seedText, blocked, start));
  let matches = 0;
  for (let next = earliest(players); next !== null; next = earliest(players)) {
    const step = next.step();
    if (step === null) continue;
    yield step;
    const settled = divisionSettled(log.state, step);
    if (settled === null) continue;
    if (step.action.type === 'confirm-result') matches += 1;
    yield* ruleLevel(log, seedText, settled, step.now);
    // A result may free a match on another mat, and so may a team that withdraws.
    for (const player of players) if (!player.busy) player.at ??= step.now;
  }
  return { matches, blocked: [...blocked].map(([matchId, reason]) => ({ matchId, reason })) };
}

/** The division in which a step may have brought on the bracket; null: it has not. */
function divisionSettled(
  { entryDivisions }: TournamentState,
  { action, stream }: SimulationStep,
): DivisionId | null {
  if (action.type === 'confirm-result') return divisionIdOf(stream.id);
  return action.type === 'withdraw-entry' ? (entryDivisions.get(stream.id) ?? null) : null;
}

/** Those of a pool who are level where it counts are parted by lot once it is fought. */
function* ruleLevel(
  log: SimulatedLog,
  seedText: string,
  divisionId: DivisionId,
  now: number,
): Generator<SimulationStep, void, void> {
  const stream = { kind: 'division', id: divisionId } as const;
  for (const level of levelIn(log.state, divisionId)) {
    const lot = randomFrom(`level\n${seedText}\n${divisionId}\n${level.join(' ')}`);
    const order = shuffled(level, lot);
    const ruling = {
      type: 'rule-level-places',
      order,
      by: 'Simulation',
      reason: 'By lot',
    } as const;
    yield log.must(stream, ruling, now);
  }
}

/** Nine o'clock (UTC) on the tournament's day, or the minute after the last act in the log if that is later. */
function dayStart(state: TournamentState): number {
  const day = state.date === null ? 0 : Date.parse(`${state.date}T09:00:00.000Z`);
  return Math.max(day, Math.ceil((state.lastInstant + 1) / 60_000) * 60_000);
}

function earliest(players: readonly MatPlayer[]): MatPlayer | null {
  let first: MatPlayer | null = null;
  for (const player of players) {
    if (player.at === null) continue;
    if (first === null || first.at === null || player.at < first.at) first = player;
  }
  return first;
}

/** Gives each division that has matches left and no mat to the mat with the least to do. */
function* assignAll(log: SimulatedLog, now: number): Generator<SimulationStep, void, void> {
  const waiting = [...log.state.divisions.values()]
    .filter((division) => division.matId === null && leftMs(log.state, division) > 0)
    .sort((a, b) => compareIds(a.divisionId, b.divisionId));
  if (waiting.length === 0) return;
  if (matsInOrder(log.state).length === 0) {
    const matId = idsAfter(log.state).mat();
    yield log.must({ kind: 'mat', id: matId }, { type: 'add-mat', matId, name: 'Mat 1' }, now);
  }
  const load = new Map<MatId, number>();
  for (const mat of matsInOrder(log.state)) {
    const parts = mat.divisions.map((id) => log.state.divisions.get(id));
    const known = parts.filter((division) => division !== undefined);
    load.set(
      mat.matId,
      known.reduce((sum, division) => sum + leftMs(log.state, division), 0),
    );
  }
  for (const division of waiting) {
    const [matId, ms] = [...load].reduce((least, one) => (one[1] < least[1] ? one : least));
    load.set(matId, ms + leftMs(log.state, division));
    const stream = { kind: 'division', id: division.divisionId } as const;
    yield log.must(stream, { type: 'assign-division', matId }, now);
  }
}

/** The planned length of all that is left of a division. */
function leftMs(state: TournamentState, division: DivisionState): number {
  const { total, done } = progressOf(state, division);
  return (total - done) * plannedLengthMs(state, division);
}
