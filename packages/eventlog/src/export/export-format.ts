import type { PersonRecord } from '@threecount/tournament';
import type { Envelope } from '../types.ts';

/**
 * The file in which a tournament moves between machines: lines of JSON. A header, one line a person (newest
 * versions), one line an envelope in order, and a checksum over every byte before it. Nothing of access is in it.
 */
export const EXPORT_FORMAT = 'threecount.export/1';

/** The first line of an export file. */
export interface ExportHeader {
  readonly format: typeof EXPORT_FORMAT;
  readonly tournamentId: string;
  /** The tournament's name, so that a person knows what the file is. */
  readonly name: string;
  /** The last position of the log. */
  readonly head: number;
  readonly people: number;
  readonly envelopes: number;
  readonly versions: {
    /** Of the program that wrote the file. */
    readonly program: string;
    readonly envelopeForm: 1;
  };
}

/** An export file, read and checked. */
export interface TournamentExport {
  readonly header: ExportHeader;
  readonly people: readonly PersonRecord[];
  readonly envelopes: readonly Envelope[];
}

/** What an export file is written from. */
export interface ExportSource {
  readonly tournamentId: string;
  readonly name: string;
  readonly program: string;
  readonly people: readonly PersonRecord[];
  /** The whole log, from position 1. */
  readonly envelopes: readonly Envelope[];
}

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits in lower case. */
export type Sha256 = (text: string) => string;

/** The whole file as text; to be stored as UTF-8 without a byte order mark. */
export function formatExport(source: ExportSource, sha256: Sha256): string {
  const lines = [JSON.stringify(headerOf(source))];
  for (const person of source.people) lines.push(JSON.stringify({ person }));
  for (const envelope of source.envelopes) lines.push(JSON.stringify({ envelope }));
  const content = `${lines.join('\n')}\n`;
  return `${content}${closingLine(sha256(content))}\n`;
}

/** The last line of an export file, without its line end. */
export function closingLine(hash: string): string {
  return JSON.stringify({ sha256: hash });
}

function headerOf(source: ExportSource): ExportHeader {
  return {
    format: EXPORT_FORMAT,
    tournamentId: source.tournamentId,
    name: source.name,
    head: source.envelopes.at(-1)?.position ?? 0,
    people: source.people.length,
    envelopes: source.envelopes.length,
    versions: { program: source.program, envelopeForm: 1 },
  };
}
