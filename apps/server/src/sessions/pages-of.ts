import type { Envelope, EventLog } from '@threecount/eventlog';
import { Turns } from '../turns.ts';

/** Envelopes read at once: some milliseconds of work. */
const page = 500;

/** A log from its beginning, some envelopes at a time, with turns for others in between. @param upTo last position */
export async function* pagesOf(
  log: Pick<EventLog, 'read'>,
  tournamentId: string,
  upTo = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<readonly Envelope[], void, void> {
  const turns = new Turns();
  for (let after = 0; after < upTo; ) {
    const envelopes = await log.read(tournamentId, after, Math.min(page, upTo - after));
    const last = envelopes.at(-1);
    if (last === undefined) return;
    yield envelopes;
    after = last.position;
    if (turns.due) await turns.next();
  }
}
