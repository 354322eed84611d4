import { expect, test } from 'vitest';
import { plain, table } from './table.ts';

test('columns are as wide as their widest cell', () => {
  const text = table(
    ['division', 'entries'],
    [
      ['Adults -77', '12'],
      ['Łódź', '3'],
    ],
    ['left', 'right'],
  );
  expect(text).toBe(
    [
      'division    entries',
      '----------  -------',
      'Adults -77       12',
      'Łódź              3',
      '',
    ].join('\n'),
  );
});

test('without rows there is nothing', () => {
  expect(table(['a'], [])).toBe('');
});

test('text cannot steer the terminal or break the line', () => {
  expect(plain('\u001b[31mred\nnext\u202e')).toBe('[31mred next');
});
