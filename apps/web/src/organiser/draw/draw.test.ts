import type { FormatRow } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { card, competitor, divisionView, round, winnerOf } from '../../parts/testing.ts';
import { earlyWords } from './early-words.ts';
import {
  choiceOf,
  choices,
  choicesFor,
  joined,
  planFor,
  split,
  withEnd,
} from './format-choices.ts';
import { placesOf, pressed } from './places.ts';
import { seedText } from './seed-text.ts';
import { changedSeeds, typedSeeds, withProposal } from './seeds.ts';

describe('seedText', () => {
  it('is three groups that can be read out', () => {
    expect(seedText(Uint8Array.from({ length: 12 }, (_, i) => i * 21))).toMatch(
      /^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){2}$/u,
    );
  });
  it('differs with the bytes', () => {
    const one = seedText(new Uint8Array(12));
    expect(seedText(new Uint8Array(12).fill(1))).not.toBe(one);
  });
});

describe('the table of formats', () => {
  const shared = { format: 'single-elimination', thirdPlace: 'shared' } as const;
  const table = [
    { from: 2, to: 2, plan: { format: 'best-of-three' } },
    { from: 3, to: null, plan: shared },
  ] as const;

  it('offers each choice only where it fits all sizes of the row', () => {
    const ids = (from: number, to: number | null) => choicesFor({ from, to });
    expect(ids(2, 2)).toEqual(['shared', 'fought', 'no-third', 'best']);
    expect(ids(3, 3)).toContain('three');
    expect(ids(3, null)).not.toContain('robin');
    expect(ids(5, 8)).toContain('pools');
    expect(ids(3, 8)).not.toContain('pools');
  });

  it('begins pools with a size of which there are two', () => {
    expect(planFor('pools', { from: 9, to: null })).toMatchObject({ poolSize: 4, advance: 2 });
    expect(planFor('pools', { from: 4, to: 8 })).toMatchObject({ poolSize: 3, advance: 1 });
  });

  it('gives the first size of a row a row of its own, and joins rows again', () => {
    const apart = split(table, 1);
    expect(sizes(apart)).toEqual([
      [2, 2],
      [3, 3],
      [4, null],
    ]);
    expect(joined(apart, 1)).toEqual(table);
    expect(joined(table, 0)).toBeNull();
    expect(joined(table, 1)).toBeNull();
    expect(split(table, 0)).toBe(table);
  });

  it('ends a row at any size; what follows begins behind it', () => {
    expect(sizes(withEnd(table, 1, 8))).toEqual([
      [2, 2],
      [3, 8],
      [9, null],
    ]);
    const three = withEnd(withEnd(table, 1, 8), 2, 20);
    expect(sizes(withEnd(three, 1, 12))).toEqual([
      [2, 2],
      [3, 12],
      [13, 20],
      [21, null],
    ]);
    expect(sizes(withEnd(three, 1, 20))).toEqual([
      [2, 2],
      [3, 20],
      [21, null],
    ]);
    expect(sizes(withEnd(three, 0, 5))).toEqual([
      [2, 5],
      [6, 8],
      [9, 20],
      [21, null],
    ]);
    expect(sizes(withEnd(three, 1, null))).toEqual(sizes(table));
    expect(withEnd(table, 1, null)).toBe(table);
  });

  it('finds every choice again by its plan, whatever its numbers', () => {
    for (const { id, plan } of choices) expect(choiceOf(plan)).toBe(id);
    const pools = { format: 'pools', poolSize: 7, advance: 3, thirdPlace: 'fought' } as const;
    expect(choiceOf(pools)).toBe('pools');
  });
});

const sizes = (rows: readonly FormatRow[]) => rows.map(({ from, to }) => [from, to]);

const person = (entryId: string) =>
  ({ kind: 'competitor', competitor: competitor(entryId) }) as const;

describe('the places of a draw', () => {
  it('are those of a knock-out from top to bottom, each person once', () => {
    const rounds = [
      round('semi-final', [
        card('a', { number: 0, red: person('e1'), blue: { kind: 'bye' } }),
        card('b', { number: 4, red: person('e2'), blue: person('e3') }),
      ]),
      round('final', [card('f', { number: 5, red: person('e1'), blue: winnerOf('b') })]),
    ];
    expect(
      placesOf(divisionView(rounds)).map(({ of, people }) => [of.number, ids(people)]),
    ).toEqual([
      [0, ['e1']],
      [4, ['e2', 'e3']],
    ]);
  });

  it('are those of a bracket of three, the third in the second match', () => {
    const rounds = [
      round('quarter-final', [card('a', { number: 1, red: person('e1'), blue: person('e2') })]),
      round('semi-final', [
        card('b', {
          number: 2,
          red: { kind: 'loser-of', matchId: 'a', number: 1 },
          blue: person('e3'),
        }),
      ]),
    ];
    expect(placesOf(divisionView(rounds)).map(({ people }) => ids(people))).toEqual([
      ['e1', 'e2'],
      ['e3'],
    ]);
  });

  it('change when one is chosen and then another', () => {
    expect(pressed(null, 'e1')).toEqual({ kind: 'chosen', entryId: 'e1' });
    expect(pressed('e1', 'e1')).toEqual({ kind: 'let-go' });
    expect(pressed('e1', 'e2')).toEqual({ kind: 'swap', a: 'e1', b: 'e2' });
  });
});

const ids = (people: readonly { readonly entryId: string }[]) => people.map((one) => one.entryId);

describe('seeds', () => {
  const entries = [
    { entryId: 'e1', seed: null },
    { entryId: 'e2', seed: 1 },
    { entryId: 'e3', seed: 2 },
  ];

  it('sends only those that were changed, one that was emptied as unseeded', () => {
    const typed = typedSeeds(entries);
    expect(changedSeeds(entries, typed)).toEqual([]);
    expect(changedSeeds(entries, { ...typed, e1: '2', e3: ' ' })).toEqual([
      { entryId: 'e1', seed: 2 },
      { entryId: 'e3', seed: null },
    ]);
  });

  it('takes a proposal whole: whom it does not name is unseeded', () => {
    const proposal = { seeds: [{ entryId: 'e3', seed: 1 }], byLot: [] };
    expect(withProposal(entries, proposal)).toEqual({ e1: '', e2: '', e3: '1' });
  });
});

describe('early meetings', () => {
  const row = { round: 1, clubPairs: 1, clubBound: 1, countryPairs: 0, countryBound: 0 };
  it('are told beside the fewest that are possible', () => {
    expect(earlyWords(row, false)).toBe('1 pair of one club meets in round 1; no draw has fewer.');
    expect(earlyWords({ ...row, clubPairs: 3 }, true)).toBe(
      '3 pairs of one club meet in pools; the fewest possible is 1.',
    );
    expect(earlyWords({ ...row, clubPairs: 0 }, false)).toBe(
      'Members of one club cannot meet in round 1.',
    );
  });
});
