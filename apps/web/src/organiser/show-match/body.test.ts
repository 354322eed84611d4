import { describe, expect, it } from 'vitest';
import { emptyShow, showBody } from './body.ts';

const full = {
  ...emptyShow(' Show match '),
  like: 'd1',
  red: { givenName: ' Gale', familyName: 'Guest ', club: '' },
  blue: { givenName: '', familyName: 'Visitor', club: 'Far Away' },
};

describe('showBody', () => {
  it('is sent without blanks, and without a mat where none was chosen', () => {
    expect(showBody(full)).toEqual({
      name: 'Show match',
      like: 'd1',
      red: { givenName: 'Gale', familyName: 'Guest', club: '' },
      blue: { givenName: '', familyName: 'Visitor', club: 'Far Away' },
      matId: null,
    });
    expect(showBody({ ...full, matId: 'm2' })?.matId).toBe('m2');
  });

  it('waits for a name, a division and both people', () => {
    expect(showBody({ ...full, name: ' ' })).toBeNull();
    expect(showBody({ ...full, like: '' })).toBeNull();
    expect(showBody({ ...full, blue: { ...full.blue, familyName: ' ' } })).toBeNull();
  });
});
