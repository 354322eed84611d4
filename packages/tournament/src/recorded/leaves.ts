import { sides } from '../sides.ts';
import type { No, RecordedBracket, RecordedMatch } from './types.ts';

/** Who stands in the first round of a knock-out from top to bottom by name; null: nobody. */
export type Leaves = readonly (string | null)[];

/**
 * The first round of a recorded knock-out, found from the final down: each side of a match comes from the match of the
 * round before that they won. Refused: a round is missing or not whole, or somebody goes on who has not won.
 */
export function leavesOf({ matches }: RecordedBracket): { ok: true; leaves: Leaves } | No {
  const rounds = new Map<number, RecordedMatch[]>();
  for (const match of matches) {
    if (match.stage.kind !== 'knock-out') continue;
    const { matches: size } = match.stage;
    rounds.set(size, [...(rounds.get(size) ?? []), match]);
  }
  const first = Math.max(...rounds.keys());
  for (let size = first; size >= 1; size /= 2) {
    if (rounds.get(size)?.length !== size) return no('a round of the knock-out is not whole');
  }
  const [final] = rounds.get(1) ?? [];
  if (final === undefined) return no('there is no final');
  const leaves = below(final, 1, first, rounds);
  return 'message' in leaves ? leaves : { ok: true, leaves };
}

const no = (message: string): No => ({ ok: false, message });

function below(
  match: RecordedMatch,
  size: number,
  first: number,
  rounds: ReadonlyMap<number, readonly RecordedMatch[]>,
): Leaves | No {
  if (size === first) return sides.map((side) => match.names[side]);
  const leaves: (string | null)[] = [];
  for (const side of sides) {
    const name = match.names[side];
    if (name === null) {
      leaves.push(...Array.from({ length: first / size }, () => null));
      continue;
    }
    const from = rounds.get(size * 2)?.find(({ names }) => sides.some((s) => names[s] === name));
    if (from === undefined) return no(`row ${match.row}: somebody was not in the round before`);
    if (from.winner === null || from.names[from.winner] !== name) {
      return no(`row ${match.row}: somebody goes on who has not won row ${from.row}`);
    }
    const part = below(from, size * 2, first, rounds);
    if ('message' in part) return part;
    leaves.push(...part);
  }
  return leaves;
}
