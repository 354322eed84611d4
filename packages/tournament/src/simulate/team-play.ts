import { pickable, type Side, type TeamState } from '@threecount/match';
import { canonicalJson } from '@threecount/rulebooks';
import { boutOutcome, viewBout } from '../engine/bout.ts';
import { nextBout, teamOn, teamStart } from '../engine/team-match.ts';
import { changeRecord, recordOf } from '../evolve/change.ts';
import { oneOf, type Random, shuffled } from '../random/random.ts';
import { sides } from '../sides.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { MatchId } from '../types/entities.ts';
import type { BoutState, MatchRecord, TeamAct, TournamentState } from '../types/state.ts';
import { playOn, simulateMatch } from './simulate-match.ts';
import { type Planned, SimulatedLog } from './simulated-log.ts';

/** From the opening to the first start, between two bouts, for a decision of people, and before a confirmation. */
const times = { callMs: 60_000, betweenMs: 45_000, sayMs: 20_000, confirmMs: 15_000 } as const;

/** Bouts taken back in one team match, at most: a simulation always ends. */
const mostTakenBack = 3;

const by = 'Simulation';

/**
 * What is left of an open team match, to its confirmation. One that this very simulation began and something interrupted
 * goes on as it was meant to; any other is played on from where it is.
 * @param epoch the lease under which it goes on
 * @param at epoch ms
 */
export function playTeams(
  state: TournamentState,
  record: MatchRecord,
  random: () => Random,
  { epoch, at }: { readonly epoch: number; readonly at: number },
): { readonly from: number; readonly acts: Planned[] } {
  if (isBegun(record)) {
    const whole = new TeamPlay(asOpened(state, record), record.matchId, random(), record.openedAt);
    whole.playOut();
    const done = whole.records.findLastIndex((one) => sameDoings(one, record));
    const then = whole.records[done];
    if (then !== undefined) {
      const acts = whole.planned.slice(done);
      return { from: record.lastAct, acts: acts.map(under(epoch - then.epoch)) };
    }
  }
  const rest = new TeamPlay(state, record.matchId, random(), at);
  rest.playOut();
  return { from: at, acts: rest.planned.map(under(epoch - record.epoch)) };
}

/** The same acts under a lease that is so much later. */
const under =
  (later: number) =>
  ({ action, at }: Planned): Planned =>
    action.type === 'official-action'
      ? { action: { ...action, epoch: action.epoch + later }, at }
      : { action, at };

const isBegun = ({ team, bout }: MatchRecord): boolean =>
  (team?.acts.length ?? 0) > 0 || (bout?.actions.length ?? 0) > 0;

/** The tournament as if the team match had just been opened. */
function asOpened(state: TournamentState, { matchId, team, bout }: MatchRecord): TournamentState {
  const book = bout && state.books.get(bout.bookHash);
  if (!team || !book) throw new Error(`${matchId} is no team match`);
  const start = teamStart(team.state.setup);
  const due = nextBout(book, start, bout);
  if (due === null) throw new Error(`nobody can fight in ${matchId}`);
  const fresh = { acts: [], state: start, onMat: due.pairing };
  return changeRecord(state, matchId, (record) => ({ ...record, team: fresh, bout: due.bout }));
}

function sameDoings(one: MatchRecord, other: MatchRecord): boolean {
  const [acts, others] = [one.team?.acts ?? [], other.team?.acts ?? []];
  if (one.standing !== other.standing || acts.length !== others.length) return false;
  if (one.bout?.actions.length !== other.bout?.actions.length) return false;
  const told = ({ team, bout }: MatchRecord) =>
    canonicalJson([(team?.acts ?? []).map(toldOf), bout?.actions ?? []]);
  return told(one) === told(other);
}

const toldOf = (act: TeamAct): unknown =>
  act.is === 'bout' ? [act.settling, act.pairing, act.bout.actions] : act;

/** A team match played ahead of its time: on a tournament of its own, through the same decisions as the real one. */
class TeamPlay {
  readonly planned: Planned[] = [];
  /** After so many of the planned acts. */
  readonly records: MatchRecord[];
  readonly #log: SimulatedLog;
  readonly #matchId: MatchId;
  readonly #random: Random;
  #at: number;
  #takenBack = 0;

  constructor(state: TournamentState, matchId: MatchId, random: Random, at: number) {
    this.#log = new SimulatedLog(state);
    this.#matchId = matchId;
    this.#random = random;
    this.#at = at;
    this.records = [this.record];
  }

  get record(): MatchRecord {
    const record = recordOf(this.#log.state, this.#matchId);
    if (record === undefined) throw new Error(`${this.#matchId} is not open`);
    return record;
  }

  playOut(): void {
    this.#at += times.callMs;
    for (;;) {
      const { team, bout } = this.record;
      if (team === null || bout === null) throw new Error(`${this.#matchId} is no team match`);
      const { phase } = team.state;
      if (phase.is === 'ended') break;
      if (team.onMat !== null) this.#bout(bout, phase.is === 'tie-break');
      else if (phase.is === 'tie-break') this.#pick(team.state);
      else this.#rule();
    }
    this.#pass(times.confirmMs);
    this.#do({ type: 'confirm-result' });
  }

  #pass(ms: number): void {
    this.#at += ms;
  }

  /** Does an act on the tournament of its own; false where it is refused. */
  #try(action: TournamentAction): boolean {
    const step = this.#log.take({ kind: 'match', id: this.#matchId }, action, this.#at);
    if ('refused' in step) return false;
    this.planned.push({ action, at: this.#at });
    this.records.push(this.record);
    return true;
  }

  #do(action: TournamentAction): void {
    if (!this.#try(action)) throw new Error(`${action.type} of ${this.#matchId} is refused`);
  }

  #act(action: Extract<TournamentAction, { type: 'official-action' }>['action']): boolean {
    const { epoch } = this.record;
    return this.#try({ type: 'official-action', action, instant: this.#at, epoch });
  }

  /** Fights the bout on the mat to its end, and what may come between it and the next one. */
  #bout(before: BoutState, settling: boolean): void {
    const zero = before.startedAt ?? this.#at;
    for (const { at, ...action } of this.#restOf(before, this.#at - zero)) {
      this.#at = zero + at;
      this.#act(action);
    }
    if (settling) this.#needsWinner();
    this.#pass(times.confirmMs);
    this.#do({ type: 'confirm-bout' });
    this.#pass(times.betweenMs);
    if (this.#random.chance(4)) this.#takeBack();
    else if (this.#random.chance(5)) this.#hurt();
  }

  #restOf({ setup, engine, actions }: BoutState, passed: number) {
    if (actions.length === 0) return simulateMatch(setup, this.#random);
    if (boutOutcome(engine) !== null) return [];
    return playOn(setup, engine, Math.max(passed, actions.at(-1)?.at ?? 0), this.#random);
  }

  /** A bout that settles the team match and had no winner: the senior official names one. */
  #needsWinner(): void {
    const { bout } = this.record;
    const outcome = bout && boutOutcome(bout.engine);
    if (outcome === null || outcome.winner !== null) return;
    this.#pass(times.sayMs);
    const winner: Side = this.#random.chance(50) ? 'red' : 'blue';
    const reason = 'The bout has to have a winner.';
    this.#act({ do: 'override', ruling: { winner }, by, reason });
  }

  /** A bout was confirmed that was not right: mostly the last one. It ends the same way, or its last call was wrong. */
  #takeBack(): void {
    const { team } = this.record;
    const fought = team?.acts.filter((act) => act.is === 'bout').length ?? 0;
    if (fought === 0 || this.#takenBack >= mostTakenBack) return;
    this.#takenBack += 1;
    const bout = this.#random.chance(75) ? fought : 1 + this.#random.below(fought);
    this.#do({ type: 'take-back-bout', bout, reason: 'The wrong fighter was written down.' });
    this.#pass(times.sayMs);
    if (this.#random.chance(50)) this.#voidLast();
  }

  #voidLast(): void {
    const { bout } = this.record;
    if (bout === null) return;
    const { log } = viewBout(bout.engine, bout.actions.at(-1)?.at ?? 0);
    const index = log.findLast((line) => line.voidable && !line.voided)?.index;
    if (index !== undefined) this.#act({ do: 'void', action: index, reason: 'wrong side' });
  }

  /** Somebody of the line cannot go on, or cannot begin. */
  #hurt(): void {
    const side: Side = this.#random.chance(50) ? 'red' : 'blue';
    const place = oneOf(this.record.team?.state.line[teamOn[side]] ?? [], this.#random);
    if (place === undefined) return;
    if (this.#try({ type: 'withdraw-fighter', side, place, by })) this.#pass(times.sayMs);
  }

  #pick(state: TeamState): void {
    const { phase } = state;
    if (phase.is !== 'tie-break') return;
    const side = shuffled(sides, this.#random).find((one) => phase.picks[teamOn[one]] === null);
    if (side === undefined) throw new Error(`${this.#matchId} waits for a bout`);
    const place = oneOf(pickable(state, teamOn[side]), this.#random);
    if (place === undefined) throw new Error(`nobody can be picked in ${this.#matchId}`);
    this.#pass(times.sayMs);
    this.#do({ type: 'pick-fighter', side, place });
  }

  #rule(): void {
    this.#pass(times.sayMs);
    const winner: Side = this.#random.chance(50) ? 'red' : 'blue';
    const reason = 'The teams are level in everything.';
    this.#do({ type: 'rule-team-match', winner, by, reason });
  }
}
