import type { PublicExport, PublicExportFormat } from '@threecount/tournament';
import { z } from 'zod';
import { type Checked, checkWith } from '../checked.ts';

const format: PublicExportFormat = 'threecount.public-export/1';

const id = z.string().min(1).max(300);
const ids = z.array(id).max(100_000);
const groups = z.array(ids);
const thirdPlace = z.enum(['fought', 'shared', 'none']);

const plan = z.discriminatedUnion('format', [
  z.looseObject({ format: z.literal('alone') }),
  z.looseObject({ format: z.literal('best-of-three') }),
  z.looseObject({ format: z.literal('double-elimination') }),
  z.looseObject({ format: z.literal('single-elimination'), thirdPlace }),
  z.looseObject({ format: z.literal('round-robin'), thirdPlace }),
  z.looseObject({
    format: z.literal('repechage'),
    from: z.enum(['quarter-finals', 'finalists', 'all']),
  }),
  z.looseObject({ format: z.literal('bracket-of-three'), rematch: z.enum(['fought', 'none']) }),
  z.looseObject({
    format: z.literal('pools'),
    poolSize: z.int().min(3).max(100),
    advance: z.int().min(1).max(99),
    thirdPlace,
  }),
]);

const bracket = z.looseObject({
  plan,
  seedText: z.string(),
  apart: z.looseObject({ club: groups, country: groups }).optional(),
  swaps: z.array(z.tuple([id, id])).optional(),
  order: ids,
  matches: z.array(z.looseObject({ matchId: id })),
});

const entry = z.looseObject({
  entryId: id,
  personId: id,
  club: z.string(),
  country: z.string(),
  seed: z.number().nullable(),
  notDrawn: z.string().nullable(),
  withdrawn: z.boolean(),
});

const publicExport = z.looseObject({
  format: z.literal(
    format,
    'is no public export of this program, or of a version it does not know',
  ),
  tournament: z.looseObject({ tournamentId: id, name: z.string() }),
  divisions: z.array(
    z.looseObject({
      divisionId: id,
      name: z.string(),
      entries: z.array(entry),
      bracket: bracket.nullable(),
    }),
  ),
});

/** Reads a public export as far as its draws can be checked; never throws. */
export function parsePublicExport(text: string): Checked<PublicExport> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, message: 'the file is not JSON' };
  }
  return checkWith(publicExport, value);
}
