import type { MatchSetup } from '@threecount/match';
import type { Rulebook } from '@threecount/rulebooks';
import { conditionsOf, entriesOf } from '../decide/match-open.ts';
import { officialOfMatch, setupOf } from '../engine/book.ts';
import { type FoundMatch, findMatch } from '../progress/find.ts';
import type { MatchId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import type { MatchForOfficials } from '../types/views.ts';

/** The book of a match and what it is fought under, or why that cannot be said. */
type Rules =
  | { readonly book: Rulebook; readonly setup: MatchSetup }
  | { readonly setup: null; readonly problem: string };

function rulesOf(state: TournamentState, found: FoundMatch): Rules {
  const record = found.division.matches.get(found.now.match.matchId);
  const bout = record === undefined || record.standing === 'released' ? null : record.bout;
  const book = state.books.get(bout?.bookHash ?? state.rulebook?.hash ?? '');
  if (book === undefined) return { setup: null, problem: 'no rulebook is chosen' };
  if (bout !== null) return { book, setup: bout.setup };
  const entries = entriesOf(found.now);
  if (entries === null) return { setup: null, problem: 'a side of this match is not known yet' };
  const { column, options, stage, ranks } = conditionsOf(state, found, entries, book);
  const made = setupOf(book, column, options, stage, ranks);
  return made.ok ? { book, setup: made.setup } : { setup: null, problem: made.refusal.message };
}

/** All that an official looks up about a match; null where no bracket has it. */
export function matchForOfficials(
  state: TournamentState,
  matchId: MatchId,
): MatchForOfficials | null {
  const found = findMatch(state, matchId);
  if (found === null) return null;
  const { division, now } = found;
  const { divisionId, name } = division;
  const named = { divisionId, name, matchId, number: now.number };
  const made = rulesOf(state, found);
  if (made.setup === null) {
    const ranks = { red: null, blue: null };
    return { ...named, ranks, official: null, problem: made.problem };
  }
  const { book, setup } = made;
  return {
    ...named,
    ranks: setup.ranks,
    official: officialOfMatch(book, setup, state.settings.options),
    problem: null,
  };
}

/** Where each clause of the book of a match stands in its text; empty where no bracket has the match. */
export function clausePlaces(
  state: TournamentState,
  matchId: MatchId,
): Readonly<Record<string, string>> {
  const found = findMatch(state, matchId);
  const made = found && rulesOf(state, found);
  return made && made.setup !== null ? made.book.clauses : {};
}
