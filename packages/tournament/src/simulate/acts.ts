import type { MatchAction, Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { oneOf, type Random } from '../random/random.ts';

/** Makes one act of a kind from what the book of the match offers; null where it offers none. */
type Maker = (screen: ScreenRules, random: Random, side: Side) => MatchAction | null;

/** The codes of the screen's lists are those of the match script; only the type does not say so. */
const as = (action: object): MatchAction => action as MatchAction;

const score: Maker = (screen, random, side) => {
  const technique = oneOf(screen.techniques, random);
  if (technique === undefined) return null;
  const landing = technique.landings && oneOf(technique.landings, random)?.landing;
  const where = landing === undefined ? {} : { landing };
  return as({ do: 'score', side, technique: technique.code, ...where });
};

const advantage: Maker = (screen, random, side) => {
  const reason = oneOf(screen.advantages, random)?.code;
  return reason === undefined ? null : as({ do: 'advantage', side, reason });
};

const stalling: Maker = (screen, random, side) => {
  const foul = oneOf(
    screen.fouls.filter((one) => one.stalling),
    random,
  )?.code;
  return foul === undefined ? null : as({ do: 'foul', side, foul });
};

const foul: Maker = (screen, random, side) => {
  const one = oneOf(screen.fouls, random);
  if (one === undefined) return null;
  const malicious = one.asksMalicious && random.chance(3) ? { malicious: true } : {};
  return as({ do: 'foul', side, foul: one.code, ...malicious });
};

const submission: Maker = (screen, random, side) => {
  const usual = screen.submissions.slice(0, random.chance(85) ? 1 : undefined);
  const by = oneOf(usual, random)?.code;
  if (by === undefined) return null;
  const legal = screen.legality.filter((one) => one.legal === 'legal');
  const technique = oneOf(legal, random)?.code;
  return as({ do: 'submission', side, by, ...(technique === undefined ? {} : { technique }) });
};

const stoppage: Maker = (screen, random, side) => {
  const reason = oneOf(screen.stoppages, random)?.code;
  return reason === undefined ? null : as({ do: 'stoppage', side, by: 'referee', reason });
};

const timeOut: Maker = (screen, random, side) => {
  const reason = oneOf(screen.timeOuts, random);
  if (reason === undefined) return null;
  return as({ do: 'time-out', reason: reason.code, ...(reason.asksSide ? { side } : {}) });
};

const unable: Maker = (screen, random, side) => {
  const cause = oneOf(screen.unable, random)?.code;
  if (cause === undefined) return null;
  return as({ do: 'unable', side: random.chance(10) ? 'both' : side, cause });
};

const forfeit: Maker = (screen, random, side) => {
  const reasons = screen.forfeits.filter((one) => one.code !== 'no-show');
  const reason = oneOf(reasons, random)?.code;
  return reason === undefined ? null : as({ do: 'forfeit', side, reason });
};

const disqualify: Maker = (screen, random, side) => {
  const reason = oneOf(screen.disqualifications, random)?.code;
  return reason === undefined ? null : as({ do: 'disqualify', side, reason });
};

/** A competitor who does not come when called. */
export const noShow: Maker = (screen, _random, side) =>
  screen.forfeits.some((one) => one.code === 'no-show')
    ? as({ do: 'forfeit', side, reason: 'no-show' })
    : null;

/** What happens in a match, and how often in relation to the others. */
const acts: readonly { readonly weight: number; readonly make: Maker }[] = [
  { weight: 600, make: score },
  { weight: 90, make: advantage },
  { weight: 90, make: stalling },
  { weight: 15, make: foul },
  { weight: 70, make: submission },
  { weight: 45, make: () => ({ do: 'stop' }) },
  { weight: 50, make: timeOut },
  { weight: 7, make: stoppage },
  { weight: 6, make: unable },
  { weight: 3, make: forfeit },
  { weight: 3, make: disqualify },
];

const allWeights = acts.reduce((sum, { weight }) => sum + weight, 0);

/** A random act of the moment; null when the kind drawn is not in this book. */
export function randomAct(screen: ScreenRules, random: Random): MatchAction | null {
  const side: Side = random.chance(50) ? 'red' : 'blue';
  let left = random.below(allWeights);
  for (const { weight, make } of acts) {
    if (left < weight) return make(screen, random, side);
    left -= weight;
  }
  return null;
}
