import type { Auth } from './auth/auth.ts';
import type { Cookies } from './auth/cookies.ts';

/** What routes work with. */
export interface Deps {
  readonly auth: Auth;
  readonly cookies: Cookies;
  /** Epoch milliseconds of the server's clock. */
  now(): number;
  readonly version: string;
}
