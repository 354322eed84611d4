import { readPinnedBook } from '@threecount/rulebooks';
import type { OccasionEvent } from '../types/events.ts';
import type { TournamentState } from '../types/state.ts';

export function evolveOccasion(
  state: TournamentState,
  tournamentId: string,
  event: OccasionEvent,
): TournamentState {
  switch (event.type) {
    case 'TournamentCreated':
      return { ...state, tournamentId, name: event.name, date: event.date };
    case 'TournamentRenamed':
      return { ...state, name: event.name };
    case 'DateSet':
      return { ...state, date: event.date };
    case 'RulebookPinned': {
      const { rulebook, content } = event;
      return {
        ...state,
        rulebook,
        books: state.books.with(rulebook.hash, readPinnedBook(content)),
      };
    }
    case 'SettingsChanged':
      return { ...state, settings: event.settings };
    case 'TableConfirmed':
      return { ...state, confirmedTables: [...state.confirmedTables, event.table] };
    case 'Published':
      return { ...state, published: true };
    case 'TimeZoneSet':
      return { ...state, timeZone: event.timeZone };
    case 'SessionsSet':
      return { ...state, sessions: event.sessions };
    case 'ClubRulesSet':
      return { ...state, clubRules: event.rules };
    case 'ClubOrderRuled': {
      const { group, order, by, reason } = event;
      const others = state.clubOrders.filter((each) => each.group !== group);
      const ruled = order.length === 0 ? [] : [{ group, order, by, reason }];
      return { ...state, clubOrders: [...others, ...ruled] };
    }
    case 'ImportRecorded': {
      const { file, rows } = event;
      return { ...state, imports: [...state.imports, { file, rows }] };
    }
  }
}
