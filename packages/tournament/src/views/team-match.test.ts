import { expect, test } from 'vitest';
import { TeamLog } from '../testing/team-log.ts';
import { scoreboardView, tableView } from './mat.ts';
import { matchPage } from './match-page.ts';
import { forEverybody } from './team-match.ts';

const nobody = new Map();
const final = 'd1-1';

function withdrawn(): TeamLog {
  const log = new TeamLog().setUp(2).open(final).bouts(final, 'blue');
  const out = { type: 'withdraw-fighter', side: 'red', place: 2, by: 'Dr Kind' } as const;
  log.must('match', final, out);
  return log;
}

const shownOn = (view: unknown): string => JSON.stringify(view);

test('who says that somebody cannot fight is told to officials alone; that somebody cannot, to everybody', () => {
  const { state, now } = withdrawn();
  const board = scoreboardView(state, nobody, 'm1', now);
  expect(shownOn(board)).not.toContain('Dr Kind');
  const [, act] = board?.team?.acts ?? [];
  expect(act).toMatchObject({ is: 'withdraw', team: 'a', by: '' });
  expect(shownOn(tableView(state, nobody, 'm1', now))).toContain('Dr Kind');
});

test('who ruled and why is told to officials alone; for whom, to everybody', () => {
  const { state, now } = withdrawn();
  const team = matchPage(state, nobody, final, now)?.team;
  if (!team) throw new Error('there is no such page');
  const ruling = { is: 'ruling', winner: 'b', by: 'Iva Noon', reason: 'a private one' } as const;
  const shown = forEverybody({ ...team, acts: [...team.acts, ruling] });
  expect(shown.acts.at(-1)).toEqual({ is: 'ruling', winner: 'b', by: '', reason: '' });
  expect(shown.acts[0]).toEqual(team.acts[0]);
  expect({ ...shown, acts: [] }).toEqual({ ...team, acts: [] });
});
