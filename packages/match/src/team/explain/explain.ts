import { type ByTeam, otherTeam, type Team, type TieBreakStep } from '../types.ts';
import type { BoutLine, FighterLine, TeamMatchView } from '../view.ts';
import type { TeamSentence, TeamTextKey } from './english.ts';

/** One line of an explanation, with the clauses that it rests on. */
export interface TeamExplanationLine {
  readonly said: readonly TeamSentence[];
  readonly clauses: readonly string[];
}

const say = (key: TeamTextKey, values: TeamSentence['values'] = {}): TeamSentence => ({
  key,
  values,
});

/**
 * A match of two teams told: each bout with what it left, each tie-break that was looked at with its numbers (those too
 * that did not decide), why it ended, or what is due.
 */
export function explainTeamMatch(
  view: TeamMatchView,
  names: ByTeam<string>,
): readonly TeamExplanationLine[] {
  const { bouts, suddenDeath, steps, clauses } = view;
  const told = [...bouts, ...(suddenDeath ? [suddenDeath] : [])];
  return [
    ...told.map((bout, i) => boutLine(bout, i < bouts.length ? i + 1 : null)),
    ...steps.map((step) => ({ said: [stepSaid(step, names)], clauses: [step.clause] })),
    { said: conclusion(view, names), clauses },
    ...(view.winner === null ? [] : [{ said: [orderSaid(view, names)], clauses: [] }]),
  ];
}

const fighter = ({ name, rank }: FighterLine): string =>
  rank === null ? name : `${name} (${rank})`;

function boutLine(bout: BoutLine, n: number | null): TeamExplanationLine {
  const { duration, legalRank, winner, method, warnings, remaining, clauses } = bout;
  const pair = { a: fighter(bout.a), b: fighter(bout.b) };
  const who =
    n === null
      ? say('settling.untimed', pair)
      : duration === null
        ? say('bout.untimed', { n, ...pair })
        : say('bout.timed', { n, ...pair, minutes: duration / 60 });
  const ranked =
    legalRank === null || bout.a.rank === bout.b.rank
      ? who
      : say('bout.rank', { bout: who, rank: legalRank });
  const said: TeamSentence[] = [];
  if (method === null) said.push(say('bout.open', { bout: ranked }));
  else if (winner === null) said.push(say('bout.nobody', { bout: ranked, method }));
  else said.push(say('bout.won', { bout: ranked, winner: bout[winner].name, method }));
  if (warnings.a + warnings.b > 0) said.push(say('bout.warnings', warnings));
  if (n !== null) said.push(say('bout.left', remaining));
  return { said, clauses };
}

function stepSaid(step: TieBreakStep, names: ByTeam<string>): TeamSentence {
  const { by, a, b, winner, passedOver } = step;
  const what = say(`step.${by}`, { a: a ?? '', b: b ?? '' });
  if (winner !== null) return say('step.won', { step: what, winner: names[winner] });
  if (passedOver) return say('step.passed-over', { step: what });
  return say(by === 'sudden-death' ? 'step.due' : 'step.level', { step: what });
}

function conclusion(view: TeamMatchView, names: ByTeam<string>): readonly TeamSentence[] {
  const { winner, method, leaves, remaining, unused } = view;
  if (method === null) return [awaited(view)];
  const gone = leaves.map((team) => say('end.leaves', { team: names[team] }));
  if (winner === null) return [say('end.both-disqualified'), ...gone];
  const values = { winner: names[winner], loser: names[otherTeam(winner)] };
  const left = say('end.left', {
    team: names[winner],
    left: remaining[winner],
    unused: unused[winner],
  });
  return [say(`end.${method}`, values), ...(remaining[winner] > 0 ? [left] : []), ...gone];
}

function awaited({ awaiting, up, bouts }: TeamMatchView): TeamSentence {
  const pair = up && { a: fighter(up.a), b: fighter(up.b) };
  switch (awaiting) {
    case 'senior-official':
      return say('await.senior-official');
    case 'team-tie-break':
      return pair ? say('await.settling', pair) : say('await.team-tie-break');
    default:
      return pair && bouts.at(-1)?.method !== null
        ? say('await.bout', pair)
        : say('await.bout-open');
  }
}

/** Places as people count them: from one. */
function orderSaid({ next }: TeamMatchView, names: ByTeam<string>): TeamSentence {
  const place = (team: Team): number => next[team] + 1;
  return say('next.order', { ...names, placeA: place('a'), placeB: place('b') });
}
