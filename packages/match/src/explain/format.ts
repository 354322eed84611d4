import type { ExplainedLine, Explanation, StepTold } from './explanation.ts';
import { clockWords, tellDid } from './tell-did.ts';
import { tellFollowed, tellRemark } from './tell-followed.ts';
import { tellNeed } from './tell-need.ts';
import { tellConclusion, tellResult, tellStep } from './tell-why.ts';
import type { Voice } from './voice.ts';

/** A line in words: what was done, what followed, how it stands. */
export function tellLine(line: ExplainedLine, voice: Voice): readonly string[] {
  return [
    tellDid(line.did, voice),
    ...line.followed.map((said) => tellFollowed(said, voice)),
    ...line.remarks.map((remark) => tellRemark(remark, voice)),
  ];
}

const cited = (text: string, clauses: readonly string[]): string =>
  clauses.length === 0 ? text : `${text} [${clauses.join(' ')}]`;

/** The steps as numbered lines. */
function stepLines(steps: readonly StepTold[], voice: Voice): readonly string[] {
  return steps.map(({ said, standing, clauses }, i) => {
    const how = voice.say(`standing.${standing}`);
    return cited(`  ${i + 1}. ${tellStep(said, voice)} (${how})`, clauses);
  });
}

/** That time passed says nothing by itself. */
const says = (line: ExplainedLine): boolean => line.did.kind !== 'waited' || line.changes;

/** An explanation as lines of plain text. */
export function formatExplanation(explanation: Explanation, voice: Voice): readonly string[] {
  const { lines, why, due, needs } = explanation;
  const record = lines.filter(says).map((line) => {
    const number = line.index === null ? '' : String(line.index);
    const time = clockWords(line.elapsedMs).padStart(6);
    const text = `${number.padStart(3)} ${time}  ${tellLine(line, voice).join(' ')}`;
    return cited(text, line.clauses);
  });
  const reasons =
    why === null
      ? []
      : [
          cited(tellResult(why, voice), why.outcome.clauses),
          ...[...why.by, ...why.rest].map((said) => tellConclusion(said, voice)),
          ...stepLines(why.steps, voice),
        ];
  const open = [...needs.map((need) => tellNeed(need, voice)), ...stepLines(due, voice)];
  return [...record, '', ...reasons, ...open];
}
