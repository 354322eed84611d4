import type { Side } from '@threecount/match';
import { decideTournament } from '../decide/decide.ts';
import type { BookEdition, TournamentDecision } from '../decide/decision.ts';
import type { StoredEnvelope } from '../derive-again.ts';
import { findEdition } from '../engine/edition.ts';
import { evolveTournament } from '../evolve/evolve.ts';
import { streamVersion } from '../evolve/version.ts';
import { initialTournament } from '../initial.ts';
import type { TournamentAction } from '../types/actions.ts';
import type {
  DivisionId,
  Entry,
  EntryId,
  FormatPlan,
  MatchId,
  TournamentSettings,
} from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import type { TournamentStream } from '../types/stream.ts';

const start = Date.parse('2026-05-30T09:00:00.000Z');

/** A tournament in a test: decides actions and keeps the log that they make. */
export class TestLog {
  state: TournamentState = initialTournament();
  readonly envelopes: StoredEnvelope[] = [];
  now = start;
  /** The device that acts; left out: the program itself. */
  device: string | undefined;
  /** The editions that can be pinned. */
  book: (id: string) => BookEdition | null = findEdition;

  /** Decides an action now and, where it is accepted, stores it. */
  take(stream: TournamentStream, action: TournamentAction): TournamentDecision {
    const decision = decideTournament(this.state, stream, action, {
      now: this.now,
      book: this.book,
      ...(this.device === undefined ? {} : { device: this.device }),
    });
    if (!decision.ok) return decision;
    const position = this.envelopes.length + 1;
    const envelope = {
      position,
      stream,
      version: streamVersion(this.state, stream) + 1,
      commandId: `c${position}`,
      actedAt: new Date(this.now).toISOString(),
      action,
      events: decision.events,
      ...(this.device === undefined ? {} : { device: this.device }),
    };
    this.envelopes.push(envelope);
    this.state = evolveTournament(this.state, envelope);
    return decision;
  }

  /** As `take`, where a refusal fails the test. */
  must(kind: TournamentStream['kind'], id: string, action: TournamentAction): void {
    const decision = this.take({ kind, id }, action);
    if (!decision.ok) throw new Error(`${action.type} ${id}: ${decision.refusal.message}`);
  }

  /** The code of the refusal; throws where the action is accepted. */
  refusal(kind: TournamentStream['kind'], id: string, action: TournamentAction): string {
    const decision = this.take({ kind, id }, action);
    if (decision.ok) throw new Error(`${action.type} ${id} was accepted`);
    return decision.refusal.code;
  }

  create(settings: Partial<TournamentSettings> = {}, rulebook = 'five'): this {
    const action = { type: 'create-tournament', name: 'Lantern Open', date: '2026-05-30' } as const;
    this.must('tournament', 't1', { ...action, rulebook });
    this.must('tournament', 't1', { type: 'set-settings', settings });
    return this;
  }

  division(divisionId: DivisionId): this {
    const column =
      this.state.rulebook?.id === 'five'
        ? { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' }
        : { discipline: 'no-gi', ageGroup: 'adult', gender: 'male', level: 'advanced' };
    this.must('division', divisionId, {
      type: 'create-division',
      divisionId,
      name: `Division ${divisionId}`,
      column: { column, standing: 'confirmed', alternatives: [] },
    });
    return this;
  }

  /** Enters persons `p<from>` and on as entries `e<from>` and on; each is seeded if `seeded`. */
  enter(
    divisionId: DivisionId,
    count: number,
    given: { from?: number; seeded?: boolean } = {},
  ): this {
    const from = given.from ?? 1;
    for (let i = 0; i < count; i += 1) {
      const seed = given.seeded === true ? i + 1 : null;
      this.enterOne({ entryId: `e${from + i}`, personId: `p${from + i}`, divisionId, seed });
    }
    return this;
  }

  enterOne(entry: Partial<Entry> & Pick<Entry, 'entryId' | 'personId' | 'divisionId'>): this {
    const plain = {
      seed: null,
      rank: '',
      weightKg: null,
      notDrawn: null,
      withdrawn: null,
      rows: [],
    };
    this.must('entry', entry.entryId, { type: 'enter', entry: { ...plain, ...entry } });
    return this;
  }

  plan(divisionId: DivisionId, plan: FormatPlan): this {
    this.must('division', divisionId, { type: 'set-plan', plan });
    return this;
  }

  draw(divisionId: DivisionId, seedText = 'x'): this {
    this.must('division', divisionId, { type: 'draw-division', seedText });
    return this;
  }

  /** A result from paper: `winner` null puts both out. */
  paper(matchId: MatchId, winner: Side | null, given: PaperGiven = {}): this {
    this.must('match', matchId, paperAction(winner, given));
    return this;
  }

  withdraw(entryId: EntryId): this {
    this.must('entry', entryId, { type: 'withdraw-entry', reason: 'hurt' });
    return this;
  }
}

export interface PaperGiven {
  readonly method?: 'points' | 'submission' | 'disqualification' | 'no-contest' | 'no-show';
  readonly points?: readonly [number, number];
}

export function paperAction(winner: Side | null, given: PaperGiven): TournamentAction {
  const [red, blue] = given.points ?? [0, 0];
  const method = given.method ?? (winner === null ? 'disqualification' : 'points');
  const points = { red: { points: red }, blue: { points: blue } };
  return {
    type: 'enter-paper-result',
    result: { winner, method, ...points, elapsedMs: null, by: 'Ada' },
  };
}

/** A drawn division `d1` of so many entries. */
export function drawn(
  count: number,
  settings: Partial<TournamentSettings> = {},
  given: { seeded?: boolean; seedText?: string; plan?: FormatPlan } = {},
): TestLog {
  const log = new TestLog().create(settings).division('d1').enter('d1', count, given);
  if (given.plan !== undefined) log.plan('d1', given.plan);
  return log.draw('d1', given.seedText ?? 'x');
}
