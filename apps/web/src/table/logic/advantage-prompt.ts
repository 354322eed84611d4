import type { MatchView } from '@threecount/match';
import type { ScreenPrompt, ScreenRules } from '@threecount/rulebooks';

type Seen = Pick<MatchView, 'status' | 'clock' | 'red' | 'blue'>;

/** The advantage that the officials are asked for now: late in a match that is level. Null: none. */
export function promptedAdvantage(
  { status, clock, red, blue }: Seen,
  { advantagePrompt }: Pick<ScreenRules, 'advantagePrompt'>,
): ScreenPrompt | null {
  const { remainingMs } = clock;
  if (advantagePrompt === undefined || remainingMs === null || remainingMs <= 0) return null;
  const fought = status === 'running' || status === 'stopped' || status === 'timed-out';
  const level = red.points === blue.points && red.advantages === blue.advantages;
  return fought && level && remainingMs <= advantagePrompt.lastMs ? advantagePrompt : null;
}
