import {
  type DivisionColumn,
  divisionVocabulary,
  type OfficialRules,
  officialRules,
  type Rulebook,
  resolveDivision,
} from '@threecount/rulebooks';

/** Columns that between them meet every condition of a book: age groups, levels, belts, absolute, professional. */
function columnsOf(book: Rulebook): readonly DivisionColumn[] {
  const { disciplines, ageGroups, levels, ranks, events } = divisionVocabulary(book);
  const columns: DivisionColumn[] = [];
  for (const discipline of disciplines)
    for (const group of ageGroups.length > 0 ? ageGroups : [undefined])
      for (const gender of group?.genders ?? ['male']) {
        const base =
          group === undefined ? { discipline } : { discipline, ageGroup: group.id, gender };
        const tables = levels.filter((table) => table.discipline === discipline);
        const named = tables.filter((table) => table.namedBy === 'level');
        columns.push(base, { ...base, absolute: true }, { ...base, pro: true });
        for (const table of named)
          for (const level of table.levels) columns.push({ ...base, level: level.id });
        for (const rank of ranks) columns.push({ ...base, rank });
        for (const event of events) columns.push({ ...base, event });
      }
  return columns;
}

/** What officials look up in each kind of division of a book. */
export function divisionsOf(book: Rulebook): readonly OfficialRules[] {
  const seen = new Map<string, OfficialRules>();
  for (const column of columnsOf(book)) {
    const { resolution, lengths } = resolveDivision(book, {}, column);
    if (!resolution.ok) continue;
    const official = officialRules(book, resolution.rules, lengths);
    // Many divisions are alike in all that the page shows.
    const { division: _, ...rules } = official.rules;
    seen.set(JSON.stringify([{ ...official, rules }]), official);
  }
  return [...seen.values()];
}
