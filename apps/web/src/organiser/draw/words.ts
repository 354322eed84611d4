import messages from '../../messages/en/draw.json';
import { translator } from '../../ui/i18n.ts';

/** `t()` of the draw page. */
export const t = translator(messages);
