import { TEMPLATE_HEADERS } from '@threecount/tournament';
import { toCsv } from '../csv.ts';

/** An empty list of ours as CSV: the headers alone, so that nobody invented can be imported by mistake. */
export const importTemplate = (): string => toCsv([TEMPLATE_HEADERS]);
