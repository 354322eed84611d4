import type { Rulebook } from '@threecount/rulebooks';
import { decideTournament } from '../decide/decide.ts';
import type { BookEdition, TournamentDecision } from '../decide/decision.ts';
import type { StoredEnvelope } from '../derive-again.ts';
import { findEdition } from '../engine/edition.ts';
import { evolveEvents } from '../evolve/evolve.ts';
import { initialTournament } from '../initial.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { TournamentEvent } from '../types/events.ts';
import type { TournamentState } from '../types/state.ts';
import type { TournamentStream } from '../types/stream.ts';

/** One accepted action, as a log keeps it. */
export interface CensusEntry {
  readonly stream: TournamentStream;
  readonly action: TournamentAction;
  readonly events: readonly TournamentEvent[];
  readonly now: number;
}

const editions = new Map<Rulebook['id'], BookEdition | null>();

function editionOf(id: string): BookEdition | null {
  const found = editions.get(id) ?? findEdition(id);
  editions.set(id, found);
  return found;
}

/** A tournament of the census: led on by decided actions only, with all that was accepted. */
export class CensusLog {
  state: TournamentState = initialTournament();
  readonly entries: CensusEntry[] = [];
  /** Epoch ms. */
  now = Date.parse('2026-05-30T09:00:00.000Z');

  /** Decides an action and, where it is accepted, folds it. */
  take(kind: TournamentStream['kind'], id: string, action: TournamentAction): TournamentDecision {
    const stream = { kind, id };
    const { now } = this;
    const decision = decideTournament(this.state, stream, action, { now, book: editionOf });
    if (!decision.ok) return decision;
    this.state = evolveEvents(this.state, stream, decision.events, now);
    this.entries.push({ stream, action, events: decision.events, now });
    return decision;
  }

  /** As `take`. @throws where it is refused: the census itself would be wrong then */
  must(kind: TournamentStream['kind'], id: string, action: TournamentAction): void {
    const decision = this.take(kind, id, action);
    if (!decision.ok) throw new Error(`${action.type} ${id}: ${decision.refusal.message}`);
  }

  /** As a log stores them, for deriving again. */
  envelopes(): StoredEnvelope[] {
    const versions = new Map<string, number>();
    return this.entries.map(({ stream, action, events, now }, i) => {
      const key = `${stream.kind} ${stream.id}`;
      const version = (versions.get(key) ?? 0) + 1;
      versions.set(key, version);
      const position = i + 1;
      const actedAt = new Date(now).toISOString();
      return { position, stream, version, commandId: `c${position}`, actedAt, action, events };
    });
  }

  /** The state that the log alone gives. */
  replayed(): TournamentState {
    return this.entries.reduce(
      (state, { stream, events, now }) => evolveEvents(state, stream, events, now),
      initialTournament(),
    );
  }
}
