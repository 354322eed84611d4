import {
  type DivisionColumn,
  type DivisionVocabulary,
  divisionVocabulary,
  type OfficialRules,
  officialRules,
  type Rulebook,
  resolveDivision,
} from '@threecount/rulebooks';

/** Each discipline with each age and gender group; a book without age groups has the discipline alone. */
function groupsOf({ disciplines, ageGroups }: DivisionVocabulary): readonly DivisionColumn[] {
  return disciplines.flatMap((discipline): readonly DivisionColumn[] =>
    ageGroups.length === 0
      ? [{ discipline }]
      : ageGroups.flatMap(({ id, genders }) =>
          genders.map((gender) => ({ discipline, ageGroup: id, gender })),
        ),
  );
}

/** Columns that between them meet every condition of a book: age groups, levels, belts, absolute, professional. */
function columnsOf(book: Rulebook): readonly DivisionColumn[] {
  const words = divisionVocabulary(book);
  return groupsOf(words).flatMap((base) => [
    base,
    { ...base, absolute: true },
    { ...base, pro: true },
    ...words.levels
      .filter((table) => table.discipline === base.discipline && table.namedBy === 'level')
      .flatMap((table) => table.levels.map((level) => ({ ...base, level: level.id }))),
    ...words.ranks.map((rank) => ({ ...base, rank })),
    ...words.events.map((event) => ({ ...base, event })),
  ]);
}

/** What officials look up in each kind of division of a book. */
export function divisionsOf(book: Rulebook): readonly OfficialRules[] {
  const seen = new Map<string, OfficialRules>();
  for (const column of columnsOf(book)) {
    const { resolution, lengths } = resolveDivision(book, {}, column);
    if (!resolution.ok) continue;
    const official = officialRules(book, resolution.rules, lengths);
    // Many divisions are alike in all that the page shows.
    const { division: _, book: __, ...rules } = official.rules;
    seen.set(JSON.stringify([{ ...official, rules }]), official);
  }
  return [...seen.values()];
}
