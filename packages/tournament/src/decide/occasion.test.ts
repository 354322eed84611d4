import { describe, expect, it } from 'vitest';
import { TestLog } from '../testing/test-log.ts';

const table = [
  { rank: 'purple', maxKg: 80, score: 0 },
  { rank: 'purple', maxKg: null, score: 1.5 },
];

const classic = (options: object = {}): TestLog =>
  new TestLog().create({ options: { ...options } }, 'classic');

function division(log: TestLog, divisionId: string, event: string, alternative?: string): TestLog {
  log.must('division', divisionId, {
    type: 'create-division',
    divisionId,
    name: `Teams ${divisionId}`,
    column: {
      column: { discipline: 'gi', event },
      standing: 'guessed',
      alternatives: alternative ? [{ discipline: 'gi', event: alternative }] : [],
    },
  });
  return log;
}

const confirm = (id: string) => ({ type: 'confirm-table', table: id }) as const;
const publish = { type: 'publish' } as const;
const options = (given: object) =>
  ({ type: 'set-settings', settings: { options: { ...given } } }) as const;

function words(log: TestLog, action: ReturnType<typeof confirm> | typeof publish): string {
  const decision = log.take({ kind: 'tournament', id: 't1' }, action);
  if (decision.ok) throw new Error(`${action.type} was accepted`);
  return decision.refusal.message;
}

describe('CLS-COMP-08 a table that the text lost and that nobody proposes', () => {
  it('is confirmed only once it is entered; the refusal says where', () => {
    const log = division(classic(), 'd1', 'all-ranks');
    expect(log.refusal('tournament', 't1', confirm('handicap'))).toBe('table-not-entered');
    expect(words(log, confirm('handicap'))).toContain('on the page Rules (options.handicapTable)');
    log.must('tournament', 't1', options({ handicapTable: [] }));
    expect(log.refusal('tournament', 't1', confirm('handicap'))).toBe('table-not-entered');
    log.must('tournament', 't1', options({ handicapTable: table }));
    log.must('tournament', 't1', confirm('handicap'));
    expect(log.refusal('tournament', 't1', confirm('handicap'))).toBe('already-confirmed');
    expect(log.refusal('tournament', 't1', confirm('moon'))).toBe('unknown-table');
  });

  it('keeps a tournament with such a division from being published, and names the division', () => {
    const log = division(classic(), 'd1', 'all-ranks');
    log.must('tournament', 't1', confirm('legality'));
    expect(words(log, publish)).toContain('It is needed by: Teams d1.');
    log.must('tournament', 't1', options({ handicapTable: table }));
    expect(log.refusal('tournament', 't1', publish)).toBe('unconfirmed-table');
    log.must('tournament', 't1', confirm('handicap'));
    log.must('tournament', 't1', publish);
  });

  it('counts as missing again when it was confirmed and then taken out', () => {
    const log = division(classic({ handicapTable: table }), 'd1', 'all-ranks');
    for (const id of ['handicap', 'legality']) log.must('tournament', 't1', confirm(id));
    log.must('tournament', 't1', options({}));
    expect(log.refusal('tournament', 't1', publish)).toBe('table-not-entered');
  });

  it('may be changed, not taken out, once the tournament is published', () => {
    const log = division(classic({ handicapTable: table }), 'd1', 'all-ranks');
    for (const id of ['handicap', 'legality']) log.must('tournament', 't1', confirm(id));
    log.must('tournament', 't1', publish);
    expect(log.refusal('tournament', 't1', options({}))).toBe('table-not-entered');
    log.must('tournament', 't1', options({ handicapTable: table.slice(1) }));
  });

  it('is asked of nobody without such a division; the other tables are', () => {
    const log = division(classic(), 'd1', 'single-rank');
    expect(words(log, publish)).toContain('Table of legal techniques by belt. Confirm');
    expect(words(log, publish)).not.toContain('Handicap');
    log.must('tournament', 't1', confirm('legality'));
    log.must('tournament', 't1', publish);
    log.must('tournament', 't1', options({ substitutes: 1 }));
  });

  it('is asked where the event is one of those that a division may be in', () => {
    const log = division(classic(), 'd1', 'single-rank', 'all-ranks');
    log.must('tournament', 't1', confirm('legality'));
    expect(log.refusal('tournament', 't1', publish)).toBe('table-not-entered');
  });
});
