import { describe, expect, it } from 'vitest';
import { translator } from './i18n.ts';

const t = translator({
  unsent_one: '{count} not sent',
  unsent_other: '{count} actions not sent',
  hello: 'Hello {name}',
});

describe('translator', () => {
  it('chooses the plural form by count', () => {
    expect(t('unsent', { count: 1 })).toBe('1 not sent');
    expect(t('unsent', { count: 3 })).toBe('3 actions not sent');
  });

  it('fills in names and leaves unknown places standing', () => {
    expect(t('hello', { name: '<b>{name}</b>' })).toBe('Hello <b>{name}</b>');
    expect(t('hello')).toBe('Hello {name}');
  });

  it('has the common messages too, and says when there is none', () => {
    expect(t('red')).toBe('Red');
    expect(t.of('method.points')).toBe('Points');
    expect(t.of('method.unheard-of')).toBeNull();
  });
});
