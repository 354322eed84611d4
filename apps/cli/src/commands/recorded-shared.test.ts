import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { place } from '../testing/run.ts';

const shared = resolve(
  process.env['THREECOUNT_SHARED'] ?? join(import.meta.dirname, '../../../../../shared'),
);
const data = join(shared, 'data');
const here = place();
afterAll(() => here.remove());

const recorded = async (file: string, ...more: readonly string[]) => {
  const words = [join(data, file), ...more];
  const { code, out } = await here.run('recorded', ...words);
  console.log(out.replaceAll(data, ''));
  const report = (await here.run('recorded', ...words, '--json')).json();
  return { code, report };
};

/** Records of real matches, which are no part of the repository. */
describe.skipIf(!existsSync(data))(
  `real records${existsSync(data) ? '' : ' (skipped: no shared data)'}`,
  () => {
    it('a stream of real boards: every change follows from the book, and the engine comes to the same numbers', async () => {
      const { code, report } = await recorded(
        'ibjjf-scoreboard-streams.csv',
        '--book',
        'bjj-advantage',
      );
      expect(code).toBe(0);
      expect(report).toMatchObject({
        kind: 'board-stream',
        rows: 46,
        counts: { bouts: 8, 'played again': 6 },
        wrong: [],
      });
      const codes = report.findings.map(({ code: what }: { code: string }) => what);
      expect(codes.toSorted()).toEqual([
        'after-the-bell',
        'correction',
        'correction',
        'correction',
      ]);
    });

    it('states of real boards: points that the values of the book lead to', async () => {
      const { code, report } = await recorded(
        'ibjjf-scoreboard-states.csv',
        '--book',
        'bjj-advantage',
      );
      expect(code).toBe(0);
      expect(report).toMatchObject({ kind: 'board-states', rows: 84, counts: { highest: 26 } });
    });

    it('score logs of a real tournament: all but two rows add up', async () => {
      const { code, report } = await recorded('smoothcomp-adcc-open-2023-matches.csv');
      expect(code).toBe(1);
      expect(report).toMatchObject({ kind: 'score-logs', rows: 874 });
      expect(report.wrong).toHaveLength(2);
      expect(report.counts['that add up']).toBe(report.counts.logs - 1);
    });

    it('brackets of a real tournament: all rebuilt, and the podiums are those recorded', async () => {
      const { code, report } = await recorded(
        'smoothcomp-adcc-open-2023-matches.csv',
        '--brackets',
        '--places',
        join(data, 'smoothcomp-adcc-open-2023-registrations.csv'),
      );
      expect(code).toBe(0);
      const all: { kind: string; format: string; places: string; byesAsDrawn: boolean }[] =
        report.brackets;
      const those = (part: Partial<(typeof all)[number]>) =>
        all.filter((one) =>
          Object.entries(part).every(([key, value]) => one[key as keyof typeof one] === value),
        ).length;
      expect(those({ kind: 'rebuilt' })).toBe(97);
      expect(those({ format: 'round-robin' })).toBe(52);
      expect(those({ format: 'best-of-three' })).toBe(23);
      expect(those({ format: 'repechage' })).toBe(13);
      expect(those({ format: 'single-elimination' })).toBe(9);
      // Nine have somebody on the podium who was moved there from another group.
      expect(those({ places: 'same' })).toBe(87);
      expect(those({ places: 'same-onward' })).toBe(1);
      expect(those({ places: 'unknown' })).toBe(9);
      expect(those({ byesAsDrawn: false })).toBe(1);
    });
  },
);
