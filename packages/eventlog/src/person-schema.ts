import type { PersonRecord } from '@threecount/tournament';
import { z } from 'zod';
import { type Checked, checkWith } from './checked.ts';

const personSchema = z.looseObject({
  personId: z.string().min(1).max(300),
  version: z.int().min(1),
  givenName: z.string(),
  familyName: z.string(),
  club: z.string(),
  team: z.string(),
  country: z.string(),
  born: z.string().nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  email: z.string(),
  phone: z.string(),
  externalIds: z.record(z.string(), z.string()),
  erased: z.boolean(),
});

/** Checks one stored or imported person record; members of a newer version are kept. */
export function checkPerson(value: unknown): Checked<PersonRecord> {
  return checkWith(personSchema, value);
}

/**
 * Reads a person from the text in which a store keeps it.
 * @throws where the text is not a person record.
 */
export function parsePerson(text: string): PersonRecord {
  const checked = checkPerson(JSON.parse(text));
  if (!checked.ok) throw new Error(`stored person cannot be read: ${checked.message}`);
  return checked.value;
}
