export type {
  BookEdition,
  DecideContext,
  TournamentDecision,
} from './decide/decision.ts';
export { decideTournament, streamKinds } from './decide/decide.ts';
export { unconfirmedTables as openTables } from './decide/occasion.ts';
export { drawObstacle } from './decide/division.ts';
export { evolveEvents, evolveTournament } from './evolve/evolve.ts';
export { streamVersion } from './evolve/version.ts';
export { divisionIdOf, type IdSource, idsAfter } from './ids.ts';
export * from './importing/index.ts';
export { defaultSettings, initialTournament } from './initial.ts';
export { compareIds, compareText } from './order.ts';
export type * from './types/actions.ts';
export type * from './types/entities.ts';
export type * from './types/events.ts';
export type * from './types/state.ts';
export type * from './types/stream.ts';
export type * from './types/views.ts';
