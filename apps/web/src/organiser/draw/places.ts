import type { CompetitorView, DivisionView, RoundView } from '@threecount/tournament';

/** Places of a draw that stand together: a match, or a pool. */
export interface PlaceGroup {
  readonly of: { readonly kind: 'match' | 'pool'; readonly number: number };
  readonly people: readonly CompetitorView[];
}

/**
 * The places of a drawn division, from top to bottom: everybody in the first match that they come to without fighting,
 * or pool by pool where all meet.
 */
export function placesOf(view: DivisionView): readonly PlaceGroup[] {
  if (view.standings.length > 0) {
    return view.standings.map(({ pool, rows }) => ({
      of: { kind: 'pool', number: pool },
      people: rows.map(({ competitor }) => competitor),
    }));
  }
  const seen = new Set<string>();
  return view.rounds.flatMap((round) => groupsOf(round, seen));
}

function groupsOf({ matches }: RoundView, seen: Set<string>): PlaceGroup[] {
  return matches.flatMap(({ red, blue, number }) => {
    const people = [red, blue].flatMap((slot) =>
      slot.kind === 'competitor' && !seen.has(slot.competitor.entryId) ? [slot.competitor] : [],
    );
    for (const { entryId } of people) seen.add(entryId);
    return people.length === 0 ? [] : [{ of: { kind: 'match', number } as const, people }];
  });
}

/** What becomes of a press on somebody: chosen, let go, or the two that change places. */
export type Press =
  | { readonly kind: 'chosen'; readonly entryId: string }
  | { readonly kind: 'let-go' }
  | { readonly kind: 'swap'; readonly a: string; readonly b: string };

export function pressed(chosen: string | null, entryId: string): Press {
  if (chosen === null) return { kind: 'chosen', entryId };
  return chosen === entryId ? { kind: 'let-go' } : { kind: 'swap', a: chosen, b: entryId };
}
