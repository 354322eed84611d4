import type { Actor } from '@threecount/eventlog';

/** A mat whose table somebody holds the link of. */
export interface TableGrant {
  readonly tournamentId: string;
  readonly matId: string;
}

/** A team whose coach somebody is by its link. */
export interface TeamGrant {
  readonly tournamentId: string;
  /** Of the team. */
  readonly entryId: string;
}

/** Who sends a request. Without sign-in and links: a viewer. */
export interface Identity {
  /** `password`: signed in; `local`: a program of the machine's owner, by the token in the data folder. */
  readonly organiser: 'password' | 'local' | null;
  readonly tables: readonly TableGrant[];
  readonly teams: readonly TeamGrant[];
}

export const viewer: Identity = { organiser: null, tables: [], teams: [] };

/** Whether this is the table of that mat. */
export const holdsTable = (who: Identity, { tournamentId, matId }: TableGrant): boolean =>
  who.tables.some((grant) => grant.tournamentId === tournamentId && grant.matId === matId);

/** Whether this is a coach of that team. */
export const holdsTeam = (who: Identity, { tournamentId, entryId }: TeamGrant): boolean =>
  who.teams.some((grant) => grant.tournamentId === tournamentId && grant.entryId === entryId);

/** The role that the session answer names: the highest. */
export function roleOf(who: Identity): 'viewer' | 'coach' | 'table' | 'organiser' {
  if (who.organiser !== null) return 'organiser';
  if (who.tables.length > 0) return 'table';
  return who.teams.length > 0 ? 'coach' : 'viewer';
}

/** How the log names the organiser. */
export const organiserActor = (who: Identity): Actor => ({
  role: 'organiser',
  id: who.organiser === 'local' ? 'local' : 'organiser',
});

/** How the log names who acts at a mat: its table where the sender holds that link, else the organiser. */
export const tableActor = (who: Identity, grant: TableGrant): Actor =>
  holdsTable(who, grant) ? { role: 'table', id: grant.matId } : organiserActor(who);

/** How the log names who acts for a team: its coach where the sender holds that link, else the organiser. */
export const teamActor = (who: Identity, grant: TeamGrant): Actor =>
  holdsTeam(who, grant) ? { role: 'coach', id: grant.entryId } : organiserActor(who);
