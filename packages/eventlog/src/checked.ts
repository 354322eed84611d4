import type { z } from 'zod';

/** A value that was checked, or the first fault found in it. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

/**
 * Checks against a schema and gives back the value itself, not the schema's copy: members that
 * this version does not know stay where they are.
 */
export function checkWith<T>(schema: z.ZodType, value: unknown): Checked<T> {
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: value as T };
  const issue = result.error.issues[0];
  if (issue === undefined) return { ok: false, message: 'not valid' };
  const path = issue.path.map(String).join('.');
  return { ok: false, message: path === '' ? issue.message : `${path}: ${issue.message}` };
}
