import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../derive-again.ts';
import { findMatch } from '../progress/find.ts';
import { type BoutEnd, TeamLog } from '../testing/team-log.ts';
import { sheetOfTeams } from '../testing/team-sheet.ts';
import { divisionView } from '../views/division.ts';
import { tableView } from '../views/mat.ts';

const said = { by: 'Doctor', reason: 'a rash' };
const level: readonly BoutEnd[] = ['draw', 'draw', 'draw', 'draw', 'draw'];
const start = (log: TeamLog, matchId = 'd1-1') => {
  const { epoch } = log.record(matchId);
  return { type: 'official-action', action: { do: 'start' }, instant: log.now, epoch } as const;
};
const holds = (log: TeamLog) => expect(deriveAgain(log.envelopes)).toEqual([]);

/** The team match of two teams, red's second fighter up, who is entered alone in a division `d2` too. */
function secondUp() {
  const log = new TeamLog().setUp(2).open('d1-1').bouts('d1-1', 'blue');
  const { red } = log.record('d1-1').entries;
  const personId = log.members(red)[1]?.personId ?? '';
  log.division('d2').enterOne({ entryId: 'e90', personId, divisionId: 'd2' });
  return { log, red, personId };
}

describe('who is up in a team match (CLS-HYG-04, CLS-DISC-02)', () => {
  it('does not begin a bout on medical hold: the order goes on with the others, or the hold ends', () => {
    const { log } = secondUp();
    log.must('entry', 'e90', { type: 'hold-entry', until: log.now + 60_000, ...said });
    expect(log.refusal('match', 'd1-1', start(log))).toBe('fighter-held');
    log.now += 60_000;
    log.must('match', 'd1-1', start(log));
    holds(log);
  });

  it('does not begin one once said to be hurt', () => {
    const { log, red, personId } = secondUp();
    const hurt = { type: 'set-member-injured', personId, injured: true, by: 'Doctor' } as const;
    log.must('entry', red, hurt);
    expect(log.refusal('match', 'd1-1', start(log))).toBe('fighter-hurt');
    const out = { type: 'withdraw-fighter', side: 'red', place: 1, by: 'Doctor' } as const;
    log.must('match', 'd1-1', out);
    expect(log.record('d1-1').team?.onMat).toEqual({ a: 2, b: 0 });
    log.must('match', 'd1-1', start(log));
    holds(log);
  });

  it('does not begin one barred from the tournament, and ends one that was begun', () => {
    const bar = { type: 'disqualify-entry', kind: 'disciplinary', ...said } as const;
    const { log } = secondUp();
    log.must('entry', 'e90', bar);
    expect(log.refusal('match', 'd1-1', start(log))).toBe('fighter-barred');
    const begun = secondUp().log;
    begun.must('match', 'd1-1', start(begun));
    begun.must('entry', 'e90', bar);
    begun.act('d1-1', { do: 'submission', side: 'red', by: 'tap' });
    begun.must('match', 'd1-1', { type: 'confirm-bout' });
    expect(begun.refusal('match', 'd1-1', start(begun))).toBe('fighter-barred');
  });

  it('is not picked on medical hold either', () => {
    const log = new TeamLog().setUp(2).open('d1-1');
    log.bouts('d1-1', ...level);
    const { blue } = log.record('d1-1').entries;
    const personId = log.members(blue)[3]?.personId ?? '';
    log.division('d2').enterOne({ entryId: 'e90', personId, divisionId: 'd2' });
    log.must('entry', 'e90', { type: 'hold-entry', until: null, ...said });
    const pick = (place: number) => ({ type: 'pick-fighter', side: 'red', place }) as const;
    expect(log.refusal('match', 'd1-1', pick(3))).toBe('fighter-held');
    log.must('match', 'd1-1', pick(2));
    holds(log);
  });
});

describe('who is up and does not come (CLS-ORD-09)', () => {
  const absent = (log: TeamLog) => {
    const { epoch } = log.record('d1-1');
    const action = { do: 'forfeit', side: 'red', reason: 'no-show' } as const;
    return { type: 'official-action', action, instant: log.now, epoch } as const;
  };

  it('loses the bout, and the order goes on', () => {
    const log = new TeamLog().setUp(2).open('d1-1');
    log.must('match', 'd1-1', absent(log));
    log.must('match', 'd1-1', { type: 'confirm-bout' });
    expect(log.record('d1-1').team).toMatchObject({
      onMat: { a: 1, b: 0 },
      acts: [{ result: { winner: 'b', method: 'no-show' } }],
    });
  });

  it('is passed over without a bout where the organiser has it so', () => {
    const log = new TeamLog().setUp(2, { options: { absentFighter: 'skip-as-injured' } });
    log.open('d1-1');
    const shown = tableView(log.state, new Map(), 'm1', log.now)?.match?.team;
    expect(shown?.absent).toBe('skip-as-injured');
    expect(log.refusal('match', 'd1-1', absent(log))).toBe('absent-skipped');
    const out = { type: 'withdraw-fighter', side: 'red', place: 0, by: 'Chief' } as const;
    log.must('match', 'd1-1', out);
    expect(log.record('d1-1').team).toMatchObject({
      onMat: { a: 1, b: 0 },
      state: { bouts: [], line: { b: [0, 1, 2, 3, 4] } },
    });
    holds(log);
  });
});

it('a team match goes by the choices about teams: a team within the limit set is not flagged (CLS-COMP-03)', () => {
  const flags = (teamWeightLimitKg: number) => {
    const log = new TeamLog().setUp(2, { options: { teamWeightLimitKg } });
    for (const { personId } of log.members('e1')) {
      log.must('entry', 'e1', { type: 'weigh-member', personId, weightKg: 88 });
    }
    const overrule = { by: 'Chief', reason: 'heavy' };
    log.must('match', 'd1-1', { type: 'open-match', matId: 'm1', overrule });
    return tableView(log.state, new Map(), 'm1', log.now)?.match?.team?.match.flags;
  };
  expect(flags(440)).toEqual([]);
  expect(flags(439.9)).toEqual(['check-composition']);
});

describe('a substitute', () => {
  const person = (personId: string, weightKg = 80) => ({ personId, rank: 'blue', weightKg });
  /** `e1` with the substitutes `p17` and `p18`; `p12` is hurt. */
  const withBench = (weights: readonly number[] = [80, 80, 80, 80, 80], bench = 80) => {
    const log = new TeamLog().setUp(2, { lodged: false, options: { substitutes: 2 } });
    log.must('entry', 'e1', {
      type: 'name-team',
      members: weights.map((kg, i) => person(`p${10 + i}`, kg)),
      substitutes: [person('p17', bench), person('p18', bench)],
    });
    log.must('entry', 'e1', hurt('p12'));
    return log;
  };
  const hurt = (personId: string, injured = true) =>
    ({ type: 'set-member-injured', personId, injured, by: 'Doctor' }) as const;
  const put = (personId: string, substitute: string) =>
    ({ type: 'put-substitute', personId, substitute, by: 'Chief' }) as const;

  it('who takes the team over its weight is refused: it goes on with four (card 106)', () => {
    const log = withBench([86, 84, 88, 85, 86], 90);
    expect(log.refusal('entry', 'e1', put('p12', 'p17'))).toBe('not-legal');
    log.now += 1000;
    for (const [i, weightKg] of [86, 84, 88, 85, 86].entries()) {
      log.must('entry', 'e1', { type: 'weigh-member', personId: `p${10 + i}`, weightKg });
    }
    log.lodge('e1').lodge('e2').open('d1-1');
    const side = log.record('d1-1').entries.red === 'e1' ? 'a' : 'b';
    expect(log.record('d1-1').team?.state.line[side]).toEqual([0, 1, 3, 4]);
  });

  it('who is hurt does not come in, until somebody says that they can fight', () => {
    const log = withBench();
    log.must('entry', 'e1', put('p12', 'p17'));
    log.must('entry', 'e1', hurt('p10'));
    // Who went to the bench is hurt still.
    expect(log.refusal('entry', 'e1', put('p10', 'p12'))).toBe('substitute-hurt');
    log.must('entry', 'e1', hurt('p18'));
    expect(log.refusal('entry', 'e1', put('p10', 'p18'))).toBe('substitute-hurt');
    log.must('entry', 'e1', hurt('p12', false));
    log.must('entry', 'e1', put('p10', 'p12'));
    holds(log);
  });

  it('who is barred does not come in', () => {
    const log = withBench();
    log.division('d2').enterOne({ entryId: 'e90', personId: 'p17', divisionId: 'd2' });
    log.must('entry', 'e90', { type: 'disqualify-entry', kind: 'disciplinary', ...said });
    expect(log.refusal('entry', 'e1', put('p12', 'p17'))).toBe('barred');
  });

  it('stays hurt and weighed when the team is named anew', () => {
    const log = withBench();
    log.must('entry', 'e1', hurt('p17'));
    log.must('entry', 'e1', { type: 'weigh-member', personId: 'p18', weightKg: 81 });
    log.must('entry', 'e1', {
      type: 'name-team',
      members: [0, 1, 2, 3, 4].map((i) => person(`p${10 + i}`)),
      substitutes: [person('p17'), person('p18', 81)],
    });
    expect(log.state.divisions.get('d1')?.entries.get('e1')?.lineUp?.substitutes).toMatchObject([
      { personId: 'p17', injured: true },
      { personId: 'p18', weighed: true },
    ]);
  });

  it('who was hurt in a team match and then put on the bench does not come back uncleared', () => {
    const log = new TeamLog().setUp(4, { lodged: false, options: { substitutes: 1 } });
    const members = [0, 1, 2, 3, 4].map((i) => person(`p${10 + i}`));
    log.must('entry', 'e1', { type: 'name-team', members, substitutes: [person('p18')] });
    for (const id of ['e1', 'e2', 'e3', 'e4']) log.weigh(id).lodge(id);
    log.open('d1-1').bouts('d1-1', 'hurt-red', 'red', 'red', 'red', 'red', 'red');
    log.must('match', 'd1-1', { type: 'confirm-result' });
    log.must('entry', 'e1', put('p10', 'p18'));
    log.must('entry', 'e1', hurt('p11'));
    expect(log.refusal('entry', 'e1', put('p11', 'p10'))).toBe('substitute-hurt');
    log.must('entry', 'e1', hurt('p10', false));
    log.must('entry', 'e1', put('p11', 'p10'));
    holds(log);
  });
});

describe('an event for one belt (CLS-COMP-02)', () => {
  const named = (log: TeamLog, entryId: string, belts: readonly string[]): void => {
    const first = Number(entryId.slice(1)) * 10;
    const members = belts.map((rank, i) => ({ personId: `p${first + i}`, rank, weightKg: 80 }));
    log.must('entry', entryId, { type: 'name-team', members });
    log.weigh(entryId).lodge(entryId);
  };
  const five = (belt: string) => [belt, belt, belt, belt, belt];
  // Of three seeded teams the second and the third meet first: d1-2.
  const open = { type: 'open-match', matId: 'm1' } as const;

  it('lets no team of another belt stand, also where the division names none', () => {
    const log = new TeamLog().setUp(3);
    named(log, 'e3', five('purple'));
    expect(log.refusal('match', 'd1-2', open)).toBe('team-not-admitted');
    named(log, 'e3', five('blue'));
    log.must('match', 'd1-2', open);
  });

  it('takes lower ones under the highest where the organiser has it so', () => {
    const options = { singleRankLower: 'allow' };
    const log = new TeamLog().setUp(3, { options });
    named(log, 'e3', ['purple', 'blue', 'blue', 'blue', 'white']);
    log.must('match', 'd1-2', open);
  });
});

describe('teams that all meet', () => {
  it('are parted by bouts won by submission, sheets of paper included', () => {
    const log = new TeamLog().setUp(3, { plan: { format: 'round-robin', thirdPlace: 'none' } });
    // Each wins one of two: e2 by five submissions, e1 by four; of e3 a sheet tells three.
    const ends = new Map<string, readonly BoutEnd[]>([
      ['e2', ['red', 'red', 'red', 'red', 'red']],
      ['e1', ['red', 'red', 'draw', 'red', 'red']],
    ]);
    for (const matchId of ['d1-1', 'd1-2', 'd1-3']) {
      log.open(matchId);
      const played = ends.get(log.record(matchId).entries.red);
      if (played === undefined) {
        const teams = {
          red: { submissions: 3, warnings: 0 },
          blue: { submissions: 0, warnings: 0 },
        };
        const result = sheetOfTeams({ left: [5, 0], teams });
        log.must('match', matchId, { type: 'enter-paper-result', result });
      } else {
        log.bouts(matchId, ...played);
        log.must('match', matchId, { type: 'confirm-result' });
      }
    }
    const [pool] = divisionView(log.state, new Map(), 'd1', log.now)?.standings ?? [];
    const told = pool?.rows.map((row) => [row.competitor.entryId, row.wins, row.submissions]);
    expect(told).toEqual([
      ['e2', 1, 5],
      ['e1', 1, 4],
      ['e3', 1, 3],
    ]);
    expect(pool?.rows.map(({ placedBy }) => placedBy)).toEqual([
      'submissions',
      'submissions',
      'submissions',
    ]);
  });
});

describe('a barred fighter of a team on the podium (CLS-DISC-03)', () => {
  it('takes no award, and the others do', () => {
    const options = { teamDqScope: 'tie' };
    const plan = { format: 'single-elimination', thirdPlace: 'shared' } as const;
    const log = new TeamLog().setUp(4, { options, plan });
    log.open('d1-1').bouts('d1-1', 'barred-red');
    log.must('match', 'd1-1', { type: 'confirm-result' });
    const out = log.record('d1-1').entries.red;
    for (const matchId of ['d1-2', 'd1-3']) {
      log.open(matchId).bouts(matchId, 'red', 'red', 'red', 'red', 'red');
      log.must('match', matchId, { type: 'confirm-result' });
    }
    const view = divisionView(log.state, new Map(), 'd1', log.now)?.podium;
    const places = view?.kind === 'places' ? view.places : [];
    const third = places.find(({ competitor }) => competitor.entryId === out);
    const [barred, ...others] = log.members(out).map(({ personId }) => personId);
    expect(log.state.barred.has(barred ?? '')).toBe(true);
    expect([third?.place, third?.members]).toEqual([3, others]);
    expect(places[0]?.members).toHaveLength(5);
  });
});

describe('who of a team was disqualified with it apart from a match (CLS-DISC-02, CLS-DISC-06)', () => {
  const bar = { type: 'disqualify-entry', kind: 'disciplinary', ...said } as const;

  it('is barred as the team is, and the others are not, until that is lifted', () => {
    const log = new TeamLog().setUp(4);
    const wrong = (people: readonly string[], kind: 'technical' | 'disciplinary') =>
      log.refusal('entry', 'e1', { ...bar, kind, people });
    expect(wrong(['p20'], 'disciplinary')).toBe('unknown-member');
    expect(wrong(['p12'], 'technical')).toBe('not-disciplinary');
    log.must('entry', 'e1', { ...bar, people: ['p12', 'p12'] });
    expect([...log.state.barred.keys()]).toEqual(['p1', 'p12']);
    const members = ['p90', 'p91', 'p92', 'p93', 'p12'].map((personId) => ({
      personId,
      rank: 'blue',
      weightKg: 80,
    }));
    const name = { type: 'name-team', members } as const;
    expect(log.refusal('entry', 'e4', name)).toBe('barred');
    log.must('entry', 'e1', { type: 'reinstate-entry', lifted: said });
    expect(log.state.barred.size).toBe(0);
    holds(log);
  });

  it('loses the match that it is in: no bout begins, and a sheet or its fighters’ withdrawal ends it (CLS-DISC-11)', () => {
    const begun = () => {
      const log = new TeamLog().setUp(4).open('d1-1').bouts('d1-1', 'red');
      log.must('entry', 'e1', bar);
      expect(log.refusal('match', 'd1-1', start(log))).toBe('team-disqualified');
      return log;
    };
    const paper = begun();
    const result = sheetOfTeams({
      winner: 'blue',
      method: 'team-disqualification',
      left: [5, 4],
      barred: ['red'],
    });
    paper.must('match', 'd1-1', { type: 'enter-paper-result', result });
    const table = begun();
    for (const place of [0, 1, 2, 3, 4]) {
      table.must('match', 'd1-1', { type: 'withdraw-fighter', side: 'red', place, by: 'Chief' });
    }
    table.must('match', 'd1-1', { type: 'confirm-result' });
    for (const log of [paper, table]) {
      expect(findMatch(log.state, 'd1-1')?.now.winner).toBe('blue');
      log.open('d1-2').bouts('d1-2', 'red', 'red', 'red', 'red', 'red');
      log.must('match', 'd1-2', { type: 'confirm-result' });
      expect(findMatch(log.state, 'd1-3')?.now.phase).toBe('fightable');
      holds(log);
    }
  });

  it('stays barred for another cause when that one is lifted', () => {
    const log = new TeamLog().setUp(4);
    log.division('d2').enterOne({ entryId: 'e90', personId: 'p12', divisionId: 'd2' });
    log.must('entry', 'e90', bar);
    log.must('entry', 'e1', { ...bar, people: ['p12'] });
    log.must('entry', 'e1', { type: 'reinstate-entry', lifted: said });
    expect([...log.state.barred.keys()]).toEqual(['p12']);
    holds(log);
  });
});
