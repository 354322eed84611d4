import { built } from '../lib/built.mjs';
import { randomOf } from '../lib/random.mjs';
import { theirRows } from './tods.mjs';

const { drawOrder } = await built('packages/tournament', 'draw/draw.js');
const { earlyMeetings } = await built('packages/tournament', 'draw/early.js');
const { knockOutRow } = await built('packages/tournament', 'draw/layout.js');

/** Entrants, and how many random divisions of that size. With byes theirs takes minutes from 300 on. */
const sizes = [
  [8, 8],
  [11, 8],
  [16, 8],
  [24, 4],
  [32, 8],
  [64, 4],
  [128, 2],
];

/** The club of each entrant: a few large ones, many small, some alone. */
function randomClubs(count, seed) {
  const random = randomOf(seed);
  const many = Math.max(2, Math.round(count / 4));
  return Array.from({ length: count }, () => {
    const club = random.below(1 + random.below(many + 1));
    return club < many ? `Club ${club}` : `Alone ${random.below(1e9)}`;
  });
}

const entriesOf = (clubs) => clubs.map((_, index) => ({ entryId: `e${index + 1}`, seed: null }));

function apartOf(clubs) {
  const groups = new Map();
  clubs.forEach((club, index) => {
    groups.set(club, [...(groups.get(club) ?? []), `e${index + 1}`]);
  });
  return { club: [...groups.values()].filter((ids) => ids.length > 1), country: [] };
}

/** Pairs of one club that can meet before the final, by round, on the rows of a bracket. */
function pairsBefore(rows, clubs) {
  const rounds = [];
  for (let size = 2; size < rows.length; size *= 2) {
    let pairs = 0;
    for (let from = 0; from < rows.length; from += size) {
      const members = new Map();
      for (const index of rows.slice(from, from + size)) {
        if (index === null) continue;
        const there = members.get(clubs[index]) ?? 0;
        pairs += there;
        members.set(clubs[index], there + 1);
      }
    }
    rounds.push(pairs);
  }
  return rounds;
}

function ourRows(clubs, apart, seedText) {
  const order = drawOrder('d1', seedText, entriesOf(clubs), { apart });
  const rows = Array.from(knockOutRow(order.length), (place) =>
    place < 0 ? null : Number(order[place].slice(1)) - 1,
  );
  const early = earlyMeetings(order, 0, apart).slice(0, -1);
  return { rows, bound: early.map(({ clubBound }) => clubBound) };
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

function measure(count, divisions) {
  const found = { ours: [], theirs: [], bound: [] };
  for (let i = 0; i < divisions; i += 1) {
    const clubs = randomClubs(count, i * 1000 + count);
    const { rows, bound } = ourRows(clubs, apartOf(clubs), `bench ${i}`);
    found.ours.push(pairsBefore(rows, clubs));
    found.theirs.push(pairsBefore(theirRows(clubs), clubs));
    found.bound.push(bound);
  }
  const all = (which) => sum(found[which].map(sum));
  const first = (which) => sum(found[which].map(([pairs]) => pairs));
  const to = (which) => (all('bound') === 0 ? 1 : all(which) / all('bound'));
  return {
    name: `${divisions} divisions of ${count}`,
    cells: { ours: String(all('ours')), theirs: `${all('theirs')} (${to('theirs').toFixed(3)}x)` },
    ours: null,
    theirs: null,
    ratio: { value: to('ours'), q1: to('ours'), q3: to('ours') },
    aim: { atMost: 1 },
    note: `bound ${all('bound')}; first round: ${first('ours')}, theirs ${first('theirs')}, bound ${first('bound')}`,
  };
}

/** Pairs of one club that can meet before the final, added up by round: ours and theirs on the same divisions. */
export async function clubsApart() {
  return sizes.map(([count, divisions]) => measure(count, divisions));
}
