import { describe, expect, it } from 'vitest';
import { resolveRules } from '../../resolve/resolve.ts';
import { screenRules } from '../../resolve/screen.ts';
import type { ScreenRules } from '../../screen-rules.ts';
import { bjjAdvantage as book } from './index.ts';

function screen(options: Readonly<Record<string, unknown>> = {}, discipline = 'gi'): ScreenRules {
  const column = { discipline, gender: 'male', rank: 'purple', level: 'advanced' };
  const resolved = resolveRules(book, options, column);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  return screenRules(resolved.rules);
}

const foul = (code: string, of = screen()) => {
  const found = of.fouls.find((one) => one.code === code);
  if (!found) throw new Error(`no foul ${code}`);
  return found;
};

describe('what the table draws', () => {
  it('has advantages, and one period', () => {
    expect(screen().advantages.map(({ code }) => code)).toEqual([
      'near-takedown',
      'near-sweep',
      'near-pass',
      'near-submission',
      'aggression',
    ]);
    expect(screen().periods.map(({ id, lengthMs }) => [id, lengthMs])).toEqual([
      ['regulation', 420_000],
    ]);
  });

  it('has one button a technique, also for what was begun inside', () => {
    const { techniques } = screen();
    expect(techniques.map(({ code, points }) => `${code} ${points}`)).toEqual([
      'takedown 2',
      'sweep 2',
      'knee-on-belly 2',
      'guard-pass 3',
      'mount 4',
      'back-mount 4',
      'back-control 4',
    ]);
    expect(techniques.every(({ outOfBounds, landings }) => outOfBounds && !landings)).toBe(true);
  });

  it('has the time-outs and rulings that the book knows', () => {
    const { decision, knows, stoppages, timeOuts } = screen();
    expect(timeOuts.map(({ code, asksSide, limitMs }) => [code, asksSide, limitMs])).toEqual([
      ['referee', false, null],
      ['equipment', true, null],
      ['blood', true, null],
      ['injury', true, null],
      ['uniform', true, 300_000],
    ]);
    expect(knows).toEqual({ noContest: true, coinToss: false, stalling: true });
    expect(decision.map(({ code, checked }) => [code, checked])).toEqual([['referee', false]]);
    expect(stoppages.map(({ code }) => code)).toEqual(['danger', 'injury', 'unconscious']);
  });

  it('shows each hold of the belt as it stands, those too that the lists do not name', () => {
    const { legality } = screen();
    const standing = (legal: string) =>
      legality.filter((one) => one.legal === legal).map(({ code }) => code);
    expect(standing('legal')).toEqual([
      'wrist-lock',
      'rear-naked-choke',
      'guillotine',
      'triangle',
      'armbar',
      'kimura',
      'americana',
      'omoplata',
      'ezekiel',
      'collar-choke',
      'other',
    ]);
    expect(standing('illegal')).toHaveLength(15);
  });
});

describe('ADV-ILL-12 what binds every division', () => {
  const gi = ['white', 'blue', 'purple', 'brown', 'black'].map((rank) => ({ rank }));
  const noGi = ['novice', 'intermediate', 'advanced', 'elite'].map((level) => ({ level }));
  const columns = [
    ...gi.map((one) => ({ discipline: 'gi', ...one })),
    ...noGi.map((one) => ({ discipline: 'no-gi', ...one })),
  ];

  it.each(columns)('no slam, cervical lock, scissors, heel hook or reaping in %j', (column) => {
    for (const gender of ['male', 'female']) {
      const resolved = resolveRules(book, {}, { ...column, gender });
      if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
      const { techniques } = resolved.rules.legality;
      const forbidden = Object.keys(techniques).filter((code) => {
        return techniques[code]?.legal === 'illegal';
      });
      expect(forbidden).toEqual(
        expect.arrayContaining([
          'slam',
          'cervical-lock',
          'neck-crank',
          'scissor-takedown',
          'heel-hook',
          'inside-heel-hook',
          'knee-reap',
        ]),
      );
    }
  });
});

describe('the fouls at the table', () => {
  it('have the stalling button for the ways to stall, and for nothing else', () => {
    const fouls = screen({ noGiClothingGrab: 'ladder' }, 'no-gi').fouls;
    expect(fouls.filter((one) => one.stalling).map(({ code }) => code)).toEqual([
      'stalling',
      'guard-backout',
      'butt-scooting',
      'fleeing-mat',
    ]);
  });

  it('ask for malice, which bars whoever fouls, but not where a kimono is late', () => {
    const fouls = screen({ noGiClothingGrab: 'ladder' }, 'no-gi').fouls;
    const without = fouls.filter((one) => !one.asksMalicious).map(({ code }) => code);
    expect(without).toEqual(['uniform-change-late']);
  });

  it('stand in groups: stalling, grips, the list of forbidden acts, serious fouls, the corner', () => {
    const groups = new Map<string, string[]>();
    for (const { group, code } of screen({ noGiClothingGrab: 'ladder' }, 'no-gi').fouls)
      groups.set(group.id, [...(groups.get(group.id) ?? []), code]);
    expect(Object.fromEntries(groups)).toEqual({
      stalling: ['stalling', 'guard-backout', 'butt-scooting', 'fleeing-mat'],
      grips: ['clothing-grab'],
      forbidden: [
        'striking',
        'groin-attack',
        'windpipe',
        'fish-hooking',
        'orifice',
        'spitting',
        'skin-attack',
        'small-joint',
        'throwing-off-mat',
        'illegal-technique',
        'scissor-takedown',
      ],
      serious: [
        'slamming',
        'spiking',
        'biting',
        'hair-pulling',
        'eye-gouging',
        'nose-grabbing',
        'foul-language',
        'unsportsmanlike',
        'fleeing-submission',
        'uniform-change-late',
      ],
      corner: ['corner-interference'],
    });
  });

  it('each group has a name of its own', () => {
    const labels = new Set(
      screen({ noGiClothingGrab: 'ladder' }, 'no-gi').fouls.map(({ group }) => group.label),
    );
    expect([...labels]).toEqual(['Stalling', 'Grips', 'Forbidden acts', 'Serious fouls', 'Corner']);
  });

  it.each([
    ['ADV-ILL-03', 'striking', ['Fist', 'Elbow', 'Knee', 'Kick', 'Head butt']],
    ['ADV-ILL-01', 'slamming', ['From the guard', 'Out of a submission']],
    ['ADV-FOUL-02', 'foul-language', ['At the referee', 'At the public']],
  ])('%s %s is told apart: %j', (_, code, details) => {
    expect(foul(code).details).toEqual(details);
  });

  it('ADV-FOUL-12 the kind of a disqualification is filled in from the foul', () => {
    const kinds = (kind: string) =>
      screen()
        .disqualifications.filter((one) => one.kind === kind)
        .map(({ code }) => code);
    expect(kinds('technical')).toEqual([
      'stalling',
      'guard-backout',
      'butt-scooting',
      'fleeing-mat',
      'illegal-technique',
      'scissor-takedown',
      'fleeing-submission',
      'uniform-change-late',
    ]);
    expect(kinds('disciplinary')).toHaveLength(screen().disqualifications.length - 8);
  });
});

describe('advantages at the table', () => {
  const grounds = (code: string) =>
    screen()
      .advantages.find((one) => one.code === code)
      ?.grounds?.map(({ clause }) => clause);

  it('ADV-ADV-04, ADV-ADV-07 a near takedown has a ground for takedowns and one for throws', () => {
    expect(grounds('near-takedown')).toEqual(['ADV-ADV-04', 'ADV-ADV-07']);
  });

  it('ADV-ADV-02, ADV-ADV-03 aggression has a ground for initiative and one for dominance', () => {
    expect(grounds('aggression')).toEqual(['ADV-ADV-02', 'ADV-ADV-03']);
  });

  it('ADV-ADV-03 dominance is asked for in the last 30 seconds, unless the organiser says no', () => {
    expect(screen().advantagePrompt).toMatchObject({
      code: 'aggression',
      lastMs: 30_000,
      option: 'dominancePrompt',
      clause: 'ADV-ADV-03',
      standing: 'default',
    });
    expect(book.eventOptions).toContain(screen().advantagePrompt?.option);
  });
});
