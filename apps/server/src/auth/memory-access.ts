import type { AccessStore, SessionRecord } from './access.ts';
import type { TableGrant } from './identity.ts';

const keyOf = ({ tournamentId, matId }: TableGrant): string => `${tournamentId} ${matId}`;

/** Access data that is gone with the process: for tests. */
export function memoryAccess(): AccessStore {
  let password: string | null = null;
  let setup: SessionRecord | null = null;
  const sessions = new Map<string, SessionRecord>();
  const links = new Map<string, { grant: TableGrant; hash: string }>();
  return {
    passwordHash: async () => password,
    async setPassword(hash) {
      password = hash;
      setup = null;
      sessions.clear();
    },
    async setSetupToken(hash, expiresAt) {
      setup = { hash, expiresAt };
    },
    async takeSetupToken(hash, now) {
      const fits = setup?.hash === hash && setup.expiresAt > now;
      if (fits) setup = null;
      return fits;
    },
    async addSession(session) {
      sessions.set(session.hash, session);
    },
    session: async (hash) => sessions.get(hash) ?? null,
    async removeSession(hash) {
      sessions.delete(hash);
    },
    async setTableLink(grant, hash) {
      links.set(keyOf(grant), { grant, hash });
    },
    async withdrawTableLink(grant) {
      links.delete(keyOf(grant));
    },
    tableLink: async (hash) =>
      [...links.values()].find((link) => link.hash === hash)?.grant ?? null,
  };
}
