import type { FoulRules } from '../schema/fouls.ts';
import type { DisqualificationKind } from '../screen-rules.ts';

/**
 * The kind of a referee's own disqualification for a foul or a reason, by the book's table: that of the foul without
 * malice, or of the malicious one where only that puts out. Undefined where the book knows no kinds, or not the code.
 */
export function kindByTable(
  { kinds, fouls, reasons }: FoulRules,
  code: string,
): DisqualificationKind | undefined {
  if (kinds === undefined) return undefined;
  const foul = fouls.find((row) => row.code === code);
  if (!foul) return reasons.find((row) => row.code === code)?.kind;
  const { kind, plain, malicious } = foul;
  if (kind !== undefined) return kind;
  if (plain.does === 'disqualify') return plain.kind;
  return malicious.does === 'disqualify' ? malicious.kind : 'technical';
}
