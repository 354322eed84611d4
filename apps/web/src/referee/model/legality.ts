import type { OfficialRules, ResolvedTechniques } from '@threecount/rulebooks';
import { t } from '../words.ts';
import { citesIn, codeWords, type Group, group, type Line, those } from './line.ts';

const standings = ['illegal', 'conditional', 'legal', 'unlisted'] as const;

/** The techniques of the division by how they stand. */
export function legalityGroups({ rules, columns }: OfficialRules): readonly Group[] {
  const { legality } = rules;
  const { clause, standing, confirmed } = legality;
  const head: Line = {
    key: 'table',
    label: t('legal.table'),
    details: those(
      columns.length > 0 &&
        t('legal.columns', { columns: columns.map((column) => column.label).join(', ') }),
      t(confirmed ? 'legal.confirmed' : 'legal.unconfirmed'),
      t('legal.unlisted'),
    ),
    cites: [{ clause, standing }],
  };
  const { bySide } = legality;
  const groups = bySide
    ? [...standingGroups(bySide.red, 'red'), ...standingGroups(bySide.blue, 'blue')]
    : standingGroups(legality.techniques, null);
  return [...group('table', t('section.legality'), [head]), ...groups];
}

/** @param side whose techniques they are, where each side is judged by its own belt */
function standingGroups(techniques: ResolvedTechniques, side: 'red' | 'blue' | null) {
  const all = Object.entries(techniques);
  return standings.flatMap((each) => {
    const standing = t(`group.${each}`);
    return group(
      side === null ? `legality-${each}` : `legality-${each}-${side}`,
      side === null ? standing : t(`legal.for-${side}`, { standing }),
      all.filter(([, row]) => row.legal === each).map(([code, row]) => techniqueLine(code, row)),
    );
  });
}

function techniqueLine(code: string, row: ResolvedTechniques[string]): Line {
  const { submission, locked, legal } = row;
  return {
    key: code,
    label: codeWords(code),
    details: those(
      locked && t('legal.locked'),
      submission && legal !== 'legal' && t(`legal.submission.${submission}`),
    ),
    cites: citesIn(row),
  };
}

/** The choices of the organiser. */
export function choiceLines({ choices }: OfficialRules): readonly Line[] {
  return choices.map(({ name, label, clauses, value, chosen }) => {
    const unset = t(chosen ? 'choice.own' : 'choice.by-book');
    const words = value === null ? unset : codeWords(String(value));
    return {
      key: name,
      label,
      details: [t(chosen ? 'choice.chosen' : 'choice.default', { value: words })],
      cites: clauses.map((clause) => ({ clause, standing: 'default' as const })),
    };
  });
}
