import { describe, expect, it } from 'vitest';
import { setVenueZone } from '../ui/venue-time.ts';
import { card, winnerOf } from './testing.ts';
import {
  leftOutWords,
  noPodiumWords,
  pairWords,
  plannedWords,
  resultWords,
  spanWords,
  stateWords,
  timeWords,
} from './words.ts';

const result = {
  winner: 'red',
  method: 'submission',
  points: { red: 2, blue: 0 },
  elapsedMs: 227_000,
  paper: false,
} as const;

describe('words of a match', () => {
  it('name who is not known yet', () => {
    expect(pairWords(card('a', { blue: winnerOf('x', 40) }))).toBe(
      'Givene1 Familye1 v Winner of 40',
    );
  });
  it('say how it ended', () => {
    expect(resultWords(result, false)).toBe('Submission · 3:47');
    expect(resultWords({ ...result, paper: true }, false)).toContain('from paper');
    expect(resultWords({ ...result, winner: null, method: 'draw' }, false)).toMatch(
      /^Nobody advances/u,
    );
    expect(resultWords({ ...result, method: 'walkover' }, false)).toBe('Walkover');
  });
  it('say of two teams how many fighters are left, never a number alone', () => {
    const teams = { ...result, method: 'last-fighter', points: { red: 4, blue: 0 } } as const;
    expect(resultWords(teams, true)).toBe('4-0 left, last fighter out');
    const broken = { ...teams, method: 'total-warnings', points: { red: 0, blue: 0 } } as const;
    expect(resultWords(broken, true)).toBe('0-0 left, fewer warnings in all');
    expect(resultWords({ ...teams, method: 'walkover' }, true)).toBe('Walkover');
    const team = { red: null, blue: null, bouts: 6 };
    expect(stateWords(card('a', { standing: 'confirmed', result: teams, team }))).toBe(
      '4-0 left, last fighter out',
    );
  });
  it('say in a bracket, too, that a result was corrected or rests on a ruling', () => {
    const over = card('a', { standing: 'confirmed', result });
    expect(stateWords(over)).toBe('Submission · 3:47');
    const corrected = [{ at: 0, before: result }];
    expect(stateWords({ ...over, corrected })).toBe('Submission · 3:47 · corrected');
    expect(stateWords({ ...over, ruled: true })).toBe('Submission · 3:47 · by a ruling');
  });
  it('say why it is held', () => {
    const held = card('a', {
      standing: 'held',
      held: [
        { kind: 'on-other-mat', entryId: 'e1', matName: 'Mat 2' },
        { kind: 'resting', entryId: 'e2', until: new Date(2026, 4, 9, 14, 5).getTime() },
      ],
    });
    expect(stateWords(held)).toBe(
      'Held: Givene1 Familye1 is on Mat 2, Givene2 Familye2 rests until 14:05',
    );
    expect(stateWords(card('a', { standing: 'waiting' }))).toBe('Waits for an earlier match');
  });
  it('say when it is planned, and who is elsewhere when its turn would come', () => {
    const at = (minute: number): number => new Date(2026, 4, 9, 11, minute).getTime();
    const clash = { entryId: 'e2', number: 7, matName: 'Mat 5', at: at(24), earliest: at(34) };
    const late = card('a', { planned: at(34), clash });
    expect(plannedWords(late)).toMatch(/^about .*11:34$/u);
    expect(stateWords(late)).toBe(
      `${plannedWords(late)} · Givene2 Familye2 is in match 7 on Mat 5 at 11:24; not before 11:34`,
    );
    expect(stateWords(card('a', { standing: 'held', planned: at(34) }))).toBe('Held');
  });
  it('say the day of a span once', () => {
    const from = new Date(2026, 4, 9, 12, 30).getTime();
    const hour = 3_600_000;
    expect(spanWords(from, from + hour, from)).toBe('12:30–13:30');
    expect(spanWords(from, from + hour, from - 48 * hour)).toMatch(/^\S.*May.* 12:30–13:30$/u);
  });
  it('card 73: say that a time is to be announced where there is no mat', () => {
    expect(stateWords(card('a', { matId: null, matName: null }))).toBe('time to be announced');
    expect(plannedWords(card('a'))).toBe('');
  });
  it('card 72: label venue time for a reader in another zone', () => {
    const zone = new Date().getTimezoneOffset() === 180 ? 'Asia/Tokyo' : 'America/Sao_Paulo';
    setVenueZone(zone);
    expect(timeWords(Date.parse('2026-07-18T17:40:00Z'))).toMatch(
      zone === 'Asia/Tokyo' ? /02:40 venue time \(/u : /14:40 venue time \(.*yours\)$/u,
    );
    setVenueZone(null);
  });
});

describe('words of an entry and of a podium', () => {
  it('give reasons', () => {
    expect(leftOutWords({ notDrawn: null, withdrawn: false })).toBeNull();
    expect(leftOutWords({ notDrawn: 'not-approved', withdrawn: false })).toBe('not approved');
    expect(leftOutWords({ notDrawn: null, withdrawn: true })).toBe('withdrawn');
    expect(noPodiumWords({ kind: 'none', reason: 'nobody-left' })).toContain('nobody is left');
  });
});
