import { type ApiError, refused } from '../http/api-error.ts';
import type { Done } from './commands.ts';

export type Accepted = Extract<Done, { kind: 'accepted' }>;

const missing = (): ApiError => refused('nothing-done', 'There was nothing to do.');

/** The first of the answers, where it was accepted. @throws ApiError 409 with the refusal */
export function accepted(done: readonly Done[]): Accepted {
  for (const one of done) {
    if (one.kind === 'refused') throw refused(one.code, one.message);
  }
  const [first] = done;
  if (first?.kind !== 'accepted') throw missing();
  return first;
}
