import type { Patch } from '../schema/options.ts';
import type { Problem } from './problem.ts';

/** What an option changes in the book, or why it cannot be taken. */
export interface Reading {
  readonly patches: readonly Patch[];
  readonly problems: readonly Problem[];
}

export const refuse = (place: string, message: string, valid?: readonly string[]): Reading => ({
  patches: [],
  problems: [valid ? { place, message, valid } : { place, message }],
});
