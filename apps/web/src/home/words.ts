import messages from '../messages/en/home.json';
import { translator } from '../ui/i18n.ts';

export const t = translator(messages);
