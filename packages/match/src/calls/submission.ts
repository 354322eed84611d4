import { kindByTable } from '@threecount/rulebooks';
import { carryOut, disqualification, end, endingFor } from '../engine/ending.ts';
import { emit, note, type Run, refuse } from '../engine/run.ts';
import { type Late, otherSide } from '../engine/state.ts';
import { wonBy } from '../engine/verdict.ts';
import type { MatchAction, Method, Refusal } from '../types.ts';
import { settleFalls } from './foul.ts';
import { flagTechnique } from './legality.ts';
import { suffer } from './penalty.ts';

type Submission = Extract<MatchAction, { do: 'submission' }>;

/** The match ends; by a technique that is illegal in the division it is handled as the book says. */
export function callSubmission(run: Run, action: Submission, late: Late | null): Refusal | null {
  const { endings } = run.state.setup.rules;
  const rule = endings.submissions.find((row) => row.by === action.by);
  if (!rule) return refuse('not-in-rulebook', `This rulebook knows no submission by ${action.by}.`);
  const barred = flagTechnique(run, action.technique, action.side);
  if (barred && policyFor(run, action) !== 'stands') return illegal(run, action, late);
  note(run, `submission ${action.side}`, rule.clause);
  end(run, wonBy(action.side, rule.method as Method, [rule.clause]));
  return null;
}

/** What an illegal submission means: by its technique, or as the book says of all. */
function policyFor(run: Run, action: Submission): 'void-and-penalty' | 'disqualify' | 'stands' {
  const { endings, legality } = run.state.setup.rules;
  const row = legality.techniques[action.technique ?? ''];
  return row?.submission ?? endings.illegalSubmission.policy;
}

/** No submission: the attacker is punished, and the referee goes on or rules. */
function illegal(run: Run, action: Submission, late: Late | null): Refusal | null {
  const { endings, fouls, clock } = run.state.setup.rules;
  const { foul, unconscious, clause, restartStanding } = endings.illegalSubmission;
  note(run, 'no submission', clause);
  const rule = fouls.fouls.find((row) => row.code === foul);
  if (policyFor(run, action) === 'disqualify') {
    note(run, `disqualified ${action.side}`);
    end(run, disqualification(run.state, action.side, kindByTable(fouls, foul), [clause]));
    return null;
  }
  if (!rule) throw new Error(`the rulebook names no foul ${foul}`);
  const falls = suffer(run, action.side, rule, rule.plain);
  if (falls.length === 0 && action.by === 'unconscious' && unconscious) {
    const fouled = otherSide(action.side);
    carryOut(run, endingFor(run.state, unconscious, fouled, [clause]), false);
    return null;
  }
  if (falls.length === 0 && run.state.phase.is === 'running' && !late)
    emit(run, { type: 'MovementStopped', at: run.at, haltsClock: clock.stop.haltsClock });
  if (falls.length === 0 && restartStanding === true) emit(run, { type: 'StandingRestartDue' });
  settleFalls(run, falls);
  return null;
}
