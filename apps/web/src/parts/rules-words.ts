import messages from '../messages/en/rules.json';
import { translator } from '../ui/i18n.ts';

/** The words of the rules of a division. */
export const t = translator(messages);
