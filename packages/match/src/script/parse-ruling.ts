import { unknownName } from '@threecount/rulebooks';
import { methods, type Ruling, type Side } from '../types.ts';
import { parseTime } from '../view/time-text.ts';
import { fault, isObject, type JsonObject, type Parsed, placeOf, unknownKey } from './fields.ts';

const sides = ['red', 'blue'];

/** The ruling of an `override`: an adjustment, a winner, or a reopening. */
export function parseRuling(value: unknown, path: string, live: boolean): Parsed<Ruling> {
  if (!isObject(value)) return fault(path, 'must be a ruling', ['adjust', 'winner', 'reopen']);
  if ('adjust' in value) return parseAdjust(value, path);
  if ('winner' in value) return parseWinner(value, path);
  if ('reopen' in value) return parseReopen(value, path, live);
  return fault(path, 'must be a ruling', ['adjust', 'winner', 'reopen']);
}

function parseAdjust(value: JsonObject, path: string): Parsed<Ruling> {
  const wrong = unknownKey(value, path, ['adjust']);
  if (wrong) return wrong;
  const { adjust } = value;
  const place = placeOf(path, 'adjust');
  if (!isObject(adjust)) return fault(place, 'must hold a side and differences');
  const unknown = unknownKey(adjust, place, ['side', 'points', 'advantages', 'fouls']);
  if (unknown) return unknown;
  const side = sideOf(adjust['side']);
  if (!side) return fault(placeOf(place, 'side'), 'must be a side', sides);
  const numbers: Record<string, number> = {};
  for (const key of ['points', 'advantages', 'fouls']) {
    const number = adjust[key];
    if (number === undefined) continue;
    if (typeof number !== 'number' || !Number.isSafeInteger(number))
      return fault(placeOf(place, key), 'must be a whole number, with its sign');
    numbers[key] = number;
  }
  return { ok: true, value: { adjust: { side, ...numbers } } };
}

function parseWinner(value: JsonObject, path: string): Parsed<Ruling> {
  const wrong = unknownKey(value, path, ['winner', 'method']);
  if (wrong) return wrong;
  const winner = sideOf(value['winner']);
  if (!winner) return fault(placeOf(path, 'winner'), 'must be a side', sides);
  const { method } = value;
  if (method === undefined) return { ok: true, value: { winner } };
  const known = methods.find((name) => name === method);
  return known
    ? { ok: true, value: { winner, method: known } }
    : { ok: false, ...unknownName(placeOf(path, 'method'), method, methods) };
}

/** `remaining` as `m:ss`, or `remainingMs` as a live match has it. */
function parseReopen(value: JsonObject, path: string, live: boolean): Parsed<Ruling> {
  const keys = ['reopen', 'remaining', ...(live ? ['remainingMs'] : [])];
  const wrong = unknownKey(value, path, keys);
  if (wrong) return wrong;
  if (value['reopen'] !== true) return fault(placeOf(path, 'reopen'), 'must be true', ['true']);
  const ms = value['remainingMs'];
  const remainingMs =
    typeof ms === 'number' && Number.isSafeInteger(ms) && ms >= 0
      ? ms
      : parseTime(value['remaining']);
  if (remainingMs === null)
    return fault(placeOf(path, 'remaining'), 'must be a time', ['m:ss', 'm:ss.mmm']);
  return { ok: true, value: { reopen: true, remainingMs } };
}

function sideOf(value: unknown): Side | null {
  return value === 'red' || value === 'blue' ? value : null;
}
