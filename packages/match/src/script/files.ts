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

export function replayFile(file: ScriptFile): ReplayedFile {
  const parsed = parseMatchScriptText(file.text.replace(/^\uFEFF/, ''));
  if (!parsed.ok) {
    const { place, message, valid } = parsed;
    const names = valid && valid.length > 0 ? `; valid: ${valid.join(', ')}` : '';
    const line = `${file.name}: ${place}: ${message}${names}`;
    return { ok: false, file: file.name, message: line.replaceAll(/\s+/g, ' ') };
  }
  const script = parsed.value;
  const result = { file: file.name, ...replayScript(script) };
  const differences = script.expect ? checkExpect(result, script.expect) : [];
  return { ok: true, file: file.name, script, result, differences };
}
