/** A text that is no JSON, or holds a key twice; `place` is where. */
export class JsonFault extends Error {
  readonly place: string;
  constructor(place: string, message: string) {
    super(message);
    this.place = place;
  }
}

/**
 * Reads JSON and refuses a key that stands twice in one object, which `JSON.parse` lets the later win.
 * Throws `JsonFault`.
 */
export function readJson(text: string): unknown {
  try {
    JSON.parse(text);
  } catch (error) {
    throw new JsonFault('file', `is no JSON: ${error instanceof Error ? error.message : ''}`);
  }
  const reader = { text, at: 0 };
  return readValue(reader, []);
}

/** No script is nested deeper than this. */
const deepest = 100;

/** The text is known to be JSON, so that the reader need not check it again. */
interface Reader {
  readonly text: string;
  at: number;
}

function skipSpace(reader: Reader): string {
  while (/\s/.test(reader.text.charAt(reader.at))) reader.at += 1;
  return reader.text.charAt(reader.at);
}

function readValue(reader: Reader, path: readonly string[]): unknown {
  if (path.length > deepest) throw new JsonFault('file', 'is nested too deeply');
  const char = skipSpace(reader);
  if (char === '{') return readObject(reader, path);
  if (char === '[') return readList(reader, path);
  const token = char === '"' ? textAt(reader) : plainAt(reader);
  reader.at += token.length;
  return JSON.parse(token);
}

/** A text with its quotes, however long: an expression that repeats would run out of stack. */
function textAt({ text, at }: Reader): string {
  let end = at;
  let escaped: boolean;
  do {
    end = text.indexOf('"', end + 1);
    let before = end - 1;
    while (text.charAt(before) === '\\') before -= 1;
    escaped = (end - before) % 2 === 0;
  } while (escaped);
  return text.slice(at, end + 1);
}

/** A number, `true`, `false` or `null`. */
function plainAt({ text, at }: Reader): string {
  const plain = /[^\s,\]}]+/y;
  plain.lastIndex = at;
  return plain.exec(text)?.[0] ?? '';
}

function readObject(reader: Reader, path: readonly string[]): unknown {
  const entries = new Map<string, unknown>();
  reader.at += 1;
  while (skipSpace(reader) !== '}') {
    const key = String(readValue(reader, path));
    if (entries.has(key)) throw new JsonFault([...path, key].join('.'), 'stands twice');
    skipSpace(reader);
    reader.at += 1;
    entries.set(key, readValue(reader, [...path, key]));
    if (skipSpace(reader) === ',') reader.at += 1;
  }
  reader.at += 1;
  return Object.fromEntries(entries);
}

function readList(reader: Reader, path: readonly string[]): unknown {
  const items: unknown[] = [];
  reader.at += 1;
  while (skipSpace(reader) !== ']') {
    items.push(readValue(reader, [...path, String(items.length)]));
    if (skipSpace(reader) === ',') reader.at += 1;
  }
  reader.at += 1;
  return items;
}
