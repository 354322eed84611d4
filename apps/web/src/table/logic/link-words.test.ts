import { expect, it } from 'vitest';
import { linkWords } from './link-words.ts';

it('says whether everything is sent', () => {
  expect(linkWords('idle', 'connected', 0)).toEqual({ text: 'Connected · all sent', good: true });
  expect(linkWords('sending', 'connected', 2).text).toBe('Connected · sending 2');
});

it('warns as soon as the server is away, and says how much waits', () => {
  expect(linkWords('no-network', 'connected', 3)).toEqual({
    text: 'No connection · 3 not sent',
    good: false,
  });
  expect(linkWords('idle', 'reconnecting', 0).good).toBe(false);
  expect(linkWords('denied', 'connected', 1).text).toBe('Link withdrawn · 1 not sent');
});
