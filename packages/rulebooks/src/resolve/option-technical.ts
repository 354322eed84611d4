import type { Patch } from '../schema/options.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import { unknownName } from './problem.ts';
import { type Reading, refuse } from './reading.ts';

/** The fouls whose disqualification without malice is technical; that of every other is disciplinary. */
export function readTechnicalFouls(book: Rulebook, place: string, value: unknown): Reading {
  const { fouls } = book.match.fouls;
  const codes: readonly string[] = fouls.map((foul) => foul.code);
  if (!Array.isArray(value)) return refuse(place, 'must be a list of fouls', codes);
  const given: readonly unknown[] = value;
  const strange = given.find((code) => typeof code !== 'string' || !codes.includes(code));
  if (strange !== undefined) return { patches: [], problems: [unknownName(place, strange, codes)] };
  const patches = fouls.flatMap((foul): Patch[] => {
    const to = given.includes(foul.code) ? 'technical' : 'disciplinary';
    const at = ['fouls', 'fouls', foul.code];
    const keys = (['plain', 'submission', 'injury'] as const).filter((key) => {
      const does = foul[key]?.does;
      return does === 'disqualify' || does === 'warn-then-disqualify';
    });
    return [
      { path: [...at, 'kind'], to },
      ...keys.map((key) => ({ path: [...at, key, 'kind'], to })),
    ];
  });
  return { patches, problems: [] };
}
