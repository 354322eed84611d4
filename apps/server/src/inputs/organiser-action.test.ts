import { expect, test } from 'vitest';
import { organiserAction } from './organiser-action.ts';

const made = (id: string) => [
  { type: 'add-mat', matId: id, name: 'Mat' },
  {
    type: 'create-division',
    divisionId: id,
    name: 'Division',
    column: { column: { discipline: 'gi' }, standing: 'confirmed', alternatives: [] },
  },
];
const takes = (id: string) => made(id).map((action) => organiserAction.safeParse(action).success);

test.each(['m1', 'Mat_2', 'a-b', '9', 'x'.repeat(64), '0c5c38d2-52ae-4a0e-9c5f-3c1f4a1c2b11'])(
  '%s may be the id of something new',
  (id) => {
    expect(takes(id)).toEqual([true, true]);
  },
);

test.each(['', '__proto__', 'm 1', 'a/b', '..', 'ä', 'm1\n', 'a:b', '<b>', 'x'.repeat(65)])(
  '%j may not',
  (id) => {
    expect(takes(id)).toEqual([false, false]);
  },
);
