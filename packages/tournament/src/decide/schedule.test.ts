import { describe, expect, it } from 'vitest';
import { TestLog } from '../testing/test-log.ts';
import type { TournamentAction } from '../types/actions.ts';

function day(): TestLog {
  const log = new TestLog().create();
  log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  return log;
}
const refused = (log: TestLog, action: TournamentAction): string =>
  action.type === 'set-breaks' || action.type === 'set-mat-sessions'
    ? log.refusal('mat', 'm1', action)
    : log.refusal('tournament', 't1', action);
const lunch = (start: string, minutes = 30, name = 'Lunch') => ({ start, minutes, name });

describe("the venue's time zone", () => {
  it.each([
    'UTC',
    'Pacific/Auckland',
    'America/Argentina/Buenos_Aires',
    'Etc/GMT+12',
    'America/Port-au-Prince',
  ])('may be %s', (timeZone) => {
    const log = day();
    log.must('tournament', 't1', { type: 'set-time-zone', timeZone });
    expect(log.state.timeZone).toBe(timeZone);
    log.must('tournament', 't1', { type: 'set-time-zone', timeZone: null });
    expect(log.state.timeZone).toBeNull();
  });
  it.each([
    '',
    'lisbon',
    'Europe/',
    '../etc',
    'Europe/Lisbon\n',
    '<b>/x',
    `Europe/${'x'.repeat(70)}`,
  ])('is not %j', (timeZone) => {
    expect(refused(day(), { type: 'set-time-zone', timeZone })).toBe('bad-time-zone');
  });
});

describe('sessions', () => {
  const set = (...sessions: readonly { start: string; end: string | null }[]): TournamentAction => {
    return { type: 'set-sessions', sessions };
  };
  it('are kept in UTC and in order, whatever their offset', () => {
    const log = day();
    const second = { start: '2026-04-12T09:00:00+12:00', end: null };
    const first = { start: '2026-04-11T09:00+12:00', end: '2026-04-11T18:00:00.000+12:00' };
    log.must('tournament', 't1', set(second, first));
    expect(log.state.sessions).toEqual([
      { start: '2026-04-10T21:00:00.000Z', end: '2026-04-11T06:00:00.000Z' },
      { start: '2026-04-11T21:00:00.000Z', end: null },
    ]);
  });
  it.each([
    ['no instant', set({ start: '2026-04-11T09:00', end: null })],
    ['no day', set({ start: '2026-02-30T09:00:00Z', end: null })],
    ['ends first', set({ start: '2026-04-11T09:00:00Z', end: '2026-04-11T08:00:00Z' })],
    [
      'overlap',
      set(
        { start: '2026-04-11T09:00:00Z', end: null },
        { start: '2026-04-12T09:00:00Z', end: null },
      ),
    ],
  ])('are refused: %s', (_, action) => {
    expect(refused(day(), action)).toBe('bad-sessions');
  });
  it('of one mat are its own until they are taken away', () => {
    const log = day();
    const sessions = [{ start: '2026-04-11T09:00:00.000Z', end: null }];
    log.must('mat', 'm1', { type: 'set-mat-sessions', sessions });
    expect(log.state.mats.get('m1')?.sessions).toEqual(sessions);
    log.must('mat', 'm1', { type: 'set-mat-sessions', sessions: null });
    expect(log.state.mats.get('m1')?.sessions).toBeNull();
    expect(
      refused(log, { type: 'set-mat-sessions', sessions: [{ start: 'soon', end: null }] }),
    ).toBe('bad-sessions');
  });
});

describe('breaks', () => {
  const set = (...breaks: readonly ReturnType<typeof lunch>[]): TournamentAction => {
    return { type: 'set-breaks', breaks };
  };
  it('are kept in order of time, and stand where nobody has set a session', () => {
    const log = day();
    log.must('mat', 'm1', set(lunch('2026-04-11T15:00:00Z', 10), lunch('2026-04-11T12:30:00Z')));
    expect(log.state.mats.get('m1')?.breaks.map(({ start }) => start)).toEqual([
      '2026-04-11T12:30:00.000Z',
      '2026-04-11T15:00:00.000Z',
    ]);
  });
  it.each([
    ['bad-break', set(lunch('2026-04-11T12:30:00Z', 0))],
    ['bad-break', set(lunch('2026-04-11T12:30:00Z', 721))],
    ['bad-break', set(lunch('12:30'))],
    ['too-long', set(lunch('2026-04-11T12:30:00Z', 30, 'x'.repeat(101)))],
    ['overlapping-breaks', set(lunch('2026-04-11T12:30:00Z'), lunch('2026-04-11T12:59:00Z'))],
    ['break-outside', set(lunch('2026-04-11T08:45:00Z'))],
    ['break-outside', set(lunch('2026-04-11T17:45:00Z'))],
  ])('are refused: %s', (code, action) => {
    const log = day();
    const sessions = [{ start: '2026-04-11T09:00:00Z', end: '2026-04-11T18:00:00Z' }];
    log.must('tournament', 't1', { type: 'set-sessions', sessions });
    expect(refused(log, action)).toBe(code);
  });
  it('may follow one another without a gap', () => {
    const log = day();
    log.must('mat', 'm1', set(lunch('2026-04-11T12:30:00Z'), lunch('2026-04-11T13:00:00Z')));
    expect(log.state.mats.get('m1')?.breaks).toHaveLength(2);
  });
});
