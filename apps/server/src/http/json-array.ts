import { Readable } from 'node:stream';
import { Turns } from '../turns.ts';

/** One JSON array out of pieces of it, written as the reader takes them, with turns for others in between. */
export function jsonArray(pieces: Iterable<readonly unknown[]>): Readable {
  return Readable.from(written(pieces));
}

async function* written(pieces: Iterable<readonly unknown[]>): AsyncGenerator<string, void, void> {
  const turns = new Turns();
  let before = '[';
  for (const items of pieces) {
    if (items.length === 0) continue;
    yield before + JSON.stringify(items).slice(1, -1);
    before = ',';
    if (turns.due) await turns.next();
  }
  yield before === '[' ? '[]' : ']';
}
