import type { BySide, Side } from '../types.ts';
import { english, type TextKey, type Texts } from './english.ts';

export type TextParams = Readonly<Record<string, string | number>>;
/** Says one text of a table with its places filled in; `count` also chooses between `_one` and `_other`. */
export type Say = (key: TextKey, params?: TextParams) => string;

/** Who speaks: in which language, and what the sides are called. */
export interface Voice {
  readonly say: Say;
  readonly who: (side: Side) => string;
}

/** A `Say` over a table of texts. */
export function sayIn(texts: Texts = english, language = 'en'): Say {
  const plurals = new Intl.PluralRules(language);
  const table: Readonly<Record<string, string>> = texts;
  return (key, params = {}) => {
    const { count } = params;
    const form = typeof count === 'number' ? plurals.select(Math.abs(count)) : 'other';
    const text = table[`${key}_${form}`] ?? table[`${key}_other`] ?? table[key] ?? key;
    return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
  };
}

/** How officials speak: by colour. */
export function officialVoice(say: Say = sayIn()): Voice {
  return { say, who: (side) => say(`side.${side}`) };
}

/** How a spectator is told: by name. */
export function spectatorVoice(names: BySide<string>, say: Say = sayIn()): Voice {
  return { say, who: (side) => names[side] };
}
