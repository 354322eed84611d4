import messages from '../../messages/en/bracket.json';
import { translator } from '../../ui/i18n.ts';

/** `t()` of brackets on screen and on paper. */
export const t = translator(messages);
