export interface ReadText {
  readonly text: string;
  readonly encoding: string;
  /** Lines (from 1) that were in another encoding than the rest. */
  readonly mixedLines: readonly number[];
}

/** Windows-1252 where it differs from Latin-1 (0x80 to 0x9f). Spelled out: some runtimes decode it as Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? sign);

/** Polish, Czech and Hungarian letters of Windows-1250 that come out as signs between letters in Windows-1252. */
const WRONG_IN_1252 = /\p{L}[£³¹¿¯œŸž¶ñ][\p{Ll}\s,;]|(?:^|[\s,;"])[£¯Œ]\p{Ll}/gmu;
const CENTRAL = /[łŁąęśżźćńŚŻŹěřčůőű]/g;

const oneByte = (bytes: Uint8Array): ReadText => {
  const western = windows1252(bytes);
  const odd = western.match(/\p{L}[£³¹¿¯]|[£³¹¿¯]\p{L}/gu)?.length ?? 0;
  if (odd > 0) {
    const central = new TextDecoder('windows-1250').decode(bytes);
    if ((central.match(CENTRAL)?.length ?? 0) >= (western.match(WRONG_IN_1252)?.length ?? 0)) {
      return { text: central, encoding: 'windows-1250', mixedLines: [] };
    }
  }
  return { text: western, encoding: 'windows-1252', mixedLines: [] };
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

const decodes = (bytes: Uint8Array): string | null => {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
};

const lineByLine = (bytes: Uint8Array): ReadText => {
  const lines: string[] = [];
  const mixedLines: number[] = [];
  let accented = 0;
  for (let from = 0; from <= bytes.length; ) {
    const end = bytes.indexOf(10, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end);
    const text = decodes(line);
    if (text === null) mixedLines.push(lines.length + 1);
    else if (line.some((byte) => byte > 127)) accented += 1;
    lines.push(text ?? windows1252(line));
    from = end < 0 ? bytes.length + 1 : end + 1;
  }
  return accented > mixedLines.length
    ? { text: lines.join('\n'), encoding: 'utf-8', mixedLines }
    : oneByte(bytes);
};

const swapped = (bytes: Uint8Array): Uint8Array => {
  const even = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return even.swap16();
};

const utf16 = (bytes: Uint8Array, order: 'le' | 'be'): ReadText => ({
  text: Buffer.from(order === 'le' ? bytes : swapped(bytes))
    .toString('utf16le')
    .replace(/^\uFEFF/, ''),
  encoding: `utf-16${order}`,
  mixedLines: [],
});

/** Without a mark: text in UTF-16 has a zero in every other byte. */
const utf16Order = (bytes: Uint8Array): 'le' | 'be' | null => {
  const sample = bytes.subarray(0, 2000);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  if (odd > sample.length / 4 && even < odd / 10) return 'le';
  return even > sample.length / 4 && odd < even / 10 ? 'be' : null;
};

/** Decodes a text file: byte order marks, UTF-16, UTF-8, else Windows-1252 (or 1250 by its letters). */
export const readText = (bytes: Uint8Array): ReadText => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    const rest = readText(bytes.subarray(3));
    return rest.encoding === 'utf-8' ? { ...rest, encoding: 'utf-8-bom' } : rest;
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes.subarray(2), 'le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes.subarray(2), 'be');
  const order = utf16Order(bytes);
  if (order !== null) return utf16(bytes, order);
  const text = decodes(bytes);
  return text === null ? lineByLine(bytes) : { text, encoding: 'utf-8', mixedLines: [] };
};
