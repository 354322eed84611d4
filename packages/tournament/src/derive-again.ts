import { canonicalJson, type Rulebook } from '@threecount/rulebooks';
import { decideTournament } from './decide/decide.ts';
import type { BookEdition } from './decide/decision.ts';
import { evolveTournament } from './evolve/evolve.ts';
import { isFirstForm, modernAction, modernEvent } from './evolve/first-form.ts';
import { streamVersion } from './evolve/version.ts';
import { initialTournament } from './initial.ts';
import type { TournamentAction } from './types/actions.ts';
import type { TournamentEvent } from './types/events.ts';
import type { TournamentState } from './types/state.ts';
import type { FoldedEnvelope } from './types/stream.ts';

/** What `deriveAgain` reads of a stored envelope; the log's own `Envelope` fits. */
export interface StoredEnvelope extends FoldedEnvelope {
  readonly version: number;
  readonly commandId: string;
  readonly action: { readonly type: string };
  readonly actor?: { readonly role: string };
  readonly device?: string;
}

/** One place where the log and what follows from its actions disagree. */
export interface Difference {
  readonly position: number;
  readonly kind: 'position' | 'version' | 'command-repeated' | 'refused' | 'events' | 'broken';
  readonly message: string;
}

/**
 * Decides the actions of a log again, one envelope after another, and compares the events with those stored; positions
 * and versions must be gap-free and command ids unique. Nothing is changed: the state goes on from what is stored. A
 * book is taken from the log, so that a later correction of it makes no difference.
 */
export class Derivation {
  readonly #differences: Difference[] = [];
  readonly #commands = new Set<string>();
  #state = initialTournament();
  #due = 1;

  get differences(): readonly Difference[] {
    return this.#differences;
  }

  /** What the envelopes so far make; void once one of them could not be folded. */
  get state(): TournamentState {
    return this.#state;
  }

  /** @returns false where the log cannot be folded: it stops here, with the place. */
  add(envelope: StoredEnvelope): boolean {
    const { position } = envelope;
    const note = (kind: Difference['kind'], message: string): void => {
      this.#differences.push({ position, kind, message });
    };
    this.#checkNumbers(envelope, note);
    try {
      compare(this.#state, envelope, note);
      this.#state = evolveTournament(this.#state, envelope);
      return true;
    } catch (error) {
      // A log that can not be folded is what this is to find.
      note('broken', error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  #checkNumbers(envelope: StoredEnvelope, note: Note): void {
    const { position, version, commandId } = envelope;
    if (position !== this.#due) {
      note('position', `Position ${position} stands where ${this.#due} is due.`);
    }
    this.#due += 1;
    const due = streamVersion(this.#state, envelope.stream) + 1;
    if (version !== due) {
      note('version', `Version ${version} of ${keyOf(envelope)} stands where ${due} is due.`);
    }
    if (this.#commands.has(commandId)) {
      note('command-repeated', `Command ${commandId} is there twice.`);
    }
    this.#commands.add(commandId);
  }
}

/** The differences of a whole log; see `Derivation`. */
export function deriveAgain(envelopes: readonly StoredEnvelope[]): readonly Difference[] {
  const derivation = new Derivation();
  for (const envelope of envelopes) if (!derivation.add(envelope)) break;
  return derivation.differences;
}

type Note = (kind: Difference['kind'], message: string) => void;

function compare(state: TournamentState, envelope: StoredEnvelope, note: Note): void {
  const context = {
    now: Date.parse(envelope.actedAt),
    book: () => editionIn(envelope),
    ...deviceIn(envelope),
  };
  const stored = envelope.events as readonly TournamentEvent[];
  const action = modernAction(envelope.action as TournamentAction, stored);
  const decision = decideTournament(state, envelope.stream, action, context);
  if (!decision.ok) {
    note('refused', `${action.type} would be refused: ${decision.refusal.message}`);
  } else if (!sameEvents(envelope, decision.events)) {
    const types = (events: readonly { readonly type: string }[]): string =>
      events.map((event) => event.type).join(', ');
    const what = `stored ${types(stored)}; derived ${types(decision.events)}`;
    note('events', `${action.type} on ${keyOf(envelope)}: ${what}.`);
  }
}

function sameEvents(envelope: StoredEnvelope, derived: readonly TournamentEvent[]): boolean {
  const stored = envelope.events as readonly TournamentEvent[];
  if (!stored.some(isFirstForm)) return canonicalJson(derived) === canonicalJson(stored);
  const { id } = envelope.stream;
  const seen = stored.map((event) => whatIsDerived(modernEvent(id, event)));
  return canonicalJson(derived.map(whatIsDerived)) === canonicalJson(seen);
}

/** Of a draw of the first version, its format and order: how a round robin numbers its matches has changed since. */
function whatIsDerived(event: TournamentEvent): unknown {
  if (event.type !== 'DivisionDrawn') return event;
  const { plan, seedText, order } = event.bracket;
  return { ...event, bracket: { plan, seedText, order } };
}

/** The device that acted; none for the program itself, and where a match was opened before devices were kept. */
function deviceIn({ actor, device, events }: StoredEnvelope): { readonly device?: string } {
  if (device === undefined || actor?.role === 'system') return {};
  const unkept = (events as readonly TournamentEvent[]).some(
    (event) => (event.type === 'MatchOpened' || event.type === 'TakenOver') && !event.holder,
  );
  return unkept ? {} : { device };
}

/** The book that an envelope pins. */
function editionIn(envelope: StoredEnvelope): BookEdition | null {
  const events = envelope.events as readonly TournamentEvent[];
  for (const event of events) {
    if (event.type === 'RulebookPinned') {
      return { ...event.rulebook, content: event.content satisfies Rulebook };
    }
  }
  return null;
}

function keyOf({ stream }: StoredEnvelope): string {
  return `${stream.kind} ${stream.id}`;
}
