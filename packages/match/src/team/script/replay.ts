import { apply, noteRejected } from '../../engine/decide.ts';
import { initialState, type MatchState } from '../../engine/state.ts';
import type { Refusal, TimedAction } from '../../types.ts';
import { settledAt } from '../../view/status.ts';
import { type BoutTerms, boutResult, dueBout } from '../bout.ts';
import { initialTeamState, takeBout, takePick, takeSuddenDeath } from '../fold.ts';
import { type BoutResult, type ByTeam, type Pairing, type TeamState, teams } from '../types.ts';
import { withdraw } from '../withdraw.ts';
import { refused } from '../words.ts';
import type { TeamScript } from './parse.ts';
import type { ScriptBout } from './parse-bout.ts';

/** A bout as it was replayed. `result` null: its actions do not end it. */
export interface PlayedBout {
  /** The bout's line in the script; that after the last one for the bout that settles the match. */
  readonly index: number;
  readonly pairing: Pairing;
  readonly terms: BoutTerms;
  readonly result: BoutResult | null;
  /** Of the bout's own actions. */
  readonly flags: readonly string[];
}

/** What was not taken: a bout, or with `action` one line of it. */
export interface RejectedBout extends Refusal {
  readonly index: number;
  readonly action?: number;
}

export interface PlayedTeamMatch {
  readonly state: TeamState;
  readonly bouts: readonly PlayedBout[];
  readonly suddenDeath: PlayedBout | null;
  readonly rejected: readonly RejectedBout[];
}

/** Replays a team match script: each bout is taken or rejected, and both keep their numbers. */
export function playTeamScript(script: TeamScript): PlayedTeamMatch {
  let state = initialTeamState(script.setup);
  const bouts: PlayedBout[] = [];
  const rejected: RejectedBout[] = [];
  let open = false;
  for (const [index, bout] of script.bouts.entries()) {
    const over = state.phase.is === 'ended';
    state = withdrawn(state, bout.unavailable);
    const due = state.phase.is === 'bout' && !open ? dueBout(script.book, state) : null;
    const follows = index < script.bouts.length - 1;
    if (saysWhoIsOut(bout) && !over && (follows || (due === null && !open))) continue;
    if (due === null) {
      rejected.push({ index, ...whyNot(state, open) });
      continue;
    }
    const { pairing, terms } = due;
    const played = 'result' in bout ? given(bout.result) : fought(terms, bout.actions);
    rejected.push(...played.rejected.map((line) => ({ index, ...line })));
    if (played.result === null) open = true;
    else state = taken(takeBout(state, played.result));
    const { result, flags } = played;
    bouts.push({ index, pairing, terms, result, flags });
  }
  return settling(script, { state, bouts, suddenDeath: null, rejected });
}

/** A line without a bout, where nothing was done in one: it says only who cannot fight any more. */
const saysWhoIsOut = (bout: ScriptBout): boolean =>
  'actions' in bout &&
  bout.actions.length === 0 &&
  teams.some((team) => bout.unavailable[team].length > 0);

/** Why no bout can be taken now. */
function whyNot(state: TeamState, open: boolean): Refusal {
  if (open) return refused('bout-not-ended').refusal;
  return refused(state.phase.is === 'ended' ? 'match-over' : 'awaiting-ruling').refusal;
}

function taken(outcome: ReturnType<typeof takeBout>): TeamState {
  if (!outcome.ok) throw new Error(`what was due is refused: ${outcome.refusal.message}`);
  return outcome.state;
}

function withdrawn(state: TeamState, places: ByTeam<readonly number[]>): TeamState {
  let now = state;
  for (const team of teams)
    for (const place of places[team]) {
      const gone = withdraw(now, team, place);
      if (gone.ok) now = gone.state;
    }
  return now;
}

interface Fought {
  readonly result: BoutResult | null;
  readonly flags: readonly string[];
  readonly rejected: readonly (Refusal & { readonly action: number })[];
}

const given = (result: BoutResult): Fought => ({ result, flags: [], rejected: [] });

/** A bout from what its officials did. */
function fought({ setup }: BoutTerms, actions: readonly TimedAction[]): Fought {
  let state: MatchState = initialState(setup);
  const rejected: (Refusal & { readonly action: number })[] = [];
  for (const [action, line] of actions.entries()) {
    const applied = apply(state, line);
    if (!applied.ok) rejected.push({ action, ...applied.refusal });
    state = applied.ok ? applied.state : noteRejected(state, line.at);
  }
  // Time has passed up to the last line also where that one was not taken.
  return { result: boutResult(settledAt(state, state.lastAt)), flags: state.flags, rejected };
}

/** The picks, and the bout that settles the match. */
function settling(script: TeamScript, before: PlayedTeamMatch): PlayedTeamMatch {
  const { tieBreak, book } = script;
  const index = script.bouts.length;
  if (tieBreak === null) return before;
  const { rejected } = before;
  let { state } = before;
  for (const team of teams) {
    const picked = takePick(state, team, tieBreak.picks[team]);
    if (!picked.ok) return { ...before, rejected: [...rejected, { index, ...picked.refusal }] };
    state = picked.state;
  }
  const due = dueBout(book, state);
  if (due === null || tieBreak.bout === null) return { ...before, state };
  const { pairing, terms } = due;
  const played =
    'winner' in tieBreak.bout
      ? given(named(tieBreak.bout.winner))
      : fought(terms, tieBreak.bout.actions);
  if (played.result?.winner) state = taken(takeSuddenDeath(state, played.result));
  const { result, flags } = played;
  return {
    ...before,
    state,
    suddenDeath: { index, pairing, terms, result, flags },
    rejected: [...rejected, ...played.rejected.map((line) => ({ index, ...line }))],
  };
}

/** A bout of which only the winner is told. */
const named = (winner: 'a' | 'b'): BoutResult => ({
  winner,
  method: 'sudden-death',
  warnings: { a: 0, b: 0 },
  submission: null,
  barred: [],
  clauses: [],
});
