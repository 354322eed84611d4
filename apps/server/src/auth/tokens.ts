import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random secret of 32 bytes, fit for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a random secret. Plain SHA-256 is enough: nobody can guess 32 random bytes. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Compares a secret with a stored hash without telling by its time where they differ. */
export function matches(token: string, hash: string): boolean {
  const ours = Buffer.from(hashOf(token), 'hex');
  const theirs = Buffer.from(hash, 'hex');
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
