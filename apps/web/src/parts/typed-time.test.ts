import { expect, it } from 'vitest';
import { typedTime } from './typed-time.ts';

it('reads minutes and seconds, and nothing else', () => {
  expect(typedTime('3:21')).toBe(201_000);
  expect(typedTime(' 0:07 ')).toBe(7_000);
  for (const text of ['', '3', '3:60', '3:2', '-1:00', '3:21.5'])
    expect(typedTime(text)).toBeNull();
});
