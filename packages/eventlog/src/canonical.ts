/**
 * JSON with sorted keys and no white space: equal values give equal text. Members that are `undefined`
 * are left out, as in `JSON.stringify`.
 * @throws TypeError for what JSON cannot say (functions, NaN, infinities, bigint).
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') {
    return JSON.stringify(value);
  }
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalItem).join(',')}]`;
  if (typeof value === 'object') return canonicalObject(value);
  throw new TypeError(`not JSON: ${typeof value === 'number' ? String(value) : typeof value}`);
}

function canonicalItem(item: unknown): string {
  return canonicalJson(item === undefined ? null : item);
}

function canonicalObject(value: object): string {
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
