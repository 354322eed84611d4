import { english, officialVoice, spectatorVoice, type Voice } from '@threecount/match';
import type { MatchCard } from '@threecount/tournament';
import messages from '../messages/en/match.json';
import { translator } from '../ui/i18n.ts';
import { slotWords } from '../ui/words.ts';

export const t = translator(messages);

/** The sentences of an explanation stand in one table, the engine's; the page says them by the same keys. */
const say = translator(english);

/** By colour for officials, by name for everybody else. */
export function voiceFor(card: MatchCard, official: boolean): Voice {
  if (official) return officialVoice(say);
  return spectatorVoice({ red: slotWords(card.red), blue: slotWords(card.blue) }, say);
}
