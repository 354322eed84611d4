import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { divisionVocabulary, findBook } from '@threecount/rulebooks';
import {
  Derivation,
  type DivisionId,
  decideTournament,
  divisionIdOf,
  divisionView,
  drawPlan,
  evolveTournament,
  type FormatPlan,
  findEdition,
  type ImportPlan,
  initialTournament,
  planImport,
  separationGroups,
  simulateTournament,
  type TournamentAction,
  type TournamentState,
  type TournamentStream,
  verifyDraw,
} from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { readEntryList } from './read-entry-list.ts';

const data = join(
  resolve(process.env['THREECOUNT_SHARED'] ?? join(import.meta.dirname, '../../../../../shared')),
  'data',
);

/** `npm run test:long` draws each division in every format that fits it; else each is drawn in one of them. */
const all = process.env['THREECOUNT_FORMATS'] === 'all';

const plans: readonly FormatPlan[] = [
  { format: 'single-elimination', thirdPlace: 'fought' },
  { format: 'round-robin', thirdPlace: 'shared' },
  { format: 'best-of-three' },
  { format: 'double-elimination' },
  { format: 'pools', poolSize: 3, advance: 1, thirdPlace: 'shared' },
  { format: 'bracket-of-three', rematch: 'fought' },
  { format: 'repechage', from: 'quarter-finals' },
  { format: 'single-elimination', thirdPlace: 'shared' },
  { format: 'pools', poolSize: 4, advance: 2, thirdPlace: 'fought' },
  { format: 'bracket-of-three', rematch: 'none' },
  { format: 'repechage', from: 'finalists' },
  { format: 'round-robin', thirdPlace: 'none' },
  { format: 'pools', poolSize: 5, advance: 3, thirdPlace: 'none' },
  { format: 'repechage', from: 'all' },
  { format: 'single-elimination', thirdPlace: 'none' },
];

/** A file, the book under which it is drawn, and the date. */
type List = readonly [string, string, string | null];

const lists: readonly List[] = [
  ['smoothcomp-adcc-open-2023-registrations.csv', 'five', '2023-09-09'],
  ['judo-sample-competitors.txt', 'five', null],
  ['judo-sample-competitors2.txt', 'five', null],
];
/** Rosters of several events, each a tournament of its own. */
const rosters: List = ['ibjjf-2026-rosters-and-times.csv', 'bjj-advantage', '2026-04-11'];

/** A tournament with its log. */
class Occasion {
  state: TournamentState = initialTournament();
  readonly envelopes: Parameters<Derivation['add']>[0][] = [];
  readonly #versions = new Map<string, number>();

  /** @returns the code of the refusal; null: it was taken. */
  take(stream: TournamentStream, action: TournamentAction): string | null {
    const now = Date.parse('2026-04-11T06:00:00Z');
    const decision = decideTournament(this.state, stream, action, { now, book: findEdition });
    if (!decision.ok) return decision.refusal.code;
    this.store(stream, action, decision.events, now);
    return null;
  }

  must(kind: TournamentStream['kind'], id: string, action: TournamentAction): void {
    const refused = this.take({ kind, id }, action);
    if (refused !== null) throw new Error(`${action.type} ${id}: ${refused}`);
  }

  store(
    stream: TournamentStream,
    action: TournamentAction,
    events: Parameters<typeof evolveTournament>[1]['events'],
    now: number,
  ): void {
    const position = this.envelopes.length + 1;
    const key = `${stream.kind} ${stream.id}`;
    const version = (this.#versions.get(key) ?? 0) + 1;
    this.#versions.set(key, version);
    const envelope = {
      position,
      stream,
      version,
      commandId: `c${position}`,
      actedAt: new Date(now).toISOString(),
      action,
      events,
    };
    this.state = evolveTournament(this.state, envelope);
    this.envelopes.push(envelope);
  }
}

/** The plan of a list, or one for each event that it holds. */
async function planned([name, bookId, date]: List): Promise<readonly ImportPlan[]> {
  const read = await readEntryList(readFileSync(join(data, name)), name);
  const book = findBook(bookId);
  if (!read.ok || book === undefined) throw new Error(`${name} is no list`);
  const vocabulary = divisionVocabulary(book);
  const options = { file: read.file, date, today: '2026-01-01', vocabulary };
  const none = { people: [], entries: [], divisions: [] };
  const event = read.table.headers.indexOf('event_id');
  const events = [...new Set(read.table.rows.map(({ cells }) => cells[event]))];
  return events.map((id) => {
    const rows = read.table.rows.filter(({ cells }) => cells[event] === id);
    return planImport({ ...read.table, rows }, { ...options, durationOf: () => null }, none);
  });
}

function imported(plan: ImportPlan, rulebook: string, date: string | null): Occasion {
  const occasion = new Occasion();
  const named = { name: 'Shared list', date, rulebook };
  occasion.must('tournament', 't1', { type: 'create-tournament', ...named });
  for (const division of plan.divisions) {
    occasion.must('division', division.divisionId, { type: 'create-division', ...division });
  }
  for (const entry of plan.entries) occasion.must('entry', entry.entryId, { type: 'enter', entry });
  for (const { entryId, reason } of plan.moves) {
    occasion.must('entry', entryId, { type: 'withdraw-entry', reason });
  }
  for (const matId of ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']) {
    occasion.must('mat', matId, { type: 'add-mat', matId, name: `Mat ${matId}` });
  }
  return occasion;
}

/** Draws a division in the first format that fits it, beginning with number `from`. @returns its number */
function drawnFrom(
  occasion: Occasion,
  divisionId: DivisionId,
  from: number,
  plan: ImportPlan,
): number {
  const entries = plan.entries.filter((entry) => entry.divisionId === divisionId);
  const people = new Map(plan.people.map((person) => [person.personId, person]));
  const drawn = entries.filter(({ notDrawn }) => notDrawn === null);
  const apart = separationGroups(drawn, people);
  for (let i = 0; i < plans.length; i += 1) {
    const number = (from + i) % plans.length;
    const stream = { kind: 'division', id: divisionId } as const;
    occasion.must('division', divisionId, { type: 'set-plan', plan: plans[number] ?? null });
    const refused = occasion.take(stream, { type: 'draw-division', seedText: 'shared', apart });
    if (refused === null) return number;
    expect(refused).toBe('plan-does-not-fit');
  }
  // Of one entry: no format has anything to fight.
  occasion.must('division', divisionId, { type: 'set-plan', plan: null });
  occasion.must('division', divisionId, { type: 'draw-division', seedText: 'shared', apart });
  return plans.length;
}

/** @returns why matches of a division could not be played, by division */
function played(occasion: Occasion): ReadonlyMap<DivisionId, string> {
  const steps = simulateTournament(occasion.state, 'shared');
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done === true) {
      return new Map(
        next.value.blocked.map(({ matchId, reason }) => [divisionIdOf(matchId), reason]),
      );
    }
    const { stream, action, events, now } = next.value;
    occasion.store(stream, action, events, now);
  }
}

/** How many of the divisions came to a podium, and how many to each reason. */
function accountOf(
  { state }: Occasion,
  divisions: Iterable<DivisionId>,
  blocked: ReadonlyMap<DivisionId, string>,
): Record<string, number> {
  const account: Record<string, number> = {};
  for (const divisionId of divisions) {
    const podium = divisionView(state, new Map(), divisionId, 0)?.podium;
    if (podium === undefined) throw new Error(`no view of ${divisionId}`);
    const came = podium.kind === 'places' ? 'podium' : '';
    const why = podium.kind === 'none' ? podium.reason : blocked.get(divisionId);
    const what = came || why;
    if (what === undefined) throw new Error(`${divisionId} has neither a podium nor a reason`);
    account[what] = (account[what] ?? 0) + 1;
  }
  return account;
}

/** Draws each division in the next format that fits it and was not drawn before, plays and checks all. */
async function checkList(list: List): Promise<void> {
  const found = await planned(list);
  const entries = found.reduce((sum, plan) => sum + plan.entries.length, 0);
  expect(entries).toBeGreaterThan(100);
  for (const plan of found) await checkPlan(list, plan);
}

async function checkPlan([name, book, date]: List, plan: ImportPlan): Promise<void> {
  const seen = new Set<string>();
  for (let round = 0; round < (all ? plans.length : 1); round += 1) {
    const occasion = imported(plan, book, date);
    const { draw, skipped } = drawPlan(occasion.state);
    expect(skipped.filter(({ code }) => code !== 'no-entries')).toEqual([]);
    const fresh = draw.filter((divisionId, i) => {
      const key = `${divisionId} ${drawnFrom(occasion, divisionId, i + round, plan)}`;
      if (!seen.has(key)) return seen.add(key);
      occasion.must('division', divisionId, { type: 'clear-draw' });
      return false;
    });
    const verified = verifyDraw(occasion.state).divisions;
    expect(verified.map(({ divisionId, ok }) => [divisionId, ok])).toEqual(
      fresh.map((divisionId) => [divisionId, true]),
    );
    const blocked = played(occasion);
    const derivation = new Derivation();
    for (const envelope of occasion.envelopes) derivation.add(envelope);
    expect(derivation.differences).toEqual([]);
    const account = accountOf(occasion, fresh, blocked);
    if (book === 'five') expect(Object.keys(account).filter((key) => key !== 'podium')).toEqual([]);
    console.log(name, book, round, JSON.stringify(account));
    // So that the line is written now.
    await setImmediate();
  }
}

describe.skipIf(!existsSync(data))(
  `the lists of ../shared/data in ${all ? 'every format that fits' : 'one format each'}${
    existsSync(data) ? '' : ' (skipped: no shared data)'
  }`,
  () => {
    it.each(lists)(
      '%s under %s: each division comes to a podium',
      (...list) => {
        return checkList(list);
      },
      3_600_000,
    );

    it.skipIf(!all)(
      `${rosters[0]}: each division of its events comes to a podium or a reason${all ? '' : ' (npm run test:long)'}`,
      () => checkList(rosters),
      3_600_000,
    );
  },
);
