import common from '../messages/en.json';
import { venueZone } from './venue-time.ts';

/** Values put in the places `{name}` of a message. `count` also chooses between `_one` and `_other`. */
export type Params = Readonly<Record<string, string | number>>;

type Messages = Readonly<Record<string, string>>;
type Base<K> = K extends `${infer B}_one` | `${infer B}_other` ? B : K;
/** The keys of a message file, plural forms under one name. */
export type KeyOf<M> = Base<keyof M & string>;

const language = 'en';
const plurals = new Intl.PluralRules(language);

const fill = (text: string, params: Params): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));

function find(messages: Messages, key: string, params: Params): string | undefined {
  const count = params['count'];
  if (typeof count === 'number') {
    const plural = messages[`${key}_${plurals.select(count)}`] ?? messages[`${key}_other`];
    if (plural !== undefined) return plural;
  }
  return messages[key];
}

export interface Translate<K extends string> {
  /** The message of `key` with `params` filled in. Text only: put it in the page as text, never as HTML. */
  (key: K, params?: Params): string;
  /** The same for a key made from data; null where there is no such message. */
  readonly of: (key: string, params?: Params) => string | null;
}

/**
 * A `t()` over the common messages and those of one screen. The compiler checks the keys.
 * Message files are JSON; a message that depends on a count has the keys `x_one` and `x_other`.
 */
export function translator<M extends Messages>(
  screen: M,
): Translate<KeyOf<M> | KeyOf<typeof common>> {
  const messages: Messages = { ...common, ...screen };
  const of = (key: string, params: Params = {}) => {
    const text = find(messages, key, params);
    return text === undefined ? null : fill(text, params);
  };
  return Object.assign((key: string, params?: Params) => of(key, params) ?? key, { of });
}

/** `t()` over the common messages alone. */
export const t = translator({});

/** A time of day at the venue, `16:05`, on every page alike; the reader's own where the venue has no zone. */
export const formatTime = (epochMs: number): string => {
  const timeZone = venueZone();
  return new Intl.DateTimeFormat(undefined, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === null ? {} : { timeZone }),
  }).format(epochMs);
};
