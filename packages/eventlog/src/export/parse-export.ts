import { z } from 'zod';
import { type Checked, checkWith } from '../checked.ts';
import { ContentCheck } from './content-check.ts';
import {
  closingLine,
  EXPORT_FORMAT,
  type ExportHeader,
  type Sha256,
  type TournamentExport,
} from './export-format.ts';
import { jsonOf, linesOf, memberOf } from './lines.ts';

export type ParsedExport =
  | { readonly ok: true; readonly export: TournamentExport }
  | {
      readonly ok: false;
      /** Where in the file: `line 12`, or `file`. */
      readonly place: string;
      readonly message: string;
    };

const headerSchema = z.looseObject({
  format: z.literal(EXPORT_FORMAT),
  tournamentId: z.string().min(1).max(300),
  name: z.string(),
  head: z.int().min(0),
  people: z.int().min(0),
  envelopes: z.int().min(0),
  versions: z.looseObject({
    program: z.string(),
    envelopeForm: z.literal(1, 'written in a form that this version does not know'),
  }),
});

/**
 * Reads and checks a whole export: format, checksum, every line, gap-free positions and versions, and that
 * everybody whom the log names is there. Never throws; the first fault is named with its line.
 * @param text the file, decoded as UTF-8 with faults refused or replaced
 */
export function parseExport(text: string, sha256: Sha256): ParsedExport {
  if (text === '') return fault('file', 'the file is empty');
  const closingStart = text.lastIndexOf('\n', text.length - 2) + 1;
  const lines = linesOf(closingStart === 0 ? text : text.slice(0, closingStart));
  const header = checkHeader(lines.next().value?.text ?? '');
  if (!header.ok) return fault('line 1', header.message);

  const content = new ContentCheck(header.value);
  let last = 1;
  for (const line of lines) {
    const message = content.take(line.text);
    if (message !== undefined) return fault(`line ${line.number}`, message);
    last = line.number;
  }
  const closing = `line ${last + 1}`;
  const message = closingFault(text, closingStart, sha256) ?? content.end();
  if (message !== undefined) return fault(closing, message);
  const { people, envelopes } = content;
  return { ok: true, export: { header: header.value, people, envelopes } };
}

function checkHeader(line: string): Checked<ExportHeader> {
  const value = jsonOf(line);
  const format = memberOf(value, 'format');
  if (typeof format !== 'string' || !format.startsWith('threecount.export/')) {
    return { ok: false, message: 'this is not an exported tournament' };
  }
  if (format !== EXPORT_FORMAT) {
    return { ok: false, message: `this version reads ${EXPORT_FORMAT}, not ${format}` };
  }
  const header = checkWith<ExportHeader>(headerSchema, value);
  if (!header.ok) return { ok: false, message: `header: ${header.message}` };
  const { head, envelopes } = header.value;
  if (head === envelopes) return header;
  return { ok: false, message: `the header counts ${envelopes} envelopes up to position ${head}` };
}

function closingFault(text: string, closingStart: number, sha256: Sha256): string | undefined {
  const closing = text.slice(closingStart);
  const cutOff = 'the file is cut off: its closing line is missing or not whole';
  if (closingStart === 0 || !/^\{"sha256":"[0-9a-f]{64}"\}\n$/.test(closing)) return cutOff;
  if (closing === `${closingLine(sha256(text.slice(0, closingStart)))}\n`) return undefined;
  return 'the checksum does not agree: the file was changed after it was written';
}

function fault(place: string, message: string): ParsedExport {
  return { ok: false, place, message };
}
