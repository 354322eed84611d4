import type {
  CompetitorView,
  DivisionSummary,
  DivisionView,
  MatchCard,
  MatSummary,
  PodiumPlace,
  RoundView,
  SlotView,
} from '@threecount/tournament';

/** Builders for tests of the pages' logic: invented people, sensible defaults. */
export function competitor(entryId: string, over: Partial<CompetitorView> = {}): CompetitorView {
  return {
    entryId,
    personId: `p-${entryId}`,
    givenName: `Given${entryId}`,
    familyName: `Family${entryId}`,
    club: 'Northside Grappling',
    country: 'NO',
    seed: null,
    ...over,
  };
}

export function who(entryId: string): SlotView {
  return { kind: 'competitor', competitor: competitor(entryId) };
}

export function winnerOf(matchId: string, number = 1): SlotView {
  return { kind: 'winner-of', matchId, number };
}

export function card(matchId: string, over: Partial<MatchCard> = {}): MatchCard {
  return {
    matchId,
    number: 1,
    divisionId: 'd1',
    divisionName: 'Adults -70 kg',
    round: { kind: 'round', number: 1 },
    red: who('e1'),
    blue: who('e2'),
    standing: 'ready',
    matId: 'm1',
    matName: 'Mat 1',
    result: null,
    corrected: [],
    calls: [],
    exchanged: false,
    ruled: false,
    held: [],
    planned: null,
    clash: null,
    team: null,
    ...over,
  };
}

/** A mat with what waits for it. */
export function matSummary(over: Partial<MatSummary> = {}): MatSummary {
  const queue = over.queue ?? [];
  return {
    matId: 'm1',
    name: 'Mat 1',
    current: null,
    queue,
    left: queue.length,
    idleSince: null,
    lateMs: null,
    plannedEnd: null,
    sessions: null,
    breaks: [],
    plannedBreaks: [],
    ...over,
  };
}

export function round(
  kind: 'quarter-final' | 'semi-final' | 'final' | 'third-place',
  matches: readonly MatchCard[],
): RoundView {
  return { part: kind === 'third-place' ? 'finals' : 'main', round: { kind }, matches };
}

export function summary(over: Partial<DivisionSummary> = {}): DivisionSummary {
  return {
    divisionId: 'd1',
    name: 'Adults -70 kg',
    entries: 4,
    standing: 'drawn',
    format: 'single-elimination',
    matId: null,
    column: {
      column: {},
      standing: 'guessed',
      alternatives: [],
    } as unknown as DivisionSummary['column'],
    otherLengths: [],
    durationMs: 300_000,
    boutsPerMatch: 1,
    matches: { total: 4, done: 0 },
    ...over,
  };
}

export function divisionView(
  rounds: DivisionView['rounds'],
  over: Partial<DivisionSummary> = {},
  places: readonly PodiumPlace[] = [],
): DivisionView {
  return {
    summary: summary(over),
    seedText: 'x',
    plan: { format: 'single-elimination', thirdPlace: 'fought' },
    chosenPlan: null,
    entries: [],
    early: null,
    rounds,
    standings: [],
    latePlaces: [],
    podium: places.length === 0 ? { kind: 'open' } : { kind: 'places', places },
  };
}
