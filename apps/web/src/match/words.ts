import { type BySide, english, officialVoice, spectatorVoice, type Voice } from '@threecount/match';
import type { MatchCard } from '@threecount/tournament';
import messages from '../messages/en/match.json';
import { translator } from '../ui/i18n.ts';
import { slotWords } from '../ui/words.ts';

export const t = translator(messages);

/** The sentences of an explanation stand in one table, the engine's; the page says them by the same keys. */
const say = translator(english);

/** By colour for officials, by name for everybody else. */
export function voiceOf(names: BySide<string>, official: boolean): Voice {
  return official ? officialVoice(say) : spectatorVoice(names, say);
}

/** The voice of a match of two. */
export const voiceFor = ({ red, blue }: MatchCard, official: boolean): Voice =>
  voiceOf({ red: slotWords(red), blue: slotWords(blue) }, official);
