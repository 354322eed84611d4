import { belts, type ResolvedTeam, type Rulebook, unknownName } from '@threecount/rulebooks';
import {
  fault,
  isObject,
  type JsonObject,
  type Parsed,
  placeOf,
  unknownKey,
} from '../../script/fields.ts';
import { boutRules } from '../bout.ts';
import { isBodyWeight } from '../composition/sum.ts';
import type { Fighter, Team, TeamEntry } from '../types.ts';

const keys = ['name', 'order', 'startsAt', 'unavailable', 'submissionsBefore', 'warningsBefore'];
const fighterKeys = ['name', 'rank', 'weightKg'];

/** One team of a script. */
export function parseEntry(
  value: unknown,
  team: Team,
  rules: ResolvedTeam,
  book: Rulebook,
): Parsed<TeamEntry> {
  if (!isObject(value)) return fault(team, 'must be a team', keys);
  const wrong = unknownKey(value, team, keys);
  if (wrong) return wrong;
  const { name = team.toUpperCase() } = value;
  if (typeof name !== 'string') return fault(`${team}.name`, 'must be a text');
  const order = parseOrder(value['order'], team, rules, book);
  if (!order.ok) return order;
  const numbers = parseNumbers(value, team, rules.size);
  if (!numbers.ok) return numbers;
  const unavailable = parsePlaces(value['unavailable'], `${team}.unavailable`, rules.size);
  if (!unavailable.ok) return unavailable;
  return {
    ok: true,
    value: { name, order: order.value, ...numbers.value, unavailable: unavailable.value },
  };
}

type Numbers = Pick<TeamEntry, 'startsAt' | 'submissionsBefore' | 'warningsBefore'>;

function parseNumbers(value: JsonObject, team: Team, size: number): Parsed<Numbers> {
  const out = { startsAt: 0, submissionsBefore: 0, warningsBefore: 0 };
  for (const key of ['startsAt', 'submissionsBefore', 'warningsBefore'] as const) {
    const given = value[key] ?? 0;
    const most = key === 'startsAt' ? size - 1 : Number.MAX_SAFE_INTEGER;
    if (!isCount(given) || given > most) {
      const what = key === 'startsAt' ? `a place from 0 to ${most}` : 'a whole number from 0 on';
      return fault(placeOf(team, key), `must be ${what}`);
    }
    out[key] = given;
  }
  return { ok: true, value: out };
}

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Places in a team's order, each once; left out: none. */
export function parsePlaces(
  value: unknown,
  place: string,
  size: number,
): Parsed<readonly number[]> {
  if (value === undefined) return { ok: true, value: [] };
  if (!Array.isArray(value)) return fault(place, 'must be a list of places');
  const list: readonly unknown[] = value;
  const wrong = list.findIndex((one, i) => !isCount(one) || one >= size || list.indexOf(one) < i);
  if (wrong !== -1)
    return fault(`${place}[${wrong}]`, `must be a place from 0 to ${size - 1}, once`);
  return { ok: true, value: list.filter(isCount) };
}

function parseOrder(
  value: unknown,
  team: Team,
  rules: ResolvedTeam,
  book: Rulebook,
): Parsed<readonly Fighter[]> {
  const place = `${team}.order`;
  if (!Array.isArray(value)) return fault(place, 'must be a list of fighters');
  if (value.length !== rules.size)
    return fault(
      place,
      `has ${value.length} fighters where ${rules.size} are needed; \`unavailable\` names the injured`,
    );
  const out: Fighter[] = [];
  for (const [i, given] of value.entries()) {
    const parsed = parseFighter(given, `${place}[${i}]`, `${team.toUpperCase()}${i + 1}`);
    if (!parsed.ok) return parsed;
    const { rank } = parsed.value;
    const resolved = boutRules(book, rules, [rank, rank], false);
    if (!resolved.ok) {
      const [problem] = resolved.problems;
      const at = problem?.place.endsWith('.rank')
        ? `${place}[${i}].rank`
        : (problem?.place ?? place);
      return { ok: false, ...problem, place: at, message: problem?.message ?? 'does not fit' };
    }
    out.push(parsed.value);
  }
  return { ok: true, value: out };
}

function parseFighter(value: unknown, place: string, called: string): Parsed<Fighter> {
  if (!isObject(value)) return fault(place, 'must be a fighter', fighterKeys);
  const wrong = unknownKey(value, place, fighterKeys);
  if (wrong) return wrong;
  const { name = called, rank = null, weightKg = null } = value;
  if (typeof name !== 'string') return fault(`${place}.name`, 'must be a text');
  const belt = belts.find((known) => known === rank) ?? null;
  if (rank !== null && belt === null)
    return { ok: false, ...unknownName(`${place}.rank`, rank, belts) };
  if (weightKg !== null && !(typeof weightKg === 'number' && isBodyWeight(weightKg)))
    return fault(`${place}.weightKg`, `${JSON.stringify(weightKg)} is no body weight in kilograms`);
  return { ok: true, value: { name, rank: belt, weightKg } };
}
