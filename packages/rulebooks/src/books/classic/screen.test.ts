import { describe, expect, it } from 'vitest';
import {
  isTableThere,
  needsTable,
  tableNeed,
  unconfirmedTables,
} from '../../lookup/unconfirmed.ts';
import { resolveRules } from '../../resolve/resolve.ts';
import { screenRules } from '../../resolve/screen.ts';
import type { ScreenRules } from '../../screen-rules.ts';
import { classic } from './index.ts';

function screen(event: string, ranks: readonly string[], options = {}): ScreenRules {
  const resolved = resolveRules(classic, options, { discipline: 'gi', event }, { ranks });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  return screenRules(resolved.rules);
}

describe('what screens draw of classic', () => {
  it('no point buttons, no advantages, no decision, no coin', () => {
    const { techniques, advantages, decision, knows } = screen('single-rank', ['blue', 'blue']);
    expect([techniques, advantages, decision]).toEqual([[], [], []]);
    expect(knows).toEqual({ noContest: false, coinToss: false, stalling: true });
  });

  it('fouls in three groups, malice asked for where it puts the team out', () => {
    const { fouls } = screen('single-rank', ['blue', 'blue']);
    const inGroup = (label: string): string[] =>
      fouls.filter((foul) => foul.group.label === label).map((foul) => foul.code);
    expect(inGroup('Minor fouls')).toEqual([
      'stalling-closed-guard',
      'stalling',
      'defensive-only',
      'forcing-off-mat',
      'fleeing-mat',
      'small-joint',
      'mouth-cover',
      'sitting-unconnected',
      'disobedience',
      'belt-delay',
      'illegal-technique',
    ]);
    expect(inGroup('Major fouls')).toHaveLength(11);
    expect(inGroup('Disciplinary fouls')).toHaveLength(6);
    expect(fouls).toHaveLength(28);
    expect(fouls.filter((foul) => foul.asksMalicious).map((foul) => foul.code)).toEqual([
      'spiking',
      'biting',
      'hair-pulling',
      'ear-pulling',
      'groin-attack',
      'eye-gouging',
      'striking',
      'fish-hooking',
      'orifice',
      'slamming',
    ]);
    expect(fouls.find((foul) => foul.code === 'small-joint')?.help).toContain('four');
    expect(fouls.filter((foul) => foul.stalling).map((foul) => foul.code)).toEqual(['stalling']);
  });

  it('one period with its length; none over three ranks by the printed table', () => {
    const [bout, ...more] = screen('all-ranks', ['blue', 'brown']).periods;
    expect(more).toEqual([]);
    expect(bout).toMatchObject({ lengthMs: 180_000, clause: 'CLS-TIME-04', standing: 'printed' });
    expect(screen('all-ranks', ['white', 'black']).periods[0]?.standing).toBe('default');
  });

  it('reasons for TIME: nothing is limited, lapels and belt propose a foul after 15 s', () => {
    const { timeOuts } = screen('single-rank', ['blue', 'blue']);
    expect(timeOuts.map((row) => [row.code, row.asksSide, row.limitMs])).toEqual([
      ['referee', false, null],
      ['injury', true, null],
      ['uniform', true, null],
      ['equipment', true, null],
      ['blood', true, null],
    ]);
    expect(timeOuts.find((row) => row.code === 'uniform')?.prompt).toEqual({
      afterMs: 15_000,
      foul: 'belt-delay',
    });
  });

  it('the techniques of the lower belt once there is a table', () => {
    expect(screen('all-ranks', ['blue', 'black']).legality).toEqual([]);
    const options = { legalityTable: { 'toe-hold': ['blue', 'black'], kneebar: ['black'] } };
    const { legality } = screen('all-ranks', ['black', 'blue'], options);
    expect(legality.map((row) => [row.code, row.legal])).toEqual([
      ['toe-hold', 'legal'],
      ['kneebar', 'illegal'],
    ]);
  });

  it('what the organiser has to give before the first match', () => {
    expect(unconfirmedTables(classic).map((table) => [table.id, table.option])).toEqual([
      ['handicap', 'handicapTable'],
      ['legality', 'legalityTable'],
    ]);
  });

  it('CLS-COMP-08 the handicap table is to be entered, for an event with a handicap alone', () => {
    const need = tableNeed(classic, 'handicapTable');
    expect(need).toEqual({ toEnter: true, events: ['all-ranks'] });
    expect(tableNeed(classic, 'legalityTable')).toEqual({ toEnter: false, events: null });
    const gi = { discipline: 'gi' } as const;
    expect(needsTable(need, { ...gi, event: 'all-ranks' })).toBe(true);
    expect(needsTable(need, { ...gi, event: 'single-rank' })).toBe(false);
    expect(needsTable(need, gi)).toBe(false);
    const there = (handicapTable: unknown) =>
      isTableThere(need, 'handicapTable', { handicapTable });
    expect([[{ rank: 'blue', maxKg: null, score: 0 }], [], undefined, 'x'].map(there)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('reminders, the lower belt’s only where belts meet', () => {
    const codes = (event: string): string[] =>
      screen(event, ['blue', 'blue']).reminders.map((row) => row.code);
    expect(codes('all-ranks')).toEqual([...codes('single-rank'), 'lower-rank']);
    expect(codes('single-rank')).toEqual([
      'finish-only',
      'three-warnings',
      'hair',
      'cuts',
      'substances',
      'hard-objects',
    ]);
  });
});
