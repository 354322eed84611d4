import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Some 100 ms of one core, 32 MB. */
const cost: Cost = { N: 2 ** 15, r: 8, p: 3 };
const keyBytes = 32;
/** Bytes that scrypt may take; a stored text that asks for more is none of ours. */
const maxmem = 128 * 1024 * 1024;

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** The text that is stored of a password: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const texts = [salt, key].map((bytes) => bytes.toString('base64url'));
  return ['scrypt', cost.N, cost.r, cost.p, ...texts].join('$');
}

const form = /^scrypt\$(\d{4,6})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/** Whether the password is the one of the stored text; false for a text of another form. */
export async function checkPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt, key] = form.exec(stored) ?? [];
  if (salt === undefined || key === undefined) return false;
  const wanted = Buffer.from(key, 'base64url');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), parameters);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
