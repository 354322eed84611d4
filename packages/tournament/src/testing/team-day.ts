import { pickable, type Side } from '@threecount/match';
import { type BoutPlan, bothHurt, randomBout } from '../census/bout-plan.ts';
import { teamOn } from '../engine/team-match.ts';
import { progressOf } from '../progress/memo.ts';
import { entryOn } from '../progress/types.ts';
import { oneOf, type Random, shuffled } from '../random/random.ts';
import { levelIn } from '../results/pool-order.ts';
import { sides } from '../sides.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { EntryId, FormatPlan, MatchId } from '../types/entities.ts';
import type { DivisionState, MatchRecord, TeamRecord } from '../types/state.ts';
import { sizedBook } from './sized-book.ts';
import { TestLog } from './test-log.ts';

const by = 'Chief';

/** Division `d1` of teams of a size that is data, on mat `m1`; what happens in it is random, or told by the test. */
export class TeamDay extends TestLog {
  readonly size: number;
  readonly random: Random;
  /** Most bouts end with both hurt. */
  rough = false;
  /** Is told of each team match as it is opened, and as its result is confirmed. */
  opened: (record: MatchRecord) => void = () => undefined;
  confirmed: (record: MatchRecord) => void = () => undefined;

  constructor(size: number, random: Random) {
    super();
    this.size = size;
    this.random = random;
    this.book = sizedBook(size);
  }

  /** Team `e<n>` of the people `p<100n>` and on; `people` says whose they are instead. */
  setUp(
    teams: number,
    options: Readonly<Record<string, unknown>>,
    plan: FormatPlan | undefined,
    people: (n: number) => number = (n) => n,
  ): this {
    this.create({ rest: 0, options }, 'classic');
    const column = { discipline: 'gi', event: 'single-rank' } as const;
    this.must('division', 'd1', {
      type: 'create-division',
      divisionId: 'd1',
      name: 'Teams',
      column: { column, standing: 'confirmed', alternatives: [] },
    });
    this.enter('d1', teams, { seeded: true });
    for (let n = 1; n <= teams; n += 1) this.#team(`e${n}`, people(n));
    if (plan !== undefined) this.plan('d1', plan);
    this.draw('d1');
    this.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
    this.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
    return this;
  }

  #team(entryId: EntryId, n: number): void {
    const members = Array.from({ length: this.size }, (_, i) => ({
      personId: `p${100 * n + i}`,
      rank: 'blue',
      weightKg: 60,
    }));
    this.must('entry', entryId, { type: 'name-team', members });
    for (const { personId, weightKg } of members) {
      this.must('entry', entryId, { type: 'weigh-member', personId, weightKg });
    }
    const order = members.map(({ personId }) => personId);
    this.must('entry', entryId, { type: 'lodge-order', order });
  }

  get d1(): DivisionState {
    const division = this.state.divisions.get('d1');
    if (division === undefined) throw new Error('there is no division');
    return division;
  }

  record(matchId: MatchId): MatchRecord {
    const record = this.d1.matches.get(matchId);
    if (record === undefined) throw new Error(`${matchId} was never opened`);
    return record;
  }

  team(matchId: MatchId): TeamRecord {
    const { team } = this.record(matchId);
    if (team === null) throw new Error(`${matchId} is no team match`);
    return team;
  }

  match(matchId: MatchId, action: TournamentAction): void {
    this.must('match', matchId, action);
  }

  /** Opens a team match, or withdraws a team that has nobody left; null: there is none to open. */
  open(): MatchId | null {
    const next = progressOf(this.state, this.d1).matches.find(({ phase }) => phase === 'fightable');
    if (next === undefined) return null;
    const { matchId } = next.match;
    const action = { type: 'open-match', matId: 'm1' } as const;
    const decision = this.take({ kind: 'match', id: matchId }, action);
    if (decision.ok) {
      this.opened(this.record(matchId));
      return matchId;
    }
    if (decision.refusal.code !== 'nobody-fit') throw new Error(decision.refusal.message);
    const empty = sides
      .map((side) => entryOn(next[side]) ?? '')
      .find((entryId) => this.withoutFighters(entryId));
    this.withdraw(empty ?? '');
    return this.open();
  }

  /** Says whether nobody of a team can fight; the test that looks at a day knows it by itself. */
  withoutFighters: (entryId: EntryId) => boolean = () => true;

  /** Does a bout as planned; what the engine refuses is left out. */
  fight(matchId: MatchId, plan: BoutPlan): void {
    for (const { wait, action } of plan) {
      this.now += wait;
      const { epoch } = this.record(matchId);
      const instant = this.now;
      this.take(
        { kind: 'match', id: matchId },
        { type: 'official-action', action, instant, epoch },
      );
    }
  }

  /** What is due next in an open team match, at random; false once it is confirmed. */
  step(matchId: MatchId): boolean {
    this.now += 1000;
    const { onMat, state } = this.team(matchId);
    const { phase } = state;
    if (onMat !== null) {
      const rough = this.rough && this.random.chance(60);
      this.fight(
        matchId,
        rough && phase.is === 'bout' ? bothHurt : randomBout(this.random, phase.is === 'tie-break'),
      );
      this.match(matchId, { type: 'confirm-bout' });
      return true;
    }
    if (phase.is === 'ended') {
      this.match(matchId, { type: 'confirm-result' });
      this.confirmed(this.record(matchId));
      return false;
    }
    const winner: Side = this.random.chance(50) ? 'red' : 'blue';
    if (phase.is === 'level') {
      this.match(matchId, { type: 'rule-team-match', winner, by, reason: 'level' });
      return true;
    }
    if (phase.is !== 'tie-break') throw new Error(`${matchId} waits for nothing`);
    const side = shuffled(sides, this.random).find((one) => phase.picks[teamOn[one]] === null);
    const place = oneOf(pickable(state, teamOn[side ?? 'red']), this.random) ?? -1;
    this.match(matchId, { type: 'pick-fighter', side: side ?? 'red', place });
    return true;
  }

  /** Somebody who still stands in a team of an open team match can fight no more. */
  hurt(matchId: MatchId): void {
    const side: Side = this.random.chance(50) ? 'red' : 'blue';
    const place = oneOf(this.team(matchId).state.line[teamOn[side]], this.random);
    if (place === undefined) return;
    this.take(
      { kind: 'match', id: matchId },
      { type: 'withdraw-fighter', side, place, by: 'Doctor' },
    );
  }

  /** Who is level in a pool is parted by lot. */
  ruleLevel(): void {
    for (const level of levelIn(this.state, 'd1')) {
      const order = shuffled(level, this.random);
      this.must('division', 'd1', { type: 'rule-level-places', order, by, reason: 'lot' });
    }
  }
}
