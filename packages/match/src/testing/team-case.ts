import { checkExpect } from '../script/expect.ts';
import type { JsonObject } from '../script/fields.ts';
import { parseTeamScript } from '../team/script/parse.ts';
import { replayTeamScript } from '../team/script/result.ts';
import { lineOf } from './rule-case.ts';

type Pair<T> = { readonly a?: T; readonly b?: T };

/** One behaviour of one clause in a match of two teams, as data. */
export interface TeamCase {
  readonly clause: string;
  readonly it: string;
  /** Left out: `single-rank`, all of one belt. */
  readonly event?: string;
  readonly discipline?: string;
  readonly options?: JsonObject;
  readonly ranks?: Pair<readonly string[]>;
  readonly weights?: Pair<readonly number[]>;
  readonly startsAt?: Pair<number>;
  readonly unavailable?: Pair<readonly number[]>;
  readonly submissionsBefore?: Pair<number>;
  readonly warningsBefore?: Pair<number>;
  /**
   * `a submission`, `- disqualification 3:3`, `draw 0:2`, with `dq=b` (team disqualified) and `out=a2,b0` (cannot fight
   * any more); or the lines of a match in their shorthand, after `out=` where somebody is out.
   */
  readonly bouts: readonly (string | readonly string[])[];
  readonly picks?: { readonly a: number; readonly b: number };
  /** Who wins the bout that settles it, or its lines. */
  readonly settled?: string | readonly string[];
  readonly expect?: JsonObject;
  /** Part of the message, where the script must not be valid. */
  readonly invalid?: string;
}

/** The whole team match script of a case. */
export function teamScriptOf(given: Omit<TeamCase, 'clause' | 'it'>): JsonObject {
  const { event = 'single-rank', discipline, options = {}, bouts, picks, settled } = given;
  const settling =
    settled === undefined
      ? {}
      : typeof settled === 'string'
        ? { winner: settled }
        : { actions: settled.map(lineOf) };
  return {
    format: 'threecount.team-match/1',
    rulebook: 'classic',
    event,
    ...(discipline === undefined ? {} : { discipline }),
    options,
    a: entryOf(given, 'a'),
    b: entryOf(given, 'b'),
    bouts: bouts.map(boutOf),
    ...(picks === undefined ? {} : { tieBreak: { picks, ...settling } }),
  };
}

function entryOf(given: Omit<TeamCase, 'clause' | 'it'>, team: 'a' | 'b'): JsonObject {
  const { ranks, weights, startsAt, unavailable, submissionsBefore, warningsBefore } = given;
  const belts = ranks?.[team] ?? Array.from({ length: 5 }, () => 'blue');
  const order = belts.map((rank, i) => ({
    name: `${team.toUpperCase()}${i + 1}`,
    rank,
    ...(weights?.[team] === undefined ? {} : { weightKg: weights[team][i] }),
  }));
  return {
    name: team.toUpperCase(),
    order,
    startsAt: startsAt?.[team] ?? 0,
    unavailable: unavailable?.[team] ?? [],
    submissionsBefore: submissionsBefore?.[team] ?? 0,
    warningsBefore: warningsBefore?.[team] ?? 0,
  };
}

function boutOf(given: string | readonly string[]): JsonObject {
  const words = typeof given === 'string' ? given.split(' ') : given.slice(0, 1);
  const out = words.find((word) => word.startsWith('out='));
  const unavailable = out === undefined ? {} : { unavailable: placesIn(out.slice(4)) };
  if (typeof given !== 'string') {
    const lines = out === undefined ? given : given.slice(1);
    return { ...unavailable, actions: lines.map(lineOf) };
  }
  const dq = words.find((word) => word.startsWith('dq='))?.slice(3);
  const numbers = words.find((word) => /^\d+:\d+$/.test(word))?.split(':');
  const [who = '', how = who] = words.filter((word) => !/[=:]/.test(word));
  return {
    ...(who === 'a' || who === 'b' ? { winner: who } : {}),
    method: how,
    ...(numbers ? { warnings: { a: Number(numbers[0]), b: Number(numbers[1]) } } : {}),
    ...(dq === undefined ? {} : { teamDisqualified: dq }),
    ...unavailable,
  };
}

function placesIn(text: string): JsonObject {
  const all = text.split(',');
  const of = (team: string) =>
    all.filter((word) => word.startsWith(team)).map((word) => Number(word.slice(1)));
  return { a: of('a'), b: of('b') };
}

/**
 * Plays a case: what is not as it says, as lines; empty where it holds. In `expect`, `codes` are the refusals by bout,
 * compared whole, and `fights` who met whom, as `0-1`, and `lengths` the seconds.
 */
export function runTeamCase(given: TeamCase): readonly string[] {
  const script = parseTeamScript(teamScriptOf(given));
  if (given.invalid !== undefined) {
    const said = script.ok ? 'valid' : `${script.place}: ${script.message}`;
    return said.includes(given.invalid) ? [] : [`${said}, not ${given.invalid}`];
  }
  if (!script.ok) throw new Error(`${script.place}: ${script.message}`);
  const result = replayTeamScript(script.value);
  const told = {
    ...result,
    codes: Object.fromEntries(result.rejected.map(({ index, code }) => [index, code])),
    fights: result.bouts.map(({ a, b }) => `${a.place}-${b.place}`),
    lengths: result.bouts.map(({ duration }) => duration),
    due: result.up === null ? null : `${result.up.a.place}-${result.up.b.place}`,
    lookedAt: result.steps.map(({ by }) => by),
  };
  const lines = checkExpect(told, given.expect ?? {}).map(
    ({ place, expected, found }) =>
      `${place}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`,
  );
  const wanted = given.expect?.['codes'] ?? {};
  const refused = JSON.stringify(wanted) !== JSON.stringify(told.codes);
  return refused ? [...lines, `refused: ${JSON.stringify(told.codes)}`] : lines;
}
