import { findBook, type Rulebook, resolveRules } from '@threecount/rulebooks';
import { checkExpect } from '../script/expect.ts';
import { type MatchScript, parseMatchScript } from '../script/parse-script.ts';
import { replayScript } from '../script/replay.ts';
import { type RuleCase, scriptOf } from './rule-case.ts';

/**
 * Plays a rule case: what is not as it says, as lines; empty where it holds. In `expect`, `codes` are the refusals by line,
 * compared whole; `effects` what the accepted lines did, and `cites` the clauses that they rest on.
 */
export function runCase(book: string, given: RuleCase): readonly string[] {
  const script = parseMatchScript(scriptOf(book, given));
  if (given.invalid !== undefined) {
    const said = script.ok ? 'valid' : `${script.place}: ${script.message}`;
    return said.includes(given.invalid) ? [] : [`${said}, not ${given.invalid}`];
  }
  if (!script.ok) return [`${script.place}: ${script.message}`];
  const result = replayScript(
    given.tieBreak === true ? asTieBreak(book, script.value) : script.value,
  );
  const codes = Object.fromEntries(result.rejected.map((line) => [String(line.index), line.code]));
  const effects = Object.fromEntries(result.actions.map((line) => [line.index, line.effect]));
  const cites = Object.fromEntries(result.actions.map((line) => [line.index, line.clauses]));
  const differences = checkExpect({ ...result, codes, effects, cites }, given.expect ?? {});
  const lines = differences.map(
    ({ place, expected, found }) =>
      `${place}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`,
  );
  const wanted = given.expect?.['codes'];
  if (wanted === undefined)
    return result.rejected.length > 0 ? [...lines, refusedLine(codes)] : lines;
  return JSON.stringify(wanted) === JSON.stringify(codes) ? lines : [...lines, refusedLine(codes)];
}

const refusedLine = (codes: object): string => `refused lines: ${JSON.stringify(codes)}`;

/** The same script as the bout that settles a team match. */
function asTieBreak(id: string, script: MatchScript): MatchScript {
  const { rules, stage, ranks } = script.setup;
  const book: Rulebook | undefined = findBook(id);
  if (!book) throw new Error(`no rulebook ${id}`);
  const bout = { stage, ranks: [ranks.red, ranks.blue], tieBreak: true };
  const resolved = resolveRules(book, rules.options, rules.division, bout);
  if (!resolved.ok) throw new Error(`no rules for a tie-break bout of ${id}`);
  return { ...script, setup: { rules: resolved.rules, stage, ranks } };
}
