import type { Connection, TableState } from '@threecount/client';
import { t } from '../words.ts';

/** The state of the connection in words: `Connected · all sent`, `No connection · 3 not sent`. */
export function linkWords(
  link: TableState['link'],
  connection: Connection,
  count: number,
): { readonly text: string; readonly good: boolean } {
  if (link === 'denied') return { text: t('link-denied', { count }), good: false };
  if (link === 'no-network' || connection === 'reconnecting') {
    const text = count > 0 ? t('not-sent', { count }) : t('no-connection');
    return { text, good: false };
  }
  if (count > 0) return { text: t('sending', { count }), good: true };
  return { text: connection === 'connected' ? t('all-sent') : t('connecting'), good: true };
}
