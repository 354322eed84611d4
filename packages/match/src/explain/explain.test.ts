import { describe, expect, it } from 'vitest';
import { explainFile } from '../script/explain-file.ts';
import { type Given, played } from '../testing/match.ts';
import { scriptOf } from '../testing/rule-case.ts';
import { explainMatch } from './explain-match.ts';
import { formatExplanation } from './format.ts';
import { forSpectators } from './spectator.ts';
import { tellNeed } from './tell-need.ts';
import { officialVoice, sayIn, spectatorVoice } from './voice.ts';

/** The text of a match, without its numbering. */
const told = (lines: readonly string[], given: Given = {}): readonly string[] =>
  formatExplanation(explainMatch(played(lines, given)), officialVoice()).map((line) =>
    line.replace(/^[ \d]{3} +\d+:\d\d {2}/, ''),
  );

const needs = (lines: readonly string[], given: Given = {}): readonly string[] =>
  explainMatch(played(lines, given)).needs.map((need) => tellNeed(need, officialVoice()));

describe('what was done and what followed', () => {
  it('the ladder: each step, the points, and its clause', () => {
    const lines = told([
      '0:00 start',
      '1:00 foul red stalling',
      '2:00 foul red running',
      '3:00 foul red stalling',
      '4:00 foul red stalling',
    ]);
    expect(lines.slice(1, 5)).toEqual([
      'Foul by Red: Stalling. First penalty step of Red: verbal warning. [FIVE-STL-04 FIVE-PEN-01]',
      'Foul by Red: Running away. Second penalty step of Red. 2 points to Blue, now 0:2. [FIVE-SPRT-04 FIVE-PEN-02]',
      'Foul by Red: Stalling. Third penalty step of Red. 3 points to Blue, now 0:5. [FIVE-STL-04 FIVE-PEN-03]',
      'Foul by Red: Stalling. Fourth penalty step of Red: disqualified. The match is over: Blue wins (disqualification). [FIVE-STL-04 FIVE-PEN-04]',
    ]);
    expect(lines).toContain('Red had gone up the whole ladder: 4 of 4.');
  });

  it('points off the one who fouled, where the book takes them', () => {
    const lines = told(['0:00 start', '1:00 foul red stalling', '1:10 foul red stalling'], {
      book: 'grappling-x',
    });
    expect(lines[2]).toBe(
      'Foul by Red: Stalling. Second penalty step of Red. 2 points off Red, now −2:0. [GX-PEN-01 GX-PEN-10]',
    );
  });

  it('a held leg lock: the score pays nothing, and why', () => {
    const lines = ['0:00 start', '1:00 attempt red heel-hook secured', '1:10 score blue sweep'];
    expect(told(lines, { book: 'grappling-x' })[2]).toBe(
      'Sweep by Blue. No points: the other side holds a submission. [GX-LEG-01]',
    );
  });

  it('an advantage', () => {
    const lines = ['0:00 start', '1:00 advantage red near-pass'];
    expect(told(lines, { book: 'bjj-advantage' })[1]).toBe(
      'Advantage for Red: Near pass. An advantage to Red, 1 now. [ADV-ADV-01]',
    );
  });

  it('a call taken back, and the void with what it took back', () => {
    expect(told(['0:00 start', '1:00 score red mount', '1:10 void 1']).slice(1, 3)).toEqual([
      'Mount by Red. It was taken back and has no effect. [FIVE-PTS-09]',
      'Taken back, line 1: Mount by Red. [FIVE-PTS-09]',
    ]);
  });

  it('a stranded call says why', () => {
    const lines = ['0:00 start', '1:00 time-out referee', '2:00 resume', '2:10 void 1'];
    expect(told(lines)[2]).toBe(
      'FIGHT: it goes on. It has no effect any more: The match is running. [FIVE-GES-10]',
    );
  });

  it('a late signal says as of when it counts, and turns the outcome', () => {
    const lines = ['0:00 start', '1:00 score blue sweep', '6:05 score red mount inTime'];
    expect(told(lines).slice(2, 4)).toEqual([
      'Time: Regulation is over. The match is over: Blue wins (points). [FIVE-WIN-03]',
      'Mount by Red. 4 points to Red, now 4:2. The match is over: Red wins (points). A late signal: it counts as of 6:00. [FIVE-PTS-09 FIVE-WIN-03]',
    ]);
  });

  it('a ruling over the table is told as one, with who ruled and why', () => {
    expect(told(['0:00 start', '1:00 override adjust red points=2'])[1]).toBe(
      'The senior official changes the numbers of Red: points +2. Ruled by Head referee: as seen. 2 points to Red, now 2:0. A ruling over the officials of the mat. [FIVE-DSC-01]',
    );
  });

  it('an illegal submission is none', () => {
    const lines = ['0:00 start', '1:00 submission red tap slam'];
    expect(told(lines)[1]).toContain(
      'It is no submission: the technique is not allowed here. First penalty step of Red',
    );
  });

  it('what is counted apart is told in words, not by its code', () => {
    const lines = ['0:00 start', '6:00 wait', '6:10 start', '6:20 foul red stalling'];
    expect(told(lines, { book: 'grappling-x' })[3]).toBe(
      'Foul by Red: Stalling. First step of Red, counted apart (overtime stalling): overtime warning. [GX-PEN-01 GX-OT-05]',
    );
  });

  it('a deduction where nothing is left to take', () => {
    const lines = ['0:00 start', '1:00 foul red stalling', '1:10 foul red stalling'];
    const options = { scoreFloor: 'zero' };
    expect(told(lines, { book: 'grappling-x', options })[2]).toContain(
      'Second penalty step of Red. There is nothing to take off Red, still 0:0.',
    );
  });

  it('a refused line stands at its own time, before a bell that rang later', () => {
    const actions = ['0:00 start', '1:00 score red reversal', '6:10 decision red aggression'];
    const text = JSON.stringify(scriptOf('five', { actions }));
    const done = explainFile({ name: 'x', text });
    const lines = done.ok ? done.explanation.lines : [];
    expect(lines.map(({ index, elapsedMs }) => [index, elapsedMs])).toEqual([
      [0, 0],
      [1, 60_000],
      [null, 360_000],
      [2, 360_000],
    ]);
  });

  it('an allowance that is used up has a line of its own', () => {
    const lines = told(['0:00 start', '1:00 time-out blood red', '6:30 unable red blood']);
    expect(lines[2]).toContain('The blood time of Red is used up (5:00).');
    expect(lines[3]).toContain('Red cannot go on (Bleeding).');
    const open = explainMatch(played(['0:00 start', '1:00 time-out blood red', '6:30 wait']));
    expect(open.lines.map((line) => line.did.kind)).toEqual([
      'started',
      'timed-out',
      'waited',
      'allowance-over',
    ]);
  });
});

describe('why it ended so', () => {
  it('the whole list, those that did not decide and those not reached included', () => {
    const lines = [
      '0:00 start',
      '1:00 score red takedown',
      '2:00 score blue sweep',
      '3:00 advantage blue near-pass',
      '9:00 wait',
    ];
    expect(told(lines, { book: 'bjj-advantage' }).slice(-6)).toEqual([
      'Blue won by advantages. [ADV-WIN-07]',
      'The time of Regulation was over.',
      'Out of the bracket: Red.',
      '  1. Points: 2 to 2, level. (did not decide) [ADV-WIN-04]',
      '  2. Advantages: 0 to 1, Blue is ahead. (decided) [ADV-WIN-07]',
      '  3. The referee decides. (not reached) [ADV-TIE-02]',
    ]);
  });

  it('a decision goes through the criteria before the one that decided', () => {
    const lines = ['0:00 start', '6:00 decision red aggression'];
    expect(told(lines).slice(-8)).toEqual([
      '  1. Points: 0 to 0, level. (did not decide) [FIVE-WIN-03]',
      '  2. A further period: there is none. (did not decide) [FIVE-OT-02]',
      '  3. The referee decides. (decided) [FIVE-DEC-01]',
      '  4. Closest to a submission: level. (did not decide) [FIVE-DEC-02]',
      '  5. More dominant positions: level. (did not decide) [FIVE-DEC-03]',
      '  6. More aggressive: Red. (decided) [FIVE-DEC-04]',
      '  7. More dominant control. (not reached) [FIVE-DEC-05]',
      '  8. Fewer penalties. (not reached) [FIVE-DEC-06]',
    ]);
  });

  it('a submission of the one behind: the score does not count', () => {
    const lines = told(['0:00 start', '1:00 score red mount', '2:00 submission blue tap']);
    expect(lines).toContain('The score, 4 to 0, does not count then.');
  });

  it('sudden death: the first lead', () => {
    const lines = ['0:00 start', '6:01 start', '7:02 start', '7:30 score blue sweep'];
    const all = told(lines, { book: 'grappling-x' });
    expect(all).toContain('Blue won by sudden death. [GX-OT-04]');
    expect(all).toContain('In Sudden death the first lead wins.');
  });

  it('nobody', () => {
    const all = told(['0:00 start', '6:00 wait'], { book: 'classic' });
    expect(all).toContain('Nobody won: draw. [CLS-WIN-07]');
    expect(all).toContain('Out of the bracket: Red and Blue.');
  });
});

describe('what each side needs', () => {
  it('one call that levels, one that leads', () => {
    expect(needs(['0:00 start', '1:00 score blue guard-pass'])).toEqual([
      'Blue leads by 3 points.',
      'Red needs 3 points (guard pass) to be level, or 4 points (mount; back mount; back, hooks in; body triangle) to lead.',
      'If the time were over now: Blue wins (points).',
    ]);
  });

  it('more than one call', () => {
    const lines = ['0:00 start', '1:00 score blue mount', '1:30 score blue mount'];
    expect(needs(lines)).toContain(
      'Red is 8 behind and the highest single score is 5: several are needed, or a submission.',
    );
  });

  it('what another foul would cost, and that it would turn the lead', () => {
    expect(needs(['0:00 start', '2:00 foul red stalling'])).toEqual([
      'Level, 0 to 0.',
      'The next score leads.',
      'If the time were over now: the referee decides.',
      'Another foul by Red would give Blue 2 points. Blue would lead.',
    ]);
    const lines = ['0:00 start', '1:00 foul blue stalling'];
    expect(needs(lines, { book: 'grappling-x' })).toContain(
      'Another foul of the penalty ladder by Blue would cost 2 points. Red would lead.',
    );
  });

  it('a step that takes points and ends the match costs the match', () => {
    const lines = ['0:00 start', '6:00 wait', '6:10 start'];
    const stalled = [...lines, '6:20 foul red stalling', '6:30 foul red stalling'];
    const said = needs(stalled, { book: 'grappling-x' });
    expect(said).toContain('Another foul (Stalling) by Red would end the match: disqualified.');
    expect(said.join()).not.toContain('1 point');
  });

  it('which fouls are meant, where not all of them go up one ladder', () => {
    const stalled = ['0:00 start', '1:00 foul red butt-scooting'];
    expect(needs(stalled, { book: 'bjj-advantage' })).toContain(
      'Another foul (Stalling) by Red would give Blue an advantage. Blue would lead.',
    );
    const warned = ['0:00 start', '1:00 foul red corner-interference'];
    expect(needs(warned, { book: 'bjj-advantage' })).toContain(
      'Another foul outside the ladder by Red would end the match: disqualified.',
    );
  });

  it('level: the least that leads', () => {
    expect(needs(['0:00 start'], { book: 'bjj-advantage' })).toContain(
      'An advantage would be enough to lead.',
    );
    expect(needs(['0:00 start'], { book: 'grappling-x' })).toContain('The next score leads.');
  });

  it('an advantage where these break a tie', () => {
    const lines = ['0:00 start', '1:40 advantage red near-pass'];
    expect(needs(lines, { book: 'bjj-advantage' })).toEqual([
      'Level on points: Red leads by 1 advantage.',
      'Blue needs an advantage to be level, or 2 points (takedown; sweep; knee on belly) to lead.',
      'If the time were over now: Red wins (advantages).',
    ]);
  });

  it('the first lead in sudden death', () => {
    const lines = ['0:00 start', '6:01 start', '7:02 start'];
    expect(needs(lines, { book: 'grappling-x' })).toEqual([
      'Level, 0 to 0.',
      'Sudden death: whoever leads first wins at once.',
    ]);
  });

  it('where the book has no points', () => {
    expect(needs(['0:00 start'], { book: 'classic' })).toEqual([
      'There are no points in this book: a submission wins.',
      'If the time were over now: nobody wins (draw).',
    ]);
  });

  it('before the start, between periods, while the referee decides', () => {
    expect(needs([])).toEqual(['Not started: Regulation, 6:00.']);
    expect(needs(['0:00 start', '6:01 wait'], { book: 'grappling-x' })).toEqual([
      'Overtime waits for its start.',
    ]);
    expect(needs(['0:00 start', '6:00 wait'])).toEqual([
      'Level: the referee decides, in this order: closest to a submission, more dominant positions, more aggressive, more dominant control, fewer penalties.',
    ]);
  });
});

describe('for spectators', () => {
  const names = { red: 'Ana Berg', blue: 'Eva Lind' };
  const shown = (lines: readonly string[]): readonly string[] =>
    formatExplanation(forSpectators(explainMatch(played(lines))), spectatorVoice(names));

  it('names, no clauses, no remarks for officials', () => {
    const lines = ['0:00 start', '1:00 score red mount', '1:01 score red mount', '6:00 wait'];
    expect(shown(lines)).toEqual([
      '      0:00  Regulation starts.',
      '      1:00  Mount by Ana Berg. 4 points to Ana Berg, now 4:0.',
      '      1:01  Mount by Ana Berg. 4 points to Ana Berg, now 8:0.',
      '      6:00  Time: Regulation is over. The match is over: Ana Berg wins (points).',
      '',
      'Ana Berg won by points.',
      'The time of Regulation was over.',
      '  1. Points: 8 to 0, Ana Berg is ahead. (decided)',
    ]);
  });

  it('nothing of wounds, of who ruled and why, of what nobody may know', () => {
    const lines = [
      '0:00 start',
      '1:00 override adjust red points=2',
      '2:00 time-out blood red',
      '7:10 unable red blood',
    ];
    const all = JSON.stringify(forSpectators(explainMatch(played(lines))));
    expect(all).not.toMatch(/lood|leeding|Head referee|as seen|FIVE-[A-Z]/);
  });

  it('a call taken back is told, a pause is not', () => {
    const text = shown(['0:00 start', '1:00 score red mount', '1:10 void 1', '1:20 stop']);
    expect(text.filter((line) => line.includes(':'))).toHaveLength(3);
    expect(text[1]).toContain('Mount by Ana Berg. It was taken back and has no effect.');
  });
});

it('a text with a count, in the form that the count asks for', () => {
  const say = sayIn();
  expect(say('need.way-points', { count: 1, by: 'x' })).toBe('1 point (x)');
  expect(say('need.way-points', { count: 2, by: 'x' })).toBe('2 points (x)');
});
