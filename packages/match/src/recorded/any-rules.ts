import {
  type DivisionColumn,
  divisionVocabulary,
  type ResolvedRules,
  type Rulebook,
  resolveRules,
} from '@threecount/rulebooks';

/** The rules of the first division for which the book has any: what a technique is worth is the same in all of them. */
export function anyRules(book: Rulebook): ResolvedRules | null {
  for (const column of columnsOf(book)) {
    const resolved = resolveRules(book, {}, column);
    if (resolved.ok) return resolved.rules;
  }
  return null;
}

function columnsOf(book: Rulebook): readonly DivisionColumn[] {
  const { disciplines, ageGroups, levels, events } = divisionVocabulary(book);
  const ages = ageGroups.map(({ id, genders: [gender] }) => {
    return gender === undefined ? { ageGroup: id } : { ageGroup: id, gender };
  });
  return disciplines.flatMap((discipline) => {
    const named = levels
      .filter((table) => table.discipline === discipline)
      .flatMap((table) => table.levels.map(({ id }) => ({ [table.namedBy]: id })));
    const groups = orNone(ages).flatMap((age) =>
      orNone(events.map((event) => ({ event }))).map((event) => ({ discipline, ...age, ...event })),
    );
    return groups.flatMap((group) => [group, ...named.map((level) => ({ ...group, ...level }))]);
  });
}

/** The list, or one that names nothing where it is empty. */
const orNone = (list: readonly object[]): readonly object[] => (list.length > 0 ? list : [{}]);
