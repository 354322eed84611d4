import { isObject, type JsonObject } from '../script/fields.ts';

/** One behaviour of one clause, as data: a match in shorthand, and what must come of it. */
export interface RuleCase {
  readonly clause: string;
  readonly it: string;
  readonly division?: JsonObject;
  readonly stage?: string;
  readonly options?: JsonObject;
  /** Belts of red and blue. */
  readonly ranks?: readonly [string | null, string | null];
  /** The bout that settles a team match; no match script can say that. */
  readonly tieBreak?: boolean;
  /** `m:ss do words...`: the words in the order of the match script's keys, then `key=value` or a bare flag. */
  readonly actions: readonly string[];
  readonly expect?: JsonObject;
  /** Part of the message, where the script must not be valid. */
  readonly invalid?: string;
}

/** The words that stand without a key, in their order. */
const words: Readonly<Record<string, readonly string[]>> = {
  'time-out': ['reason', 'side'],
  resume: ['position'],
  score: ['side', 'technique', 'landing'],
  attempt: ['side', 'technique'],
  'attempt-over': ['side'],
  advantage: ['side', 'reason'],
  foul: ['side', 'foul', 'technique'],
  submission: ['side', 'by', 'technique'],
  stoppage: ['side', 'by', 'reason'],
  unable: ['side', 'cause'],
  forfeit: ['side', 'reason'],
  disqualify: ['side', 'reason'],
  decision: ['side', 'criterion'],
  'coin-toss': ['side'],
  void: ['action'],
};
const flags = ['inTime', 'malicious', 'secured'];

/** What a case is fought under unless it says otherwise. */
const usual: Readonly<Record<string, Pick<RuleCase, 'division' | 'stage' | 'ranks'>>> = {
  five: {
    division: { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' },
  },
  classic: {
    division: { discipline: 'gi', event: 'single-rank' },
    stage: 'team',
    ranks: ['blue', 'blue'],
  },
  'bjj-advantage': { division: { discipline: 'gi', gender: 'male', rank: 'blue' } },
  'grappling-x': {
    division: { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'advanced' },
  },
};

/** The whole match script of a case. */
export function scriptOf(book: string, own: Omit<RuleCase, 'clause' | 'it'>): JsonObject {
  const given = { ...usual[book], ...own };
  const [red, blue] = given.ranks ?? [];
  return {
    format: 'threecount.match/1',
    rulebook: book,
    options: given.options ?? {},
    division: given.division ?? {},
    stage: given.stage ?? 'bracket',
    red: { name: 'Red', ...(red ? { rank: red } : {}) },
    blue: { name: 'Blue', ...(blue ? { rank: blue } : {}) },
    actions: given.actions.map(lineOf),
    ...(given.expect ? { expect: given.expect } : {}),
  };
}

/** One line of a script from its shorthand. */
export function lineOf(text: string): JsonObject {
  const [at, name = '', ...rest] = text.split(' ');
  if (name === 'override') return { at, do: name, ...override(rest) };
  const line: Record<string, unknown> = { at, do: name };
  const keys = [...(words[name] ?? [])];
  for (const word of rest) {
    const [key = '', value] = word.split('=');
    if (value !== undefined) line[key] = plain(value);
    else if (flags.includes(word)) line[word] = true;
    else line[keys.shift() ?? word] = plain(word);
  }
  return line;
}

function override(rest: readonly string[]): JsonObject {
  const [kind, what = '', ...changes] = rest;
  const by = { by: 'Head referee', reason: 'as seen' };
  if (kind === 'winner') return { ruling: { winner: what }, ...by };
  if (kind === 'reopen') return { ruling: { reopen: true, remaining: what }, ...by };
  const pairs = changes.map((change) => change.split('=')).map(([k, v]) => [k, Number(v)]);
  const numbers: unknown = Object.fromEntries(pairs);
  return { ruling: { adjust: { side: what, ...(isObject(numbers) ? numbers : {}) } }, ...by };
}

function plain(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
