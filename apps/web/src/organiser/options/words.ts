import messages from '../../messages/en/options.json';
import { translator } from '../../ui/i18n.ts';

export const t = translator(messages);

/** A code of a book as words: `by-class` as `By class`. */
export function spelt(code: string | number): string {
  const text = String(code).replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
