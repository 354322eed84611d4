import { explainMatch } from '../explain/explain-match.ts';
import type { Explanation } from '../explain/explanation.ts';
import { type ScriptFile, scriptOfFile } from './files.ts';
import type { MatchScript } from './parse-script.ts';
import { playScript } from './replay.ts';

export type ExplainedFile =
  | {
      readonly ok: true;
      readonly file: string;
      readonly script: MatchScript;
      readonly explanation: Explanation;
      /** How many lines were refused. */
      readonly rejected: number;
    }
  /** No valid script: one line that names file, place and valid names. */
  | { readonly ok: false; readonly file: string; readonly message: string };

/** Replays a script and explains what came of it, refused lines included. */
export function explainFile(file: ScriptFile): ExplainedFile {
  const read = scriptOfFile(file);
  if (!read.ok) return read;
  const { state, rejected } = playScript(read.script);
  const refused = rejected.flatMap(({ index, message }) => {
    const action = read.script.actions[index];
    return action === undefined ? [] : [{ index, action, message }];
  });
  const explanation = explainMatch(state, state.lastAt, refused);
  return { ...read, explanation, rejected: rejected.length };
}
