import { useEffect, useState } from 'preact/hooks';
import { type ApiError, api } from '../ui/api.ts';
import { asApiError } from './commands.ts';

export type Fetched<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'there'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: ApiError };

/**
 * What a GET answers. Asked again whenever `version` changes; the old value stands until the new one is there, and
 * stays where the server does not answer.
 */
export function useFetched<T>(path: string | null, version: string | number = 0): Fetched<T> {
  const [state, setState] = useState<{
    readonly path: string | null;
    readonly fetched: Fetched<T>;
  }>({
    path,
    fetched: { kind: 'loading' },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version asks again
  useEffect(() => {
    if (path === null) return;
    let current = true;
    api<T>('GET', path).then(
      (value) => {
        if (current) setState({ path, fetched: { kind: 'there', value } });
      },
      (error: unknown) => {
        if (!current) return;
        setState((old) =>
          old.path === path && old.fetched.kind === 'there'
            ? old
            : { path, fetched: { kind: 'failed', error: asApiError(error) } },
        );
      },
    );
    return () => {
      current = false;
    };
  }, [path, version]);
  return state.path === path ? state.fetched : { kind: 'loading' };
}
