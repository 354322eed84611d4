// Recomputes the team matches of a public export from docs/api.md alone: none of our packages is used.
//   node scripts/recompute-teams.mjs FILE
import { readFileSync } from 'node:fs';

const sides = ['red', 'blue'];
const otherOf = { red: 'blue', blue: 'red' };
const both = (of) => ({ red: of('red'), blue: of('blue') });
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** Places from where the order goes on, without those who cannot fight. */
const lineOf = ({ order, startsAt, unavailable }) =>
  order
    .map((_, i) => (startsAt + i) % order.length)
    .filter((place) => !unavailable.includes(place));

/** The lines after a bout, and who has stayed on. */
function afterBout(rules, line, stayed, winner) {
  if (winner !== null) {
    const [first, ...others] = line[winner];
    const own = rules.winner.stays ? line[winner] : [...others, first];
    const next = both((side) => (side === winner ? own : line[side].slice(1)));
    return { line: next, stayed: rules.winner.stays ? winner : null };
  }
  const stays = rules.draw.out === 'incumbent' && stayed !== null ? otherOf[stayed] : null;
  const next = both((side) => (side === stays ? line[side] : line[side].slice(1)));
  return { line: next, stayed: stays };
}

/** The side with the higher number; null where they are level. */
function higher({ red, blue }) {
  if (red === blue) return null;
  return red > blue ? 'red' : 'blue';
}

function stepOf(row, { teams }, bouts) {
  const negative = ({ red, blue }) => ({ red: -red, blue: -blue });
  const total = (of) => both((side) => sum(bouts.map((bout) => of(bout, side))));
  const step = (numbers, winner, passedOver = false) => ({
    by: row.by,
    ...numbers,
    winner,
    passedOver,
  });
  switch (row.by) {
    case 'last-bout-warnings': {
      const last = bouts.at(-1);
      const given = last?.warnings ?? { red: 0, blue: 0 };
      const passed = row.except?.methods.includes(last?.method) === true;
      return step(given, passed ? null : higher(negative(given)), passed);
    }
    case 'total-warnings': {
      const here = total(({ warnings }, side) => warnings[side]);
      const all = both(
        (side) => here[side] + (row.scope === 'event' ? teams[side].warningsBefore : 0),
      );
      return step(all, higher(negative(all)));
    }
    case 'tournament-submissions': {
      const counts = (kind) =>
        kind === 'given-up' || (kind === 'unconscious' && row.unconsciousCounts);
      const here = total(({ winner, submission }, side) =>
        winner === side && counts(submission) ? 1 : 0,
      );
      const all = both((side) => here[side] + teams[side].submissionsBefore);
      return step(all, higher(all));
    }
    default:
      return step({ red: null, blue: null }, null);
  }
}

/** The tie-breaks in their order, up to the first that decides or asks for a bout. */
function stepsOf(match, bouts) {
  const steps = [];
  for (const row of match.rules.tieBreaks) {
    steps.push(stepOf(row, match, bouts));
    const { winner, by } = steps.at(-1);
    if (winner !== null || by === 'sudden-death') break;
  }
  return steps;
}

/** How it is after the lines have changed: over, or level. */
function settled(match, state, drawn) {
  const { rules, teams } = match;
  const beaten = both((side) => {
    const fit = teams[side].order.length - state.unavailable[side].length;
    return state.line[side].length <= rules.loss.fightersLeft || fit < rules.fewest.fighters;
  });
  if (!beaten.red && !beaten.blue) return state;
  if ((beaten.red && beaten.blue) || (drawn && rules.lastBout.is === 'either-last')) {
    const steps = stepsOf(match, state.bouts);
    const { winner = null, by } = steps.at(-1) ?? {};
    return { ...state, steps, ...(winner === null ? {} : { winner, method: by }) };
  }
  return { ...state, winner: beaten.red ? 'blue' : 'red', method: 'last-fighter' };
}

/** A team match with a fighter who is barred. */
function putOut({ rules }, state, { barred }) {
  if (rules.teamDisqualification.scope === 'none' || barred.length === 0) return null;
  const winner = barred.length === 2 ? null : otherOf[barred[0]];
  return { ...state, winner, method: 'team-disqualification' };
}

function withdrawn(match, state, { side, place }) {
  if (state.unavailable[side].includes(place)) return state;
  const { rules } = match;
  const stayed = state.stayed === side && state.line[side][0] === place;
  const waits = stayed && rules.hurtWinner.is === 'last-in-line';
  const others = state.line[side].filter((one) => one !== place);
  const own = { ...state.line, [side]: waits ? [...others, place] : others };
  const unavailable = { ...state.unavailable };
  if (!waits) unavailable[side] = [...unavailable[side], place];
  const next = { ...state, line: own, unavailable, stayed: stayed ? null : state.stayed };
  return state.steps.length > 0 ? next : settled(match, next, false);
}

function settlingBout(match, state, act) {
  const { red, blue } = act.fighters;
  const last = { ...state.steps.at(-1), red, blue, winner: act.winner };
  const steps = [...state.steps.slice(0, -1), last];
  const told = { ...state, steps };
  return putOut(match, told, act) ?? { ...told, winner: act.winner, method: 'sudden-death' };
}

function afterAct(match, state, act) {
  if (act.is === 'pick') return state;
  if (act.is === 'withdraw') return withdrawn(match, state, act);
  if (act.is === 'ruling') return { ...state, winner: act.winner, method: 'override' };
  if (act.settling) return settlingBout(match, state, act);
  const up = both((side) => state.line[side][0]);
  if (sides.some((side) => up[side] !== act.fighters[side])) throw new Error('not who was up');
  const after = afterBout(match.rules, state.line, state.stayed, act.winner);
  const fought = { ...state, ...after, bouts: [...state.bouts, act] };
  const left = both((side) => fought.line[side].length);
  if (sides.some((side) => left[side] !== act.left?.[side])) throw new Error('others are left');
  return putOut(match, fought, act) ?? settled(match, fought, act.winner === null);
}

/** A team match of a public export (`results[].team`), from its acts alone. */
export function recomputed(match) {
  const begun = {
    line: both((side) => lineOf(match.teams[side])),
    unavailable: both((side) => match.teams[side].unavailable),
    ...{ stayed: null, bouts: [], steps: [], winner: null, method: null },
  };
  const { line, steps, winner, method } = match.acts.reduce(
    (state, act) => afterAct(match, state, act),
    begun,
  );
  return { winner, method, left: both((side) => line[side].length), steps };
}

/** Whether a result of the export is what its team match comes to. A corrected one may differ: it says so. */
function agrees({ team, winner, method, points, red }) {
  const found = recomputed(team);
  const stands = team.teams.red.entryId === red;
  const same = (side) => (stands ? side : side && otherOf[side]);
  const steps = ({ by, red: a, blue: b, winner: won }) => [by, a, b, won].join();
  return (
    same(found.winner) === winner &&
    found.method === method &&
    sides.every((side) => found.left[side] === points[stands ? side : otherOf[side]]) &&
    found.steps.map(steps).join(';') === team.steps.map(steps).join(';')
  );
}

function main([file]) {
  if (file === undefined) {
    console.error('node scripts/recompute-teams.mjs FILE (threecount export --public FILE)');
    return 2;
  }
  let isSame = true;
  for (const { name, results } of JSON.parse(readFileSync(file, 'utf8')).divisions) {
    for (const result of results.filter(({ team }) => team !== undefined)) {
      const agree = agrees(result);
      isSame &&= agree;
      console.log(`${result.matchId} ${name}: ${agree ? 'agrees' : 'DIFFERS'}`);
    }
  }
  return isSame ? 0 : 1;
}

if (process.argv[1]?.endsWith('recompute-teams.mjs')) {
  process.exitCode = main(process.argv.slice(2));
}
