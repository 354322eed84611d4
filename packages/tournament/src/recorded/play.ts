import { books } from '@threecount/rulebooks';
import { CensusLog } from '../census/census-log.ts';
import { defaultSettings } from '../initial.ts';
import { progressOf } from '../progress/memo.ts';
import { entryOn, type MatchNow } from '../progress/types.ts';
import { otherSide, sides } from '../sides.ts';
import type { PaperResult } from '../types/actions.ts';
import type { StandingRules } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type { Candidate } from './candidates.ts';
import type { RecordedBracket, RecordedMatch } from './types.ts';

/** A recorded bracket played again in ours. */
export interface Played {
  readonly state: TournamentState;
  readonly division: DivisionState;
  /** By entry; those who left have none. */
  readonly names: ReadonlyMap<string, string>;
  /** False: a match of ours is still to be fought that the file has not. */
  readonly complete: boolean;
  /** Recorded matches of two people that have no match of ours. */
  readonly over: readonly RecordedMatch[];
}

const divisionId = 'd1';

/** Draws a bracket so that it has the recorded first round, and enters the recorded results one by one. */
export function playRecorded(
  { matches }: RecordedBracket,
  candidate: Candidate,
  restart: StandingRules['restart'],
): Played {
  const names = new Map<string, string>();
  const log = drawnAs(candidate, restart, names);
  const left = matches.filter(({ method }) => method !== null);
  for (;;) {
    const division = divisionOf(log);
    const ready = progressOf(log.state, division).matches.filter(
      ({ phase }) => phase === 'fightable',
    );
    const next = pairOf(ready, left, names);
    if (next === null) {
      const { complete } = progressOf(log.state, division);
      return { state: log.state, division, names, complete, over: left };
    }
    left.splice(left.indexOf(next.recorded), 1);
    const { matchId } = next.now.match;
    log.must('match', matchId, { type: 'enter-paper-result', result: next.result });
    if (next.recorded.method === 'no-show') leaveAbsent(log, next, left, names);
  }
}

/** Who did not come, and has no later match in the file, has left. */
function leaveAbsent(
  log: CensusLog,
  { now, result }: Next,
  left: readonly RecordedMatch[],
  names: ReadonlyMap<string, string>,
): void {
  const entryId = result.winner === null ? null : entryOn(now[otherSide(result.winner)]);
  const name = names.get(entryId ?? '');
  if (entryId === null || left.some((match) => sides.some((side) => match.names[side] === name)))
    return;
  log.must('entry', entryId, { type: 'withdraw-entry', reason: 'did not come' });
}

function divisionOf(log: CensusLog): DivisionState {
  const division = log.state.divisions.get(divisionId);
  if (division === undefined) throw new Error('the division is gone');
  return division;
}

function drawnAs(
  { plan, order }: Candidate,
  restart: StandingRules['restart'],
  names: Map<string, string>,
): CensusLog {
  const log = new CensusLog();
  const rulebook = books[0]?.id ?? '';
  const named = { name: 'Recorded', date: null, rulebook };
  log.must('tournament', 't1', { type: 'create-tournament', ...named });
  const standing = { ...defaultSettings.standing, restart };
  log.must('tournament', 't1', { type: 'set-settings', settings: { standing } });
  const column = {
    column: { discipline: 'no-gi' },
    standing: 'guessed',
    alternatives: [],
  } as const;
  log.must('division', divisionId, {
    type: 'create-division',
    divisionId,
    name: 'Recorded',
    column,
  });
  for (const [i, name] of order.entries()) {
    const entryId = `e${i + 1}`;
    if (name !== null) names.set(entryId, name);
    const entry = { entryId, personId: `p${i + 1}`, divisionId, seed: i + 1, rank: '' };
    const rest = { weightKg: null, notDrawn: null, withdrawn: null, rows: [] };
    log.must('entry', entryId, { type: 'enter', entry: { ...entry, ...rest } });
  }
  log.must('division', divisionId, { type: 'set-plan', plan });
  log.must('division', divisionId, { type: 'draw-division', seedText: 'recorded' });
  for (const [i, name] of order.entries()) {
    if (name === null) log.must('entry', `e${i + 1}`, { type: 'withdraw-entry', reason: 'left' });
  }
  return log;
}

interface Next {
  readonly now: MatchNow;
  readonly recorded: RecordedMatch;
  readonly result: PaperResult;
}

/** The first match of ours that can be fought and was. */
function pairOf(
  ready: readonly MatchNow[],
  left: readonly RecordedMatch[],
  names: ReadonlyMap<string, string>,
): Next | null {
  for (const now of ready) {
    const [red, blue] = sides.map((side) => names.get(entryOn(now[side]) ?? ''));
    const recorded = left.find(
      (match) =>
        (match.names.red === red && match.names.blue === blue) ||
        (match.names.red === blue && match.names.blue === red),
    );
    if (recorded !== undefined) {
      return { now, recorded, result: resultOf(recorded, recorded.names.red !== red) };
    }
  }
  return null;
}

/** @param turned whether red of ours is whom the file has as blue */
function resultOf({ winner, method, points }: RecordedMatch, turned: boolean): PaperResult {
  if (method === null) throw new Error('nobody met');
  const [red, blue] = turned ? [points.blue, points.red] : [points.red, points.blue];
  return {
    winner: winner !== null && turned ? otherSide(winner) : winner,
    method,
    red: { points: red },
    blue: { points: blue },
    elapsedMs: null,
    by: 'record',
  };
}
