import { describe, expect, it } from 'vitest';
import { readDivision } from './division-text.ts';

describe('reading a division’s name', () => {
  it.each([
    [
      'Men / Adult / Advanced / -76,0 kg',
      { gender: 'male', level: 'advanced', weight: { over: null, upTo: 76 } },
    ],
    [
      'Boys [13-14 years] / Beginner / +65,0 kg',
      { gender: 'male', youth: true, level: 'beginner', weight: { over: 65, upTo: null } },
    ],
    [
      "Women's Absolute / Adult / Expert",
      { gender: 'female', absolute: true, level: 'expert', weight: null },
    ],
    ['Master 2 Male PURPLE Super Heavy', { gender: 'male', belts: ['purple'], weight: null }],
    ['Adulto / Feminino / Faixa Azul / Leve', { gender: 'female', belts: ['blue'] }],
    [
      'No-Gi Herren Fortgeschrittene -91 kg',
      { gender: 'male', discipline: 'no-gi', level: 'advanced', weight: { over: null, upTo: 91 } },
    ],
    ['Gi, Dames, ceinture marron', { gender: 'female', discipline: 'gi', belts: ['brown'] }],
    ['Mixed kids 7-9', { gender: 'mixed', weight: null }],
    ['Light (125.00lb)', { weight: { over: null, upTo: 56.7 } }],
    ['Junior 2GREENHeavy', { belts: ['green'], gender: null }],
    ['Pro / Men / -77 kg', { pro: true, gender: 'male' }],
    ['M -60', { gender: 'male', weight: { over: null, upTo: 60 } }],
  ] as const)('%j', (name, expected) => {
    expect(readDivision(name)).toMatchObject(expected);
  });

  it.each([
    ['Masters 35+', { from: 35, below: null }],
    ['Boys [13-14 years]', { from: 13, below: 15 }],
    ['Boys [6 and under]', { from: 0, below: 7 }],
    ['U16 -50 kg', { from: 0, below: 16 }],
    ['Kids 7-9 / 50-60', { from: 7, below: 10 }],
    ['Master 3 / Male', { from: 41, below: 46 }],
    ['Ü40', { from: 40, below: null }],
    ['40 and over', { from: 40, below: null }],
    ['Teen 2 Grey', { from: 14, below: 15 }],
    ['Men / Adult / -76 kg', null],
    ['60-66 kg', null],
    ['Women +70 kg', null],
  ])('ages of %j', (name, range) => {
    expect(readDivision(name).ages.range).toEqual(range);
  });
});
