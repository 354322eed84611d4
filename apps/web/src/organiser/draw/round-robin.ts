import type { TournamentSettings } from '@threecount/tournament';

/** The ranges of sizes that can be drawn as a round robin. */
export const roundRobins: readonly string[] = ['3', '3–4', '3–5', '4', '4–5', '5'];

/** The range that such a text stands for; null: no round robin. */
export function roundRobinOf(text: string): TournamentSettings['roundRobin'] {
  const [from, to = from] = text.split('–').map(Number);
  return from === undefined || to === undefined || Number.isNaN(from) ? null : { from, to };
}
