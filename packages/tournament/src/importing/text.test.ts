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

  it.each([
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
