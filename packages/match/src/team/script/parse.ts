import {
  books,
  type DivisionColumn,
  type ResolvedTeam,
  type Rulebook,
  resolveTeam,
  unknownName,
} from '@threecount/rulebooks';
import { fault, isObject, type JsonObject, type Parsed, unknownKey } from '../../script/fields.ts';
import { parseBook, texts } from '../../script/parse-script.ts';
import type { TeamSetup } from '../types.ts';
import { parseBout, parseTieBreak, type ScriptBout, type ScriptTieBreak } from './parse-bout.ts';
import { parseEntry } from './parse-entry.ts';

export const teamFormat = 'threecount.team-match/1';
const keys = [
  'format',
  'about',
  'rulebook',
  'event',
  'discipline',
  'options',
  'a',
  'b',
  'bouts',
  'tieBreak',
  'expect',
];

/** A team match script that is valid under its rulebook. */
export interface TeamScript {
  readonly about: string | null;
  readonly book: Rulebook;
  readonly setup: TeamSetup;
  readonly bouts: readonly ScriptBout[];
  readonly tieBreak: ScriptTieBreak | null;
  readonly expect: JsonObject | null;
}

/** Reads a team match script; what is not valid is named with its place and the names that would have been. */
export function parseTeamScript(value: JsonObject): Parsed<TeamScript> {
  const wrong = unknownKey(value, '', keys) ?? texts(value);
  if (wrong) return wrong;
  const book = parseBook(value['rulebook']);
  if (!book.ok) return book;
  const elsewhere = ofTournament(value['options'], book.value);
  if (elsewhere) return elsewhere;
  const rules = parseRules(value, book.value);
  if (!rules.ok) return rules;
  const a = parseEntry(value['a'], 'a', rules.value, book.value);
  if (!a.ok) return a;
  const b = parseEntry(value['b'], 'b', rules.value, book.value);
  if (!b.ok) return b;
  const bouts = parseBouts(value['bouts'], rules.value, book.value);
  if (!bouts.ok) return bouts;
  const tieBreak = parseTieBreak(value['tieBreak'], rules.value.size, book.value);
  if (!tieBreak.ok) return tieBreak;
  return {
    ok: true,
    value: {
      about: typeof value['about'] === 'string' ? value['about'] : null,
      book: book.value,
      setup: { rules: rules.value, teams: { a: a.value, b: b.value } },
      bouts: bouts.value,
      tieBreak: tieBreak.value,
      expect: isObject(value['expect']) ? value['expect'] : null,
    },
  };
}

/** A choice that no single team match hangs on. */
function ofTournament(options: unknown, { match }: Rulebook) {
  if (!isObject(options)) return null;
  const { settings = [] } = match.team ?? {};
  const found = settings.find(({ name, acrossMatches }) => acrossMatches && name in options);
  if (found === undefined) return null;
  return fault(`options.${found.name}`, 'is a setting of the tournament, not of a match');
}

/** The rules of a team match or of teams that are checked: `rulebook`, `event`, `discipline`, `options`. */
export function parseRules(value: JsonObject, book: Rulebook): Parsed<ResolvedTeam> {
  if (book.match.team === undefined) {
    const valid = books.filter(({ match }) => match.team !== undefined).map(({ id }) => id);
    return { ok: false, ...unknownName('rulebook', book.id, valid) };
  }
  const { event, discipline, options = {} } = value;
  if (!isObject(options)) return fault('options', 'must be an object');
  for (const [key, given] of Object.entries({ event, discipline }))
    if (given !== undefined && typeof given !== 'string') return fault(key, 'must be a code');
  const column = {
    ...(event === undefined ? {} : { event }),
    ...(discipline === undefined ? {} : { discipline }),
  };
  // A missing discipline is the book's to ask for.
  const resolved = resolveTeam(book, options, column as unknown as DivisionColumn);
  if (resolved.ok) return { ok: true, value: resolved.rules };
  const [problem] = resolved.problems;
  if (!problem) return fault('event', 'does not fit the rulebook');
  return { ok: false, ...problem, place: problem.place.replace(/^division\./, '') };
}

function parseBouts(
  value: unknown,
  { size }: ResolvedTeam,
  book: Rulebook,
): Parsed<readonly ScriptBout[]> {
  if (!Array.isArray(value)) return fault('bouts', 'must be a list');
  const out: ScriptBout[] = [];
  for (const [i, given] of value.entries()) {
    const bout = parseBout(given, `bouts[${i}]`, size, book);
    if (!bout.ok) return bout;
    out.push(bout.value);
  }
  return { ok: true, value: out };
}
