export interface Page<T> {
  readonly items: readonly T[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Place of the first and the last item, from 1; 0 and 0 where there is none. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** One page of a list; a page beyond the end is the last one. */
export function pageOf<T>(items: readonly T[], page: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const at = Math.min(Math.max(1, page), pages);
  const start = (at - 1) * size;
  const shown = items.slice(start, start + size);
  return {
    items: shown,
    page: at,
    pages,
    from: shown.length === 0 ? 0 : start + 1,
    to: start + shown.length,
    total: items.length,
  };
}
