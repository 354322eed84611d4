import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../derive-again.ts';
import { TeamLog } from '../testing/team-log.ts';
import { type SheetGiven, sheetOfTeams } from '../testing/team-sheet.ts';
import { TestLog } from '../testing/test-log.ts';
import type { PaperResult } from '../types/actions.ts';

const enter = (result: PaperResult) => ({ type: 'enter-paper-result', result }) as const;

/** What a sheet is refused with, in the words of the refusal; null: it is taken. */
function refusalOf(
  given: SheetGiven,
  options: Readonly<Record<string, unknown>> = {},
): string | null {
  const log = new TeamLog().setUp(2, { options });
  const taken = log.take({ kind: 'match', id: 'd1-1' }, enter(sheetOfTeams(given)));
  if (taken.ok) return null;
  expect(taken.refusal.code).toBe('bad-paper');
  return taken.refusal.message;
}

describe('the sheet of a team match', () => {
  it('says how many fighters each team has left, of as many as it has', () => {
    expect(refusalOf({ left: [5, 0] })).toBeNull();
    expect(refusalOf({ left: [6, 0] })).toMatch(/^result\.red\.points: .*0 to 5/u);
    expect(refusalOf({ left: [1, -1] })).toMatch(/^result\.blue\.points: /u);
    expect(refusalOf({ left: [1.5, 0] })).toMatch(/whole numbers/u);
  });

  it('is held to as many as the team has by name, and by the book where nobody was named', () => {
    const log = new TeamLog().setUp(2, { options: { shortTeam: 'allow' }, lodged: false });
    const four = [0, 1, 2, 3].map((i) => ({ personId: `p${10 + i}`, rank: 'blue', weightKg: 80 }));
    log.must('entry', 'e1', { type: 'name-team', members: four });
    const taken = (result: PaperResult) =>
      log.take({ kind: 'match', id: 'd1-1' }, enter(result)).ok;
    const isRed = log.state.divisions.get('d1')?.bracket?.order[0] === 'e1';
    const winner = isRed ? 'red' : 'blue';
    const left = (most: number) => (isRed ? ([most, 0] as const) : ([0, most] as const));
    expect(taken(sheetOfTeams({ winner, left: left(5) }))).toBe(false);
    expect(taken(sheetOfTeams({ winner, left: left(4) }))).toBe(true);
  });

  it('has the last fighter of the loser out, and one of the winner in', () => {
    expect(refusalOf({ left: [2, 1] })).toMatch(/^result\.blue\.points: .*none left/u);
    expect(refusalOf({ left: [0, 0] })).toMatch(/^result\.red\.points: .*more than 0/u);
    expect(refusalOf({ winner: 'blue', left: [0, 0] })).toMatch(/^result\.blue\.points: /u);
  });

  it('has nobody left on either side where a tie-break decided', () => {
    for (const method of [
      'last-bout-warnings',
      'tournament-submissions',
      'sudden-death',
    ] as const) {
      expect(refusalOf({ method, left: [0, 0] })).toBeNull();
      expect(refusalOf({ method, left: [1, 0] })).toMatch(/^result\.red\.points: .*goes on/u);
      expect(refusalOf({ method, left: [1, 1] })).toMatch(/^result\.red\.points: /u);
    }
  });

  it('may have some left on one side where the organiser lets any last bout go to the tie-breaks', () => {
    const options = { lastBout: 'either-last' };
    expect(refusalOf({ method: 'sudden-death', left: [3, 0] }, options)).toBeNull();
    expect(refusalOf({ method: 'sudden-death', left: [3, 1] }, options)).toMatch(/^result\.red/u);
  });

  it('names no winner only where both teams can be out, or nobody is', () => {
    const nobody = { winner: null, left: [0, 0] } as const;
    for (const method of ['team-disqualification', 'no-show', 'forfeit', 'no-contest'] as const) {
      expect(refusalOf({ ...nobody, method })).toBeNull();
    }
    for (const method of ['last-fighter', 'sudden-death', 'override'] as const) {
      expect(refusalOf({ ...nobody, method })).toMatch(/^result\.winner: /u);
    }
    expect(refusalOf({ method: 'no-contest', left: [0, 0] })).toMatch(/has no winner/u);
  });

  it('ends as a team match does, not as a match of two', () => {
    expect(refusalOf({ method: 'points' })).toMatch(/^result\.method: A team match/u);
    expect(refusalOf({ method: 'submission' })).toMatch(/^result\.method: /u);
    expect(refusalOf({ method: 'override', left: [3, 3] })).toBeNull();
  });

  it('can not say more submissions than fighters are out, nor a place that there is not', () => {
    const teams = (red: Partial<{ next: number; submissions: number; warnings: number }>) => ({
      teams: {
        red: { submissions: 3, warnings: 1, ...red },
        blue: { submissions: 2, warnings: 4, next: 0 },
      },
    });
    expect(refusalOf(teams({ next: 4 }))).toBeNull();
    expect(refusalOf(teams({ next: 5 }))).toMatch(/^result\.teams\.red\.next: .*0 to 4/u);
    expect(refusalOf(teams({ submissions: 6 }))).toMatch(/^result\.teams\.red\.submissions: /u);
    expect(refusalOf(teams({ warnings: -1 }))).toMatch(/^result\.teams\.red\.warnings: /u);
    expect(refusalOf({ ...teams({}), left: [4, 0] })).toMatch(/^result\.teams\.blue\.subm/u);
  });

  it('has fewer warnings for who won by them', () => {
    const warned = (red: number, blue: number): SheetGiven => ({
      method: 'total-warnings',
      left: [0, 0],
      teams: {
        red: { submissions: 0, warnings: red },
        blue: { submissions: 0, warnings: blue },
      },
    });
    expect(refusalOf(warned(2, 3))).toBeNull();
    expect(refusalOf(warned(3, 3))).toMatch(/^result\.teams\.red\.warnings: /u);
    expect(refusalOf(warned(4, 3), { totalWarningsScope: 'event' })).toBeNull();
  });

  it('bars fighters of these teams and nobody else', () => {
    const dq = { method: 'team-disqualification', left: [3, 4], barred: ['blue'] } as const;
    expect(refusalOf({ ...dq, barredFighters: ['p99'] })).toMatch(/^result\.barredFighters\.0: /u);
    const log = new TeamLog().setUp(4);
    const { blue = '' } = entriesOf(log, 'd1-1');
    const fighter = `p${Number(blue.slice(1)) * 10 + 2}`;
    log.must('match', 'd1-1', enter(sheetOfTeams({ ...dq, barredFighters: [fighter] })));
    expect(log.record('d1-1').result?.barredFighters).toEqual([fighter]);
    expect([...log.state.barred.keys()].sort()).toEqual([`p${blue.slice(1)}`, fighter].sort());
    expect(deriveAgain(log.envelopes)).toEqual([]);
  });
});

function entriesOf(log: TeamLog, matchId: string): { red?: string; blue?: string } {
  const found = log.state.divisions.get('d1')?.bracket?.matches.find((m) => m.matchId === matchId);
  return Object.fromEntries(
    (['red', 'blue'] as const).map((side) => {
      const slot = found?.[side];
      return [side, slot?.kind === 'competitor' ? slot.entryId : ''];
    }),
  );
}

describe('a team match after one that came from paper', () => {
  /** Of two semi-finals the first from paper; then the final as it was opened, for the winner of the first. */
  function final(result: PaperResult, options: Readonly<Record<string, unknown>> = {}) {
    const log = new TeamLog().setUp(4, { options });
    log.must('match', 'd1-1', enter(result));
    log.must('match', 'd1-2', enter(sheetOfTeams()));
    log.open('d1-3');
    expect(deriveAgain(log.envelopes)).toEqual([]);
    const own = log.record('d1-3').entries.red === log.record('d1-1').entries.red ? 'a' : 'b';
    return log.record('d1-3').team?.state.setup.teams[own];
  }
  const teams = (next?: number) => ({
    red: { ...(next === undefined ? {} : { next }), submissions: 3, warnings: 2 },
    blue: { submissions: 1, warnings: 0 },
  });

  it('begins where the sheet says, with its tallies', () => {
    const told = { startsAt: 3, submissionsBefore: 3, warningsBefore: 2 };
    expect(final(sheetOfTeams({ teams: teams(3) }))).toMatchObject(told);
  });

  it('begins at the front, with nothing before, where no sheet says', () => {
    const nothing = { startsAt: 0, submissionsBefore: 0, warningsBefore: 0 };
    expect(final(sheetOfTeams())).toMatchObject(nothing);
    const tallies = { startsAt: 0, submissionsBefore: 3, warningsBefore: 2 };
    expect(final(sheetOfTeams({ teams: teams() }))).toMatchObject(tallies);
  });

  it('begins at the front where the organiser has each begin there', () => {
    expect(final(sheetOfTeams({ teams: teams(3) }), { orderMode: 'restart' })).toMatchObject({
      startsAt: 0,
      submissionsBefore: 3,
    });
  });

  it('passes over who is not there, behind the place that the sheet names', () => {
    const log = new TeamLog().setUp(4);
    log.must('match', 'd1-1', enter(sheetOfTeams({ teams: teams(3) })));
    log.must('match', 'd1-2', enter(sheetOfTeams()));
    const own = log.record('d1-1').entries.red;
    const personId = log.members(own)[3]?.personId ?? '';
    log.must('entry', own, { type: 'set-member-injured', personId, injured: true, by: 'Doctor' });
    log.open('d1-3');
    const side = log.record('d1-3').entries.red === own ? 'a' : 'b';
    expect(log.record('d1-3').team?.state.setup.teams[side]).toMatchObject({
      startsAt: 4,
      unavailable: [3],
    });
  });

  it('goes by the sheet where a table had begun the match, else by its bouts', () => {
    const played = (given: SheetGiven) => {
      const log = new TeamLog().setUp(4).open('d1-1').bouts('d1-1', 'red', 'red', 'blue');
      log.must('match', 'd1-1', enter(sheetOfTeams(given)));
      log.must('match', 'd1-2', enter(sheetOfTeams()));
      log.open('d1-3');
      const own = log.record('d1-3').entries.red === log.record('d1-1').entries.red ? 'a' : 'b';
      return log.record('d1-3').team?.state.setup.teams[own];
    };
    expect(played({})).toMatchObject({ startsAt: 1, submissionsBefore: 2 });
    expect(played({ teams: teams(4) })).toMatchObject({ startsAt: 4, submissionsBefore: 3 });
    expect(played({ teams: teams() })).toMatchObject({ startsAt: 1, submissionsBefore: 3 });
  });
});

describe('the sheet of a match of two', () => {
  const log = () => {
    const made = new TestLog().create({}, 'five').division('d1').enter('d1', 2, { seeded: true });
    return made.plan('d1', { format: 'single-elimination', thirdPlace: 'none' }).draw('d1');
  };

  it('may have ended by sudden death, and not as a team match does', () => {
    const sheet = sheetOfTeams({ left: [1, 0] });
    const last = enter(sheet);
    expect(log().refusal('match', 'd1-1', last)).toBe('bad-paper');
    const teams = { red: { submissions: 0, warnings: 0 }, blue: { submissions: 0, warnings: 0 } };
    const sudden = { ...sheet, method: 'sudden-death' } as const;
    expect(log().refusal('match', 'd1-1', enter({ ...sudden, teams }))).toBe('bad-paper');
    expect(log().refusal('match', 'd1-1', enter({ ...sudden, barredFighters: [] }))).toBe(
      'bad-paper',
    );
    log().must('match', 'd1-1', enter(sudden));
  });
});
