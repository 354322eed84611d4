import { z } from 'zod';
import { type Checked, checkWith } from './checked.ts';
import type { Envelope } from './types.ts';

const identifier = z.string().min(1).max(300);
export const instantSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/, 'not an instant in ISO form, UTC');
const counting = z.int().min(1);

/** Only the type is asked for: an action or event of a newer version passes, with all its members. */
const typed = z.looseObject({ type: z.string().min(1) });

const streamSchema = z.looseObject({
  kind: z.enum(['tournament', 'division', 'match', 'entry', 'mat']),
  id: identifier,
});

const envelopeSchema = z.looseObject({
  form: z.literal(1, 'written in a form that this version does not know'),
  tournamentId: identifier,
  position: counting,
  stream: streamSchema,
  version: counting,
  commandId: identifier,
  actedAt: instantSchema,
  recordedAt: instantSchema,
  actor: z.looseObject({ role: z.enum(['organiser', 'table', 'coach', 'system']), id: z.string() }),
  device: z.string(),
  action: typed,
  events: z.array(typed),
});

/** Checks one stored or imported envelope. Unknown types of actions and events are kept as they are. */
export function checkEnvelope(value: unknown): Checked<Envelope> {
  return checkWith(envelopeSchema, value);
}

/**
 * Reads an envelope from the text in which a store keeps it.
 * @throws where the text is not an envelope: a store never writes such a text.
 */
export function parseEnvelope(text: string): Envelope {
  const checked = checkEnvelope(JSON.parse(text));
  if (!checked.ok) throw new Error(`stored envelope cannot be read: ${checked.message}`);
  return checked.value;
}
