import type { Generated } from 'kysely';

/** Text for JSON and instants (ISO, UTC), integers for counts: the same on every database. */
export interface Schema {
  /** One row for each log ever written. A tournament has one that is not replaced. */
  readonly logs: {
    readonly log_id: Generated<number>;
    readonly tournament_id: string;
    /** Set when a restore put another log in the place of this one. */
    readonly replaced_at: string | null;
  };
  /** Append-only: triggers refuse every change. */
  readonly envelopes: {
    readonly log_id: number;
    readonly position: number;
    readonly stream_kind: string;
    readonly stream_id: string;
    readonly version: number;
    readonly command_id: string;
    /** The envelope as JSON. */
    readonly body: string;
  };
  readonly people: {
    readonly row_id: Generated<number>;
    readonly tournament_id: string;
    readonly person_id: string;
    readonly version: number;
    /** The record as JSON. */
    readonly body: string;
  };
  readonly settings: { readonly key: string; readonly value: string };
  readonly table_links: {
    readonly link_id: Generated<number>;
    readonly tournament_id: string;
    readonly mat_id: string;
    readonly key_hash: string;
    readonly created_at: string;
    readonly withdrawn_at: string | null;
  };
  readonly team_links: {
    readonly link_id: Generated<number>;
    readonly tournament_id: string;
    readonly entry_id: string;
    readonly key_hash: string;
    readonly created_at: string;
    readonly withdrawn_at: string | null;
  };
  readonly sessions: {
    readonly token_hash: string;
    readonly role: string;
    readonly tournament_id: string | null;
    readonly mat_id: string | null;
    readonly entry_id: string | null;
    readonly created_at: string;
    readonly expires_at: string;
  };
  readonly import_mappings: { readonly header_signature: string; readonly mapping: string };
}

/** Who may do what, and settings: they belong to the folder, not to a tournament, and outlive a restored backup. */
export const ACCESS_TABLES = [
  'settings',
  'table_links',
  'team_links',
  'sessions',
  'import_mappings',
] as const;
