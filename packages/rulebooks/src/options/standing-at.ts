import { selects } from '../resolve/patch.ts';
import type { PatchValue } from '../schema/options.ts';
import type { Standing } from '../screen-rules.ts';

const standings: readonly unknown[] = ['printed', 'reconstructed', 'default'];

/**
 * How firm the value is that an option replaces: the standing of the nearest cited object on the way to its place;
 * `default` where nothing on the way is cited.
 */
export function standingAt(rules: object, path: readonly string[]): Standing {
  let node: unknown = rules;
  let found: Standing = 'default';
  for (const head of path) {
    const inner = stepInto(node, head);
    if (typeof inner !== 'object' || inner === null) break;
    const standing: unknown = Reflect.get(inner, 'standing');
    if (standings.includes(standing)) found = standing as Standing;
    node = inner;
  }
  return found;
}

/** The value that an option replaces; undefined where the way leads nowhere. In a list the first that is meant. */
export const valueAt = (rules: object, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, head) => stepInto(node, head), rules);

const stepInto = (node: unknown, head: string): unknown =>
  Array.isArray(node)
    ? (node as readonly PatchValue[]).find((item, index) => selects(head, item, index))
    : (node as Readonly<Record<string, unknown>> | null | undefined)?.[head];
