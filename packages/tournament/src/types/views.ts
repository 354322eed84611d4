/* What screens are shown, by idea. */

export type * from './views/change-preview.ts';
export type * from './views/clubs.ts';
export type * from './views/division.ts';
export type * from './views/import.ts';
export type * from './views/mat.ts';
export type * from './views/match.ts';
export type * from './views/podium.ts';
export type * from './views/public-export.ts';
export type * from './views/rules.ts';
export type * from './views/ruling.ts';
export type * from './views/schedule.ts';
export type * from './views/scripts.ts';
export type * from './views/team-match.ts';
export type * from './views/team-paper.ts';
export type * from './views/teams.ts';
export type * from './views/tournament.ts';
