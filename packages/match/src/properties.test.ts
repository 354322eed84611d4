import { books } from '@threecount/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenLaws } from './testing/laws.ts';
import { draftOf, type Played, playDraft, poolOf } from './testing/random-match.ts';
import { count, possible, type Tally } from './testing/reached.ts';

/** `npm run test:long` asks for more matches, and for others each time. */
const numRuns = Number(process.env['THREECOUNT_RUNS'] ?? 2000);
const seed = Number(process.env['THREECOUNT_SEED'] ?? 3);
/** Hours: a busy machine is no fault. */
const timeout = 7_200_000;

/** The match as it was played, for whoever looks for the fault. */
const told = ({ turns }: Played): string =>
  turns
    .map(({ action, refusal }) => `${JSON.stringify(action)}${refusal ? ` (${refusal.code})` : ''}`)
    .join('\n');

describe.each(books)('any order of actions under $id', (book) => {
  const pool = poolOf(book, seed, 100);
  const tally: Tally = new Map();

  it(
    'never crashes, and every law of a match holds',
    () => {
      let actions = 0;
      fc.assert(
        fc.property(draftOf(book, pool.length), fc.nat({ max: 999 }), (draft, pick) => {
          const played = playDraft(pool, draft);
          count(tally, played);
          actions += played.turns.length;
          const broken = brokenLaws(played, pick);
          if (broken.length > 0) throw new Error(`${broken.join('\n')}\n${told(played)}`);
        }),
        { numRuns, seed },
      );
      console.log(`${book.id}: seed ${seed}, ${numRuns} matches of ${actions} actions`);
    },
    timeout,
  );

  it(
    'everything that the rules let happen does happen in such matches',
    () => {
      const names = possible(pool.map(({ setup }) => setup));
      const missing = (): readonly string[] => names.filter((name) => !tally.has(name));
      // What is rare may need more matches than the laws are tried on.
      let more = 0;
      for (; missing().length > 0 && more < 20; more += 1)
        for (const draft of fc.sample(draftOf(book, pool.length), {
          seed: seed + 1 + more,
          numRuns: 1000,
        }))
          count(tally, playDraft(pool, draft));
      const rarest = names.toSorted((x, y) => (tally.get(x) ?? 0) - (tally.get(y) ?? 0));
      const told = rarest.filter((name, i) => i < 8 || /^(do|method|period) /.test(name));
      const counts = told.map((name) => `${name} ${tally.get(name) ?? 0}`).join(', ');
      console.log(
        `${book.id}: ${names.length} kinds in ${numRuns + more * 1000} matches, rarest first: ${counts}`,
      );
      expect(missing()).toEqual([]);
    },
    timeout,
  );
});
