export const leastLength = 8;

/** What is wrong with a new password typed twice; null when nothing is. */
export type PasswordFault =
  | { readonly kind: 'too-short'; readonly has: number }
  | { readonly kind: 'not-same' };

export function passwordFault(password: string, again: string): PasswordFault | null {
  const has = [...password].length;
  if (has < leastLength) return { kind: 'too-short', has };
  return password === again ? null : { kind: 'not-same' };
}

/**
 * Where to go after signing in: a path of this site only, so that a link cannot lead elsewhere.
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  const ours = /^\/(?![/\\])[^\\\s]*$/u.test(next);
  return ours ? next : '/';
}
