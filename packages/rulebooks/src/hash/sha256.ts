/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const round = constants(64, 1 / 3);
/** The same of the square roots of the first 8. */
const start = constants(8, 1 / 2);

function constants(count: number, power: number): Uint32Array {
  const out = new Uint32Array(count);
  let found = 0;
  for (let n = 2; found < count; n += 1) {
    if (!isPrime(n)) continue;
    const root = n ** power;
    out[found] = Math.floor((root - Math.floor(root)) * 2 ** 32);
    found += 1;
  }
  return out;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return true;
}

const at = (words: Uint32Array, i: number): number => words[i] ?? 0;
const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** UTF-8 bytes of a text; lone surrogates become U+FFFD. */
export function utf8(text: string): Uint8Array {
  const out: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) out.push(code);
    else if (code < 0x800) out.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000)
      out.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      out.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return Uint8Array.from(out);
}

function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const view = new DataView(new ArrayBuffer(blocks * 64));
  for (const [i, byte] of bytes.entries()) view.setUint8(i, byte);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(blocks * 64 - 4, (bytes.length * 8) >>> 0);
  return view;
}

function schedule(view: DataView, offset: number, w: Uint32Array): void {
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const a = at(w, i - 15);
    const b = at(w, i - 2);
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
}

function compress(h: Uint32Array, w: Uint32Array): void {
  const v = Uint32Array.from(h);
  for (let i = 0; i < 64; i += 1) {
    const e = at(v, 4);
    const a = at(v, 0);
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & at(v, 5)) ^ (~e & at(v, 6));
    const t1 = at(v, 7) + s1 + choice + at(round, i) + at(w, i);
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const major = (a & at(v, 1)) ^ (a & at(v, 2)) ^ (at(v, 1) & at(v, 2));
    v.copyWithin(1, 0, 7);
    v[4] = at(v, 4) + t1;
    v[0] = t1 + s0 + major;
  }
  for (let i = 0; i < 8; i += 1) h[i] = at(h, i) + at(v, i);
}

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. Pure, so that it runs in a browser without permission. */
export function sha256(text: string): string {
  const view = padded(utf8(text));
  const h = Uint32Array.from(start);
  const w = new Uint32Array(64);
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    schedule(view, offset, w);
    compress(h, w);
  }
  return [...h].map((word) => word.toString(16).padStart(8, '0')).join('');
}
