import scoreboard from '../messages/en/scoreboard.json';
import { translator } from '../ui/i18n.ts';

/** The words of the scoreboard. */
export const t = translator(scoreboard);
