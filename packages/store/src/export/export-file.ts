import { createHash } from 'node:crypto';
import {
  formatExport,
  type ParsedExport,
  parseExport,
  type TournamentStore,
} from '@threecount/eventlog';

/** The hash of a text in UTF-8, in lower-case hexadecimal. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The export file of a tournament, to be stored as UTF-8. */
export async function exportTournament(
  store: TournamentStore,
  tournamentId: string,
  title: { readonly name: string; readonly program: string },
): Promise<string> {
  // Asked for in one turn, so that both are of one instant.
  const [envelopes, people] = await Promise.all([
    store.read(tournamentId, 0),
    store.all(tournamentId),
  ]);
  return formatExport({ ...title, tournamentId, people, envelopes }, sha256Hex);
}

/** Reads and checks the bytes of an export file; never throws. */
export function readExport(bytes: Uint8Array): ParsedExport {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { ok: false, place: 'file', message: 'the file is not text in UTF-8' };
  }
  return parseExport(text, sha256Hex);
}
