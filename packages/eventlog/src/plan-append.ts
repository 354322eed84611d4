import type { AppendResult, Envelope, NewEnvelope, StreamRef } from './types.ts';

/** What a log has to know of itself to answer an append. */
export interface LogKnowledge {
  readonly tournamentId: string;
  /** The last position, 0 for an empty log. */
  readonly head: number;
  /** A stream's present version, 0 for a new one. */
  version(stream: StreamRef): number;
  stored(commandId: string): Envelope | undefined;
}

/** A stream as one text, unlike that of every other stream. */
export function streamKey(stream: StreamRef): string {
  return `${stream.kind}/${stream.id}`;
}

/**
 * How a log must answer a batch. `appended` holds the envelopes that are still to be written, all of them or none.
 * @throws where one command id stands twice in the batch: the sender's fault, no race can cause it.
 */
export function planAppend(
  known: LogKnowledge,
  batch: readonly NewEnvelope[],
  recordedAt: string,
): AppendResult {
  return answerStored(known, batch) ?? number(known, batch, recordedAt);
}

function answerStored(
  known: LogKnowledge,
  batch: readonly NewEnvelope[],
): AppendResult | undefined {
  const stored: Envelope[] = [];
  let first: NewEnvelope | undefined;
  for (const offered of batch) {
    const envelope = known.stored(offered.commandId);
    if (envelope === undefined) continue;
    stored.push(envelope);
    first ??= offered;
  }
  if (first === undefined) return undefined;
  if (stored.length === batch.length) return { kind: 'repeated', envelopes: stored };
  return {
    kind: 'conflict',
    stream: first.stream,
    expected: first.expectedVersion,
    actual: known.version(first.stream),
    storedCommandId: first.commandId,
  };
}

function number(
  known: LogKnowledge,
  batch: readonly NewEnvelope[],
  recordedAt: string,
): AppendResult {
  const versions = new Map<string, number>();
  const commands = new Set<string>();
  const envelopes: Envelope[] = [];
  for (const offered of batch) {
    const { stream, expectedVersion, commandId } = offered;
    if (commands.has(commandId)) throw new Error(`command ${commandId} stands twice in one batch`);
    commands.add(commandId);
    const key = streamKey(stream);
    const actual = versions.get(key) ?? known.version(stream);
    if (actual !== expectedVersion) {
      return { kind: 'conflict', stream, expected: expectedVersion, actual };
    }
    versions.set(key, actual + 1);
    const position = known.head + envelopes.length + 1;
    envelopes.push(seal(known.tournamentId, offered, position, recordedAt));
  }
  return { kind: 'appended', envelopes };
}

/** The order of the members is that of the stored text. */
function seal(
  tournamentId: string,
  offered: NewEnvelope,
  position: number,
  recordedAt: string,
): Envelope {
  return {
    form: 1,
    tournamentId,
    position,
    stream: offered.stream,
    version: offered.expectedVersion + 1,
    commandId: offered.commandId,
    actedAt: offered.actedAt,
    recordedAt,
    actor: offered.actor,
    device: offered.device,
    action: offered.action,
    events: offered.events,
  };
}
