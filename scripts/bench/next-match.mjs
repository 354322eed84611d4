import { built } from '../lib/built.mjs';
import { draw, entered } from './log.mjs';
import { ratio, summary } from './measure.mjs';
import { theirBracket } from './theirs.mjs';
import { theirResults } from './tods.mjs';

const { divisionView } = await built('packages/tournament');
const { findMatch } = await built('packages/tournament', 'progress/find.js');

const sizes = [64, 512, 1024];

const winner = { points: 2 };
const paper = {
  type: 'enter-paper-result',
  result: {
    winner: 'red',
    method: 'points',
    red: winner,
    blue: { points: 0 },
    elapsedMs: null,
    by: 'Ada Quill',
  },
};

const peopleOf = (count) =>
  new Map(
    Array.from({ length: count }, (_, index) => {
      const personId = `p${index + 1}`;
      return [personId, { personId, givenName: 'Entrant', familyName: String(index + 1) }];
    }),
  );

/** Our tournament: takes the result of match `index` and reads the names of match `next`. */
function ourSide(count) {
  const log = entered(count);
  draw(log);
  const people = peopleOf(count);
  const ids = log.state.divisions.get('d1').bracket.matches.map((match) => match.matchId);
  const nameOf = (side) => {
    if (side.kind !== 'entry') return null;
    const { entry } = log.state.divisions.get('d1').entries.get(side.entryId);
    return people.get(entry.personId).familyName;
  };
  return {
    log,
    people,
    take(index, next) {
      log.must('match', ids[index], paper);
      const { now } = findMatch(log.state, ids[next]);
      return [nameOf(now.red), nameOf(now.blue)];
    },
  };
}

async function theirSide(count) {
  const { manager, storage } = await theirBracket(count);
  const nameOf = async (opponent) =>
    opponent?.id == null ? null : (await storage.select('participant', opponent.id)).name;
  return async (index, next) => {
    await manager.update.match({
      id: index,
      opponent1: { score: 2, result: 'win' },
      opponent2: { score: 0 },
    });
    const match = await storage.select('match', next);
    return [await nameOf(match.opponent1), await nameOf(match.opponent2)];
  };
}

/** Matches of a bracket of 2^n stand round by round: the two before match `next` are the ones it waits for. */
const feeders = (next, count) => [2 * (next - count / 2), 2 * (next - count / 2) + 1];

/**
 * Plays the bracket in order, ours and theirs in turn. What is timed is the second result of each pair: from it to the
 * two names of the match that follows.
 */
async function measure(count, most) {
  const us = ourSide(count);
  const them = await theirSide(count);
  const times = { ours: [], theirs: [], page: [] };
  for (let next = count / 2; next < Math.min(count - 1, count / 2 + most); next += 1) {
    const [first, second] = feeders(next, count);
    us.take(first, next);
    await them(first, next);
    const timed = {
      ours: () => us.take(second, next),
      theirs: () => them(second, next),
    };
    for (const name of next % 2 === 0 ? ['ours', 'theirs'] : ['theirs', 'ours']) {
      const before = performance.now();
      const names = await timed[name]();
      times[name].push(performance.now() - before);
      if (names.includes(null)) throw new Error(`${name}: match ${next} is not known`);
    }
    const before = performance.now();
    divisionView(us.log.state, us.people, 'd1', us.log.now);
    times.page.push(performance.now() - before);
  }
  const row = {
    name: `result to next match, ${count} entrants`,
    ours: summary(times.ours),
    theirs: summary(times.theirs),
    ratio: ratio(times.theirs, times.ours),
    aim: null,
  };
  const page = {
    name: `  the page of that division after it, ${count} entrants`,
    ours: summary(times.page),
    theirs: null,
    ratio: null,
    aim: null,
  };
  return [row, page];
}

/** The same against `tods-competition-factory`, which takes more than a second for each at 1,024: a few pairs do. */
function measureTods(count, pairs) {
  const us = ourSide(count);
  const them = theirResults(count);
  const times = { ours: [], theirs: [] };
  const timed = (name, task) => {
    const before = performance.now();
    const names = task();
    times[name].push(performance.now() - before);
    if (names.includes(null)) throw new Error(`${name}: the next match is not known`);
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    const next = count / 2 + pair;
    const [first, second] = feeders(next, count);
    us.take(first, next);
    them(first, pair);
    timed('ours', () => us.take(second, next));
    timed('theirs', () => them(second, pair));
  }
  return {
    name: `  against tods-competition-factory, ${count} entrants`,
    ours: summary(times.ours),
    theirs: summary(times.theirs),
    ratio: ratio(times.theirs, times.ours),
    aim: null,
  };
}

/** From a result to the next match's two names: ours (decided, folded, progress worked out) against theirs. */
export async function nextMatch({ rounds }) {
  const rows = [];
  for (const count of sizes) rows.push(...(await measure(count, rounds * 8)));
  for (const [count, pairs] of [
    [64, 8],
    [1024, 4],
  ]) {
    rows.push(measureTods(count, pairs));
  }
  return rows;
}
