/**
 * Whether two values that were made apart say the same: plain objects, arrays, and maps with their order. Parts that
 * both share are not looked into. A member that is `undefined` is one that is absent.
 */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return sameLists(one, other);
  if (Symbol.iterator in one || Symbol.iterator in other) return sameIterables(one, other);
  return sameObjects(one as Record<string, unknown>, other as Record<string, unknown>);
}

function sameLists(one: object, other: object): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((item, i) => same(item, other[i]));
}

function sameIterables(one: object, other: object): boolean {
  if (!(Symbol.iterator in one) || !(Symbol.iterator in other)) return false;
  return sameLists([...(one as Iterable<unknown>)], [...(other as Iterable<unknown>)]);
}

function sameObjects(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  for (const key in one) if (!same(one[key], other[key])) return false;
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
}
