import { verdictSteps } from '../engine/ending.ts';
import { type MatchState, otherSide } from '../engine/state.ts';
import { countOf, type Verdict, verdictOf } from '../engine/verdict.ts';
import type { Side } from '../types.ts';
import { namesOf, plainName } from './names.ts';
import type { IfOver, Named, Need, Way } from './sentence.ts';
import { nextPeriod } from './verdict-steps.ts';

/** Who leads and by what, what would level it or turn it, and what would follow if the time were over now. */
export function scoreNeeds(state: MatchState): readonly Need[] {
  const steps = verdictSteps(state);
  if (steps.length === 0) return [];
  const { rules } = state.setup;
  const period = rules.periods[state.clock.period];
  const names = namesOf(rules);
  const ways = waysOf(state);
  const out: Need[] = ways.length === 0 ? [] : [standing(state)];
  const winner = winnerOf(verdictOf(state, steps));
  if (period?.firstLeadWins === true)
    out.push({ kind: 'first-lead-wins', period: names.period(state.clock.period) });
  else if (ways.length === 0) out.push({ kind: 'no-scores' });
  else if (winner !== null) out.push(needOf(state, otherSide(winner), ways));
  else out.push(...eitherLeads(state, ways));
  if (state.setup.rules.periods[state.clock.period]?.lengthMs !== null)
    out.push({ kind: 'if-over', ...ifOver(state) });
  if (state.mustStand) out.push({ kind: 'must-stand' });
  return out;
}

/** Who is ahead in the first count that differs. */
function standing(state: MatchState): Need {
  const more = verdictSteps(state).filter((step) => step.step === 'more');
  for (const step of more) {
    const by = countOf(state, 'red', step) - countOf(state, 'blue', step);
    if (by !== 0 && winnerOf(verdictOf(state, verdictSteps(state))) !== null)
      return { kind: 'leads', side: by > 0 ? 'red' : 'blue', by: Math.abs(by), of: step.of };
  }
  const { red, blue } = state.sides;
  return { kind: 'level', red: red.points, blue: blue.points, of: 'points' };
}

/** Who would win by this verdict; null: nobody by the numbers. */
export const winnerOf = (verdict: Verdict): Side | null =>
  verdict.is === 'outcome' ? verdict.outcome.winner : null;

/** What one call may pay, cheapest first; calls that pay the same together. */
function waysOf(state: MatchState): readonly Way[] {
  const { scoring } = state.setup.rules;
  const names = namesOf(state.setup.rules);
  const ways: Way[] = (scoring.advantages?.reasons ?? []).map((row) => ({
    points: 0,
    advantages: 1,
    by: [names.advantage(row.reason)],
  }));
  for (const { code, points } of scoring.techniques) {
    const technique = names.technique(code);
    if (typeof points === 'number') ways.push({ points, advantages: 0, by: [technique] });
    else
      for (const row of points)
        ways.push({ points: row.points, advantages: 0, by: [landed(technique, row.landing)] });
  }
  const merged = new Map<number, Way>();
  for (const way of ways.filter((each) => each.points > 0 || each.advantages > 0)) {
    const known = merged.get(way.points);
    merged.set(way.points, known ? { ...known, by: [...known.by, ...way.by] } : way);
  }
  return [...merged.values()].toSorted((a, b) => a.points - b.points);
}

const landed = ({ code, label }: Named, landing: string): Named => ({
  code: `${code}/${landing}`,
  label: `${label}: ${plainName(landing).label.toLowerCase()}`,
});

/** The match as it would stand with so much more for a side. */
export function withMore(
  state: MatchState,
  side: Side,
  more: { readonly points: number; readonly advantages: number; readonly penalty?: boolean },
): MatchState {
  const old = state.sides[side];
  const value = {
    ...old,
    points: old.points + more.points,
    advantages: old.advantages + more.advantages,
    penaltyPoints: old.penaltyPoints + (more.penalty === true ? more.points : 0),
  };
  const { red, blue } = state.sides;
  return { ...state, sides: side === 'red' ? { red: value, blue } : { red, blue: value } };
}

/** The cheapest call that would make it level, and the cheapest that would turn the lead. */
function needOf(state: MatchState, side: Side, ways: readonly Way[]): Need {
  const steps = verdictSteps(state);
  const after = ways.map((way) => ({
    way,
    winner: winnerOf(verdictOf(withMore(state, side, way), steps)),
  }));
  const level = after.find(({ winner }) => winner === null)?.way ?? null;
  const lead = after.find(({ winner }) => winner === side)?.way ?? null;
  if (level === null && lead === null) {
    const by = state.sides[otherSide(side)].points - state.sides[side].points;
    return { kind: 'needs-more', side, by, most: ways.at(-1)?.points ?? 0 };
  }
  return { kind: 'needs', side, level, lead };
}

/** Level: the cheapest call by which a side would lead; nothing where it is not the same for both. */
function eitherLeads(state: MatchState, ways: readonly Way[]): readonly Need[] {
  const steps = verdictSteps(state);
  const leadOf = (side: Side): Way | undefined =>
    ways.find((way) => winnerOf(verdictOf(withMore(state, side, way), steps)) === side);
  const way = leadOf('red');
  if (!way || way !== leadOf('blue')) return [];
  return [{ kind: 'either-leads', by: way.points === 0 ? 'advantage' : 'score' }];
}

function ifOver(state: MatchState): IfOver {
  const verdict = verdictOf(state, verdictSteps(state));
  switch (verdict.is) {
    case 'outcome': {
      const { winner, method } = verdict.outcome;
      return winner === null
        ? { follows: 'nobody', method }
        : { follows: 'wins', side: winner, method };
    }
    case 'ask':
      return verdict.what === 'allowance-ruling'
        ? { follows: 'senior-official' }
        : { follows: verdict.what };
    case 'next-period':
      return { follows: 'next-period', period: nextPeriod(state) };
  }
}

/** What a change makes of the score: the lead turns, it becomes level, or neither. */
export function turnOf(before: MatchState, after: MatchState): 'lead' | 'level' | null {
  const steps = verdictSteps(before);
  if (steps.length === 0) return null;
  const [was, is] = [before, after].map((state) => winnerOf(verdictOf(state, steps)));
  if (was === is) return null;
  return is === null ? 'level' : 'lead';
}
