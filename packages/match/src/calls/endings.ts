import { kindByTable } from '@threecount/rulebooks';
import { carryOut, disqualification, end, endingFor } from '../engine/ending.ts';
import { note, type Run, refuse } from '../engine/run.ts';
import { wonBy } from '../engine/verdict.ts';
import type { MatchAction, Method, Refusal } from '../types.ts';

const unknown = (what: string): Refusal =>
  refuse('not-in-rulebook', `This rulebook does not know ${what}.`);

export function callStoppage(
  run: Run,
  action: Extract<MatchAction, { do: 'stoppage' }>,
): Refusal | null {
  const rule = run.state.setup.rules.endings.stoppages.find(
    (row) => row.reason === action.reason && (row.by ?? action.by) === action.by,
  );
  if (!rule) return unknown(`a stoppage for ${action.reason}`);
  note(run, `stoppage ${action.side}`, rule.clause);
  end(run, wonBy(action.side, rule.method as Method, [rule.clause]));
  return null;
}

/** One or both cannot go on: the book says who wins, or who has to be asked. */
export function callUnable(
  run: Run,
  action: Extract<MatchAction, { do: 'unable' }>,
): Refusal | null {
  const { unable, bothUnable } = run.state.setup.rules.endings;
  const { side, cause } = action;
  if (side === 'both') {
    const row = bothUnable.find((r) => r.causes.length === 0 || r.causes.includes(cause));
    if (!row) return unknown(`both unable by ${cause}`);
    note(run, 'both unable', row.clause);
    carryOut(run, endingFor(run.state, row.ends, 'red', [row.clause]), false);
    return null;
  }
  const row = unable.find((r) => r.cause === cause);
  if (!row) return unknown(`unable by ${cause}`);
  const { phase } = run.state;
  const waited = phase.is === 'awaiting' ? phase.clauses : [];
  note(run, `unable ${side}`, row.clause, ...waited);
  carryOut(run, endingFor(run.state, row.ends, side, [row.clause, ...waited]), false);
  return null;
}

export function callForfeit(
  run: Run,
  action: Extract<MatchAction, { do: 'forfeit' }>,
): Refusal | null {
  const rule = run.state.setup.rules.endings.forfeits.find((row) => row.reason === action.reason);
  if (!rule) return unknown(`a forfeit for ${action.reason}`);
  note(run, `forfeit ${action.side}`, rule.clause);
  carryOut(run, endingFor(run.state, rule.ends, action.side), false);
  return null;
}

/** The referee's own disqualification: no ladder step. */
export function callDisqualify(
  run: Run,
  action: Extract<MatchAction, { do: 'disqualify' }>,
): Refusal | null {
  const rules = run.state.setup.rules.fouls;
  const { fouls, reasons, unknown: unknownFoul } = rules;
  const { side, reason } = action;
  const foul = fouls.find((row) => row.code === reason);
  const listed = foul ?? reasons.find((row) => row.code === reason);
  if (!listed) {
    const valid = [...fouls, ...reasons].map((row) => row.code).join(', ');
    const message = `This rulebook does not know the reason ${reason} (${unknownFoul.clause}); it knows: ${valid}.`;
    return refuse('unknown-foul', message);
  }
  const kind = action.kind ?? kindByTable(rules, reason);
  const clause = foul?.disqualifyClause ?? listed.clause;
  note(run, `disqualified ${side}`, clause);
  end(run, disqualification(run.state, side, kind, [clause]));
  return null;
}
