import { gate, lateGraceMs } from '../engine/gate.ts';
import type { MatchState } from '../engine/state.ts';
import type { MatchAction } from '../types.ts';

type Do = MatchAction['do'];

/** The `do` names that would not be refused out of hand at a real time, to which the state is settled. */
export function mayNow(state: MatchState, at: number): readonly Do[] {
  return samples(state)
    .filter((group) => group.some((action) => gate(state, action, state.phase, at) === null))
    .flatMap((group) => (group[0] ? [group[0].do] : []))
    .filter((name) => name !== 'void' || state.log.some(isVoidable));
}

/** Real time up to which a late signal is taken; null where nothing was halted. */
export function lateUntil(state: MatchState, at: number): number | null {
  const last = Math.max(state.halt?.at ?? -1, state.bell?.at ?? -1);
  return last < 0 || last + lateGraceMs < at ? null : last + lateGraceMs;
}

const isVoidable = (entry: MatchState['log'][number]): boolean =>
  entry.kind === 'call' && entry.standing !== 'voided' && entry.action.do !== 'wait';

/** Actions of each name that are as likely to be taken as any. */
function samples(state: MatchState): readonly (readonly MatchAction[])[] {
  const { scoring, fouls, endings } = state.setup.rules;
  const side = 'red';
  return [
    [{ do: 'start' }],
    [{ do: 'stop' }],
    [{ do: 'time-out', reason: 'referee' }],
    [{ do: 'resume', inTime: true }],
    scoring.techniques.map(({ code }) => ({ do: 'score', side, technique: code, inBounds: false })),
    [{ do: 'attempt', side, technique: 'armbar' }],
    [{ do: 'attempt-over', side }],
    scoring.advantages ? [{ do: 'advantage', side, reason: 'aggression' }] : [],
    fouls.fouls.map(({ code }) => ({ do: 'foul', side, foul: code })),
    [{ do: 'submission', side, by: 'tap' }],
    [{ do: 'stoppage', side, by: 'referee', reason: 'danger' }],
    [{ do: 'unable', side, cause: 'accident' }],
    [{ do: 'forfeit', side, reason: 'request' }],
    [{ do: 'disqualify', side, reason: fouls.fouls[0]?.code ?? '' }],
    [{ do: 'decision', side }],
    endings.coinToss.known ? [{ do: 'coin-toss', side }] : [],
    endings.noContest.known ? [{ do: 'no-contest', reason: '' }] : [],
    [{ do: 'override', ruling: { adjust: { side } }, by: '', reason: '' }],
    [{ do: 'void', action: 0 }],
    [{ do: 'wait' }],
  ];
}
