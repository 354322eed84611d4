import { signal } from '@preact/signals';

/** The IANA time zone of the venue; null: the organiser has set none, and times are the reader's own. */
const zone = signal<string | null>(null);

/** Said by each screen of a tournament before it shows times. */
export function setVenueZone(timeZone: string | null): void {
  if (zone.peek() !== timeZone) zone.value = timeZone;
}

/** The venue's time zone; whoever draws with it is drawn anew when it changes. */
export const venueZone = (): string | null => zone.value;

interface Style {
  readonly locale?: string;
  /** The reader's own time zone; their machine's by default. */
  readonly own?: string;
}

const inZone = (timeZone: string | null | undefined) =>
  timeZone === null || timeZone === undefined ? {} : { timeZone };

/** A time of day, `16:05`, in a zone, else in the reader's own. */
function timeIn(at: number, timeZone: string | null | undefined, locale?: string): string {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...inZone(timeZone),
  }).format(at);
}

/** A calendar day, `2026-04-11`, in a zone, else in the reader's own. */
export function dayIn(at: number, timeZone: string | null | undefined): string {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...inZone(timeZone),
  }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const dayWords = (at: number, timeZone: string | null | undefined, locale?: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...inZone(timeZone),
  }).format(at);

/** A time as a page shows it. */
export interface VenueTime {
  /** At the venue: `14:40`, with its day where that is not today's there: `Sat, 11 Apr 09:00`. */
  readonly text: string;
  /** The same moment on the reader's own clock, where that shows another time or day; else null. */
  readonly own: string | null;
}

/** A moment (epoch ms) in venue time. `now` says which day is today. */
export function venueTime(at: number, now: number, style: Style = {}): VenueTime {
  const { locale, own } = style;
  const timeZone = zone.value;
  const time = timeIn(at, timeZone ?? own, locale);
  const there = dayIn(at, timeZone ?? own);
  const today = there === dayIn(now, timeZone ?? own);
  const text = today ? time : `${dayWords(at, timeZone ?? own, locale)} ${time}`;
  if (timeZone === null) return { text, own: null };
  const ownTime = timeIn(at, own, locale);
  const sameDay = dayIn(at, own) === there;
  if (ownTime === time && sameDay) return { text, own: null };
  return { text, own: sameDay ? ownTime : `${dayWords(at, own, locale)} ${ownTime}` };
}

/** What people call the zone at a moment, `GMT-3`. */
export function offsetWords(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? '';
}

/** A place of a zone for people: `Sao Paulo` of `America/Sao_Paulo`. */
export const zonePlace = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** What a clock in a zone shows at a moment, as a form takes it: `2026-04-11T09:00`. */
export function wallTime(at: number, timeZone: string | null): string {
  return `${dayIn(at, timeZone)}T${timeIn(at, timeZone, 'en')}`;
}

/**
 * The moment (epoch ms) at which a clock in a zone shows a day and time; null where the text is none. An hour that is
 * left out in spring is read as the hour after it; of one that comes twice in autumn the first is meant.
 */
export function momentOf(wall: string, timeZone: string | null): number | null {
  const wanted = Date.parse(`${wall}:00.000Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) || Number.isNaN(wanted)) return null;
  const shown = (at: number): number => Date.parse(`${wallTime(at, timeZone)}:00.000Z`);
  const day = 86_400_000;
  // The offsets of the day before and the day after: at most one of them changes in between.
  const moments = [wanted - day, wanted + day].map((near) => wanted - (shown(near) - near));
  const right = moments.filter((at) => shown(at) === wanted);
  return right.length === 0 ? Math.max(...moments) : Math.min(...right);
}
