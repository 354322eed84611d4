// Recomputes the draws of a public export from docs/draw.md alone: none of our packages is used, nothing is optimised.
//   node scripts/recompute-draw.mjs FILE
import { readFileSync } from 'node:fs';

function chance(text) {
  const rotl = (x, n) => (x << n) | (x >>> (32 - n));
  const hash = (f) => {
    let h = Math.imul(text.length + 1, f) ^ 0x6a09e667;
    for (let i = 0; i < text.length; i += 1) h = rotl(Math.imul(h ^ text.charCodeAt(i), f), 13);
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return h ^ (h >>> 16);
  };
  let [a, b, c, n] = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f].map(hash);
  const word = () => {
    const out = (a + b + n) | 0;
    n = (n + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + c * 8) | 0;
    c = (rotl(c, 21) + out) | 0;
    return out >>> 0;
  };
  for (let i = 0; i < 16; i += 1) word();
  const below = (k) => {
    for (;;) {
      const w = word();
      if (w < 2 ** 32 - (2 ** 32 % k)) return w % k;
    }
  };
  const shuffle = (list) => {
    const items = [...list];
    for (let i = items.length - 1; i > 0; i -= 1) {
      const j = below(i + 1);
      [items[i], items[j]] = [items[j], items[i]];
    }
    return items;
  };
  return { below, shuffle };
}

const byText = (a, b) => (a === b ? 0 : a < b ? -1 : 1);
const idParts = (id) => /^(.*?)(\d{0,15})$/s.exec(id);
function byId(a, b) {
  const [, left, leftNumber] = idParts(a);
  const [, right, rightNumber] = idParts(b);
  return byText(left, right) || Number(leftNumber) - Number(rightNumber) || byText(a, b);
}

/** Rows of a knock-out: places from 0, or null for a bye. */
function rowsOf(n) {
  let rows = [1];
  while (rows.length < n) {
    const s = rows.length * 2 + 1;
    rows = rows.flatMap((p, i) => (i % 2 === 0 ? [p, s - p] : [s - p, p]));
  }
  return rows.map((p) => (p <= n ? p - 1 : null));
}

/** By round, the node of each place. */
function knockOutRounds(n) {
  const rows = rowsOf(n);
  const rounds = [];
  for (let size = 2; size <= rows.length; size *= 2) {
    const nodes = [];
    rows.forEach((place, row) => {
      if (place !== null) nodes[place] = Math.floor(row / size);
    });
    rounds.push(nodes);
  }
  return rounds;
}

function poolRound(n, pools) {
  return Array.from({ length: n }, (_, place) => {
    const column = place % pools;
    return Math.floor(place / pools) % 2 === 0 ? column : pools - 1 - column;
  });
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const pairs = (k) => (k * (k - 1)) / 2;

/** Less than nothing, nothing or more, from the first round on. */
function compare(a, b) {
  const i = a.findIndex((one, round) => one !== b[round]);
  return i < 0 ? 0 : a[i] - b[i];
}

/** `groupOf`: the group of an entry or undefined. */
function halves(list, left, right, clubOf, countryOf, { below, shuffle }) {
  const line = shuffle([...list.keys()]);
  const side = [];
  const count = (half, of, group) =>
    half.seated.filter((entry) => of(entry) === group).length +
    list.filter((entry, i) => side[i] === (half === left ? 0 : 1) && of(entry) === group).length;
  const lean = (of, group) => count(left, of, group) - count(right, of, group);
  const partner = [];
  const waiting = new Map();
  const clubLean = (club) => lean(clubOf, club);
  list.forEach((entry, i) => {
    const club = clubOf(entry);
    if (club === undefined) return;
    if (clubLean(club) !== 0) side[i] = clubLean(club) > 0 ? 1 : 0;
    else if (waiting.has(club)) {
      partner[i] = waiting.get(club);
      partner[partner[i]] = i;
      waiting.delete(club);
    } else waiting.set(club, i);
  });
  const settle = (i, to) => {
    side[i] = to;
    if (partner[i] !== undefined) side[partner[i]] = 1 - to;
    return partner[i] === undefined ? [i] : [i, partner[i]];
  };
  const countries = () => {
    const settled = [];
    for (;;) {
      const next = line.find(
        (i) =>
          side[i] === undefined &&
          countryOf(list[i]) !== undefined &&
          lean(countryOf, countryOf(list[i])) !== 0,
      );
      if (next === undefined) return settled;
      settled.push(...settle(next, lean(countryOf, countryOf(list[next])) > 0 ? 1 : 0));
    }
  };
  countries();
  const room = [left, right].map((half, to) => half.room - side.filter((one) => one === to).length);
  const turn = (walk) => {
    for (const i of walk) side[i] = 1 - side[i];
  };
  const more = (walk) => sum(walk.map((i) => (side[i] === 0 ? 1 : -1)));
  const odd = [];
  for (const i of line) {
    if (side[i] !== undefined) continue;
    const walk = [...settle(i, 0), ...countries()];
    if (more(walk) !== 0) odd.push(walk);
    else if (below(2) === 1) turn(walk);
  }
  const toLeft = (odd.length + room[0] - room[1]) / 2;
  shuffle(odd).forEach((walk, i) => {
    if (more(walk) > 0 !== i < toLeft) turn(walk);
  });
  for (;;) {
    const over = [left, right].findIndex(
      (half, to) => side.filter((one) => one === to).length > half.room,
    );
    if (over < 0) return side;
    const [here, there] = over === 0 ? [left, right] : [right, left];
    const cost = (i) =>
      [clubOf, countryOf].map((of) => {
        const group = of(list[i]);
        return group === undefined ? 0 : count(there, of, group) - count(here, of, group) + 1;
      });
    const candidates = [...list.keys()].filter((i) => side[i] === over);
    const best = candidates.reduce((a, b) => (compare(cost(b), cost(a)) < 0 ? b : a));
    side[best] = 1 - over;
  }
}

function halving(at, fixed, others, clubOf, countryOf, random) {
  const rows = rowsOf(at.length);
  const half = (part) => ({
    seated: part.filter((place) => place !== null && place < fixed).map((place) => at[place]),
    room: part.filter((place) => place !== null && place >= fixed).length,
  });
  const fill = (part, list) => {
    if (list.length === 0) return;
    if (part.length === 1) {
      at[part[0]] = list[0];
      return;
    }
    const mixed = random.shuffle(list);
    const upper = part.slice(0, part.length / 2);
    const lower = part.slice(part.length / 2);
    const side = halves(mixed, half(upper), half(lower), clubOf, countryOf, random);
    fill(
      upper,
      mixed.filter((_, i) => side[i] === 0),
    );
    fill(
      lower,
      mixed.filter((_, i) => side[i] === 1),
    );
  };
  fill(rows, others);
}

/** Members of a group by node. */
function members(nodes, at, of, group, places) {
  const found = Array.from({ length: Math.max(...nodes) + 1 }, () => 0);
  for (const place of places) if (of(at[place]) === group) found[nodes[place]] += 1;
  return found;
}

function groupsBehind(rounds, at, fixed, of) {
  const groups = new Set(at.map(of).filter((group) => group !== undefined));
  const places = [...at.keys()];
  const free = places.slice(fixed);
  const behind = new Set();
  for (const group of groups) {
    for (const nodes of rounds) {
      const least = members(nodes, at, of, group, places.slice(0, fixed));
      const room = least.map((_, node) => free.filter((place) => nodes[place] === node).length);
      for (const place of free) {
        if (of(at[place]) !== group) continue;
        const open = [...least.keys()].filter((node) => room[node] > 0);
        const node = open.reduce((a, b) => (least[b] < least[a] ? b : a));
        least[node] += 1;
        room[node] -= 1;
      }
      const is = sum(members(nodes, at, of, group, places).map(pairs));
      if (is > sum(least.map(pairs))) behind.add(group);
    }
  }
  return behind;
}

/** Pairs of all groups by round. */
function allPairs(rounds, at, of) {
  return rounds.map((nodes) => {
    const found = new Map();
    at.forEach((entry, place) => {
      const group = of(entry);
      if (group === undefined) return;
      const key = `${nodes[place]} ${group}`;
      found.set(key, (found.get(key) ?? 0) + 1);
    });
    return sum([...found.values()].map(pairs));
  });
}

function exchanges(rounds, at, fixed, kinds) {
  const value = () => kinds.flatMap((of) => allPairs(rounds, at, of));
  const swap = (a, b) => {
    [at[a], at[b]] = [at[b], at[a]];
  };
  for (let pass = 0; pass < 8; pass += 1) {
    const behind = kinds.map((of) => groupsBehind(rounds, at, fixed, of));
    if (behind.every((groups) => groups.size === 0)) return;
    const wanted = at.map((entry) => kinds.some((of, i) => behind[i].has(of(entry))));
    let any = false;
    for (let a = fixed; a < at.length; a += 1) {
      for (let b = a + 1; b < at.length; b += 1) {
        if (!wanted[a] && !wanted[b]) continue;
        const before = value();
        swap(a, b);
        if (compare(value(), before) < 0) any = true;
        else swap(a, b);
      }
    }
    if (!any) return;
  }
}

function chains(rounds, at, fixed, clubOf) {
  for (;;) {
    const behind = groupsBehind(rounds, at, fixed, clubOf);
    const free = [...at.keys()].slice(fixed);
    const starts = free.filter((place) => behind.has(clubOf(at[place])));
    const cost = (a, b) =>
      rounds.map((nodes) => {
        const club = clubOf(at[a]);
        if (club === undefined || nodes[a] === nodes[b]) return 0;
        const here = members(nodes, at, clubOf, club, at.keys());
        return here[nodes[b]] - here[nodes[a]] + 1;
      });
    const costs = free.map((a) => free.map((b) => cost(a, b)));
    const chain = shortest(free, starts, costs, rounds.length);
    if (chain === null) return;
    const entries = chain.map((place) => at[place]);
    chain.forEach((_, i) => {
      at[chain[(i + 1) % chain.length]] = entries[i];
    });
  }
}

function shortest(free, starts, costs, rounds) {
  const nothing = Array.from({ length: rounds }, () => 0);
  const layers = starts.map((start) => [
    free.map((place) => (place === start ? { cost: nothing, from: null } : null)),
  ]);
  for (let length = 1; length <= free.length; length += 1) {
    for (const [i, start] of starts.entries()) {
      const before = layers[i][length - 1];
      const after = free.map((_, b) => {
        let best = null;
        before.forEach((reached, a) => {
          if (reached === null) return;
          const cost = reached.cost.map((one, round) => one + costs[a][b][round]);
          if (best === null || compare(cost, best.cost) < 0) best = { cost, from: a };
        });
        return best;
      });
      layers[i].push(after);
      let at = free.indexOf(start);
      if (after[at] === null || compare(after[at].cost, nothing) >= 0) continue;
      const chain = [];
      for (let layer = length; layer > 0; layer -= 1) {
        at = layers[i][layer][at].from;
        chain.unshift(free[at]);
      }
      return chain;
    }
  }
  return null;
}

/** The order of a drawn division, by entry id. */
export function recomputed({ divisionId, entries, bracket }) {
  const { seedText, apart, plan, swaps = [] } = bracket;
  const drawn = entries.filter(({ entryId }) => bracket.order.includes(entryId));
  drawn.sort((a, b) => byId(a.entryId, b.entryId));
  const seeded = drawn.filter(({ seed }) => seed !== null).sort((a, b) => a.seed - b.seed);
  const others = drawn.filter(({ seed }) => seed === null).map(({ entryId }) => entryId);
  let order = seeded.map(({ entryId }) => entryId);
  const fixed = order.length;
  const groupIn = (groups) => (entryId) => {
    const group = groups.findIndex((ids) => ids.includes(entryId));
    return group < 0 ? undefined : group;
  };
  const better = (rounds) => {
    const [club, country] = [groupIn(apart.club), groupIn(apart.country)];
    exchanges(rounds, order, fixed, [club]);
    if (order.length > 512) return;
    chains(rounds, order, fixed, club);
    exchanges(rounds, order, fixed, [club, country]);
  };
  const named = (what) => chance(`${what}\n${divisionId}\n${seedText}`);
  if (apart === undefined) {
    order.push(...named('draw').shuffle(others));
  } else if (plan.format === 'pools') {
    const pools = Math.ceil(drawn.length / plan.poolSize);
    order.push(...named('draw of pools').shuffle(others));
    better([poolRound(order.length, pools)]);
  } else {
    order.push(...others);
    const [club, country] = [groupIn(apart.club), groupIn(apart.country)];
    halving(order, fixed, others, club, country, named('separated draw'));
    better(knockOutRounds(order.length));
  }
  for (const [a, b] of swaps) {
    order = order.map((one) => (one === a ? b : one === b ? a : one));
  }
  return order;
}

function main([file]) {
  if (file === undefined) {
    console.error('node scripts/recompute-draw.mjs FILE (threecount export --public FILE)');
    return 2;
  }
  let isSame = true;
  for (const division of JSON.parse(readFileSync(file, 'utf8')).divisions) {
    if (division.bracket === null) continue;
    const agrees = recomputed(division).join() === division.bracket.order.join();
    isSame &&= agrees;
    console.log(`${division.divisionId} ${division.name}: ${agrees ? 'agrees' : 'DIFFERS'}`);
  }
  return isSame ? 0 : 1;
}

if (process.argv[1]?.endsWith('recompute-draw.mjs')) process.exitCode = main(process.argv.slice(2));
