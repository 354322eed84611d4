import type { Store } from '@threecount/store';
import type { Auth } from './auth/auth.ts';
import type { Cookies } from './auth/cookies.ts';
import type { BackupKeeper } from './backup-keeper.ts';
import type { LiveHub } from './live/hub.ts';
import type { Reader } from './sessions/reader.ts';
import type { TournamentSession } from './sessions/session.ts';
import type { Tournaments } from './sessions/tournaments.ts';

/** What routes work with. */
export interface Deps {
  readonly auth: Auth;
  readonly cookies: Cookies;
  readonly hub: LiveHub;
  readonly tournaments: Tournaments;
  readonly store: Store;
  readonly backups: BackupKeeper;
  /** What is shown of a tournament, at this moment. */
  read(session: TournamentSession): Reader;
  /** Epoch milliseconds of the server's clock. */
  now(): number;
  /** Is told of what failed where nobody waits for an answer. */
  failed(error: unknown): void;
  readonly version: string;
}
