import type { Consequence, FoulRules } from '../schema/fouls.ts';
import type { DisqualificationKind } from '../screen-rules.ts';

/**
 * The kind of a referee's own disqualification for a foul or a reason, by the book's table: its own, that of the foul
 * without malice (on a ladder: of the step that disqualifies), or of the malicious one where only that puts out.
 * Undefined where the book knows no kinds, or not the code.
 */
export function kindByTable(rules: FoulRules, code: string): DisqualificationKind | undefined {
  if (rules.kinds === undefined) return undefined;
  const foul = rules.fouls.find((row) => row.code === code);
  if (!foul) return rules.reasons.find((row) => row.code === code)?.kind;
  const { kind, plain, malicious } = foul;
  return kind ?? kindOf(plain, rules) ?? kindOf(malicious, rules) ?? 'technical';
}

function kindOf(cost: Consequence, { ladders }: FoulRules): DisqualificationKind | undefined {
  switch (cost.does) {
    case 'disqualify':
    case 'warn-then-disqualify':
      return cost.kind;
    case 'ladder': {
      const rungs = ladders.find((ladder) => ladder.id === cost.ladder)?.rungs ?? [];
      const effects = rungs.flatMap((rung) => rung.effects);
      return effects.find((effect) => effect.do === 'disqualify')?.kind;
    }
    case 'record':
      return undefined;
  }
}
