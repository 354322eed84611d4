import thisMatch from '../messages/en/this-match.json';
import { translator } from '../ui/i18n.ts';

/** The words of what can be set of one match. */
export const t = translator(thisMatch);
