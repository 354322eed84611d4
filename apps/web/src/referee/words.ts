import messages from '../messages/en/referee.json';
import { translator } from '../ui/i18n.ts';

export const t = translator(messages);
