import type { Patch, PatchValue } from '../schema/options.ts';

type Node = PatchValue | undefined;

/**
 * The value with each patch's value in its place; nothing is changed in place.
 * Throws where a path leads nowhere: that is a fault of the book.
 */
export function applyPatches<T>(value: T, patches: readonly Patch[]): T {
  let out = value as unknown as PatchValue;
  for (const patch of patches) out = put(out, patch.path, patch.to);
  return out as unknown as T;
}

function put(node: Node, path: readonly string[], to: PatchValue): PatchValue {
  const [head, ...rest] = path;
  if (head === undefined) return to;
  if (Array.isArray(node)) {
    const list: readonly PatchValue[] = node;
    const chosen = list.map((item, index) => selects(head, item, index));
    if (!chosen.includes(true)) throw new Error(`no element ${head} in the book`);
    return list.map((item, index) => (chosen[index] ? put(item, rest, to) : item));
  }
  if (typeof node !== 'object' || node === null) throw new Error(`no place ${head} in the book`);
  const record = node as { readonly [key: string]: PatchValue };
  if (rest.length > 0 && !(head in record)) throw new Error(`no key ${head} in the book`);
  return { ...record, [head]: put(record[head], rest, to) };
}

function selects(head: string, item: PatchValue, index: number): boolean {
  if (head === '*' || head === String(index)) return true;
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
  const record = item as { readonly [key: string]: PatchValue };
  const [key, value] = head.split('=');
  if (key !== undefined && value !== undefined) return record[key] === value;
  return [record['id'], record['code'], record['reason'], record['cause']].includes(head);
}
