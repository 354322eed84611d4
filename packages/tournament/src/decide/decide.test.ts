import { describe, expect, it } from 'vitest';
import { drawn, paperAction, TestLog } from '../testing/test-log.ts';
import type { TournamentSettings } from '../types/entities.ts';

const knockOut = { format: 'single-elimination', thirdPlace: 'shared' } as const;
const row = (from: number, to: number | null) => ({ from, to, plan: knockOut });

describe('the tournament', () => {
  it('is created once, under a book that is here, on a date that exists', () => {
    const create = { type: 'create-tournament', name: 'A', date: null, rulebook: 'five' } as const;
    const log = new TestLog();
    expect(log.refusal('tournament', 't1', { ...create, rulebook: 'none' })).toBe(
      'unknown-rulebook',
    );
    expect(log.refusal('tournament', 't1', { ...create, date: '2026-02-30' })).toBe('bad-date');
    expect(log.refusal('tournament', 't1', { ...create, name: ' ' })).toBe('blank');
    expect(log.refusal('tournament', 't1', { type: 'publish' })).toBe('no-tournament');
    log.must('tournament', 't1', create);
    expect(log.refusal('tournament', 't1', create)).toBe('already-created');
    expect(log.state.books.get(log.state.rulebook?.hash ?? '')?.id).toBe('five');
  });

  it('is published only when the tables that the text lost are confirmed', () => {
    const log = new TestLog().create();
    const decision = log.take({ kind: 'tournament', id: 't1' }, { type: 'publish' });
    expect(decision).toMatchObject({ ok: false, refusal: { code: 'unconfirmed-table' } });
    const book = log.state.books.get(log.state.rulebook?.hash ?? '');
    for (const { id } of book?.unconfirmed ?? []) {
      log.must('tournament', 't1', { type: 'confirm-table', table: id });
    }
    log.must('tournament', 't1', { type: 'publish' });
    expect(log.state.published).toBe(true);
    expect(log.refusal('tournament', 't1', { type: 'publish' })).toBe('already-published');
  });

  it.each([
    [{ formats: [] }],
    [{ formats: [{ from: 2, to: null, plan: { format: 'round-robin', thirdPlace: 'none' } }] }],
    [{ formats: [{ from: 3, to: null, plan: { format: 'double-elimination' } }] }],
    [{ formats: [{ from: 2, to: 9, plan: knockOut }] }],
    [{ formats: [row(2, 4), row(4, null)] }],
    [{ formats: [row(2, null), row(9, null)] }],
    [{ standing: { steps: [], restart: 'again', withdrawn: 'struck' } }],
    [{ standing: { steps: ['wins', 'wins'], restart: 'again', withdrawn: 'struck' } }],
    [{ rest: -1 }],
    [{ options: { nonsense: 1 } }],
  ] satisfies readonly [Partial<TournamentSettings>][])(
    'does not take the settings %j',
    (settings) => {
      const log = new TestLog().create();
      expect(log.refusal('tournament', 't1', { type: 'set-settings', settings })).toBe(
        'bad-setting',
      );
    },
  );

  it('takes an action only in its own kind of stream', () => {
    const log = new TestLog().create();
    expect(log.refusal('division', 't1', { type: 'publish' })).toBe('wrong-stream');
    expect(log.refusal('tournament', 't2', { type: 'publish' })).toBe('wrong-stream');
    const add = { type: 'add-mat', matId: 'm1', name: 'Mat 1' } as const;
    expect(log.refusal('mat', 'm2', add)).toBe('wrong-stream');
  });
});

describe('entries', () => {
  it('are for one person once in a division, and not after the draw', () => {
    const log = new TestLog().create().division('d1').enter('d1', 3);
    const entry = { ...entryOf(log), entryId: 'e9' };
    expect(log.refusal('entry', 'e9', { type: 'enter', entry })).toBe('already-entered');
    expect(
      log.refusal('entry', 'e9', { type: 'enter', entry: { ...entry, divisionId: 'd7' } }),
    ).toBe('unknown-division');
    log.draw('d1');
    const late = { ...entry, personId: 'p9' };
    expect(log.refusal('entry', 'e9', { type: 'enter', entry: late })).toBe('division-drawn');
    expect(log.refusal('entry', 'e1', { type: 'set-seed', seed: 1 })).toBe('division-drawn');
    log.must('entry', 'e9', { type: 'enter', entry: { ...late, notDrawn: 'not-approved' } });
  });

  it('come back only where the draw has them, and not beside another of the same person', () => {
    const log = new TestLog().create().division('d1').enter('d1', 3).withdraw('e1');
    const entry = { ...entryOf(log), entryId: 'e9', withdrawn: null };
    log.must('entry', 'e9', { type: 'enter', entry });
    expect(log.refusal('entry', 'e1', { type: 'reinstate-entry' })).toBe('already-entered');
    log.withdraw('e2').draw('d1');
    expect(log.refusal('entry', 'e2', { type: 'reinstate-entry' })).toBe('division-drawn');
    expect(log.refusal('entry', 'e3', { type: 'reinstate-entry' })).toBe('not-withdrawn');
  });
});

function entryOf(log: TestLog) {
  const entry = log.state.divisions.get('d1')?.entries.get('e1')?.entry;
  if (entry === undefined) throw new Error('no entry');
  return entry;
}

describe('a draw', () => {
  it('is cleared only before a match of it was opened; new matches get new numbers', () => {
    const log = drawn(4);
    expect(log.refusal('division', 'd1', { type: 'draw-division', seedText: 'y' })).toBe(
      'already-drawn',
    );
    log.must('division', 'd1', { type: 'clear-draw' });
    log.draw('d1', 'y');
    expect(log.state.divisions.get('d1')?.firstNumber).toBe(4);
    expect(log.state.nextNumber).toBe(7);
    log.paper('d1-1', 'red');
    expect(log.refusal('division', 'd1', { type: 'clear-draw' })).toBe('division-started');
  });

  it('stays once the tournament is published', () => {
    const log = drawn(4);
    const book = log.state.books.get(log.state.rulebook?.hash ?? '');
    for (const { id } of book?.unconfirmed ?? []) {
      log.must('tournament', 't1', { type: 'confirm-table', table: id });
    }
    log.must('tournament', 't1', { type: 'publish' });
    expect(log.refusal('division', 'd1', { type: 'clear-draw' })).toBe('published');
  });
});

describe('mats', () => {
  it('are not removed while divisions are on them', () => {
    const log = drawn(4);
    log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
    log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
    expect(log.refusal('mat', 'm1', { type: 'remove-mat' })).toBe('mat-in-use');
    log.must('division', 'd1', { type: 'assign-division', matId: null });
    log.must('mat', 'm1', { type: 'remove-mat' });
    expect(log.refusal('division', 'd1', { type: 'assign-division', matId: 'm1' })).toBe(
      'unknown-mat',
    );
  });

  it('take an order of their own matches only', () => {
    const log = drawn(4);
    log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
    const order = { type: 'order-mat', matchIds: ['d1-2'] } as const;
    expect(log.refusal('mat', 'm1', order)).toBe('unknown-match');
    log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
    log.must('mat', 'm1', order);
    const twice = { type: 'order-mat', matchIds: ['d1-2', 'd1-2'] } as const;
    expect(log.refusal('mat', 'm1', twice)).toBe('bad-order');
  });
});

describe('a paper result', () => {
  it('says nothing that can not be', () => {
    const log = drawn(4);
    const draw = { ...paperAction('red', {}) };
    if (draw.type !== 'enter-paper-result') throw new Error('no paper');
    const bad = { ...draw, result: { ...draw.result, method: 'draw' as const } };
    expect(log.refusal('match', 'd1-1', bad)).toBe('bad-paper');
    const unsigned = { ...draw, result: { ...draw.result, by: '' } };
    expect(log.refusal('match', 'd1-1', unsigned)).toBe('blank');
    expect(log.refusal('match', 'd1-3', draw)).toBe('not-ready');
    expect(log.refusal('match', 'd1-9', draw)).toBe('unknown-match');
    log.must('match', 'd1-1', draw);
    expect(log.refusal('match', 'd1-1', draw)).toBe('match-confirmed');
  });
});
