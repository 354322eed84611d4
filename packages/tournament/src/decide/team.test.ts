import { describe, expect, it } from 'vitest';
import { TestLog } from '../testing/test-log.ts';
import type { LineUp } from '../types/teams.ts';
import { teamViews } from '../views/teams.ts';

const column = { discipline: 'no-gi', event: 'single-rank' } as const;

/** Two teams, `e1` and `e2`, in a division of teams of one belt. */
function teams(): TestLog {
  const log = new TestLog().create({}, 'classic');
  log.must('division', 'd1', {
    type: 'create-division',
    divisionId: 'd1',
    name: 'Blue belts',
    column: { column, standing: 'confirmed', alternatives: [] },
  });
  return log.enter('d1', 2);
}

const people = (from: number, changes: { rank?: string; weightKg?: number | null } = {}) =>
  [0, 1, 2, 3, 4].map((i) => ({
    personId: `p${from + i}`,
    rank: 'blue',
    weightKg: 80,
    ...changes,
  }));

const name = (from: number, changes = {}) =>
  ({ type: 'name-team', members: people(from, changes) }) as const;

const lineUp = (log: TestLog, entryId: string): LineUp | null =>
  log.state.divisions.get('d1')?.entries.get(entryId)?.lineUp ?? null;

describe('the teams of a division', () => {
  const views = (log: TestLog, unsealed = false) =>
    teamViews(log.state, new Map(), 'd1', unsealed, log.now) ?? [];

  it('are checked by the book, each and all together', () => {
    const log = teams();
    log.must('entry', 'e1', name(10, { weightKg: 90 }));
    expect(views(log, true)).toMatchObject([
      { check: { legal: false, limit: { sum: 450, over: 20 } }, order: 'missing' },
      { check: null, members: [], order: 'missing' },
    ]);
    for (let i = 10; i < 15; i += 1) {
      log.must('entry', 'e1', { type: 'weigh-member', personId: `p${i}`, weightKg: 86 });
    }
    expect(views(log)[0]?.check).toMatchObject({ legal: true, limit: { sum: 430, over: 0 } });
  });

  it('show everybody what the scale said, not what was declared', () => {
    const log = teams();
    log.must('entry', 'e1', name(10, { weightKg: 90 }));
    log.must('entry', 'e1', { type: 'weigh-member', personId: 'p11', weightKg: 86 });
    const [seen] = views(log);
    const kgs = (view: typeof seen) => view?.members.map(({ weightKg }) => weightKg);
    expect(kgs(seen)).toEqual([null, 86, null, null, null]);
    expect(seen?.check?.members.map(({ contributes }) => contributes)).toEqual(kgs(seen));
    // The sum would tell what is left for the others, and at last for one alone.
    expect(seen?.check).toMatchObject({ limit: { sum: null, over: 0 }, findings: [], changes: [] });
    const [own] = views(log, true);
    expect(own?.check).toMatchObject({ limit: { sum: 446, over: 16 } });
    expect(kgs(own)).toEqual([90, 86, 90, 90, 90]);
    expect(own?.check?.changes.length).toBeGreaterThan(0);
  });

  it('of one belt are held to the belt of their division (CLS-COMP-02)', () => {
    const log = teams();
    log.must('division', 'd1', { type: 'set-column', column: { ...column, rank: 'blue' } });
    log.must('entry', 'e1', name(10, { rank: 'purple' }));
    const [view] = views(log);
    expect(view?.check?.findings).toHaveLength(5);
    expect(view?.check?.findings[0]).toMatchObject({ code: 'rank-differs', wanted: 'blue' });
  });

  it('keep their orders sealed until both of a match are in (CLS-ORD-06)', () => {
    const log = teams();
    log.must('entry', 'e1', name(10));
    log.must('entry', 'e2', name(20));
    log.draw('d1');
    const order = ['p14', 'p10', 'p12', 'p11', 'p13'];
    log.must('entry', 'e1', { type: 'lodge-order', order });
    const shown = (unsealed = false) =>
      views(log, unsealed)[0]?.members.map(({ personId }) => personId);
    expect(views(log)[0]?.order).toBe('sealed');
    expect(shown()).toEqual(['p10', 'p11', 'p12', 'p13', 'p14']);
    expect(JSON.stringify(views(log)[0])).not.toContain('place');
    expect(shown(true)).toEqual(order);
    const others = ['p24', 'p20', 'p21', 'p22', 'p23'];
    log.must('entry', 'e2', { type: 'lodge-order', order: others });
    expect(views(log).map((view) => view.order)).toEqual(['shown', 'shown']);
    expect(shown()).toEqual(order);
  });

  it('are none in a division of people', () => {
    const log = new TestLog().create().division('d1').enter('d1', 1);
    expect(teamViews(log.state, new Map(), 'd1', true, log.now)).toBeNull();
  });
});

describe('a team', () => {
  it('is named with its people, weighed, and ordered by its coach once', () => {
    const log = teams();
    log.must('entry', 'e1', name(10));
    log.must('entry', 'e1', { type: 'weigh-member', personId: 'p12', weightKg: 79.4 });
    const order = ['p14', 'p10', 'p12', 'p11', 'p13'];
    log.must('entry', 'e1', { type: 'lodge-order', order });
    expect(lineUp(log, 'e1')).toMatchObject({
      lodged: true,
      members: order.map((personId) => ({ personId })),
    });
    expect(lineUp(log, 'e1')?.members[2]?.weightKg).toBe(79.4);
    expect(log.refusal('entry', 'e1', { type: 'lodge-order', order })).toBe('order-lodged');
    log.must('entry', 'e1', name(10));
    expect(lineUp(log, 'e1')?.lodged).toBe(false);
  });

  it('uses up the ids of its people', () => {
    const log = teams();
    log.must('entry', 'e1', name(10));
    expect(log.state.lastIds.p).toBe(14);
  });

  it('named anew keeps who is hurt, and the scale’s weights that are not changed', () => {
    const log = teams();
    log.must('entry', 'e1', name(10));
    for (const personId of ['p10', 'p11']) {
      log.must('entry', 'e1', { type: 'weigh-member', personId, weightKg: 81 });
    }
    const hurt = { type: 'set-member-injured', personId: 'p12', injured: true, by: 'Ada' } as const;
    log.must('entry', 'e1', hurt);
    const weights = [81, 79, 80, 80, 80];
    const again = people(10).map((one, i) => ({ ...one, weightKg: weights[i] ?? null }));
    log.must('entry', 'e1', { type: 'name-team', members: again });
    expect(lineUp(log, 'e1')?.members).toMatchObject([
      { weightKg: 81, weighed: true, injured: false },
      { weightKg: 79, injured: false },
      { injured: true },
      { injured: false },
      { injured: false },
    ]);
    expect(lineUp(log, 'e1')?.members[1]).not.toHaveProperty('weighed');
  });

  it('does not take a person twice, a person of another team, an unknown belt or an impossible weight (CLS-COMP-01)', () => {
    const log = teams();
    log.must('entry', 'e1', name(10));
    const twice = [...people(20).slice(0, 4), { personId: 'p20', rank: 'blue', weightKg: 80 }];
    expect(log.refusal('entry', 'e2', { type: 'name-team', members: twice })).toBe('same-person');
    expect(log.refusal('entry', 'e2', name(14))).toBe('in-another-team');
    expect(log.refusal('entry', 'e2', name(20, { rank: 'pink' }))).toBe('rank-unknown');
    for (const weightKg of [0, 900]) {
      expect(log.refusal('entry', 'e2', name(20, { weightKg }))).toBe('weight-impossible');
    }
    const weigh = { type: 'weigh-member', personId: 'p10', weightKg: 0 } as const;
    expect(log.refusal('entry', 'e1', weigh)).toBe('weight-impossible');
    expect(log.refusal('entry', 'e1', { ...weigh, personId: 'p99' })).toBe('unknown-member');
  });

  it('may be too heavy or too few as it is entered: that is for the weighing to say', () => {
    const log = teams();
    log.must('entry', 'e1', name(10, { weightKg: 120 }));
    log.must('entry', 'e2', { type: 'name-team', members: people(20).slice(0, 3) });
    expect(lineUp(log, 'e2')?.members).toHaveLength(3);
  });

  it('has an order that names everybody once, and injuries by name', () => {
    const log = teams();
    expect(log.refusal('entry', 'e1', { type: 'lodge-order', order: [] })).toBe('no-team');
    log.must('entry', 'e1', name(10));
    for (const order of [
      ['p10'],
      ['p10', 'p10', 'p11', 'p12', 'p13'],
      ['p10', 'p11', 'p12', 'p13', 'p99'],
    ]) {
      expect(log.refusal('entry', 'e1', { type: 'lodge-order', order })).toBe('bad-order');
    }
    const hurt = {
      type: 'set-member-injured',
      personId: 'p11',
      injured: true,
      by: 'Dr Ada',
    } as const;
    log.must('entry', 'e1', hurt);
    expect(log.refusal('entry', 'e1', hurt)).toBe('no-change');
    expect(log.refusal('entry', 'e1', { ...hurt, injured: false, by: ' ' })).toBe('blank');
    log.must('entry', 'e1', { ...hurt, injured: false });
    expect(lineUp(log, 'e1')?.members[1]?.injured).toBe(false);
  });

  it('stands in a division of teams only, under a book that has such matches', () => {
    const log = new TestLog().create().division('d1').enter('d1', 1);
    expect(log.refusal('entry', 'e1', name(10))).toBe('no-team-division');
  });
});
