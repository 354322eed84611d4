import type { FixedRules, LiveTable, TableView } from '@threecount/tournament';
import type { Answer } from './transport.ts';

/**
 * Makes whole views of the live ones: what is fixed of a match is asked for once and kept. Of live views that come while
 * it is asked for only the newest counts.
 */
export class LiveViews {
  readonly #ask: (key: string) => Promise<Answer<FixedRules>>;
  #known: { readonly key: string; readonly rules: FixedRules } | null = null;
  #newest: LiveTable | null = null;

  constructor(ask: (key: string) => Promise<Answer<FixedRules>>) {
    this.#ask = ask;
  }

  /** The whole view; null where a newer one came meanwhile, or the rules could not be had: a later one brings both. */
  async whole(live: LiveTable): Promise<TableView | null> {
    this.#newest = live;
    const { match, ...rest } = live;
    if (match === null) return { ...rest, match };
    const { rulesKey, ...moving } = match;
    const rules = await this.#rules(rulesKey);
    if (rules === null || this.#newest !== live) return null;
    return { ...rest, match: { ...moving, ...rules } };
  }

  /** Whether no later view has come. */
  isNewest(live: LiveTable): boolean {
    return this.#newest === live;
  }

  async #rules(key: string): Promise<FixedRules | null> {
    if (this.#known?.key === key) return this.#known.rules;
    const answer = await this.#ask(key);
    if (answer.kind === 'no') return null;
    this.#known = { key, rules: answer.value };
    return answer.value;
  }
}
