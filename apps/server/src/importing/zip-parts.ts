import { inflateRawSync } from 'node:zlib';

/** One file within a ZIP file, as the directory at its end names it. */
export interface ZipPart {
  readonly name: string;
  /** Bytes once unpacked, as the directory says; the content may be larger. */
  readonly size: number;
  /**
   * What is really in it, of at most `limit` bytes; null: more, or none that can be unpacked.
   */
  content(limit: number): Buffer | null;
}

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;

const contentOf = (bytes: Buffer, at: number, packed: number, method: number, limit: number) => {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) return null;
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const data = bytes.subarray(from, from + packed);
  if (method !== DEFLATED) return data.length > limit ? null : data;
  try {
    return inflateRawSync(data, { maxOutputLength: limit });
  } catch {
    return null;
  }
};

/** What the directory of a ZIP file says; null: the file is cut off or damaged. */
export const zipParts = (file: Uint8Array): readonly ZipPart[] | null => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 70_000 && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < 0 || bytes.readUInt32LE(end) !== END) return null;
  const parts: ZipPart[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return null;
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    parts.push({
      name: bytes.subarray(at + 46, at + 46 + nameLength).toString('utf8'),
      size: bytes.readUInt32LE(at + 24),
      content: (limit) => contentOf(bytes, local, packed, method, limit),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
};
