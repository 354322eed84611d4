import { remaining } from '../fold.ts';
import { type BoutLine, boutLine, type TeamMatchView, viewTeamMatch } from '../view.ts';
import type { TeamScript } from './parse.ts';
import { type PlayedBout, playTeamScript, type RejectedBout } from './replay.ts';

/** A bout with its line in the script. */
export interface ScriptBoutLine extends BoutLine {
  readonly index: number;
}

/** What a team match script came to. The names are the outside contract's; places are counted from 0. */
export interface TeamMatchResult extends Omit<TeamMatchView, 'bouts' | 'suddenDeath'> {
  readonly file?: string;
  readonly format: 'threecount.team-match-result/1';
  readonly rulebook: string;
  readonly event: string | null;
  readonly bouts: readonly ScriptBoutLine[];
  readonly suddenDeath: ScriptBoutLine | null;
  readonly rejected: readonly RejectedBout[];
}

/** Replays a team match script. */
export function replayTeamScript(script: TeamScript): TeamMatchResult {
  const { state, bouts, suddenDeath, rejected } = playTeamScript(script);
  const { rules } = state.setup;
  const view = viewTeamMatch(script.book, state);
  const line = (bout: PlayedBout, n: number): ScriptBoutLine => {
    const left = state.bouts[n]?.left ?? remaining(state);
    const { pairing, terms, result, flags } = bout;
    return { index: bout.index, ...boutLine(state.setup, pairing, terms, result, left, flags) };
  };
  const lines = bouts.map(line);
  const settling = suddenDeath && line(suddenDeath, bouts.length);
  const raised = [...lines, ...(settling ? [settling] : [])].flatMap(({ flags }) => flags);
  return {
    format: 'threecount.team-match-result/1',
    rulebook: rules.book.id,
    event: rules.division.event ?? null,
    ...view,
    bouts: lines,
    suddenDeath: settling,
    flags: [...new Set([...view.flags, ...raised])],
    rejected,
  };
}
