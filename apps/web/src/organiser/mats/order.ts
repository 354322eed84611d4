/** The list with the item at `index` moved by `step` places; the same list where it cannot go further. */
export function moveBy<T>(items: readonly T[], index: number, step: number): readonly T[] {
  const to = Math.min(Math.max(0, index + step), items.length - 1);
  const item = items[index];
  if (item === undefined || to === index) return items;
  const rest = items.filter((_, at) => at !== index);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** An id for a further mat that none of these has: `m4` after `m1`, `m3`. */
export function nextMatId(ids: readonly string[]): string {
  const numbers = ids.map((id) => Number(/^m(\d+)$/u.exec(id)?.[1] ?? 0));
  return `m${Math.max(0, ...numbers) + 1}`;
}
