import { createHash } from 'node:crypto';
import type { Store } from '@threecount/store';
import { type DateOrder, headerSignature } from '@threecount/tournament';
import { ApiError } from '../http/api-error.ts';
import { readEntryList } from '../importing/read-entry-list.ts';
import type { EntryList } from './plan-for.ts';

/** A file as it comes in a request. */
export interface SentList {
  readonly fileName: string;
  /** The bytes in base64. */
  readonly content: string;
  readonly mapping?: Readonly<Record<string, string>>;
  readonly dateOrder?: DateOrder;
}

/** A list with the name of its kind, under which its mapping is kept. */
export interface KnownList extends EntryList {
  readonly signature: string;
}

/** Reads a list; the mapping that was kept for its headers counts where none is given. @throws ApiError 400 */
export async function knownList(store: Store, sent: SentList): Promise<KnownList> {
  const bytes = Buffer.from(sent.content, 'base64');
  const read = await readEntryList(bytes, sent.fileName);
  if (!read.ok) throw new ApiError(400, read.code, read.message, { place: sent.fileName });
  const { file, table, notes } = read;
  const signature = headerSignature(table.headers);
  const mapping = sent.mapping ?? (await store.importMapping(signature)) ?? undefined;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    file,
    sha256,
    table,
    notes,
    signature,
    ...(mapping === undefined ? {} : { mapping }),
    ...(sent.dateOrder === undefined ? {} : { dateOrder: sent.dateOrder }),
  };
}
