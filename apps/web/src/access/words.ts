import messages from '../messages/en/access.json';
import { translator } from '../ui/i18n.ts';

export const t = translator(messages);
