export type * from './types/actions.ts';
export type * from './types/entities.ts';
export type * from './types/views.ts';
