import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { jsonArray } from './json-array.ts';

test.each([[[]], [[[]]], [[[1]]], [[[], [{ a: '[,]' }], [], [2, null]]]])(
  '%j is written as one array',
  async (pieces: unknown[][]) => {
    expect(JSON.parse(await text(jsonArray(pieces)))).toEqual(pieces.flat());
  },
);
