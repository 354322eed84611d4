import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../derive-again.ts';
import { findMatch } from '../progress/find.ts';
import { TeamLog } from '../testing/team-log.ts';
import { scoreboardView, tableView } from '../views/mat.ts';
import { cardMaker } from '../views/match-card.ts';
import { teamViews } from '../views/teams.ts';

const open = { type: 'open-match', matId: 'm1' } as const;

const orders = (log: TeamLog) =>
  teamViews(log.state, new Map(), 'd1', false, log.now)?.map(({ order }) => order);

const lodging = (entryId: string, places = [0, 1, 2, 3, 4]) => {
  const first = Number(entryId.slice(1)) * 10;
  return { type: 'lodge-order', order: places.map((i) => `p${first + i}`) } as const;
};

/** What the table is told that stands against the first match of its queue. */
const unfit = (log: TeamLog) =>
  tableView(log.state, new Map(), 'm1', log.now)?.queue[0]?.team?.unfit ?? [];

const sideOf = (log: TeamLog, entryId: string) => {
  const card = tableView(log.state, new Map(), 'm1', log.now)?.queue[0];
  const red = card?.red.kind === 'competitor' ? card.red.competitor.entryId : '';
  return red === entryId ? 'red' : 'blue';
};

it('the table is told which order is missing', () => {
  const log = new TeamLog().setUp(2, { lodged: false });
  log.lodge('e1');
  expect(unfit(log)).toEqual([{ side: sideOf(log, 'e2'), is: 'order-missing' }]);
  log.lodge('e2');
  expect(unfit(log)).toEqual([]);
});

describe('the scale (CLS-COMP-04)', () => {
  it('counts only on the day, unless an official overrules', () => {
    const log = new TeamLog().setUp(2);
    log.weigh('e1', '2026-05-29');
    expect(log.refusal('match', 'd1-1', open)).toBe('not-weighed');
    expect(unfit(log)).toEqual([
      { side: sideOf(log, 'e1'), is: 'not-weighed', count: 5, clause: expect.any(String) },
    ]);
    const [team] = teamViews(log.state, new Map(), 'd1', true, log.now) ?? [];
    expect(team?.members.map(({ weighed }) => weighed)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    log.weigh('e1', '2026-05-30');
    expect(unfit(log)).toEqual([]);
    log.must('match', 'd1-1', open);
    expect(deriveAgain(log.envelopes)).toEqual([]);
  });

  it('is not asked of who is hurt, nor with a word of an official', () => {
    const log = new TeamLog().setUp(2);
    log.weigh('e1', '2026-05-29');
    log.must('match', 'd1-1', { ...open, overrule: { by: 'Chief', reason: 'no scale' } });
    log.must('match', 'd1-1', { type: 'release-match' });
    for (const { personId } of log.members('e1').slice(1)) {
      log.must('entry', 'e1', { type: 'weigh-member', personId, weightKg: 80, date: '2026-05-30' });
    }
    expect(log.refusal('match', 'd1-1', open)).toBe('not-weighed');
    const hurt = { type: 'set-member-injured', injured: true, by: 'Doctor' } as const;
    log.must('entry', 'e1', { ...hurt, personId: 'p10' });
    log.must('match', 'd1-1', open);
  });

  it('takes no date that is none', () => {
    const log = new TeamLog().setUp(2);
    const bad = {
      type: 'weigh-member',
      personId: 'p10',
      weightKg: 80,
      date: '2026-02-30',
    } as const;
    expect(log.refusal('entry', 'e1', bad)).toBe('bad-date');
  });
});

describe('orders with a time at which they close (CLS-ORD-06)', () => {
  const closing = (lodged = false) => {
    const log = new TeamLog().setUp(2, { lodged });
    log.must('division', 'd1', { type: 'set-order-closing', at: log.now + 60_000 });
    return log;
  };

  it('can be handed in anew until then, sealed, and hold from then on', () => {
    const log = closing();
    log.must('entry', 'e1', lodging('e1'));
    log.must('entry', 'e2', lodging('e2'));
    log.must('entry', 'e1', lodging('e1', [4, 3, 2, 1, 0]));
    expect(orders(log)).toEqual(['sealed', 'sealed']);
    const card = () => {
      const found = findMatch(log.state, 'd1-1');
      return found && cardMaker(log.state, new Map(), log.now)(found).team;
    };
    expect(card()).toMatchObject({ red: null, blue: null });
    log.now += 60_000;
    expect(orders(log)).toEqual(['shown', 'shown']);
    expect(card()?.red?.fighters).toHaveLength(5);
    expect(log.refusal('entry', 'e1', lodging('e1'))).toBe('order-closed');
    expect(log.members('e1')[0]?.personId).toBe('p14');
    expect(deriveAgain(log.envelopes)).toEqual([]);
  });

  it('come in late only with a word of an official', () => {
    const log = closing();
    log.now += 60_000;
    expect(log.refusal('entry', 'e1', lodging('e1'))).toBe('order-closed');
    const late = { ...lodging('e1'), overrule: { by: 'Chief', reason: 'the bus was late' } };
    expect(log.refusal('entry', 'e1', { ...late, overrule: { by: '', reason: '' } })).toBe('blank');
    log.must('entry', 'e1', late);
  });

  it('are fixed once the team has fought, and shown at the mat', () => {
    const log = closing(true).open('d1-1');
    expect(log.refusal('entry', 'e1', lodging('e1', [4, 3, 2, 1, 0]))).toBe('order-lodged');
    expect(orders(log)).toEqual(['shown', 'shown']);
    const board = scoreboardView(log.state, new Map(), 'm1', log.now);
    expect(board?.team?.lines.a.fighters).toHaveLength(5);
  });
});

describe('a barred person (CLS-DISC-02)', () => {
  it('is named in no team again', () => {
    const log = new TeamLog().setUp(3, { options: { teamDqScope: 'tie' } });
    log.open('d1-2').bouts('d1-2', 'barred-red');
    log.must('match', 'd1-2', { type: 'confirm-result' });
    const [barred = ''] = [...log.state.barred.keys()];
    const free = ['e1', 'e2', 'e3'].find((id) => {
      const { red, blue } = log.record('d1-2').entries;
      return id !== red && id !== blue;
    });
    const person = (personId: string) => ({ personId, rank: 'blue', weightKg: 80 });
    const members = [...['p90', 'p91', 'p92', 'p93'].map(person), person(barred)];
    expect(log.refusal('entry', free ?? '', { type: 'name-team', members })).toBe('barred');
  });
});
