import { finished } from '../collections/steps.ts';
import { deriveAgain } from '../derive-again.ts';
import { verifyDraw } from '../draw/verify-draw.ts';
import { progressOf } from '../progress/memo.ts';
import { type Random, randomFrom } from '../random/random.ts';
import { podiumOf } from '../results/podium.ts';
import { sameTournament } from '../same-state.ts';
import { correct, fight, meddle, rule, takeBack, takeBackLater } from './acts.ts';
import type { CensusLog } from './census-log.ts';
import { faultsIn, faultsOfEnd, standingOf } from './invariants.ts';
import { randomOccasion } from './occasion.ts';
import { atTable, clearMats, onMats, open } from './tables.ts';
import { thereAndBack } from './there-and-back.ts';

/** One random tournament, played to its end with everything that can happen at random moments. */
export interface CensusCase {
  /** The same text gives the same tournament. */
  readonly seedText: string;
  /** By division: its format and number of entries. */
  readonly divisions: readonly string[];
  /** Accepted actions. */
  readonly actions: number;
  /** Bouts of team matches that were confirmed. */
  readonly bouts: number;
  /** What did not hold, in sentences, each once with the number of the action after which it was seen first. */
  readonly faults: readonly string[];
}

/** A tournament of this size ends long before; more is a fault of its own. */
const mostTurns = 20_000;

/** Plays one tournament of the census and looks at every invariant after every step. */
export function censusCase(seedText: string): CensusCase {
  const random = randomFrom(`census\n${seedText}`);
  const log = randomOccasion(random);
  const faults = new Map<string, number>();
  const note = (found: readonly string[]): void => {
    for (const fault of found) if (!faults.has(fault)) faults.set(fault, log.entries.length);
  };
  play(log, random, note);
  note(faultsAtEnd(log));
  return {
    seedText,
    divisions: divisionsOf(log),
    actions: log.entries.length,
    bouts: log.entries.filter(({ action }) => action.type === 'confirm-bout').length,
    faults: [...faults].map(([fault, at]) => `after action ${at}: ${fault}`),
  };
}

type Note = (faults: readonly string[]) => void;

function play(log: CensusLog, random: Random, note: Note): void {
  note(faultsIn(log.state));
  for (let turn = 0; turn < mostTurns; turn += 1) {
    log.now += 60_000;
    if (random.chance(12)) meddle(log, random);
    if (random.chance(6)) correctSomething(log, random, note);
    if (random.chance(4)) thereAndBack(log, random, note);
    if (random.chance(2)) takeBackLater(log, random);
    if (random.chance(8)) open(log, random);
    if (random.chance(25)) atTable(log, random);
    const went = random.chance(85) ? fight(log, random) : rule(log, random);
    note(faultsIn(log.state));
    if (went || fight(log, random) || rule(log, random) || clearMats(log, random)) continue;
    return;
  }
  note([`it has not come to an end in ${mostTurns} turns`]);
}

/** A correction, mostly taken back at once or after rulings: then all is as it was before. */
function correctSomething(log: CensusLog, random: Random, note: Note): void {
  const before = standingOf(log.state);
  const matchId = correct(log, random);
  if (matchId === null) return;
  note(faultsIn(log.state));
  if (random.chance(40)) return;
  // One that a table still has goes back for good where it is ruled void.
  if (random.chance(50) && onMats(log).length === 0) ruleAll(log, random, note);
  takeBack(log, matchId);
  ruleAll(log, random, note);
  if (standingOf(log.state) !== before) {
    note([`taking the correction of ${matchId} back does not give what was before`]);
  }
}

function ruleAll(log: CensusLog, random: Random, note: Note): void {
  while (rule(log, random)) note(faultsIn(log.state));
}

function faultsAtEnd(log: CensusLog): string[] {
  const { state } = log;
  const faults = onMats(log).map((matchId) => `${matchId} is still on its mat`);
  for (const division of state.divisions.values()) {
    const { divisionId } = division;
    if (!progressOf(state, division).complete) faults.push(`${divisionId} has not come to an end`);
    if (podiumOf(state, division).kind === 'open') faults.push(`${divisionId} has no podium`);
    faults.push(...faultsOfEnd(state, division));
  }
  const replayed = log.replayed();
  if (!finished(sameTournament(replayed, state))) faults.push('the log replays to something else');
  for (const { ok, name, difference } of verifyDraw(state).divisions) {
    if (!ok) faults.push(`the draw of ${name} does not verify: ${difference}`);
  }
  for (const { position, message } of deriveAgain(log.envelopes())) {
    faults.push(`position ${position}: ${message}`);
  }
  if (standingOf(replayed) !== standingOf(state)) faults.push('the log replays to other brackets');
  return faults;
}

function divisionsOf({ state }: CensusLog): string[] {
  return [...state.divisions.values()].map(({ bracket }) =>
    bracket === null ? 'not drawn' : `${bracket.plan.format} ${bracket.order.length}`,
  );
}
