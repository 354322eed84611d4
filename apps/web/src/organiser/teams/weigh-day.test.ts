import type { TeamMemberView, TeamView } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { isOtherDay, unweighed } from './weigh-day.ts';

const at = (instant: string): number => Date.parse(instant);

describe('isOtherDay (CLS-COMP-04)', () => {
  const of = (changed: object = {}) => ({
    date: '2026-05-30',
    timeZone: 'Australia/Brisbane',
    sessions: [],
    ...changed,
  });

  it('goes by the day at the venue', () => {
    expect(isOtherDay(of(), at('2026-05-29T13:59:00Z'))).toBe(true);
    expect(isOtherDay(of(), at('2026-05-29T14:00:00Z'))).toBe(false);
    expect(isOtherDay(of(), at('2026-05-30T14:00:00Z'))).toBe(true);
  });

  it('without a zone lets be what is that day somewhere', () => {
    const nowhere = of({ timeZone: null });
    expect(isOtherDay(nowhere, at('2026-05-29T09:59:00Z'))).toBe(true);
    expect(isOtherDay(nowhere, at('2026-05-29T10:00:00Z'))).toBe(false);
    expect(isOtherDay(nowhere, at('2026-05-31T11:59:00Z'))).toBe(false);
    expect(isOtherDay(nowhere, at('2026-05-31T12:00:00Z'))).toBe(true);
  });

  it('is none on the days of the sessions, nor where no day is set', () => {
    const session = { start: '2026-05-30T22:00:00Z', end: '2026-06-01T05:00:00Z' };
    const later = at('2026-05-31T23:00:00Z');
    expect(isOtherDay(of({ sessions: [session] }), later)).toBe(false);
    expect(isOtherDay(of({ sessions: [{ ...session, end: null }] }), later)).toBe(true);
    expect(isOtherDay(of({ date: null }), later)).toBe(false);
  });
});

describe('unweighed', () => {
  const one: TeamMemberView = {
    personId: 'p1',
    name: 'Ada Quill',
    rank: 'blue',
    weightKg: 80,
    weighed: false,
    injured: false,
    leftOut: false,
  };
  const count = (...members: readonly TeamMemberView[]): number => {
    const view: Pick<TeamView, 'members'> = { members };
    return unweighed(view);
  };

  it('counts who stands and has no weight of the day', () => {
    const weighed = { ...one, weighed: true };
    const hurt = { ...one, injured: true };
    const out = { ...one, leftOut: true };
    expect(count(one, weighed, hurt, out, one)).toBe(2);
    expect(count(weighed)).toBe(0);
  });
});
