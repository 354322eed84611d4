import type { BySide, Side } from '../types.ts';
import type { MatchFact } from './events.ts';
import type { MatchState, ScoredPosition, SideState } from './state.ts';

type ScoreFact = Extract<
  MatchFact,
  {
    type:
      | 'PointsChanged'
      | 'PositionScored'
      | 'AdvantagesChanged'
      | 'AdvantageSignalled'
      | 'FoulCalled'
      | 'StepTaken'
      | 'StepsAdjusted'
      | 'WarningGiven'
      | 'HoldSecured'
      | 'HoldCleared';
  }
>;

/** Facts about score and penalties. */
export function evolveScore(state: MatchState, fact: ScoreFact): MatchState {
  const side = state.sides[fact.side];
  switch (fact.type) {
    case 'PointsChanged':
      return withSide(state, fact.side, {
        ...side,
        points: side.points + fact.points,
        penaltyPoints: side.penaltyPoints + (fact.from === 'penalty' ? fact.points : 0),
      });
    case 'PositionScored': {
      const { at, index, points, position } = fact;
      const paid = { ...side, points: side.points + points };
      return {
        ...state,
        sides: withValue(state.sides, fact.side, paid),
        positions: positionsWith(state.positions, { side: fact.side, position }),
        lastScore: withValue(state.lastScore, fact.side, fact.elapsedMs),
        momentScores: [
          ...state.momentScores.filter((score) => score.at === at),
          { side: fact.side, index, at, points },
        ],
      };
    }
    case 'AdvantagesChanged':
      return withSide(state, fact.side, { ...side, advantages: side.advantages + fact.advantages });
    case 'AdvantageSignalled':
      return {
        ...state,
        lastAdvantage: withValue(state.lastAdvantage, fact.side, fact.elapsedMs),
      };
    case 'FoulCalled': {
      const { at, inStop } = fact;
      return {
        ...state,
        momentFouls: [
          ...state.momentFouls.filter((foul) => foul.inStop || foul.at === at),
          { side: fact.side, at, inStop },
        ],
      };
    }
    case 'StepTaken': {
      const { count, shownAs } = fact;
      const more = fact.steps - (side.steps[count] ?? 0);
      const steps = { ...side.steps, [count]: fact.steps };
      if (shownAs !== 'fouls') {
        const given = (side.warnings[shownAs] ?? 0) + (fact.warning ? more : 0);
        const warnings = { ...side.warnings, [shownAs]: given };
        return withSide(state, fact.side, { ...side, steps, warnings });
      }
      const warned = side.warned + (fact.warning ? 1 : 0);
      return withSide(state, fact.side, { ...side, fouls: side.fouls + more, warned, steps });
    }
    case 'StepsAdjusted': {
      const before = side.steps[fact.count] ?? 0;
      const steps = Math.max(0, before + fact.fouls);
      return withSide(state, fact.side, {
        ...side,
        fouls: Math.max(0, side.fouls + steps - before),
        warned: Math.min(side.warned, Math.max(0, side.fouls + steps - before)),
        steps: { ...side.steps, [fact.count]: steps },
      });
    }
    case 'WarningGiven': {
      const given = side.warnings[fact.kind] ?? 0;
      return withSide(state, fact.side, {
        ...side,
        warnings: { ...side.warnings, [fact.kind]: given + 1 },
      });
    }
    case 'HoldSecured':
      return withSide(state, fact.side, { ...side, secured: true });
    case 'HoldCleared':
      return withSide(state, fact.side, { ...side, secured: false });
  }
}

/** What "the same position again" can still look at: the run of one side, and the last position before it. */
function positionsWith(
  before: readonly ScoredPosition[],
  position: ScoredPosition,
): readonly ScoredPosition[] {
  const last = before.at(-1);
  return last && last.side !== position.side ? [last, position] : [...before, position];
}

function withSide(state: MatchState, side: Side, value: SideState): MatchState {
  return { ...state, sides: withValue(state.sides, side, value) };
}

/** The same record with one side's value replaced. */
function withValue<T>(record: BySide<T>, side: Side, value: T): BySide<T> {
  return side === 'red' ? { red: value, blue: record.blue } : { red: record.red, blue: value };
}
