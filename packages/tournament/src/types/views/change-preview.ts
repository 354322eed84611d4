import type { Effect } from '../../progress/preview.ts';
import type { MatchCard } from './match.ts';
import type { Podium } from './podium.ts';

/** What a correction, the return of a match, or an entry that leaves or comes back would make of the tournament; nothing is done yet. */
export interface ChangePreview {
  /** Each match that comes after the one acted on, and every other one that changes. */
  readonly matches: readonly {
    readonly effect: Effect;
    readonly before: MatchCard;
    readonly after: MatchCard;
  }[];
  /** The version of the stream that was looked at: what the action has to expect. */
  readonly version: number;
  /** What the action has to name as `seen`. */
  readonly needRuling: readonly string[];
  readonly podiums: readonly {
    readonly divisionId: string;
    readonly divisionName: string;
    readonly before: Podium;
    readonly after: Podium;
  }[];
}
