import { canonicalJson, type Rulebook } from '@threecount/rulebooks';
import { decideTournament } from './decide/decide.ts';
import type { BookEdition } from './decide/decision.ts';
import { evolveTournament } from './evolve/evolve.ts';
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
}

/** One place where the log and what follows from its actions disagree. */
export interface Difference {
  readonly position: number;
  readonly kind: 'position' | 'version' | 'command-repeated' | 'refused' | 'events' | 'broken';
  readonly message: string;
}

/**
 * Decides every action of a log again and compares the events with those stored; positions and versions must be
 * gap-free and command ids unique. Nothing is changed: the state goes on from what is stored. A book is taken from
 * the log, so that a later correction of it makes no difference.
 */
export function deriveAgain(envelopes: readonly StoredEnvelope[]): Difference[] {
  const differences: Difference[] = [];
  const commands = new Set<string>();
  let state = initialTournament();
  for (const [i, envelope] of envelopes.entries()) {
    const { position } = envelope;
    const note = (kind: Difference['kind'], message: string): void => {
      differences.push({ position, kind, message });
    };
    if (position !== i + 1) note('position', `Position ${position} stands where ${i + 1} is due.`);
    const due = streamVersion(state, envelope.stream) + 1;
    if (envelope.version !== due) {
      note(
        'version',
        `Version ${envelope.version} of ${keyOf(envelope)} stands where ${due} is due.`,
      );
    }
    if (commands.has(envelope.commandId)) {
      note('command-repeated', `Command ${envelope.commandId} is there twice.`);
    }
    commands.add(envelope.commandId);
    try {
      compare(state, envelope, note);
      state = evolveTournament(state, envelope);
    } catch (error) {
      // A log that can not be folded is what this is to find: it stops here, with the place.
      note('broken', error instanceof Error ? error.message : String(error));
      return differences;
    }
  }
  return differences;
}

function compare(
  state: TournamentState,
  envelope: StoredEnvelope,
  note: (kind: Difference['kind'], message: string) => void,
): void {
  const context = { now: Date.parse(envelope.actedAt), book: () => editionIn(envelope) };
  const action = envelope.action as TournamentAction;
  const decision = decideTournament(state, envelope.stream, action, context);
  if (!decision.ok) {
    note('refused', `${action.type} would be refused: ${decision.refusal.message}`);
  } else if (canonicalJson(decision.events) !== canonicalJson(envelope.events)) {
    const stored = envelope.events.map((event) => event.type).join(', ');
    const derived = decision.events.map((event) => event.type).join(', ');
    note('events', `${action.type} on ${keyOf(envelope)}: stored ${stored}; derived ${derived}.`);
  }
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
