import { built } from '../lib/built.mjs';

const { apply, initialState, viewMatch } = await built('packages/match');

/** The engine's state after these actions: what the server has to show. @throws where one is refused */
export function replayed(setup, actions) {
  let state = initialState(setup);
  for (const action of actions) {
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(`${action.do}: ${applied.refusal.message}`);
    state = applied.state;
  }
  return state;
}

/** Which of these actions the engine takes, one after another, on a state. */
export function taken(state, actions, at) {
  let current = state;
  return actions.map((action) => {
    const applied = apply(current, { ...action, at });
    if (applied.ok) current = applied.state;
    return applied.ok;
  });
}

export const pointsOf = ({ sides: { red, blue } }) => ({ red: red.points, blue: blue.points });

export const statusOf = (state) => viewMatch(state, state.lastAt).status;

const anySide = (random) => random.one(['red', 'blue']);

function score(screen, random) {
  const { code, landings } = random.one(screen.techniques);
  const landing = landings === undefined ? {} : { landing: random.one(landings).landing };
  return { do: 'score', side: anySide(random), technique: code, ...landing };
}

function call(screen, random) {
  const stalling = screen.fouls.find((foul) => foul.stalling);
  const which = random.below(10);
  if (which === 0) return { do: 'stop' };
  if (which === 1) return { do: 'time-out', reason: 'referee' };
  if (which <= 3 && stalling) return { do: 'foul', side: anySide(random), foul: stalling.code };
  if (which === 4 && screen.advantages.length > 0) {
    return { do: 'advantage', side: anySide(random), reason: random.one(screen.advantages).code };
  }
  return score(screen, random);
}

const ruling = (random) => ({
  do: 'override',
  ruling: { winner: anySide(random) },
  by: 'Ada Quill',
  reason: 'The match had to end.',
});

/**
 * What the officials could do next, from what this division's book has.
 * @param tired whether the match has lasted long enough
 */
export function nextAct(state, screen, random, tired) {
  switch (statusOf(state)) {
    case 'running':
      if (!tired) return call(screen, random);
      return random.chance(50) && screen.submissions.length > 0
        ? { do: 'submission', side: anySide(random), by: random.one(screen.submissions).code }
        : ruling(random);
    case 'stopped':
    case 'timed-out':
      return tired ? ruling(random) : { do: 'resume', position: 'same' };
    case 'awaiting':
      return ruling(random);
    default:
      return { do: 'start' };
  }
}
