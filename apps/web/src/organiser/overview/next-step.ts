import type { DivisionSummary, TournamentView } from '@threecount/tournament';

/** What the organiser does next. Each has its sentence in the messages and its page. */
export type NextStep =
  | 'import'
  | 'enter-teams'
  | 'draw'
  | 'add-mats'
  | 'assign'
  | 'open-tables'
  | 'running'
  | 'complete';

/** The first thing that is not done yet, in the order of a day. */
export function nextStep(
  view: Pick<TournamentView, 'counts' | 'mats'>,
  divisions: readonly DivisionSummary[],
  hasTeams = false,
): NextStep {
  const filled = divisions.filter((each) => each.entries > 0);
  if (view.counts.entries === 0) return hasTeams ? 'enter-teams' : 'import';
  if (filled.some((each) => each.standing === 'not-drawn')) return 'draw';
  const open = filled.filter((each) => each.standing !== 'complete' && each.standing !== 'empty');
  if (open.length === 0) return 'complete';
  if (view.mats.length === 0) return 'add-mats';
  if (open.some((each) => each.matId === null)) return 'assign';
  return view.counts.done === 0 ? 'open-tables' : 'running';
}
