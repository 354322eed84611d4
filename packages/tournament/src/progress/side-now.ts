import { type Standing, standingsOf } from '../results/standings.ts';
import { sides } from '../sides.ts';
import type { Bracket, EntryId, MatchId, Slot } from '../types/entities.ts';
import type { DivisionState } from '../types/state.ts';
import { poolMatches } from './bracket-order.ts';
import {
  entryOn,
  isOver,
  loserOf,
  type MatchNow,
  type OutSince,
  type Progress,
  type SideNow,
  sideOfSlot,
  winnerOf,
} from './types.ts';

const bye: SideNow = { kind: 'bye' };
const nobody: SideNow = { kind: 'nobody' };

/** Who comes by the slots of one bracket, from the matches folded so far: those before the match that asks. */
export class Sides {
  readonly #division: DivisionState;
  readonly #bracket: Bracket;
  readonly #byId: Progress['byId'];
  readonly #byIndex: readonly MatchNow[];
  readonly #outSince: OutSince;
  readonly #ranked = new Map<number, readonly Standing[]>();

  constructor(
    division: DivisionState,
    bracket: Bracket,
    byId: Progress['byId'],
    byIndex: readonly MatchNow[],
    outSince: OutSince,
  ) {
    this.#division = division;
    this.#bracket = bracket;
    this.#byId = byId;
    this.#byIndex = byIndex;
    this.#outSince = outSince;
  }

  of(slot: Slot): SideNow {
    switch (slot.kind) {
      case 'competitor':
        return { kind: 'entry', entryId: slot.entryId };
      case 'bye':
      case 'nobody':
        return slot;
      case 'winner-of':
        return this.#winnerOf(this.#source(slot.matchId));
      case 'loser-of':
        return this.#loserOf(this.#source(slot.matchId));
      case 'beaten-by':
        return this.#beatenBy(this.#source(slot.matchId), slot.column);
      case 'placed':
        return this.#placed(slot.pool, slot.place);
    }
  }

  /** The step of the fold since which it is known who comes. */
  knownSince(slot: Slot): number {
    if (slot.kind === 'placed') {
      const all = this.#pool(slot.pool).map(({ since }) => since);
      const ruledAt = this.#rowOf(slot.pool, slot.place)?.ruledAt ?? 0;
      return Math.max(ruledAt, ...all);
    }
    return 'matchId' in slot ? this.#source(slot.matchId).since : 0;
  }

  #winnerOf(source: MatchNow): SideNow {
    const { red, blue } = source;
    // A match with a bye hands on who is on its other side, known or not.
    if (red.kind === 'bye') return blue;
    if (blue.kind === 'bye') return red;
    if (!isOver(source.phase)) return waits('winner-of', source);
    return entryOrNobody(winnerOf(source));
  }

  #loserOf(source: MatchNow): SideNow {
    if (source.red.kind === 'bye' || source.blue.kind === 'bye') return bye;
    if (!isOver(source.phase)) return waits('loser-of', source);
    return this.#whoLost(source);
  }

  /**
   * Who did not come is not there for another match; who was disqualified goes on only where the book says so. A team
   * goes on where its disqualification cost no more than that match.
   */
  #whoLost(source: MatchNow): SideNow {
    if (source.how === 'no-show') return nobody;
    const isOut =
      source.how === 'disqualification' ||
      (source.how === 'team-disqualification' && isBarred(source, loserOf(source)));
    const goesOn = !isOut || this.#bracket.disqualifiedGoOn;
    return goesOn ? entryOrNobody(loserOf(source)) : nobody;
  }

  #beatenBy(source: MatchNow, column: number): SideNow {
    if (!isOver(source.phase)) {
      return { kind: 'unknown', from: 'beaten-by', matchId: source.match.matchId };
    }
    const champion = winnerOf(source);
    if (champion === null) return nobody;
    for (let now = source; ; ) {
      if (now.match.column === column) {
        return now.red.kind === 'bye' || now.blue.kind === 'bye' ? bye : this.#whoLost(now);
      }
      const side = entryOn(now.red) === champion ? 'red' : 'blue';
      const slot = now.match[sideOfSlot(now, side)];
      if (!('matchId' in slot))
        throw new Error(`${champion} came to ${now.match.matchId} from none`);
      now = this.#source(slot.matchId);
    }
  }

  #placed(pool: number, place: number): SideNow {
    const matches = this.#pool(pool);
    const waiting = { kind: 'unknown', from: 'placed', pool, place } as const;
    if (!matches.every(({ phase }) => isOver(phase))) return { ...waiting, level: false };
    const ranked = this.#ranking(pool, matches);
    const row = this.#rowOf(pool, place);
    if (row === undefined || row.placedBy === 'barred' || row.placedBy === 'withdrawn') {
      return nobody;
    }
    const alone = ranked.filter((other) => other.place === row.place).length === 1;
    return alone ? { kind: 'entry', entryId: row.entryId } : { ...waiting, level: true };
  }

  #rowOf(pool: number, place: number): Standing | undefined {
    return this.#ranking(pool, this.#pool(pool))[place - 1];
  }

  #ranking(pool: number, matches: readonly MatchNow[]): readonly Standing[] {
    const found = this.#ranked.get(pool);
    if (found !== undefined) return found;
    const { standing, pools } = this.#bracket;
    const entries = pools[pool - 1] ?? [];
    const ranked = standingsOf(this.#division, entries, matches, standing, this.#outSince);
    this.#ranked.set(pool, ranked);
    return ranked;
  }

  #pool(pool: number): MatchNow[] {
    const matches = poolMatches(this.#bracket, pool).map((i) => this.#byIndex[i]);
    return matches.filter((now) => now !== undefined);
  }

  #source(matchId: MatchId): MatchNow {
    const source = this.#byId.get(matchId);
    if (source === undefined) throw new Error(`${matchId} stands after a match that waits for it`);
    return source;
  }
}

function waits(from: 'winner-of' | 'loser-of', source: MatchNow): SideNow {
  return { kind: 'unknown', from, matchId: source.match.matchId };
}

/** Whether the result of a match puts an entry out of the tournament. */
function isBarred({ record }: MatchNow, entryId: EntryId | null): boolean {
  return sides.some(
    (side) => record?.entries[side] === entryId && record?.result?.barred.includes(side) === true,
  );
}

function entryOrNobody(entryId: EntryId | null): SideNow {
  return entryId === null ? nobody : { kind: 'entry', entryId };
}
