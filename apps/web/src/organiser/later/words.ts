import messages from '../../messages/en/later.json';
import { translator } from '../../ui/i18n.ts';

/** `t()` of what happens after the draw: corrections, rulings, holds, late entries. */
export const t = translator(messages);
