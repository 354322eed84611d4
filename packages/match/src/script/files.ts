import { checkExpect, type Difference } from './expect.ts';
import { type MatchScript, parseMatchScriptText } from './parse-script.ts';
import { replayScript } from './replay.ts';
import type { MatchResult } from './result.ts';

export interface ScriptFile {
  readonly name: string;
  readonly text: string;
}

export type ReplayedFile =
  | {
      readonly ok: true;
      readonly file: string;
      readonly script: MatchScript;
      readonly result: MatchResult;
      /** Against the script's `expect`; empty without one. */
      readonly differences: readonly Difference[];
    }
  /** No valid script: one line that names file, place and valid names. */
  | { readonly ok: false; readonly file: string; readonly message: string };

/** Replays files in their order. Reading them is the caller's affair. */
export function replayFiles(files: readonly ScriptFile[]): readonly ReplayedFile[] {
  return files.map(replayFile);
}

type FileScript =
  | { readonly ok: true; readonly file: string; readonly script: MatchScript }
  | Extract<ReplayedFile, { ok: false }>;

/** The match script of a file, or one line that says why it is none. */
export function scriptOfFile(file: ScriptFile): FileScript {
  const parsed = parseMatchScriptText(file.text.replace(/^\uFEFF/, ''));
  if (!parsed.ok) {
    const { place, message, valid } = parsed;
    const names = valid && valid.length > 0 ? `; valid: ${valid.join(', ')}` : '';
    const line = `${file.name}: ${place}: ${message}${names}`;
    return { ok: false, file: file.name, message: line.replaceAll(/\s+/g, ' ') };
  }
  return { ok: true, file: file.name, script: parsed.value };
}

export function replayFile(file: ScriptFile): ReplayedFile {
  const read = scriptOfFile(file);
  if (!read.ok) return read;
  const { script } = read;
  const result = { file: file.name, ...replayScript(script) };
  const differences = script.expect ? checkExpect(result, script.expect) : [];
  return { ok: true, file: file.name, script, result, differences };
}
