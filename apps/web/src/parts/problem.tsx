import type { ApiError } from '../ui/api.ts';
import { t } from './words.ts';

/** What was refused, in the server's words, with the place and what would be allowed. */
export function Problem({ error }: { readonly error: ApiError | null }) {
  if (error === null) return null;
  return (
    <div class="notice problem" role="alert">
      <p>{error.code === 'no-network' ? t('no-network') : error.message}</p>
      {error.place === null ? null : <p>{t('place', { place: error.place })}</p>}
      {error.valid.length === 0 ? null : <p>{t('valid', { valid: error.valid.join(', ') })}</p>}
    </div>
  );
}
