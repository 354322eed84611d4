import { type Problem, unknownName } from '@threecount/rulebooks';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | ({ readonly ok: false } & Problem);

/** What one key may hold. */
export type Field =
  | { readonly is: 'one-of'; readonly names: readonly string[]; readonly optional?: true }
  | { readonly is: 'boolean'; readonly optional?: true }
  /** Free text; `absent`: what it is when left out. */
  | { readonly is: 'text'; readonly optional?: true; readonly absent?: string }
  | { readonly is: 'index'; readonly optional?: true }
  /** `live`: as a live match has it, with milliseconds. */
  | { readonly is: 'ruling'; readonly live?: true };

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const fault = (
  place: string,
  message: string,
  valid?: readonly string[],
): Parsed<never> => ({
  ok: false,
  place,
  message,
  ...(valid ? { valid } : {}),
});

export const placeOf = (path: string, key: string): string =>
  path === '' ? key : `${path}.${key}`;

/** The first key that stands in none of the lists, as a fault. */
export function unknownKey(
  value: JsonObject,
  path: string,
  valid: readonly string[],
): Parsed<never> | null {
  const wrong = Object.keys(value).find((key) => !valid.includes(key));
  if (wrong === undefined) return null;
  return fault(placeOf(path, wrong), 'is no key here', valid);
}

/** Checks one field other than a ruling. */
export function checkField(value: unknown, place: string, field: Field): Problem | null {
  switch (field.is) {
    case 'one-of':
      return typeof value === 'string' && field.names.includes(value)
        ? null
        : unknownName(place, value, field.names);
    case 'boolean':
      return typeof value === 'boolean'
        ? null
        : { place, message: 'must be true or false', valid: ['true', 'false'] };
    case 'text':
      return typeof value === 'string' ? null : { place, message: 'must be a text' };
    case 'index':
      return Number.isSafeInteger(value) && Number(value) >= 0
        ? null
        : { place, message: 'must be the number of an earlier line, from 0' };
    case 'ruling':
      return null;
  }
}
