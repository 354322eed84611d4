import { matchesQuery } from '../parts/find-text.ts';
import type { Group, Line, Section } from './model/line.ts';

const textsOf = ({ label, badge, details, cites }: Line): readonly string[] => [
  label,
  badge ?? '',
  ...details,
  ...cites.map((one) => one.clause),
];

/** What of the page holds every word of the query; a group or line that does not is left out. */
export function findIn(sections: readonly Section[], query: string): readonly Section[] {
  if (query.trim() === '') return sections;
  return sections.flatMap((section) => {
    const groups = section.groups.flatMap((group) => foundGroup(group, query));
    return groups.length === 0 ? [] : [{ ...section, groups }];
  });
}

function foundGroup(group: Group, query: string): readonly Group[] {
  const lines = group.lines.filter((line) => matchesQuery(query, group.title, ...textsOf(line)));
  return lines.length === 0 ? [] : [{ ...group, lines }];
}

/** How many lines there are. */
export const countLines = (sections: readonly Section[]): number =>
  sections.reduce(
    (sum, { groups }) => sum + groups.reduce((of, { lines }) => of + lines.length, 0),
    0,
  );
