import type { Actor } from '@threecount/eventlog';

/** A mat whose table somebody holds the link of. */
export interface TableGrant {
  readonly tournamentId: string;
  readonly matId: string;
}

/** Who sends a request. Without sign-in and links: a viewer. */
export interface Identity {
  /** `password`: signed in; `local`: a program of the machine's owner, by the token in the data folder. */
  readonly organiser: 'password' | 'local' | null;
  readonly tables: readonly TableGrant[];
}

export const viewer: Identity = { organiser: null, tables: [] };

/** Whether this is the table of that mat. */
export const holdsTable = (who: Identity, { tournamentId, matId }: TableGrant): boolean =>
  who.tables.some((grant) => grant.tournamentId === tournamentId && grant.matId === matId);

/** The role that the session answer names: the highest. */
export function roleOf(who: Identity): 'viewer' | 'table' | 'organiser' {
  if (who.organiser !== null) return 'organiser';
  return who.tables.length > 0 ? 'table' : 'viewer';
}

/** How the log names the organiser. */
export const organiserActor = (who: Identity): Actor => ({
  role: 'organiser',
  id: who.organiser === 'local' ? 'local' : 'organiser',
});

/** How the log names who acts at a mat: its table where the sender holds that link, else the organiser. */
export const tableActor = (who: Identity, grant: TableGrant): Actor =>
  holdsTable(who, grant) ? { role: 'table', id: grant.matId } : organiserActor(who);
