import { unknownName } from '@threecount/rulebooks';
import type { MatchAction } from '../types.ts';
import { actionFields, liveFields } from './action-fields.ts';
import {
  checkField,
  type Field,
  fault,
  isObject,
  type JsonObject,
  type Parsed,
  placeOf,
  unknownKey,
} from './fields.ts';
import { parseRuling } from './parse-ruling.ts';

export type ParsedAction =
  | { readonly ok: true; readonly action: MatchAction }
  | {
      readonly ok: false;
      readonly place: string;
      readonly message: string;
      readonly valid?: readonly string[];
    };

const names = Object.keys(actionFields) as MatchAction['do'][];

/**
 * Reads one action as it comes over the wire or out of a log, without its time. Unknown keys and names are refused with
 * the place (`path.key`) and what would have been valid.
 */
export function parseMatchAction(value: unknown, path: string): ParsedAction {
  return parse(value, path, true, []);
}

/** The same for a line of a script, whose `at` is read apart, and which has no keys but the format's. */
export function parseScriptAction(value: unknown, path: string): ParsedAction {
  return parse(value, path, false, ['at']);
}

function parse(value: unknown, path: string, live: boolean, more: readonly string[]): ParsedAction {
  if (!isObject(value)) return reject(fault(path, 'must be an action'));
  const name = names.find((known) => known === value['do']);
  if (!name) return reject({ ok: false, ...unknownName(placeOf(path, 'do'), value['do'], names) });
  const fields = { ...actionFields[name], ...(live ? liveFields[name] : {}) };
  const wrong = unknownKey(value, path, ['do', ...more, ...Object.keys(fields)]);
  if (wrong) return reject(wrong);
  return build(name, value, path, fields);
}

function build(
  name: MatchAction['do'],
  value: JsonObject,
  path: string,
  fields: Readonly<Record<string, Field>>,
): ParsedAction {
  const action: Record<string, unknown> = { do: name };
  for (const [key, field] of Object.entries(fields)) {
    const read = readField(value[key], placeOf(path, key), field);
    if (!read.ok) return reject(read);
    if (read.value !== undefined) action[key] = read.value;
  }
  // Each key was checked against the table above, which has the keys of the type.
  return { ok: true, action: action as unknown as MatchAction };
}

function readField(value: unknown, place: string, field: Field): Parsed<unknown> {
  if (field.is === 'ruling') return parseRuling(value, place, field.live === true);
  if (value === undefined) {
    if ('absent' in field) return { ok: true, value: field.absent };
    if ('optional' in field) return { ok: true, value: undefined };
    return fault(place, 'is missing', field.is === 'one-of' ? field.names : undefined);
  }
  const problem = checkField(value, place, field);
  return problem ? { ok: false, ...problem } : { ok: true, value };
}

function reject(found: Parsed<unknown>): ParsedAction {
  if (found.ok) throw new Error('no fault to report');
  const { place, message, valid } = found;
  return { ok: false, place, message, ...(valid ? { valid } : {}) };
}
