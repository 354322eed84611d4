export type FileKind =
  | { readonly kind: 'text' }
  | { readonly kind: 'xlsx' }
  | { readonly kind: 'other'; readonly message: string };

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const SAVE_AS = 'Save it as .xlsx or as CSV and import that.';

/** Largest sum of what a packed file may unpack to (bytes). */
const UNPACKED_LIMIT = 400 * 1024 * 1024;
const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** What the directory of a ZIP file says; null: the file is cut off or damaged. */
const zipContent = (
  bytes: Uint8Array,
): { readonly names: readonly string[]; readonly unpacked: number } | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 70_000 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== END) return null;
  const names: string[] = [];
  let unpacked = 0;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) return null;
    unpacked += view.getUint32(at + 24, true);
    const length = view.getUint16(at + 28, true);
    names.push(Buffer.from(bytes.subarray(at + 46, at + 46 + length)).toString('utf8'));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { names, unpacked };
};

const zipKind = (bytes: Uint8Array): FileKind => {
  const content = zipContent(bytes);
  if (content === null) {
    return {
      kind: 'other',
      message:
        'The XLSX file is cut off or damaged: its end is missing. Save or download it again.',
    };
  }
  if (content.unpacked > UNPACKED_LIMIT)
    return { kind: 'other', message: 'The XLSX file is too large when unpacked.' };
  if (content.names.some((name) => name === 'xl/workbook.xml')) return { kind: 'xlsx' };
  if (content.names.includes('content.xml')) {
    return { kind: 'other', message: `This is an OpenDocument file. ${SAVE_AS}` };
  }
  return {
    kind: 'other',
    message: `This is a packed file (ZIP), but no XLSX workbook. ${SAVE_AS}`,
  };
};

const isBinary = (bytes: Uint8Array): boolean => {
  const sample = bytes.subarray(0, 4000);
  const utf16 = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  const zeros = sample.filter((byte) => byte === 0).length;
  const control = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
  if (utf16) return false;
  const looksUtf16 =
    zeros > sample.length / 4 &&
    zeros <= sample.length * 0.55 &&
    control - zeros < sample.length / 50;
  return !looksUtf16 && control > sample.length / 100;
};

/** Tells by its first bytes what a file is, whatever its name says. */
export const fileKind = (bytes: Uint8Array): FileKind => {
  if (startsWith(bytes, 0x50, 0x4b)) return zipKind(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return {
      kind: 'other',
      message: `This is an old or password-protected Excel file. ${SAVE_AS}`,
    };
  }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    return { kind: 'other', message: `This is a PDF, not a table. ${SAVE_AS}` };
  const start = Buffer.from(bytes.subarray(0, 400)).toString('latin1').trimStart().toLowerCase();
  if (/^(?:\u00ef\u00bb\u00bf)?(<!doctype html|<html|<\?xml)/.test(start)) {
    return { kind: 'other', message: `This is a web page or XML, not a table. ${SAVE_AS}` };
  }
  if (isBinary(bytes))
    return { kind: 'other', message: `This file holds no text: neither CSV nor XLSX. ${SAVE_AS}` };
  return { kind: 'text' };
};
