/** A copy of the database as the server lists it. */
export interface Copy {
  readonly name: string;
  /** Instant of the copy, ISO or epoch ms. */
  readonly at: string | number;
  /** Bytes. */
  readonly size: number;
  readonly reason: string;
}

export type CopyAt = Copy & { readonly atMs: number };

/** The copies with their instants in milliseconds, the newest first. */
export function copiesByAge(copies: readonly Copy[]): readonly CopyAt[] {
  return copies
    .map((copy) => ({ ...copy, atMs: new Date(copy.at).getTime() }))
    .sort((a, b) => b.atMs - a.atMs);
}

/** Bytes in the unit that suits: `812 kB`, `3.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A time gone by, in words' units. */
export function sinceOf(ms: number): {
  readonly unit: 'seconds' | 'minutes' | 'hours' | 'days';
  readonly count: number;
} {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return { unit: 'seconds', count: seconds };
  if (seconds < 3600) return { unit: 'minutes', count: Math.floor(seconds / 60) };
  if (seconds < 172_800) return { unit: 'hours', count: Math.floor(seconds / 3600) };
  return { unit: 'days', count: Math.floor(seconds / 86_400) };
}
