import { unknownName } from '@threecount/rulebooks';
import { parseTeamScript, type TeamScript, teamFormat } from '../team/script/parse.ts';
import { replayTeamScript, type TeamMatchResult } from '../team/script/result.ts';
import { checkExpect, type Difference } from './expect.ts';
import { fault, isObject, type Parsed } from './fields.ts';
import { JsonFault, readJson } from './json.ts';
import { type MatchScript, matchFormat, parseMatchScript } from './parse-script.ts';
import { replayScript } from './replay.ts';
import type { MatchResult } from './result.ts';

export interface ScriptFile {
  readonly name: string;
  readonly text: string;
}

/** No valid script: one line that names file, place and valid names. */
interface NoScript {
  readonly ok: false;
  readonly file: string;
  readonly message: string;
}

interface Replayed {
  readonly ok: true;
  readonly file: string;
  /** Against the script's `expect`; empty without one. */
  readonly differences: readonly Difference[];
}

export type ReplayedFile =
  | (Replayed & {
      readonly kind: 'match';
      readonly script: MatchScript;
      readonly result: MatchResult;
    })
  | (Replayed & {
      readonly kind: 'team-match';
      readonly script: TeamScript;
      readonly result: TeamMatchResult;
    })
  | NoScript;

/** Replays files in their order. Reading them is the caller's affair. */
export function replayFiles(files: readonly ScriptFile[]): readonly ReplayedFile[] {
  return files.map(replayFile);
}

type FileScript =
  | { readonly ok: true; readonly file: string; readonly script: MatchScript }
  | NoScript;

/** The JSON of a file. A byte order mark is no part of it; a key that stands twice is no valid script. */
function readText(text: string): Parsed<unknown> {
  try {
    return { ok: true, value: readJson(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    if (error instanceof JsonFault) return fault(error.place, error.message);
    throw error;
  }
}

function noScript(file: string, parsed: Extract<Parsed<never>, { ok: false }>): NoScript {
  const { place, message, valid } = parsed;
  const names = valid && valid.length > 0 ? `; valid: ${valid.join(', ')}` : '';
  const line = `${file}: ${place}: ${message}${names}`;
  return { ok: false, file, message: line.replaceAll(/\s+/g, ' ') };
}

/** The match script of a file, or one line that says why it is none. */
export function scriptOfFile(file: ScriptFile): FileScript {
  const text = readText(file.text);
  const parsed = text.ok ? parseMatchScript(text.value) : text;
  if (!parsed.ok) return noScript(file.name, parsed);
  return { ok: true, file: file.name, script: parsed.value };
}

/** Replays a script of one match or of a match of two teams, as its format says. */
export function replayFile(file: ScriptFile): ReplayedFile {
  const text = readText(file.text);
  if (!text.ok) return noScript(file.name, text);
  const { value } = text;
  const format = isObject(value) ? value['format'] : undefined;
  if (isObject(value) && format === teamFormat) return replayedTeams(file.name, value);
  if (isObject(value) && format !== matchFormat)
    return noScript(file.name, {
      ok: false,
      ...unknownName('format', format, [matchFormat, teamFormat]),
    });
  const parsed = parseMatchScript(value);
  if (!parsed.ok) return noScript(file.name, parsed);
  const script = parsed.value;
  const result = { file: file.name, ...replayScript(script) };
  const differences = script.expect ? checkExpect(result, script.expect) : [];
  return { ok: true, kind: 'match', file: file.name, script, result, differences };
}

function replayedTeams(file: string, value: Parameters<typeof parseTeamScript>[0]): ReplayedFile {
  const parsed = parseTeamScript(value);
  if (!parsed.ok) return noScript(file, parsed);
  const script = parsed.value;
  const result = { file, ...replayTeamScript(script) };
  const differences = script.expect ? checkExpect(result, script.expect) : [];
  return { ok: true, kind: 'team-match', file, script, result, differences };
}
