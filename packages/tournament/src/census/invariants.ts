import { entriesIn } from '../draw/late.ts';
import { isOut, outIn, progressOf } from '../progress/memo.ts';
import { foldProgress } from '../progress/progress.ts';
import { entryOn, isOver, type MatchNow, winnerOf } from '../progress/types.ts';
import { appearanceIn } from '../results/appearance.ts';
import { podiumOf } from '../results/podium.ts';
import { type PoolOrder, poolOrders } from '../results/pool-order.ts';
import { sides } from '../sides.ts';
import type { Bracket, EntryId } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { faultsOfTeams } from './team-faults.ts';

/** What is wrong with the divisions of a tournament, each in a sentence; empty: all invariants hold. */
export function faultsIn(state: TournamentState): string[] {
  const faults: string[] = [];
  for (const division of state.divisions.values()) {
    if (division.bracket === null) continue;
    for (const fault of faultsInDivision(state, division, division.bracket)) {
      faults.push(`${division.divisionId}: ${fault}`);
    }
  }
  return faults;
}

function faultsInDivision(
  state: TournamentState,
  division: DivisionState,
  bracket: Bracket,
): string[] {
  const { matches } = progressOf(state, division);
  return [
    ...staleFold(state, division, matches),
    ...twiceInRound(matches),
    ...sourcesTwice(bracket),
    ...notThere(state, division, matches),
    ...wrongWins(matches),
    ...wrongNumbers(matches),
    ...poolOrders(state, division).flatMap((pool) => wrongStandings(bracket, pool)),
    ...wrongPodium(state, division, matches),
    ...matches.flatMap(({ stored }) => (stored === null ? [] : faultsOfTeams(stored))),
  ];
}

/** What is kept of earlier folds must not show. */
function staleFold(
  state: TournamentState,
  division: DivisionState,
  matches: readonly MatchNow[],
): string[] {
  const fresh = foldProgress(division, outIn(state, division)).matches;
  const wrong = fresh.find((now, i) => shown(now) !== shown(matches[i]));
  return wrong === undefined ? [] : [`${wrong.match.matchId} differs from a fold from nothing`];
}

function shown(now: MatchNow | undefined): string {
  if (now === undefined) return '';
  const { red, blue, phase, winner, how, since, number } = now;
  return JSON.stringify([red, blue, phase, winner, how, since, number]);
}

/** Every competitor stands once in a round. */
function twiceInRound(matches: readonly MatchNow[]): string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const { match, red, blue } of matches) {
    for (const entryId of [entryOn(red), entryOn(blue)]) {
      const key = JSON.stringify([match.part, match.round, match.column, entryId]);
      if (entryId !== null && seen.has(key))
        faults.push(`${entryId} is twice in ${match.round.kind}`);
      seen.add(key);
    }
  }
  return faults;
}

/** Each winner, loser and place of a pool goes to one slot; a later entry does not change that. */
function sourcesTwice(bracket: Bracket): string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  const fromDraw = bracket.pools.length === 0;
  for (const { red, blue } of bracket.matches) {
    for (const slot of [red, blue]) {
      if (slot.kind === 'bye' || slot.kind === 'nobody') continue;
      if (slot.kind === 'competitor' && !fromDraw) continue;
      const key = JSON.stringify(slot);
      if (seen.has(key)) faults.push(`two slots wait for ${key}`);
      seen.add(key);
    }
  }
  return faults;
}

/** No match is ready with somebody who is out, and none has somebody who is not in the bracket. */
function notThere(
  state: TournamentState,
  division: DivisionState,
  matches: readonly MatchNow[],
): string[] {
  const there = new Set(division.bracket === null ? [] : entriesIn(division.bracket));
  const faults: string[] = [];
  for (const { match, red, blue, phase } of matches) {
    for (const entryId of [entryOn(red), entryOn(blue)]) {
      if (phase === 'fightable' && (entryId === null || isOut(state, division, entryId))) {
        faults.push(`${match.matchId} is ready with ${entryId ?? 'nobody'}, who is out`);
      }
      if (entryId !== null && !there.has(entryId)) faults.push(`${entryId} is not in the bracket`);
    }
  }
  return faults;
}

/** No bye and nobody wins; what is not over has no winner. */
function wrongWins(matches: readonly MatchNow[]): string[] {
  return matches.flatMap((now) => {
    const { matchId } = now.match;
    if (now.winner !== null && winnerOf(now) === null) return [`${matchId} is won by nobody`];
    if (now.winner !== null && !isOver(now.phase)) return [`${matchId} is won before its end`];
    return [];
  });
}

function wrongNumbers(matches: readonly MatchNow[]): string[] {
  const numbers = matches.map(({ number }) => number).filter((number) => number > 0);
  return new Set(numbers).size === numbers.length ? [] : ['a number is there twice'];
}

/** Wins and losses add up, everyone is there once, and shared places leave those they take up free. */
function wrongStandings(bracket: Bracket, { pool, ranked }: PoolOrder): string[] {
  const faults: string[] = [];
  const entries = bracket.pools[pool - 1] ?? [];
  const ids = new Set(ranked.map(({ entryId }) => entryId));
  if (ids.size !== entries.length || !entries.every((id) => ids.has(id))) {
    faults.push(`pool ${pool} does not rank everybody once`);
  }
  const wins = ranked.reduce((sum, row) => sum + row.wins, 0);
  const losses = ranked.reduce((sum, row) => sum + row.losses, 0);
  if (wins > losses) faults.push(`pool ${pool} has ${wins} wins and ${losses} losses`);
  for (const [i, { place }] of ranked.entries()) {
    const before = ranked.slice(0, i).filter((row) => row.place !== place).length;
    if (place !== before + 1) faults.push(`pool ${pool} counts its places wrong`);
  }
  return faults;
}

/** No medal for who did not fight for it, was disqualified, or has one; one first and one second. */
function wrongPodium(
  state: TournamentState,
  division: DivisionState,
  matches: readonly MatchNow[],
): string[] {
  const podium = podiumOf(state, division);
  if (podium.kind !== 'places') return [];
  const { fought, barred } = appearanceIn(division, matches);
  const faults: string[] = [];
  const seen = new Set<EntryId>();
  for (const { place, entryId } of podium.places) {
    if (seen.has(entryId)) faults.push(`${entryId} has two medals`);
    seen.add(entryId);
    if (barred.has(entryId)) faults.push(`${entryId} has a medal and was disqualified`);
    if (place > 1 && !fought.has(entryId)) faults.push(`${entryId} has a medal and never fought`);
  }
  for (const place of [1, 2]) {
    const level = podium.places.filter((each) => each.place === place).length;
    if (level > 1) faults.push(`${level} have place ${place}`);
  }
  return faults;
}

/** At the end of a single elimination everybody but the champion has gone out, once, in their last match. */
export function faultsOfEnd(state: TournamentState, division: DivisionState): string[] {
  const { bracket } = division;
  if (bracket?.plan.format !== 'single-elimination') return [];
  const tree = progressOf(state, division).matches.filter(({ match }) => match.part === 'main');
  const final = tree.at(-1);
  const champion = final === undefined ? null : winnerOf(final);
  return entriesIn(bracket).flatMap((entryId) => {
    const own = tree.filter((now) => sides.some((side) => entryOn(now[side]) === entryId));
    const notWon = own.filter((now) => winnerOf(now) !== entryId);
    const last = own.at(-1);
    const replaced = own.length === 0;
    const right =
      entryId === champion
        ? notWon.length === 0
        : notWon.length === 1 && last !== undefined && winnerOf(last) !== entryId;
    return right || replaced
      ? []
      : [`${division.divisionId}: ${entryId} went out ${notWon.length} times`];
  });
}

/** What brackets and medals are, however they came about: for comparing two states. */
export function standingOf(state: TournamentState): string {
  const all = [...state.divisions.values()].map((division) => ({
    matches: progressOf(state, division).matches.map(shown),
    records: progressOf(state, division).matches.map(({ record, ruling }) => [
      record === null ? null : sides.map((side) => record.entries[side]),
      record?.result ?? null,
      ruling?.winner ?? null,
    ]),
    podium: podiumOf(state, division),
  }));
  return JSON.stringify([all, [...state.barred.keys()].sort()]);
}
