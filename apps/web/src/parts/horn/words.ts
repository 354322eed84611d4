import horn from '../../messages/en/horn.json';
import { translator } from '../../ui/i18n.ts';

/** The words of the sound at the end of a period. */
export const t = translator(horn);
