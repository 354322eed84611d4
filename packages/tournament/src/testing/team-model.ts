import type { Team } from '@threecount/match';
import { expect } from 'vitest';
import { sides } from '../sides.ts';
import type { EntryId, PersonId } from '../types/entities.ts';
import type { MatchRecord, TeamAct } from '../types/state.ts';

/** Who stands in a team match, by place; who is up comes first. */
type Lines = Record<Team, number[]>;

const teams = ['a', 'b'] as const;
const sideOf = { a: 'red', b: 'blue' } as const;
const teamOf = { red: 'a', blue: 'b' } as const;

interface Before {
  /** The place at which its order goes on, before anybody is passed over. */
  readonly next: number;
  readonly submissions: number;
  readonly warnings: number;
}

export interface ModelOptions {
  readonly orderMode?: string;
  readonly lastBout?: string;
  readonly disqualifiedReturns?: string;
}

/**
 * What has to be so through a day of team matches, worked out apart from the program: who is hurt, who is gone for good,
 * where each order goes on, what was given and warned.
 */
export class TeamModel {
  readonly hurt = new Set<PersonId>();
  readonly gone = new Set<PersonId>();
  /** The kinds of acts, and the ways in which bouts and team matches have ended. */
  readonly seen = new Set<string>();
  readonly #before = new Map<EntryId, Before>();
  readonly #people = new Map<EntryId, readonly PersonId[]>();
  readonly #options: ModelOptions;

  constructor(options: ModelOptions) {
    this.#options = options;
  }

  /** Of whom a team has, none can fight. */
  isEmpty(entryId: EntryId): boolean {
    const people = this.#people.get(entryId) ?? [];
    return people.length > 0 && people.every((one) => this.#out(one));
  }

  #out(personId: PersonId): boolean {
    return this.hurt.has(personId) || this.gone.has(personId);
  }

  opened({ team, entries }: MatchRecord): void {
    for (const side of sides) {
      const entryId = entries[side];
      const entered = team?.state.setup.teams[teamOf[side]];
      const people = entered?.order.map(({ name }) => name) ?? [];
      const { length } = people;
      expect(people).toEqual(this.#people.get(entryId) ?? people);
      this.#people.set(entryId, people);
      const { next, submissions, warnings } = this.#before.get(entryId) ?? none;
      const unavailable = [...people.keys()].filter((place) => this.#out(people[place] ?? ''));
      const line = [...people.keys()].map((i) => (next + i) % length);
      expect(entered).toMatchObject({
        unavailable,
        startsAt: line.find((place) => !unavailable.includes(place)),
        submissionsBefore: submissions,
        warningsBefore: warnings,
      });
    }
  }

  /** What the acts of a team match come to; each is looked at as it comes. */
  confirmed({ team, entries, result }: MatchRecord): void {
    if (team === null) throw new Error('no team match');
    const { teams: entered } = team.state.setup;
    const lines: Lines = { a: lineOf(entered.a), b: lineOf(entered.b) };
    const most = entered.a.order.length + entered.b.order.length - 1;
    const first = count(lines);
    let withdrawn = 0;
    for (const act of team.acts) {
      if (act.is === 'withdraw' && lines[teamOf[act.side]].includes(act.place)) withdrawn += 1;
      this.#act(act, lines, entered);
    }
    const bouts = team.acts.flatMap((act) => (act.is === 'bout' ? [act] : []));
    const fought = bouts.filter(({ settling }) => !settling);
    expect(fought.length).toBeLessThanOrEqual(most);
    expect(bouts.length - fought.length).toBeLessThanOrEqual(1);
    if (withdrawn === 0) expect(fought.length).toBeGreaterThanOrEqual(1);
    const wins = fought.filter((bout) => bout.result.winner !== null).length;
    expect(wins + 2 * (fought.length - wins)).toBe(first - withdrawn - count(lines));
    expect(result?.points).toEqual({ red: lines.a.length, blue: lines.b.length });
    this.#endsAs(result, lines, team.acts.at(-1));
    for (const one of teams) this.#goesOn(entries[sideOf[one]], one, team.acts, lines, entered);
  }

  #act(act: TeamAct, lines: Lines, entered: Readonly<Record<Team, Entered>>): void {
    this.seen.add(act.is);
    const personAt = (one: Team, place: number) => entered[one].order[place]?.name ?? '';
    if (act.is === 'withdraw') {
      const one = teamOf[act.side];
      lines[one] = lines[one].filter((place) => place !== act.place);
      this.hurt.add(personAt(one, act.place));
    }
    if (act.is !== 'bout') return;
    const { winner, method, barred, hurt = teams } = act.result;
    this.seen.add(winner === null ? `both ${method}` : method);
    for (const one of teams) {
      const place = act.pairing[one];
      const personId = personAt(one, place);
      expect(this.#out(personId)).toBe(false);
      if (!act.settling) expect(place).toBe(lines[one][0]);
      if (winner !== one && !act.settling) lines[one].shift();
      if (winner !== one && method === 'injury' && hurt.includes(one)) this.hurt.add(personId);
      if (barred.includes(one)) this.gone.add(personId);
    }
  }

  /** Who is left alone has won; teams of whom both or none is left are parted in another way, in the end by a person. */
  #endsAs(result: MatchRecord['result'], lines: Lines, last: TeamAct | undefined): void {
    const { winner, method } = result ?? { winner: null, method: '' };
    this.seen.add(method);
    if (last?.is === 'ruling') expect([method, winner]).toEqual(['override', last.winner]);
    if (last?.is === 'bout' && last.settling && method === 'sudden-death') {
      expect(winner).toBe(sideOf[last.result.winner ?? 'a']);
    }
    const left = teams.filter((one) => lines[one].length > 0);
    if (method === 'last-fighter') expect(left.map((one) => sideOf[one])).toEqual([winner]);
    else if (method === 'team-disqualification') expect(this.gone.size).toBeGreaterThan(0);
    else if (this.#options.lastBout !== 'either-last') expect(left).toEqual([]);
  }

  #goesOn(
    entryId: EntryId,
    one: Team,
    acts: readonly TeamAct[],
    lines: Lines,
    entered: Readonly<Record<Team, Entered>>,
  ): void {
    const { order, startsAt } = entered[one];
    const fought = acts.flatMap((act) => (act.is === 'bout' && !act.settling ? [act] : []));
    const last = fought.at(-1)?.pairing[one];
    const { orderMode, disqualifiedReturns } = this.#options;
    const stays = last !== undefined && orderMode === 'same-fighter' && lines[one][0] === last;
    const behind = last === undefined ? startsAt : stays ? last : (last + 1) % order.length;
    if (disqualifiedReturns === 'never') {
      for (const act of acts) {
        if (act.is !== 'bout' || act.result.winner === one) continue;
        if (act.result.method !== 'disqualification') continue;
        this.gone.add(order[act.pairing[one]]?.name ?? '');
      }
    }
    const { submissions, warnings } = this.#before.get(entryId) ?? none;
    const won = fought.filter(({ result }) => result.winner === one && result.submission !== null);
    this.#before.set(entryId, {
      next: orderMode === 'restart' ? 0 : behind,
      submissions: submissions + won.length,
      warnings: fought.reduce((sum, { result }) => sum + result.warnings[one], warnings),
    });
  }
}

interface Entered {
  readonly order: readonly { readonly name: string }[];
  readonly startsAt: number;
  readonly unavailable: readonly number[];
}

const none: Before = { next: 0, submissions: 0, warnings: 0 };

const count = ({ a, b }: Lines): number => a.length + b.length;

const lineOf = ({ order, startsAt, unavailable }: Entered): number[] =>
  order
    .map((_, i) => (startsAt + i) % order.length)
    .filter((place) => !unavailable.includes(place));
