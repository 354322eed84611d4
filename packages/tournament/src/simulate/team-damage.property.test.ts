import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { deriveAgain, type StoredEnvelope } from '../derive-again.ts';
import { randomFrom } from '../random/random.ts';
import { TeamDay } from '../testing/team-day.ts';

/** Seconds by themselves; others may keep the machine busy. */
vi.setConfig({ testTimeout: 120_000 });

/** A log of two team matches, with fighters withdrawn, picks and bouts taken back. */
function teamLog(): readonly StoredEnvelope[] {
  const plan = { format: 'best-of-three' } as const;
  const day = new TeamDay(5, randomFrom('harbour')).setUp(2, {}, plan);
  for (let left = 2; left > 0; left -= 1) {
    const next = day.open() ?? '';
    day.step(next);
    day.hurt(next);
    day.take({ kind: 'match', id: next }, { type: 'take-back-bout', bout: 1, reason: 'wrong' });
    while (day.step(next)) if (day.random.chance(20)) day.hurt(next);
  }
  return day.envelopes;
}

type Path = readonly (string | number)[];

/** Where a value holds texts, numbers and the like. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) =>
    leaves((value as Record<string | number, unknown>)[key], [...path, key]),
  );
}

function otherThan(value: unknown): unknown {
  switch (typeof value) {
    case 'number':
      return value + 1;
    case 'boolean':
      return !value;
    case 'string':
      return { red: 'blue', blue: 'red', a: 'b', b: 'a' }[value] ?? `${value}x`;
    default:
      return 1;
  }
}

function changed(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return otherThan(value);
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest);
  return copy;
}

const log = teamLog();
const ofTeams = log.flatMap((envelope, i) => (envelope.stream.kind === 'match' ? [i] : []));

it('the log has what can be damaged', () => {
  expect(deriveAgain(log)).toEqual([]);
  const types = new Set(log.flatMap(({ events }) => events.map(({ type }) => type)));
  for (const type of ['BoutConfirmed', 'BoutTakenBack', 'FighterWithdrawn', 'ResultConfirmed']) {
    expect(types).toContain(type);
  }
});

it('whatever is changed in what a team match has caused is found, at its place', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ofTeams), fc.nat(), (at, lot) => {
      const envelope = log[at];
      if (envelope === undefined) throw new Error('no envelope');
      const paths = leaves(envelope.events);
      const path = paths[lot % paths.length] ?? [];
      const events = changed(envelope.events, path) as StoredEnvelope['events'];
      const found = deriveAgain(log.map((one, i) => (i === at ? { ...one, events } : one)));
      expect([path, found[0]?.position]).toEqual([path, at + 1]);
    }),
    { numRuns: 80 },
  );
});

it('whatever is changed in what was done in a team match is found, at its place', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ofTeams), fc.nat(), (at, lot) => {
      const envelope = log[at];
      if (envelope === undefined) throw new Error('no envelope');
      const paths = leaves(envelope.action);
      const path = paths[lot % paths.length] ?? [];
      const action = changed(envelope.action, path) as StoredEnvelope['action'];
      const found = deriveAgain(log.map((one, i) => (i === at ? { ...one, action } : one)));
      expect([path, found[0]?.position]).toEqual([path, at + 1]);
    }),
    { numRuns: 80 },
  );
});

it('an envelope that is gone is found', () => {
  for (const at of ofTeams.slice(0, -1)) {
    const [found] = deriveAgain(log.filter((_, i) => i !== at));
    expect([at, found?.kind]).toEqual([at, 'position']);
  }
});

it('a bout that is gone is found, also where all numbers were made right again', () => {
  const bouts = ofTeams.filter((i) => log[i]?.action.type === 'confirm-bout');
  expect(bouts.length).toBeGreaterThan(8);
  for (const at of bouts) {
    const gone = log[at]?.stream.id;
    const forged = log.flatMap((one, i) => {
      if (i === at) return [];
      const later = i > at && one.stream.id === gone ? 1 : 0;
      return i < at ? [one] : [{ ...one, position: i, version: one.version - later }];
    });
    expect([at, deriveAgain(forged).map(({ kind }) => kind)[0]]).toEqual([
      at,
      expect.stringMatching(/^(refused|events|broken)$/u),
    ]);
  }
});
