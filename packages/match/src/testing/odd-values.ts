import { isObject } from '../script/fields.ts';

const odd: readonly unknown[] = [null, 0, -1, 1.5, 9e9, '', 'x', true, [], {}, [null], { x: 1 }];

/** Every value of a script with an odd one in its place, and the place. */
export function* changed(value: unknown, place = ''): Generator<readonly [string, unknown]> {
  const entries = Array.isArray(value)
    ? value.map((item, i) => [String(i), item] as const)
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [key, inner] of entries) {
    const at = `${place}/${key}`;
    const put = (to: unknown) =>
      Array.isArray(value) ? value.with(Number(key), to) : { ...(value as object), [key]: to };
    for (const to of odd) yield [`${at} = ${JSON.stringify(to)}`, put(to)];
    for (const [name, next] of changed(inner, at)) yield [name, put(next)];
  }
}
