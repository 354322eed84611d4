import type { Effect } from '../../progress/preview.ts';
import type { MatchCard } from './match.ts';
import type { Podium } from './podium.ts';

/** What a correction would make of the tournament; nothing is done yet. */
export interface CorrectionPreview {
  /** Each match that comes after the corrected one, and every other one that changes. */
  readonly matches: readonly {
    readonly effect: Effect;
    readonly before: MatchCard;
    readonly after: MatchCard;
  }[];
  /** What the correction has to name as `seen`. */
  readonly needRuling: readonly string[];
  readonly podiums: readonly {
    readonly divisionId: string;
    readonly divisionName: string;
    readonly before: Podium;
    readonly after: Podium;
  }[];
}
