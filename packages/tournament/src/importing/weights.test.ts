import { describe, expect, it } from 'vitest';
import { readWeight, readWeightClass } from './weights.ts';

describe('body weights', () => {
  it.each([
    ['90.40', 90.4],
    ['75,9', 75.9],
    ['165 lb', 74.84],
    ['68kg', 68],
    ['104.5 kg', 104.5],
  ])('reads %j', (cell, kg) => {
    expect(readWeight(cell, 'kg')).toMatchObject({ kind: 'weight', kg });
  });

  it('takes the unit of the column where the cell has none', () => {
    expect(readWeight('165', 'lb')).toEqual({ kind: 'weight', kg: 74.84, unit: 'lb' });
  });

  it.each(['1,005', '1,800', '4', '900', 'heavy', '-91,0 kg', '70 stone'])(
    'takes %j for no body weight',
    (cell) => {
      expect(readWeight(cell, 'kg')).toEqual({ kind: 'bad' });
    },
  );

  it.each(['', '-', '0', '0,0'])('takes %j for not weighed', (cell) => {
    expect(readWeight(cell, 'kg')).toEqual({ kind: 'none' });
  });
});

describe('weight classes', () => {
  it.each(['+110 kg', '110+', '>110', 'over 110', '110 kg +', 'über 110 kg', 'más de 110'])(
    'reads %j as open above 110',
    (cell) => {
      expect(readWeightClass(cell, 'kg')).toEqual({ over: 110, upTo: null });
    },
  );

  it.each(['−66', '- 66 kg', '-66,0 kg', 'under 66', 'bis 66 kg', '66 kg', "jusqu'à 66 kg"])(
    'reads %j as up to 66',
    (cell) => {
      expect(readWeightClass(cell.replace('à', 'a'), 'kg')).toEqual({ over: null, upTo: 66 });
    },
  );

  it('reads ranges, pounds and the open weight', () => {
    expect(readWeightClass('60-66 kg', 'kg')).toEqual({ over: 60, upTo: 66 });
    expect(readWeightClass('-100 lbs', 'kg')).toEqual({ over: null, upTo: 45.36 });
    expect(readWeightClass('Absolute', 'kg')).toEqual({ over: null, upTo: null });
  });

  it.each(['Feather', 'U15', 'Men', '', '12.03.2005', 'Adult -76 kg'])(
    'takes %j for no class',
    (cell) => {
      expect(readWeightClass(cell, 'kg')).toBeNull();
    },
  );
});
