import { zipParts } from './zip-parts.ts';

export type FileKind =
  | { readonly kind: 'text' }
  | { readonly kind: 'xlsx' }
  | { readonly kind: 'other'; readonly message: string };

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const SAVE_AS = 'Save it as .xlsx or as CSV and import that.';

const zipKind = (bytes: Uint8Array): FileKind => {
  const parts = zipParts(bytes);
  if (parts === null) {
    return {
      kind: 'other',
      message:
        'The XLSX file is cut off or damaged: its end is missing. Save or download it again.',
    };
  }
  const names = parts.map(({ name }) => name);
  if (names.includes('xl/workbook.xml')) return { kind: 'xlsx' };
  if (names.includes('content.xml')) {
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
