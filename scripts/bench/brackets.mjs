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

async function theirs(count) {
  const { storage } = await theirBracket(count);
  if (storage.data.match.length !== 2 ** Math.ceil(Math.log2(count)) - 1) {
    throw new Error(`their bracket of ${count} is not whole`);
  }
}

async function measure(count, rounds) {
  const drawOne = ours(count);
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
    name: `bracket of ${count} entrants`,
    ours: summary(each(found.ours)),
    theirs: summary(each(found.theirs)),
    ratio: ratio(found.theirs, found.ours),
    aim: aims[count] === undefined ? null : { atLeast: aims[count] },
  };
}

/** From entries with seeds to a whole bracket, byes included: ours (decided, folded) against `brackets-manager`. */
export async function brackets({ rounds }) {
  const rows = [];
  for (const count of sizes) rows.push(await measure(count, rounds));
  return rows;
}
