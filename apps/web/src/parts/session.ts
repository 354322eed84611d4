import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../ui/api.ts';

export interface Session {
  readonly role: 'viewer' | 'coach' | 'table' | 'organiser';
  readonly tables: readonly { readonly tournamentId: string; readonly matId: string }[];
  /** True until a password was set by the one-time link. */
  readonly setupNeeded: boolean;
}

const session = signal<Session | null>(null);

async function load(): Promise<void> {
  try {
    session.value = await api<Session>('GET', '/api/session');
  } catch {
    // Unknown for as long as the server does not answer.
  }
}

/** Who this browser is to the server; null until it answered. */
export function useSession(): Session | null {
  useEffect(() => {
    if (session.peek() === null) void load();
  }, []);
  return session.value;
}

/** Sets the password by the one-time link; this browser is the organiser then. @throws ApiError */
export async function setUp(token: string, password: string): Promise<void> {
  session.value = await api<Session>('POST', '/api/setup', { token, password });
}

/** Signs in as organiser. @throws ApiError */
export async function signIn(password: string): Promise<void> {
  session.value = await api<Session>('POST', '/api/session', { password });
}

/** Signs out. @throws ApiError */
export async function signOut(): Promise<void> {
  session.value = await api<Session>('DELETE', '/api/session');
}

/** Asks anew who we are: after a refusal for want of a role. */
export function forgetSession(): void {
  void load();
}
