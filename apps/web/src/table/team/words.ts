import messages from '../../messages/en/table-team.json';
import { translator } from '../../ui/i18n.ts';

/** `t()` of team matches at a table. */
export const t = translator(messages);
