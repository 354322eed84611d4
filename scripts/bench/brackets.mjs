import { randomOf } from '../lib/random.mjs';
import { draw, entered } from './log.mjs';
import { alternate, ratio, summary } from './measure.mjs';
import { theirBracket } from './theirs.mjs';

/** Entrants; the odd sizes have byes. */
const sizes = [8, 64, 512, 4096, 11, 300];
const aims = { 512: 20 };

/** Times so often within a measurement that the clock can tell; one of 4,096 is long enough. */
const often = (count) => Math.max(1, Math.round(1024 / count));

/** Entries in an undrawn division are there before the clock starts; the state that is left is a drawn division. */
function ours(count) {
  const { state } = entered(count);
  const log = entered(2);
  return () => {
    log.state = state;
    draw(log);
    const bracket = log.state.divisions.get('d1')?.bracket;
    if (bracket?.matches.length !== 2 ** Math.ceil(Math.log2(count)) - 1) {
      throw new Error(`our bracket of ${count} is not whole`);
    }
  };
}

/** Entrants of 400 clubs, each club of one of 40 countries; none is seeded, so that all are placed by separation. */
function manyClubs(count) {
  const random = randomOf(count);
  const groups = { club: [], country: [] };
  for (let number = 1; number <= count; number += 1) {
    const club = random.below(1 + random.below(400));
    groups.club[club] = [...(groups.club[club] ?? []), `e${number}`];
    groups.country[club % 40] = [...(groups.country[club % 40] ?? []), `e${number}`];
  }
  const real = (list) => list.filter((ids) => ids.length > 1);
  return { club: real(groups.club), country: real(groups.country) };
}

function oursApart(count) {
  const apart = manyClubs(count);
  const { state } = entered(count, { seeded: false });
  const log = entered(2);
  return () => {
    log.state = state;
    draw(log, 'x', apart);
  };
}

async function theirs(count) {
  const { storage } = await theirBracket(count);
  if (storage.data.match.length !== 2 ** Math.ceil(Math.log2(count)) - 1) {
    throw new Error(`their bracket of ${count} is not whole`);
  }
}

async function measure(count, rounds, given = {}) {
  const { drawOne = ours(count), name = `bracket of ${count} entrants`, aim = aims[count] } = given;
  const times = often(count);
  const tasks = {
    ours: () => {
      for (let i = 0; i < times; i += 1) drawOne();
    },
    theirs: async () => {
      for (let i = 0; i < times; i += 1) await theirs(count);
    },
  };
  const found = await alternate(tasks, count > 1000 ? Math.min(rounds, 5) : rounds);
  const each = (list) => list.map((ms) => ms / times);
  return {
    name,
    ours: summary(each(found.ours)),
    theirs: summary(each(found.theirs)),
    ratio: ratio(found.theirs, found.ours),
    aim: aim === undefined ? null : { atLeast: aim },
  };
}

/** From entries with seeds to a whole bracket, byes included: ours (decided, folded) against `brackets-manager`. */
export async function brackets({ rounds }) {
  const rows = [];
  for (const count of sizes) rows.push(await measure(count, rounds));
  const apart = {
    drawOne: oursApart(4096),
    name: '  of 4096, ours keeps clubs and countries apart',
    aim: 1,
  };
  rows.push(await measure(4096, rounds, apart));
  return rows;
}
