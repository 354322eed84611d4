import { useState } from 'preact/hooks';
import { sectionChoiceWords, sectionToShow } from './section-words.ts';
import type { BracketSection } from './sections.ts';
import { t } from './words.ts';

/** Which part of a large bracket is shown. */
export interface ShownPart {
  readonly shown: number | 'all';
  readonly show: (part: number | 'all') => void;
}

/** The part that was chosen; before that the one with whom the viewer follows. */
export function usePart(
  sections: readonly BracketSection[],
  marked: ReadonlySet<string> | undefined,
): ShownPart {
  const [chosen, show] = useState<number | 'all' | null>(null);
  const there = chosen === 'all' || (chosen !== null && chosen < sections.length);
  return { shown: there ? chosen : sectionToShow(sections, marked), show };
}

interface Props {
  readonly sections: readonly BracketSection[];
  readonly part: ShownPart;
  /** What it is a part of. */
  readonly label: string;
}

/** Chooses a part, or goes on to the next. */
export function PartPicker({ sections, part, label }: Props) {
  const { shown, show } = part;
  const at = shown === 'all' ? 0 : shown;
  const step = (words: 'part-before' | 'part-next', to: number) => (
    <button
      type="button"
      class="button"
      disabled={shown === 'all' || sections[to] === undefined}
      onClick={() => show(to)}
    >
      {t(words)}
    </button>
  );
  return (
    <fieldset class="part-picker">
      <legend class="hidden-text">{label}</legend>
      <label class="field">
        <span>{t('part-of-bracket')}</span>
        <select
          value={String(shown)}
          onChange={({ currentTarget: { value } }) => show(value === 'all' ? 'all' : Number(value))}
        >
          {sections.map((section, index) => (
            <option key={section[0]?.matches[0]?.matchId ?? index} value={String(index)}>
              {sectionChoiceWords(section, index, sections.length)}
            </option>
          ))}
          <option value="all">{t('all-parts', { of: sections.length })}</option>
        </select>
      </label>
      {step('part-before', at - 1)}
      {step('part-next', at + 1)}
    </fieldset>
  );
}
