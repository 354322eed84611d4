import { PersistentMap } from './collections/persistent-map.ts';
import type { ClubRules } from './types/clubs.ts';
import type { TournamentSettings } from './types/entities.ts';
import type { TournamentState } from './types/state.ts';

/** The settings of a new tournament. */
export const defaultSettings: TournamentSettings = {
  formats: [
    { from: 2, to: 2, plan: { format: 'best-of-three' } },
    { from: 3, to: null, plan: { format: 'single-elimination', thirdPlace: 'shared' } },
  ],
  standing: {
    steps: ['wins', 'mutual', 'submissions', 'difference', 'points'],
    restart: 'again',
    withdrawn: 'walkovers',
  },
  calls: { number: 3, intervalSeconds: 90 },
  rest: 'match-length',
  options: {},
};

/** How clubs are ranked in a new tournament. */
export const defaultClubRules: ClubRules = {
  by: 'club',
  points: [9, 3, 1],
  aloneCounts: false,
  ties: ['golds', 'silvers', 'bronzes', 'higher-belt', 'heavier-class'],
};

const initial: TournamentState = {
  tournamentId: '',
  version: 0,
  position: 0,
  step: 0,
  lastInstant: 0,
  name: '',
  date: null,
  published: false,
  settings: defaultSettings,
  timeZone: null,
  sessions: [],
  clubRules: defaultClubRules,
  clubOrders: [],
  rulebook: null,
  books: PersistentMap.empty(),
  confirmedTables: [],
  imports: [],
  divisions: PersistentMap.empty(),
  entryDivisions: PersistentMap.empty(),
  personEntries: PersistentMap.empty(),
  mats: PersistentMap.empty(),
  holds: new Map(),
  barred: new Map(),
  nextNumber: 1,
  lastIds: { p: 0, e: 0, d: 0, m: 0 },
  strayVersions: PersistentMap.empty(),
  unknownEvents: [],
};

/** The state before the first envelope of a tournament's log. */
export function initialTournament(): TournamentState {
  return initial;
}
