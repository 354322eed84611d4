import { randomBytes, randomUUID } from 'node:crypto';

/** An id for one command, so that it is done once however often it is sent. */
export const newCommandId = (): string => `cli-${randomUUID()}`;

/** A seed text that people can read out and type again. */
export function newSeedText(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const text = [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}
