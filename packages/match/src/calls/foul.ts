import type { Consequence, FoulRule } from '@threecount/rulebooks';
import { carryOut, disqualification, end, endingFor, recompute } from '../engine/ending.ts';
import { emit, note, type Run, refuse } from '../engine/run.ts';
import { type Late, sides } from '../engine/state.ts';
import type { Verdict } from '../engine/verdict.ts';
import type { MatchAction, Refusal, Side } from '../types.ts';
import { isAfterEnd, isHalted } from './halted.ts';
import { allFall, climb, type Fall, suffer } from './penalty.ts';

type Foul = Extract<MatchAction, { do: 'foul' }>;

/** The ladder's next step, a warning outside it, or disqualification, as the book says. */
export function callFoul(run: Run, action: Foul, late: Late | null): Refusal | null {
  const { fouls } = run.state.setup.rules;
  const rule = fouls.fouls.find((foul) => foul.code === action.foul);
  if (!rule) {
    const valid = fouls.fouls.map((foul) => foul.code).join(', ');
    const message = `This rulebook names no foul ${action.foul} here (${fouls.unknown.clause}); it names: ${valid}.`;
    return refuse('unknown-foul', message);
  }
  const who: readonly Side[] = action.side === 'both' ? ['red', 'blue'] : [action.side];
  if (!late && rule.afterEnd && isAfterEnd(run.state.phase)) {
    afterEnd(run, action, rule, who);
    return null;
  }
  note(run, '', rule.clause, ...(action.technique ? [rule.techniqueClause ?? rule.clause] : []));
  const inStop = isHalted(run.state.phase) && late !== 'running';
  const chosen = consequenceOf(run, rule, action);
  const harm = action.outcome === 'injury' ? [fouls.harm.clause] : [];
  const punish = punisher(run, rule, chosen, who, harm);
  const falls: Fall[] = [];
  for (const side of who) {
    emit(run, { type: 'FoulCalled', side, at: run.at, inStop });
    lookAtScores(run, side);
    falls.push(...punish(side));
  }
  if (falls.length === 0 && who.length > 1 && fouls.bothRestartStanding)
    emit(run, { type: 'StandingRestartDue' });
  settleFalls(run, falls);
  return null;
}

/** What each side suffers; where both would fall by their ladders, the book may let both fight on. */
function punisher(
  run: Run,
  rule: FoulRule,
  chosen: Consequence,
  who: readonly Side[],
  harm: readonly string[],
): (side: Side) => readonly Fall[] {
  const { bothByLadder } = run.state.setup.rules.fouls;
  if (chosen.does === 'ladder' && who.length > 1 && bothByLadder === 'fight-on') {
    const spared = allFall(run, who, rule, chosen);
    return (side) => climb(run, side, rule, chosen, spared);
  }
  return (side) => suffer(run, side, rule, chosen, harm);
}

function consequenceOf(run: Run, rule: FoulRule, action: Foul): Consequence {
  const { clock, setup } = run.state;
  const period = setup.rules.periods[clock.period]?.id ?? '';
  const own = rule.inPeriods?.periods.includes(period) ? rule.inPeriods : undefined;
  if (own) note(run, '', own.clause);
  const plain = own?.plain ?? rule.plain;
  if (action.malicious === true) return rule.malicious;
  if (action.outcome === 'submission') return rule.submission ?? plain;
  if (action.outcome === 'injury') return rule.injury ?? plain;
  return plain;
}

/** Ends the match for those whom the call put out; otherwise the new score is looked at. */
export function settleFalls(run: Run, falls: readonly Fall[]): void {
  const [first, second] = falls;
  if (!first) {
    recompute(run);
  } else if (second && second.side !== first.side) {
    const { both } = run.state.setup.rules.fouls;
    carryOut(run, barring(endingFor(run.state, both, first.side), falls), false);
    note(run, 'both disqualified', both.clause);
  } else {
    end(run, first.outcome);
  }
}

/** Where nobody wins by it, each stays barred whom its own disqualification bars. */
function barring(verdict: Verdict, falls: readonly Fall[]): Verdict {
  if (verdict.is !== 'outcome' || verdict.outcome.method !== 'disqualification') return verdict;
  const barred = sides.filter((side) => falls.some((fall) => fall.outcome.barred.includes(side)));
  return { ...verdict, outcome: { ...verdict.outcome, barred } };
}

/** After the end a malicious one turns the result; another is kept in the record without effect. */
function afterEnd(run: Run, action: Foul, rule: FoulRule, who: readonly Side[]): void {
  const turns =
    rule.afterEnd === 'reverses' ||
    (rule.afterEnd === 'malicious-reverses' && action.malicious === true);
  if (!turns) {
    note(run, 'recorded', rule.clause);
    return;
  }
  const kind = rule.malicious.does === 'disqualify' ? rule.malicious.kind : 'disciplinary';
  note(run, who.map((side) => `disqualified ${side}`).join(', '), rule.clause);
  const falls = who.map((side) => ({
    side,
    outcome: disqualification(run.state, side, kind, [rule.clause]),
  }));
  settleFalls(run, falls);
}

/** Points that the offender made at the moment of the foul. */
function lookAtScores(run: Run, side: Side): void {
  const { gain } = run.state.setup.rules.fouls;
  if (!gain) return;
  const made = run.state.momentScores.filter((s) => s.side === side && s.at === run.at);
  for (const score of made) {
    emit(run, {
      type: 'CallFlagged',
      index: score.index,
      flag: 'check-technique',
      clause: gain.clause,
    });
    if (gain.policy !== 'void') continue;
    emit(run, { type: 'PointsChanged', side, points: -score.points, from: 'technique' });
    note(run, `-${score.points} ${side}`, gain.clause);
  }
}
