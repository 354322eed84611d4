import { clubKey } from '../draw/club-key.ts';
import { compareText } from '../order.ts';
import { clubMedals, clubNameOf } from '../results/club-medals.ts';
import { rankClubs } from '../results/club-rank.ts';
import { podiumOf } from '../results/podium.ts';
import type { ClubKind } from '../types/clubs.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type { ClubGroup, ClubStandings } from '../types/views.ts';
import { divisionsInOrder } from './division.ts';
import type { People } from './people.ts';

/**
 * The standings of clubs: of all divisions together, then of each age group and gender. They follow from the podiums
 * alone, and are never stored.
 */
export function clubStandings(state: TournamentState, people: People): ClubStandings {
  const divisions = divisionsInOrder(state).filter(({ counts }) => counts);
  const names = clubNames(people, state.clubRules.by);
  const groups = new Map<string, DivisionState[]>();
  for (const division of divisions) {
    const key = groupKey(division);
    if (key === '') continue;
    groups.set(key, [...(groups.get(key) ?? []), division]);
  }
  const make = (group: string | null, own: readonly DivisionState[]): ClubGroup =>
    clubGroup(state, people, names, group, own);
  return {
    tournament: { name: state.name, date: state.date },
    rules: state.clubRules,
    groups: [
      make(null, divisions),
      ...[...groups].map(([key, own]) => make(key, own)).sort(byAgeGroup(state)),
    ],
  };
}

function clubGroup(
  state: TournamentState,
  people: People,
  names: ReadonlyMap<string, string>,
  group: string | null,
  divisions: readonly DivisionState[],
): ClubGroup {
  const { clubRules } = state;
  const medals = divisions.flatMap((division) => clubMedals(state, people, division, clubRules));
  const order = state.clubOrders.find((each) => each.group === group) ?? null;
  const rows = rankClubs(medals, clubRules, order?.order.map(clubKey));
  const [first] = group === null ? [] : divisions;
  return {
    group,
    ageGroup: first?.column.column.ageGroup ?? null,
    ageGroupLabel: ageGroupLabel(state, first?.column.column.ageGroup),
    gender: first?.column.column.gender ?? null,
    divisions: divisions.length,
    over: divisions.filter((division) => podiumOf(state, division).kind !== 'open').length,
    ruling: order,
    rows: rows.map(({ club, ...row }) => ({ name: names.get(club) ?? club, ...row })),
  };
}

/** Divisions of one age group and gender stand together; empty: the division has neither. */
function groupKey({ column }: DivisionState): string {
  const { ageGroup, gender } = column.column;
  return [ageGroup, gender].filter((part) => part !== undefined).join(' ');
}

function bookOf(state: TournamentState) {
  return state.rulebook === null ? undefined : state.books.get(state.rulebook.hash);
}

function ageGroupLabel(state: TournamentState, id: string | undefined): string | null {
  const found = bookOf(state)?.divisions.ageGroups.find((group) => group.id === id);
  return found?.label ?? id ?? null;
}

/** In the order of the book's age groups. */
function byAgeGroup(state: TournamentState): (a: ClubGroup, b: ClubGroup) => number {
  const ids = bookOf(state)?.divisions.ageGroups.map(({ id }) => id) ?? [];
  const rank = ({ ageGroup }: ClubGroup): number => {
    const at = ids.indexOf(ageGroup ?? '');
    return at < 0 ? ids.length : at;
  };
  return (a, b) => rank(a) - rank(b) || compareText(a.group ?? '', b.group ?? '');
}

/** Each club by the name that most of its people are entered with; of two as frequent, the first in order. */
function clubNames(people: People, by: ClubKind): ReadonlyMap<string, string> {
  const spellings = new Map<string, Map<string, number>>();
  for (const person of people.values()) {
    const name = clubNameOf(person, by);
    const key = clubKey(name);
    if (key === '') continue;
    const counts = spellings.get(key) ?? new Map<string, number>();
    counts.set(name, (counts.get(name) ?? 0) + 1);
    spellings.set(key, counts);
  }
  return new Map(
    [...spellings].map(([key, counts]) => {
      const [most] = [...counts].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]));
      return [key, most?.[0] ?? key];
    }),
  );
}
