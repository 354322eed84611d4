import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../derive-again.ts';
import { findMatch } from '../progress/find.ts';
import { type BoutEnd, TeamLog } from '../testing/team-log.ts';
import { sheetOfTeams } from '../testing/team-sheet.ts';
import type { PaperResult } from '../types/actions.ts';
import { changePreview } from '../views/change-preview.ts';
import { cardMaker } from '../views/match-card.ts';
import { neededRulings } from '../views/rulings.ts';

const said = { by: 'Chief', reason: 'wrong sheet' };
/** Red wins every bout. */
const clean: readonly BoutEnd[] = ['red', 'red', 'red', 'red', 'red'];

const win = (log: TeamLog, matchId: string, ...ends: readonly BoutEnd[]): TeamLog => {
  log.open(matchId).bouts(matchId, ...(ends.length === 0 ? clean : ends));
  log.must('match', matchId, { type: 'confirm-result' });
  return log;
};

const correct = (
  log: TeamLog,
  result: PaperResult | null,
  seen: readonly string[] = [],
  matchId = 'd1-1',
): void => log.must('match', matchId, { type: 'correct-result', result, ...said, seen });

const takeBack = (log: TeamLog, seen: readonly string[] = []): void =>
  log.must('match', 'd1-1', { type: 'take-back-correction', ...said, seen });

const cardOf = (log: TeamLog, matchId: string) => {
  const found = findMatch(log.state, matchId);
  if (found === null) throw new Error(`no match ${matchId}`);
  return cardMaker(log.state, new Map(), log.now)(found);
};

/** The team of `entryId` as the final was opened for it. */
const atFinal = (log: TeamLog, entryId: string) => {
  const record = log.record('d1-3');
  return record.team?.state.setup.teams[record.entries.red === entryId ? 'a' : 'b'];
};

const barred = (log: TeamLog): readonly string[] => [...log.state.barred.keys()].sort();
const holds = (log: TeamLog) => expect(deriveAgain(log.envelopes)).toEqual([]);

describe('a corrected team match', () => {
  it('says fighters left, and keeps its bouts', () => {
    const log = win(new TeamLog().setUp(4), 'd1-1', 'red', 'red', 'blue', 'red', 'red', 'red');
    expect(cardOf(log, 'd1-1').result).toMatchObject({ points: { red: 4, blue: 0 } });
    const { elapsedMs } = log.record('d1-1').result ?? {};
    correct(log, sheetOfTeams({ left: [3, 0], elapsedMs: elapsedMs ?? null }));
    expect(cardOf(log, 'd1-1')).toMatchObject({
      result: { method: 'last-fighter', points: { red: 3, blue: 0 }, elapsedMs },
      corrected: [{ before: { points: { red: 4, blue: 0 } } }],
      team: { bouts: 6 },
    });
    takeBack(log);
    expect(cardOf(log, 'd1-1')).toMatchObject({ result: { points: { red: 4 } }, corrected: [] });
    holds(log);
  });

  it('is held to what a sheet of a team match can say', () => {
    const log = win(new TeamLog().setUp(4), 'd1-1');
    const wrong = { type: 'correct-result', ...said, seen: [] } as const;
    const refused = (result: PaperResult) =>
      log.refusal('match', 'd1-1', { ...wrong, result: result });
    expect(refused(sheetOfTeams({ method: 'points' }))).toBe('bad-paper');
    expect(refused(sheetOfTeams({ left: [6, 0] }))).toBe('bad-paper');
    expect(refused(sheetOfTeams({ winner: 'blue', left: [2, 0] }))).toBe('bad-paper');
  });

  it('lets the teams go on as its bouts say, unless the sheet says otherwise', () => {
    const teams = {
      red: { next: 3, submissions: 1, warnings: 0 },
      blue: { submissions: 0, warnings: 4 },
    };
    const started = (result: PaperResult) => {
      const log = win(new TeamLog().setUp(4), 'd1-1', 'red', 'red', 'blue', 'red', 'red', 'red');
      correct(log, result);
      win(log, 'd1-2').open('d1-3');
      holds(log);
      return atFinal(log, log.record('d1-1').entries.red);
    };
    expect(started(sheetOfTeams())).toMatchObject({ startsAt: 2, submissionsBefore: 5 });
    expect(started(sheetOfTeams({ teams }))).toMatchObject({ startsAt: 3, submissionsBefore: 1 });
  });

  it('to be fought again comes back with its bouts, or begins anew and counts alone', () => {
    const log = win(win(new TeamLog().setUp(4), 'd1-1'), 'd1-2');
    correct(log, null);
    expect(cardOf(log, 'd1-1')).toMatchObject({ standing: 'ready', result: null, corrected: [{}] });
    takeBack(log);
    expect(cardOf(log, 'd1-1')).toMatchObject({ result: { winner: 'red' }, team: { bouts: 5 } });
    correct(log, null);
    win(log, 'd1-1', 'blue', 'blue', 'blue', 'blue', 'blue');
    log.open('d1-3');
    expect(atFinal(log, 'e4')).toMatchObject({ startsAt: 1, submissionsBefore: 5 });
    holds(log);
  });

  it('shows before it is done who meets then, with the teams', () => {
    const log = win(win(new TeamLog().setUp(4), 'd1-1'), 'd1-2');
    const result = sheetOfTeams({ winner: 'blue', left: [0, 1] });
    const action = { type: 'correct-result', result, ...said, seen: [] } as const;
    const seen = changePreview(log.state, new Map(), 'd1-1', action, log.now);
    const [final] = seen.ok ? seen.preview.matches : [];
    expect(final).toMatchObject({
      effect: 'opponent-changed',
      before: { red: { competitor: { entryId: 'e1' } }, team: { bouts: 0 } },
      after: { red: { competitor: { entryId: 'e4' } }, team: { bouts: 0 } },
    });
  });
});

describe('who is barred by a team match', () => {
  const put = () => {
    const log = win(new TeamLog().setUp(4), 'd1-1', 'barred-red');
    const { red } = log.record('d1-1').entries;
    return { log, team: `p${red.slice(1)}`, fighter: log.members(red)[0]?.personId ?? '' };
  };

  it('comes free with a correction that says so, and is out again once that is taken back', () => {
    const { log, team, fighter } = put();
    const since = log.state.barred.get(fighter);
    expect(barred(log)).toEqual([team, fighter].sort());
    // The fighter's bout stands as it was: only the sheet can lift what it did.
    correct(log, sheetOfTeams());
    expect(barred(log)).toEqual([fighter]);
    takeBack(log);
    expect(log.state.barred.get(fighter)).toEqual(since);
    correct(log, sheetOfTeams({ barredFighters: [] }));
    expect(barred(log)).toEqual([]);
    win(log, 'd1-2').open('d1-3');
    expect(atFinal(log, log.record('d1-1').entries.red)?.unavailable).toEqual([]);
    log.must('match', 'd1-3', { type: 'release-match' });
    takeBack(log);
    expect(barred(log)).toEqual([team, fighter].sort());
    expect(log.state.barred.get(fighter)).toEqual(since);
    holds(log);
  });

  it('can be another one by the sheet, who then misses the next team match', () => {
    const { log, team } = put();
    const { red, blue } = log.record('d1-1').entries;
    const other = log.members(blue)[3]?.personId ?? '';
    const result = sheetOfTeams({
      winner: 'red',
      method: 'team-disqualification',
      left: [4, 4],
      barred: [],
      barredFighters: [other],
    });
    correct(log, result);
    expect(barred(log)).toEqual([other]);
    expect(barred(log)).not.toContain(team);
    correct(log, { ...result, winner: 'blue', barred: ['red'] });
    win(log, 'd1-2').open('d1-3');
    expect(atFinal(log, blue)?.unavailable).toEqual([3]);
    expect(findMatch(log.state, 'd1-1')?.now.winner).toBe('blue');
    expect(log.state.barred.has(`p${red.slice(1)}`)).toBe(true);
    holds(log);
  });

  it('is free while the match is to be fought again, or was opened again', () => {
    const { log, team, fighter } = put();
    correct(log, null);
    expect(barred(log)).toEqual([]);
    takeBack(log);
    expect(barred(log)).toEqual([team, fighter].sort());
    log.must('match', 'd1-1', { type: 'reopen-result', ...said });
    expect(barred(log)).toEqual([]);
  });
});

describe('a team match that others should have fought', () => {
  /** The final was fought by e1 and e3, then the first semi-final is given to e4. */
  const moved = () => {
    const log = win(win(new TeamLog().setUp(4), 'd1-1'), 'd1-2');
    win(log, 'd1-3', 'blue', 'blue', 'red', 'blue', 'blue', 'blue');
    correct(log, sheetOfTeams({ winner: 'blue', left: [0, 1] }), ['d1-3']);
    return log;
  };

  it('waits for a ruling, by the teams that fought it and what they had left', () => {
    const log = moved();
    const [needed] = neededRulings(log.state, new Map(), log.now);
    expect(needed).toMatchObject({
      fought: { red: { entryId: 'e1' }, blue: { entryId: 'e3' } },
      result: { winner: 'blue', method: 'last-fighter', points: { red: 0, blue: 4 } },
      may: { void: true, stands: true },
      card: { team: { red: null, blue: { left: 4 } } },
    });
  });

  it('stands for who is still there, and counts nothing for the team that came in', () => {
    const log = moved();
    log.must('match', 'd1-3', { type: 'rule-match', ruling: 'stands', ...said });
    expect(cardOf(log, 'd1-3')).toMatchObject({
      ruled: true,
      red: { competitor: { entryId: 'e4' } },
      result: { winner: 'blue', points: { red: 0, blue: 4 } },
    });
    holds(log);
  });

  it('is fought anew once it is void, each team as it came', () => {
    const log = moved();
    log.must('match', 'd1-3', { type: 'rule-match', ruling: 'void', ...said });
    log.open('d1-3');
    expect(atFinal(log, 'e4')).toMatchObject({ startsAt: 0, submissionsBefore: 0 });
    expect(atFinal(log, 'e3')).toMatchObject({ startsAt: 1, submissionsBefore: 5 });
    holds(log);
  });
});
