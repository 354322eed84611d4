import type {
  CompetitorView,
  EntryView,
  HeldReason,
  MatchCard,
  MatchResultView,
  Podium,
} from '@threecount/tournament';
import messages from '../messages/en/parts.json';
import { formatTime, translator } from '../ui/i18n.ts';
import { venueTime } from '../ui/venue-time.ts';
import { fullName, methodWords, slotWords } from '../ui/words.ts';
import { clockText } from './time.ts';
import { wasFought } from './was-fought.ts';

/** `t()` of what the public and the organiser's pages share. */
export const t = translator(messages);

/** A moment in venue time: `14:40`, or `14:40 venue time (18:40 yours)` for a reader in another zone. */
export function timeWords(at: number, now = Date.now()): string {
  const { text, own } = venueTime(at, now);
  return own === null ? text : t('venue-and-own', { time: text, own });
}

/** From one moment to another on the same day: `12:30–13:00`, labelled as `timeWords` does. */
export function spanWords(from: number, to: number, now = Date.now()): string {
  // The end says its day only where that is another one.
  const [start, end] = [venueTime(from, now), venueTime(to, from)];
  const time = `${start.text}–${end.text}`;
  if (start.own === null || end.own === null) return time;
  return t('venue-and-own', { time, own: `${start.own}–${end.own}` });
}

/** `about 14:50`, or nothing where it cannot be said. */
export function plannedWords(match: Pick<MatchCard, 'planned'>): string {
  return match.planned === null ? '' : t('about', { time: timeWords(match.planned) });
}

/** The same for a narrow place: venue time alone. */
export function plannedBriefly(match: Pick<MatchCard, 'planned'>): string {
  if (match.planned === null) return '';
  return t('about', { time: venueTime(match.planned, Date.now()).text });
}

/**
 * How it ended: `Submission · 3:47`, with `from paper` where it was so; of two teams `4-0 left, last fighter out`.
 * @param ofTeams whether two teams fought: numbers are the fighters left then, and say more than the time
 */
export function resultWords(result: MatchResultView, ofTeams: boolean): string {
  const parts = [ofTeams ? teamResultWords(result) : methodWords(result.method)];
  if (result.winner === null) parts.unshift(t('nobody-wins'));
  const fought = result.method !== 'walkover' && result.method !== 'bye';
  const timed = fought && !ofTeams && result.elapsedMs !== null;
  if (timed) parts.push(clockText(result.elapsedMs, 'up'));
  if (result.paper) parts.push(t('paper'));
  return parts.join(' · ');
}

function teamResultWords(result: MatchResultView): string {
  const method = methodWords(result.method);
  if (!wasFought(result)) return method;
  return t('team-result', { ...result.points, method: withSmallFirst(method) });
}

/** As it stands within a sentence. */
const withSmallFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The line above a match: its result, else how it stands and when it is expected. */
export function stateWords(match: MatchCard): string {
  if (match.result !== null) {
    const words = [resultWords(match.result, match.team !== null)];
    if (match.corrected.length > 0) words.push(t('corrected-short'));
    if (match.ruled) words.push(t('ruled-short'));
    return words.join(' · ');
  }
  const coming = match.standing === 'ready' || match.standing === 'waiting';
  if (coming && match.planned !== null) {
    const words = [plannedWords(match), clashWords(match)];
    return words.filter((part) => part !== '').join(' · ');
  }
  if (coming && match.matId === null) return t('to-be-announced');
  const held = match.held.map((reason) => heldWords(reason, match)).join(', ');
  const standing = t(`standing.${match.standing}`);
  return held === '' ? standing : `${standing}: ${held}`;
}

/** Who holds a match up, and how. */
export function heldWords(reason: HeldReason, match: Pick<MatchCard, 'red' | 'blue'>): string {
  const name = competitorsOf(match)
    .filter((competitor) => competitor.entryId === reason.entryId)
    .map(fullName)
    .join('');
  switch (reason.kind) {
    case 'on-other-mat':
      return t('held.on-other-mat', { name, mat: reason.matName });
    case 'on-hold':
      return t('held.on-hold', { name });
    case 'resting':
      return t('held.resting', { name, time: formatTime(reason.until) });
  }
}

/** Who is on another mat when it would be the turn of a match, and from when it can be fought; else nothing. */
export function clashWords({
  clash,
  red,
  blue,
}: Pick<MatchCard, 'clash' | 'red' | 'blue'>): string {
  if (clash === null) return '';
  const { number, matName: mat } = clash;
  const name = competitorsOf({ red, blue })
    .filter((competitor) => competitor.entryId === clash.entryId)
    .map(fullName)
    .join('');
  const times = { at: formatTime(clash.at), earliest: formatTime(clash.earliest) };
  return t('clash', { name, number, mat, ...times });
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
