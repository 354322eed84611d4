import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

test('the password fits its own text and no other; the same one is stored differently each time', async () => {
  const stored = await hashPassword('dritte Zählung');
  expect(stored).not.toContain('Zählung');
  expect(stored).not.toBe(await hashPassword('dritte Zählung'));
  expect(await checkPassword('dritte Zählung', stored)).toBe(true);
  expect(await checkPassword('dritte Zählung'.normalize('NFD'), stored)).toBe(true);
  expect(await checkPassword('dritte Zahlung', stored)).toBe(false);
});

test('a text that was stored at another cost still counts; one that is none does not', async () => {
  const cheap = 'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$';
  const { scryptSync } = await import('node:crypto');
  const salt = Buffer.from('c2FsdHNhbHRzYWx0c2FsdA', 'base64url');
  const key = scryptSync('old one', salt, 32, { N: 1024, r: 8, p: 1 }).toString('base64url');
  expect(await checkPassword('old one', cheap + key)).toBe(true);
  for (const text of ['', 'scrypt', 'scrypt$x$8$1$a$b', 'scrypt$1e9$8$1$a$b', 'md5$1$1$1$a$b']) {
    expect(await checkPassword('old one', text)).toBe(false);
  }
});
