const other: Readonly<Record<string, string>> = { red: 'blue', blue: 'red' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Plain data with red and blue changed over: in keys, and in texts as words. */
export function mirrored<T>(value: T): T;
export function mirrored(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/\b(red|blue)\b/g, (side) => other[side] ?? side);
  if (Array.isArray(value)) return value.map((each: unknown) => mirrored(each));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [other[k] ?? k, mirrored(v)]));
}

/** The same text for data that differs only in the order of keys, or of what both sides meet at once. */
export function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).toSorted().join()}]`;
  if (typeof value === 'string') return JSON.stringify(value.split(', ').toSorted().join(', '));
  if (!isRecord(value)) return String(value);
  const rows = Object.entries(value).map(([k, v]) => `${k}:${ordered(v)}`);
  return `{${rows.toSorted().join()}}`;
}
