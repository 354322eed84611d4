import { ruleMatch } from '../decide/correction.ts';
import { findMatch, needingRuling } from '../progress/find.ts';
import type { MatchId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import type { EntryMeasure, NeededRuling } from '../types/views.ts';
import { cardMaker, shortResult } from './match-card.ts';
import { competitorView, type People } from './people.ts';

/**
 * The matches that wait for a ruling, in the order of divisions and brackets.
 * @param now epoch ms.
 */
export function neededRulings(state: TournamentState, people: People, now: number): NeededRuling[] {
  const card = cardMaker(state, people, now);
  return needingRuling(state).flatMap((matchId) => {
    const found = findMatch(state, matchId);
    const record = found?.now.record ?? null;
    if (found === null || record === null) return [];
    const { red, blue } = record.entries;
    const fought = {
      red: competitorView(people, found.division, red),
      blue: competitorView(people, found.division, blue),
    };
    const result =
      record.result === null ? null : { ...shortResult(record.result), paper: record.paper };
    const may = {
      void: wouldBeTaken(state, matchId, 'void'),
      stands: wouldBeTaken(state, matchId, 'stands'),
    };
    return [{ card: card(found), fought, result, may }];
  });
}

function wouldBeTaken(
  state: TournamentState,
  matchId: MatchId,
  ruling: 'void' | 'stands',
): boolean {
  return ruleMatch(state, matchId, { type: 'rule-match', ruling, by: '-', reason: '-' }).ok;
}

/**
 * The entries that officials put out or the medical staff hold back.
 * @param now epoch ms.
 */
export function entryMeasures(state: TournamentState, now: number): EntryMeasure[] {
  const measures: EntryMeasure[] = [];
  for (const division of state.divisions.values()) {
    for (const { entry, disqualified } of division.entries.values()) {
      const held = state.holds.get(entry.personId);
      const over = held === undefined || (held.until !== null && held.until <= now);
      const hold = over ? null : held;
      if (disqualified === null && hold === null) continue;
      measures.push({ entryId: entry.entryId, disqualified, hold });
    }
  }
  return measures;
}
