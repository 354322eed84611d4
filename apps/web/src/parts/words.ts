import type {
  CompetitorView,
  EntryView,
  HeldReason,
  MatchCard,
  MatchResultView,
  Podium,
} from '@threecount/tournament';
import messages from '../messages/en/parts.json';
import { translator } from '../ui/i18n.ts';
import { fullName, methodWords, slotWords } from '../ui/words.ts';
import { clockText, timeOfDay, timeRange } from './time.ts';

/** `t()` of what the public and the organiser's pages share. */
export const t = translator(messages);

/** `about 14:50–15:05`, or nothing where it cannot be said. */
export function expectedWords(match: Pick<MatchCard, 'expected'>): string {
  return match.expected === null ? '' : t('about', { range: timeRange(match.expected) });
}

/** How it ended: `Submission · 3:47`, with `from paper` where it was so. */
export function resultWords(result: MatchResultView): string {
  const parts = [methodWords(result.method)];
  if (result.winner === null) parts.unshift(t('nobody-wins'));
  const fought = result.method !== 'walkover' && result.method !== 'bye';
  if (fought && result.elapsedMs !== null) parts.push(clockText(result.elapsedMs, 'up'));
  if (result.paper) parts.push(t('paper'));
  return parts.join(' · ');
}

/** The line above a match: its result, else how it stands and when it is expected. */
export function stateWords(match: MatchCard): string {
  if (match.result !== null) return resultWords(match.result);
  const coming = match.standing === 'ready' || match.standing === 'waiting';
  const when = expectedWords(match);
  if (coming && when !== '') return when;
  const held = match.held.map((reason) => heldWords(reason, match)).join(', ');
  const standing = t(`standing.${match.standing}`);
  return held === '' ? standing : `${standing}: ${held}`;
}

/** Who holds a match up, and how. */
function heldWords(reason: HeldReason, match: Pick<MatchCard, 'red' | 'blue'>): string {
  const name = competitorsOf(match)
    .filter((competitor) => competitor.entryId === reason.entryId)
    .map(fullName)
    .join('');
  return reason.kind === 'on-other-mat'
    ? t('held.on-other-mat', { name, mat: reason.matName })
    : t('held.resting', { name, time: timeOfDay(reason.until) });
}

/** The sides that are known. */
function competitorsOf({ red, blue }: Pick<MatchCard, 'red' | 'blue'>): readonly CompetitorView[] {
  return [red, blue].flatMap((slot) => (slot.kind === 'competitor' ? [slot.competitor] : []));
}

/** Both sides in one line: `Anna Berg v Winner of 40`. */
export function pairWords(match: Pick<MatchCard, 'red' | 'blue'>): string {
  return `${slotWords(match.red)} ${t('versus')} ${slotWords(match.blue)}`;
}

/** Why an entry does not fight; null where it does. */
export function leftOutWords(entry: Pick<EntryView, 'notDrawn' | 'withdrawn'>): string | null {
  if (entry.withdrawn) return t('withdrawn');
  return entry.notDrawn === null ? null : t(`not-drawn.${entry.notDrawn}`);
}

/** Why a division that is over has no podium. */
export function noPodiumWords(podium: Extract<Podium, { kind: 'none' }>): string {
  return t('podium-none', { reason: t(`none.${podium.reason}`) });
}
