import type { SeedProposal } from '@threecount/tournament';

/** What is typed beside each entry: empty is unseeded. */
export type TypedSeeds = Readonly<Record<string, string>>;

interface Seeded {
  readonly entryId: string;
  readonly seed: number | null;
}

/** The seeds as they are now. */
export const typedSeeds = (entries: readonly Seeded[]): TypedSeeds =>
  Object.fromEntries(entries.map(({ entryId, seed }) => [entryId, seed === null ? '' : `${seed}`]));

/** Only those of the proposal are seeded then. */
export function withProposal(entries: readonly Seeded[], { seeds }: SeedProposal): TypedSeeds {
  const given = new Map(seeds.map(({ entryId, seed }) => [entryId, seed]));
  return typedSeeds(entries.map(({ entryId }) => ({ entryId, seed: given.get(entryId) ?? null })));
}

/** What is to be set: entries whose seed was changed. What is no number is sent as it is, to be refused. */
export function changedSeeds(entries: readonly Seeded[], typed: TypedSeeds): readonly Seeded[] {
  return entries.flatMap(({ entryId, seed }) => {
    const text = (typed[entryId] ?? '').trim();
    const next = text === '' ? null : Number(text);
    return next === seed ? [] : [{ entryId, seed: next }];
  });
}

/** Seeds first, in their order; then by name. */
export const bySeed = <T extends Seeded & { readonly familyName: string }>(
  entries: readonly T[],
): T[] =>
  entries.toSorted((a, b) => {
    if (a.seed !== null && b.seed !== null) return a.seed - b.seed;
    if (a.seed !== null || b.seed !== null) return a.seed === null ? 1 : -1;
    return a.familyName.localeCompare(b.familyName);
  });
