import table from '../messages/en/table.json';
import { translator } from '../ui/i18n.ts';

/** The words of the table. */
export const t = translator(table);
