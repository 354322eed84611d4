import type { MatchCard } from '@threecount/tournament';
import { roundWords, slotWords } from '../../ui/words.ts';
import type { BracketSection } from './sections.ts';
import { t } from './words.ts';

/** `Part 3 of 17: Round of 512 to Round of 32`. */
export function sectionWords(section: BracketSection, index: number, of: number): string {
  const name = t('part-named', { number: index + 1, of });
  const first = roundWords(section[0]?.round ?? { kind: 'final' });
  const last = roundWords(section.at(-1)?.round ?? { kind: 'final' });
  const rounds = section.length === 1 ? 'part-round' : 'part-rounds';
  return t(rounds, { name, first, last });
}

/** The same with who stands at its top and at its bottom, where that is known. */
export function sectionChoiceWords(section: BracketSection, index: number, of: number): string {
  const words = sectionWords(section, index, of);
  const matches = section[0]?.matches ?? [];
  const from = nameIn(matches[0], 'red');
  const to = nameIn(matches.at(-1), 'blue');
  return from === '' || to === '' ? words : t('part-from-to', { words, from, to });
}

function nameIn(match: MatchCard | undefined, side: 'red' | 'blue'): string {
  if (match === undefined) return '';
  const slots = side === 'red' ? [match.red, match.blue] : [match.blue, match.red];
  const known = slots.find((slot) => slot.kind === 'competitor');
  return known === undefined ? '' : slotWords(known);
}

/** Where a person who is followed stands first, or the beginning. */
export function sectionToShow(
  sections: readonly BracketSection[],
  marked: ReadonlySet<string> | undefined,
): number {
  const has = ({ red, blue }: MatchCard): boolean =>
    [red, blue].some(
      (slot) => slot.kind === 'competitor' && marked?.has(slot.competitor.entryId) === true,
    );
  const found = sections.findIndex((section) => section.some(({ matches }) => matches.some(has)));
  return Math.max(0, found);
}
