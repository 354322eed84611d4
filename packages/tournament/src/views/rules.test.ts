import { describe, expect, it } from 'vitest';
import { drawn } from '../testing/test-log.ts';
import { divisionForOfficials, divisionRules } from './rules.ts';

describe('the rules of a division', () => {
  it('are those of the pinned book, by its column', () => {
    const { state } = drawn(3);
    const shown = divisionRules(state, 'd1');
    expect(shown?.rules?.book).toMatchObject({ id: 'five', hash: state.rulebook?.hash });
    expect(shown?.rules?.periods[0]?.lengthMs).toBeGreaterThan(0);
    expect(shown?.ladders[0]?.rungs.map((rung) => rung.clause)).toEqual([
      'FIVE-PEN-01',
      'FIVE-PEN-02',
      'FIVE-PEN-03',
      'FIVE-PEN-04',
    ]);
    expect(shown?.legality.columns.length).toBeGreaterThan(0);
  });

  it('hold the guide for officials alone', () => {
    const { state } = drawn(3);
    expect(divisionForOfficials(state, 'd1')?.official?.guide.length).toBeGreaterThan(50);
    expect(divisionRules(state, 'd1')).not.toHaveProperty('guide');
  });

  it('follow the organiser’s choices', () => {
    const { state } = drawn(3, { options: { ladders: 'by-code' } });
    const official = divisionForOfficials(state, 'd1')?.official;
    expect(official?.rules.fouls.ladders[0]?.counts).toBe('by-code');
    expect(official?.choices.find((choice) => choice.name === 'ladders')).toMatchObject({
      value: 'by-code',
      chosen: true,
    });
  });

  it('are not there for what is no division', () => {
    const { state } = drawn(3);
    expect(divisionRules(state, 'd9')).toBeNull();
    expect(divisionForOfficials(state, 'd9')).toBeNull();
  });
});
