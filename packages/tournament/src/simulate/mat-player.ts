import type { TimedAction } from '@threecount/match';
import { canonicalJson } from '@threecount/rulebooks';
import { boutOutcome } from '../engine/bout.ts';
import { recordOf } from '../evolve/change.ts';
import { type FoundMatch, findMat, openOnMat } from '../progress/find.ts';
import { type Random, randomFrom } from '../random/random.ts';
import { queueOf } from '../schedule/queue.ts';
import { heldReasons } from '../schedule/readiness.ts';
import type { MatchId, MatId } from '../types/entities.ts';
import type { BoutState } from '../types/state.ts';
import { playOn, simulateMatch } from './simulate-match.ts';
import type { Planned, SimulatedLog, SimulationStep } from './simulated-log.ts';
import { playTeams } from './team-play.ts';
import { saidBefore, withoutFighters } from './team-ready.ts';

/** Calling and walking up, from one confirmed result to the next start, and from the end to the confirmation. */
const callMs = 60_000;
const confirmMs = 15_000;

/** One mat of a simulated day: what it does next and when. */
export class MatPlayer {
  readonly matId: MatId;
  /** Epoch ms of its next act; null while it waits for another mat. */
  at: number | null;
  #matchId: MatchId | null = null;
  #planned: Planned[] = [];
  readonly #log: SimulatedLog;
  readonly #seedText: string;
  readonly #blocked: Map<MatchId, string>;

  constructor(
    log: SimulatedLog,
    matId: MatId,
    seedText: string,
    blocked: Map<MatchId, string>,
    at: number,
  ) {
    this.#log = log;
    this.matId = matId;
    this.#seedText = seedText;
    this.#blocked = blocked;
    this.at = at;
    this.#resume(at);
  }

  /** True when the next step is already known. */
  get busy(): boolean {
    return this.#planned.length > 0;
  }

  /** Does the next act; null when there is none to do now (`at` then says when to look again, if at all). */
  step(): SimulationStep | null {
    const next = this.#planned.shift();
    if (next === undefined) return this.#open(this.at ?? 0);
    const stream = { kind: 'match', id: this.#matchId ?? '' } as const;
    const step = this.#log.must(stream, next.action, next.at);
    this.at = this.#planned[0]?.at ?? next.at + callMs;
    return step;
  }

  /** A match that was left open is taken over and played on. */
  #resume(at: number): void {
    const mat = findMat(this.#log.state, this.matId);
    const record = mat && openOnMat(this.#log.state, mat);
    if (record === null) return;
    this.#matchId = record.matchId;
    const { from, acts } = this.#play(record.matchId, record.epoch + 1, at);
    this.#planned = [{ action: { type: 'take-over' }, at: from }, ...acts];
    this.at = from;
  }

  /** Opens the first match of the queue that is ready, and plans its acts. */
  #open(at: number): SimulationStep | null {
    const { state } = this.#log;
    const mat = findMat(state, this.matId);
    this.at = null;
    if (mat === null) return null;
    for (const found of queueOf(state, mat)) {
      const { division, now } = found;
      if (now.phase !== 'fightable' || this.#blocked.has(now.match.matchId)) continue;
      const held = heldReasons(state, division, now, at);
      if (held.length > 0) {
        this.#lookAgain(held.map((reason) => (reason.kind === 'resting' ? reason.until : null)));
        continue;
      }
      const step = this.#before(found, at) ?? this.#take(now.match.matchId, at);
      if (step !== null) return step;
    }
    return null;
  }

  /** What comes before a team match: somebody is fit again, or a team that has nobody left withdraws. */
  #before(found: FoundMatch, at: number): SimulationStep | null {
    const said = saidBefore(this.#log.state, found, this.#seedText);
    const empty = said === null ? withoutFighters(this.#log.state, found, at) : null;
    if (said === null && empty === null) return null;
    this.at = at;
    if (said !== null) return this.#log.must({ kind: 'entry', id: said.entryId }, said.action, at);
    const withdraws = { type: 'withdraw-entry', reason: 'Nobody of the team can fight.' } as const;
    return this.#log.must({ kind: 'entry', id: empty ?? '' }, withdraws, at);
  }

  /** Opens a match and plans its acts; null where it cannot be opened. */
  #take(matchId: MatchId, at: number): SimulationStep | null {
    const action = { type: 'open-match', matId: this.matId } as const;
    const step = this.#log.take({ kind: 'match', id: matchId }, action, at);
    if ('refused' in step) {
      this.#blocked.set(matchId, step.refused.message);
      return null;
    }
    this.#matchId = matchId;
    const epoch = recordOf(this.#log.state, matchId)?.epoch ?? 0;
    this.#planned = this.#play(matchId, epoch, at).acts;
    this.at = this.#planned[0]?.at ?? at;
    return step;
  }

  /** A match that only rest holds is looked at again when the rest is over. */
  #lookAgain(untils: readonly (number | null)[]): void {
    const known = untils.filter((until) => until !== null);
    if (known.length < untils.length) return;
    const until = Math.max(...known);
    this.at = this.at === null ? until : Math.min(this.at, until);
  }

  /** The acts that play a match to its end and confirm it, and when they begin. */
  #play(matchId: MatchId, epoch: number, at: number): { from: number; acts: Planned[] } {
    const record = recordOf(this.#log.state, matchId);
    const bout = record?.bout;
    if (record === undefined || bout === null || bout === undefined) {
      throw new Error(`${matchId} is not open`);
    }
    const random = () => this.#randomOf(matchId);
    if (record.team !== null) return playTeams(this.#log.state, record, random, { epoch, at });
    const { actions, interrupted } = restOf(bout, random(), at);
    const from = interrupted ? record.lastAct : at;
    const zero = bout.startedAt ?? from + callMs;
    const acts = actions.map((action): Planned => {
      const instant = zero + action.at;
      const { at: _at, ...given } = action;
      return { action: { type: 'official-action', action: given, instant, epoch }, at: instant };
    });
    const end = acts.at(-1)?.at ?? from;
    return { from, acts: [...acts, { action: { type: 'confirm-result' }, at: end + confirmMs }] };
  }

  #randomOf(matchId: MatchId): Random {
    return randomFrom(`simulate\n${this.#seedText}\n${matchId}`);
  }
}

/**
 * What is left of a match. One that this very simulation began and something interrupted goes on as it was meant to,
 * so that the results stay the same; any other is played on from where it is.
 */
function restOf(
  bout: BoutState,
  random: Random,
  now: number,
): { actions: readonly TimedAction[]; interrupted: boolean } {
  const whole = simulateMatch(bout.setup, random);
  const done = bout.actions;
  if (canonicalJson(whole.slice(0, done.length)) === canonicalJson(done)) {
    return { actions: whole.slice(done.length), interrupted: done.length > 0 };
  }
  if (boutOutcome(bout.engine) !== null) return { actions: [], interrupted: false };
  const passed = bout.startedAt === null ? 0 : Math.max(0, now - bout.startedAt);
  const last = Math.max(passed, done.at(-1)?.at ?? 0);
  return { actions: playOn(bout.setup, bout.engine, last, random), interrupted: false };
}
