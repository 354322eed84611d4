import type { Store } from '@threecount/store';
import { findEdition } from '@threecount/tournament';
import type { Auth } from './auth/auth.ts';
import type { Cookies } from './auth/cookies.ts';
import { BackupKeeper } from './backup-keeper.ts';
import type { Deps } from './deps.ts';
import { LiveHub } from './live/hub.ts';
import { snapshotOf } from './live/snapshot.ts';
import { tournamentCore } from './sessions/core.ts';
import { readerOfSession } from './sessions/reader.ts';
import type { Change } from './sessions/session.ts';
import { Tournaments } from './sessions/tournaments.ts';
import { version } from './version.ts';

export interface WireOptions {
  readonly store: Store;
  readonly auth: Auth;
  readonly cookies: Cookies;
  now(): number;
  /** Is told of what failed where nobody waits for an answer. */
  failed(error: unknown): void;
  /** Is told of a copy of the database that could not be made. */
  copyFailed(error: unknown): void;
}

/** Puts the parts together: what is stored is told to the live streams, and results to the backups. */
export function wire({ store, auth, cookies, now, failed, copyFailed }: WireOptions): Deps {
  const backups = new BackupKeeper(store, copyFailed);
  const onChange = (change: Change): void => {
    const streams = change.envelopes.map(({ stream }) => stream);
    const matIds = matsOf(change);
    const moved = movesPlan(change) ? [...matIds].flatMap(change.divisionsOn) : [];
    hub.changed(change.tournamentId, streams, matIds, moved);
    if (confirms(change)) backups.want();
  };
  const core = tournamentCore(findEdition);
  const tournaments = new Tournaments({ store, core, now, onChange });
  const read: Deps['read'] = (session) => readerOfSession(session, now());
  const hub = new LiveHub({
    snapshot(tournamentId, topic) {
      const session = tournaments.get(tournamentId);
      if (session === null) return null;
      try {
        return snapshotOf(read(session), topic);
      } catch (error) {
        // Nobody waits for this answer: a fault in one view must not end the server.
        failed(error);
        return null;
      }
    },
  });
  return { auth, cookies, hub, tournaments, store, backups, read, now, failed, version };
}

/** A result was confirmed, however it came: from a table, from paper, or by a simulation. */
const confirms = ({ envelopes }: Change): boolean =>
  envelopes.some(({ events }) =>
    events.some(({ type }) => type === 'ResultConfirmed' || type === 'PaperResultEntered'),
  );

const moving: ReadonlySet<string> = new Set([
  'MatchOpened',
  'MatchReleased',
  'ResultConfirmed',
  'PaperResultEntered',
  'ResultReopened',
]);

/** Something came or went that moves the planned times of a whole mat; what is called in a match does not. */
const movesPlan = ({ envelopes }: Change): boolean =>
  envelopes.some(({ events }) => events.some(({ type }) => moving.has(type)));

/** Mats that were touched, or whose match was: their screens are told first. */
function matsOf({ envelopes, matOfMatch }: Change): ReadonlySet<string> {
  const mats = envelopes.flatMap(({ stream }) => {
    if (stream.kind === 'mat') return [stream.id];
    return stream.kind === 'match' ? (matOfMatch(stream.id) ?? []) : [];
  });
  return new Set(mats);
}
