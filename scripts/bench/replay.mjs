import { built } from '../lib/built.mjs';
import { alternate, quantile, ratio, summary } from './measure.mjs';

const { apply, initialState } = await built('packages/match');
const { decideTournament, evolveTournament, initialTournament } =
  await built('packages/tournament');

const noBook = () => null;

/** The setups of all matches, and what was acted in them, from a stored log. */
function matchesOf(envelopes) {
  let state = initialTournament();
  const setups = new Map();
  for (const envelope of envelopes) {
    state = evolveTournament(state, envelope);
    const opened = envelope.events.some((event) => event.type === 'MatchOpened');
    const { id } = envelope.stream;
    if (!opened || setups.has(id)) continue;
    const division = state.divisions.get(id.slice(0, id.lastIndexOf('-')));
    setups.set(id, division.matches.get(id).bout.setup);
  }
  return setups;
}

const isAct = (envelope) => envelope.action.type === 'official-action';
const actedIn = (envelope) => envelope.events.find((event) => event.type === 'MatchActed').action;

/** Parses each line and hands it to the engine, match by match. @returns points, so that nothing is left out */
function replayed(lines, setups, actionOf) {
  const states = new Map();
  for (const line of lines) {
    const parsed = JSON.parse(line);
    const { id } = parsed.stream;
    const state = states.get(id) ?? initialState(setups.get(id));
    const applied = apply(state, actionOf(parsed));
    if (!applied.ok) throw new Error(`${id}: ${applied.refusal.message}`);
    states.set(id, applied.state);
  }
  let points = 0;
  for (const { sides } of states.values()) points += sides.red.points + sides.blue.points;
  return points;
}

/** The loop to be measured against: parses the same lines and sums one number of each. */
function bare(lines, actionOf) {
  let sum = 0;
  for (const line of lines) {
    const parsed = JSON.parse(line);
    sum += actionOf(parsed).at + parsed.stream.id.length;
  }
  return sum;
}

/** Lines in one measurement: so short that the machine seldom comes between. A match is never cut. */
const sliceLines = 100;

function slicesOf(lines) {
  const byMatch = new Map();
  for (const line of lines) {
    const { id } = JSON.parse(line).stream;
    byMatch.set(id, [...(byMatch.get(id) ?? []), line]);
  }
  const slices = [[]];
  for (const match of byMatch.values()) {
    if (slices.at(-1).length >= sliceLines) slices.push([]);
    slices.at(-1).push(...match);
  }
  return slices;
}

const total = (summaries) => ({
  median: summaries.reduce((sum, { median }) => sum + median, 0),
  q1: summaries.reduce((sum, { q1 }) => sum + q1, 0),
  q3: summaries.reduce((sum, { q3 }) => sum + q3, 0),
  count: summaries[0].count,
});

async function replayRow(name, { lines, setups, actionOf, rounds, aim }) {
  const ours = [];
  const theirs = [];
  const ratios = [];
  for (const slice of slicesOf(lines)) {
    const found = await alternate(
      {
        ours: () => void replayed(slice, setups, actionOf),
        bare: () => void bare(slice, actionOf),
      },
      rounds,
    );
    ours.push(summary(found.ours));
    theirs.push(summary(found.bare));
    ratios.push(ratio(found.ours, found.bare).value);
  }
  const whole = { ours: total(ours), theirs: total(theirs) };
  const perSecond = Math.round((lines.length / whole.ours.median) * 1000);
  return {
    name: `${name}, ${lines.length} actions`,
    ...whole,
    ratio: {
      value: whole.ours.median / whole.theirs.median,
      q1: quantile(ratios, 0.25),
      q3: quantile(ratios, 0.75),
    },
    aim,
    value: perSecond,
    note: `${perSecond.toLocaleString('en')} actions a second`,
  };
}

/** Times every action of the log as a table's call is decided by the server, on the state it met. */
function decisions(envelopes) {
  let state = initialTournament();
  const times = [];
  for (const envelope of envelopes) {
    const { stream, action } = envelope;
    if (isAct(envelope)) {
      const context = { now: Date.parse(envelope.actedAt), book: noBook };
      const before = performance.now();
      const decided = decideTournament(state, stream, action, context);
      times.push(performance.now() - before);
      if (!decided.ok) throw new Error(`${stream.id}: ${decided.refusal.message}`);
    }
    state = evolveTournament(state, envelope);
  }
  return times;
}

function decisionRow(envelopes) {
  decisions(envelopes);
  const times = decisions(envelopes);
  const p99 = quantile(times, 0.99);
  return {
    name: `one action decided at the table, ${times.length} actions`,
    ours: summary(times),
    theirs: null,
    ratio: null,
    aim: { msAtMost: 1 },
    value: p99,
    note: `p50 ${quantile(times, 0.5).toFixed(3)} ms, p99 ${p99.toFixed(3)} ms`,
  };
}

/** The engine over the log of a whole tournament, against a bare loop over the same lines. */
export async function replay({ rounds, envelopes }) {
  const setups = matchesOf(envelopes);
  const acts = envelopes.filter(isAct);
  const stored = acts.map((envelope) => JSON.stringify(envelope));
  const alone = acts.map((envelope) =>
    JSON.stringify({ stream: { id: envelope.stream.id }, action: actedIn(envelope) }),
  );
  const common = { setups, rounds };
  return [
    await replayRow('replay of the stored lines', {
      ...common,
      lines: stored,
      actionOf: actedIn,
      aim: { atMost: 3 },
    }),
    await replayRow('  the same, lines without what was derived', {
      ...common,
      lines: alone,
      actionOf: (parsed) => parsed.action,
      aim: { perSecondAtLeast: 500_000 },
    }),
    decisionRow(envelopes),
  ];
}
