import type { Problem } from '../resolve/problem.ts';
import { type Rulebook, rulebook } from './rulebook.ts';

/** A book from outside: checked whole, or every place that is wrong. */
export function parseRulebook(
  value: unknown,
):
  | { readonly ok: true; readonly book: Rulebook }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const parsed = rulebook.safeParse(value);
  if (parsed.success) return { ok: true, book: parsed.data };
  const problems = parsed.error.issues.map((issue) => ({
    place: issue.path.join('.'),
    message: issue.message,
  }));
  return { ok: false, problems };
}
