import messages from '../../messages/en/organiser-sheets.json';
import { translator } from '../../ui/i18n.ts';

/** `t()` of the sheets of team matches: entered from paper, or corrected. */
export const t = translator(messages);
