import { describe, expect, it } from 'vitest';
import { TestLog } from '../testing/test-log.ts';
import type { PublicDivision, PublicExport } from '../types/views.ts';
import { publicExport } from '../views/public-export.ts';
import { verifyPublicDraws } from './verify-public.ts';

/** A division of five, of which the second place of the first match was open to somebody late. */
function exported(): PublicExport {
  const log = new TestLog().create().division('d1').enter('d1', 5).draw('d1');
  log.enterOne({ entryId: 'e6', personId: 'p6', divisionId: 'd1', notDrawn: 'late' });
  const place = { kind: 'bye', matchId: 'd1-1', side: 'blue' } as const;
  log.must('division', 'd1', { type: 'place-late-entry', entryId: 'e6', place });
  return publicExport(log.state, new Map());
}

const differences = (change: (division: PublicDivision) => Partial<PublicDivision>) => {
  const file = exported();
  const divisions = file.divisions.map((division) => ({ ...division, ...change(division) }));
  return verifyPublicDraws({ ...file, divisions }).divisions.map(({ difference }) => difference);
};

describe('a public export', () => {
  it('agrees as it is', () => {
    expect(differences(() => ({}))).toEqual([null]);
  });

  it('differs where who came late is not among its entries', () => {
    const without = ({ entries }: PublicDivision) => ({
      entries: entries.filter(({ entryId }) => entryId !== 'e6'),
    });
    expect(differences(without)).toEqual(['The draw holds an entry that is not there.']);
  });

  it.each([
    [{ format: 'alone' }, 'A division without a match is for one entry.'],
    [{ format: 'best-of-three' }, 'A best of three is for 2 entries.'],
    [
      { format: 'pools', poolSize: 0, advance: 1, thirdPlace: 'none' },
      'A pool is for 3 to 16 entries.',
    ],
  ] as const)('differs where its format %j can not be that of the draw', (plan, difference) => {
    const planned = ({ bracket }: PublicDivision) => ({ bracket: bracket && { ...bracket, plan } });
    expect(differences(planned)).toEqual([difference]);
  });
});
