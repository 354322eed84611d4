import type { BracketMatch } from '../types/entities.ts';

/** True where the draw itself puts a bye on a side. */
export function isBye(match: BracketMatch): boolean {
  return match.red.kind === 'bye' || match.blue.kind === 'bye';
}
