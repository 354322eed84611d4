import type { ScreenFoul } from '@threecount/rulebooks';

export interface FoulGroup {
  readonly id: string;
  readonly label: string;
  readonly fouls: readonly ScreenFoul[];
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The book's fouls in its own groups and order; with a filter, those whose label, detail or clause has every word of it. */
export function foulGroups(fouls: readonly ScreenFoul[], filter: string): readonly FoulGroup[] {
  const words = plain(filter)
    .split(/\s+/)
    .filter((word) => word !== '');
  const groups = new Map<string, { id: string; label: string; fouls: ScreenFoul[] }>();
  for (const foul of fouls) {
    const text = plain([foul.label, ...foul.details, foul.clause].join(' '));
    if (!words.every((word) => text.includes(word))) continue;
    const group = groups.get(foul.group.id) ?? { ...foul.group, fouls: [] };
    group.fouls.push(foul);
    groups.set(foul.group.id, group);
  }
  return [...groups.values()];
}
