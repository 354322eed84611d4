import type { Patch, PatchValue } from '../schema/options.ts';

type Node = PatchValue | undefined;

/**
 * The value with each patch's value in its place; nothing is changed in place.
 * Throws where a path leads nowhere: that is a fault of the book.
 */
export function applyPatches<T>(value: T, patches: readonly Patch[]): T {
  let out = value as unknown as PatchValue;
  for (const patch of patches) out = put(out, patch.path, (before) => changed(before, patch));
  return out as unknown as T;
}

/** What a patch makes of the value in its place. */
function changed(before: Node, patch: Patch): PatchValue {
  if ('to' in patch) return patch.to;
  if (!Array.isArray(before)) throw new Error(`no list at ${patch.path.join('.')} in the book`);
  const list: readonly PatchValue[] = before;
  if ('add' in patch) return [...list, ...patch.add.filter((name) => !list.includes(name))];
  return list.filter((item) => !patch.remove.some((name) => name === item));
}

function put(
  node: Node,
  path: readonly string[],
  change: (before: Node) => PatchValue,
): PatchValue {
  const [head, ...rest] = path;
  if (head === undefined) return change(node);
  if (Array.isArray(node)) {
    const list: readonly PatchValue[] = node;
    const chosen = list.map((item, index) => selects(head, item, index));
    if (!chosen.includes(true)) throw new Error(`no element ${head} in the book`);
    return list.map((item, index) => (chosen[index] ? put(item, rest, change) : item));
  }
  if (typeof node !== 'object' || node === null) throw new Error(`no place ${head} in the book`);
  const record = node as { readonly [key: string]: PatchValue };
  if (rest.length > 0 && !(head in record)) throw new Error(`no key ${head} in the book`);
  return { ...record, [head]: put(record[head], rest, change) };
}

/** Whether a step of a path means this element of a list. */
export function selects(head: string, item: PatchValue, index: number): boolean {
  if (head === '*' || head === String(index)) return true;
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
  const record = item as { readonly [key: string]: PatchValue };
  const [key, value] = head.split('=');
  if (key !== undefined && value !== undefined) return record[key] === value;
  return [record['id'], record['code'], record['reason'], record['cause']].includes(head);
}
