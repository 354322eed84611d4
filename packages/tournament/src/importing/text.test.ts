import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, divisionKey, foldText, markFormula, shorten, unmarkFormula } from './text.ts';

describe('texts of lists', () => {
  it.each(['=2+5', '@SUM(A1)', '-76 kg', '+100 kg', '\tx', '＝1'])(
    'marks %j and gives it back',
    (text) => {
      expect(markFormula(text)).toBe(`'${text}`);
      expect(unmarkFormula(markFormula(text))).toBe(text);
    },
  );

  it('leaves other texts alone', () => {
    for (const text of ["O'Neil-da Costa", "'quoted'", 'A & B', '50/50 Club', '']) {
      expect(markFormula(text)).toBe(text);
      expect(unmarkFormula(text)).toBe(text);
    }
  });

  it('gives every text back', () => {
    const signs = fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', '1', ' ');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(signs).map((list) => list.join('')),
        ),
        (text) => {
          expect(unmarkFormula(markFormula(text))).toBe(text);
        },
      ),
    );
  });

  it('cleans blanks, no-break spaces and invisible signs', () => {
    expect(cleanText('  Ann\u00a0\u200b  Lee\n')).toBe('Ann Lee');
    expect(cleanText("'-66")).toBe('-66');
    expect(cleanText('e\u0301')).toBe('é');
  });

  it('takes signs away that nobody sees, and keeps those that shape a script', () => {
    expect(cleanText('A\u0000nn\u001b[31m \u202eLee\u202c\u200d')).toBe('Ann[31m Lee');
    expect(cleanText('A\u200dnn\u200c')).toBe('Ann');
    expect(cleanText('Ann\ud800 Lee')).toBe('Ann\ufffd Lee');
    expect(cleanText('علی\u200cرضا')).toBe('علی\u200cرضا');
    expect(cleanText('👩\u200d🚒 Ann')).toBe('👩\u200d🚒 Ann');
  });

  it.each([
    ['กิน ดี', 'กัน ดี'],
    ['がき', 'かき'],
    ['राम', 'रम'],
    ['김민수', '김민서'],
  ])('keeps the names %s and %s apart', (a, b) => {
    expect(foldText(a)).not.toBe(foldText(b));
  });

  it('takes spellings of one name for one', () => {
    expect(foldText('مُحَمَّد')).toBe(foldText('محمد'));
    expect(foldText('علی\u200cرضا')).toBe(foldText('علیرضا'));
    expect(foldText('が')).toBe(foldText('か\u3099'));
  });

  it('folds letters of many languages', () => {
    expect(foldText('Łukasz  ŻÓŁĆ-Straße')).toBe('lukasz zolc strasse');
    expect(foldText('Nguyễn')).toBe('nguyen');
  });

  it('takes variants of one division for one', () => {
    const keys = [
      'Men / Adult / -76,0 kg ',
      'Men / Adult / -76,0\u00a0kg',
      'men/adult/−76 kg',
      'Men / Adult / - 76.0',
    ].map(divisionKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('takes a plus sign before and behind the figure for one', () => {
    expect(divisionKey('Men / 78+ kg')).toBe(divisionKey('Men / +78'));
    expect(divisionKey('100,0+')).toBe(divisionKey('+100'));
  });

  it.each([
    ['78+', '-78'],
    ['35+ / -76', '35+ / +76'],
    ['-76 kg', '+76 kg'],
    ['-76 kg', '-76.5 kg'],
    ['Men / -70', 'Men / -7'],
    ['-76 kg', '-76 lb'],
  ])('keeps %j and %j apart', (a, b) => {
    expect(divisionKey(a)).not.toBe(divisionKey(b));
  });

  it('shortens without cutting a sign in half', () => {
    expect(shorten('😀😀😀', 2)).toBe('😀…');
    expect(shorten('abc', 3)).toBe('abc');
  });
});
