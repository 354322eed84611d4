import type { CompetitorView, NeededRuling } from '@threecount/tournament';
import { pairWords } from '../../parts/words.ts';

/** Both who fought, in one line. */
export function foughtPair({ fought }: Pick<NeededRuling, 'fought'>): string {
  const slot = (competitor: CompetitorView) => ({ kind: 'competitor', competitor }) as const;
  return pairWords({ red: slot(fought.red), blue: slot(fought.blue) });
}

/** Who of those won; null where nobody did, or it is not over. */
export function wonBy({
  fought,
  result,
}: Pick<NeededRuling, 'fought' | 'result'>): CompetitorView | null {
  return result === null || result.winner === null ? null : fought[result.winner];
}
