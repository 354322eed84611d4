import { handicapScore } from '@threecount/rulebooks';
import { findingsOf } from './findings.ts';
import { exact, type Limit, limitsOf, sumOf } from './sum.ts';
import type { CompositionRules, Substitution, TeamChange, TeamList, TeamMember } from './types.ts';

const isLegal = (rules: CompositionRules, list: TeamList): boolean =>
  findingsOf(rules, list).length === 0;

const withMember = (list: TeamList, place: number, member: TeamMember): TeamList => ({
  ...list,
  members: list.members.map((one, i) => (i === place ? member : one)),
});

/** The team with a substitute in the place of a member; the substitute leaves the bench. */
export const withSubstitute = (list: TeamList, place: number, by: TeamMember): TeamList => ({
  ...withMember(list, place, by),
  substitutes: (list.substitutes ?? []).filter((one) => one !== by),
});

/** Single changes each of which alone would make the team legal; none for a team that is. */
export function changesFor(rules: CompositionRules, list: TeamList): readonly TeamChange[] {
  if (isLegal(rules, list)) return [];
  return list.members.flatMap((member, place) => [
    ...ranks(rules, list, member, place),
    ...lighter(rules, list, member, place),
    ...scores(rules, list, member, place),
    ...bench(rules, list, place),
    ...dropped(rules, list, place),
  ]);
}

function ranks(
  rules: CompositionRules,
  list: TeamList,
  member: TeamMember,
  place: number,
): readonly TeamChange[] {
  return rules.allowedRanks
    .filter((rank) => rank !== member.rank)
    .filter((rank) => isLegal(rules, withMember(list, place, { ...member, rank })))
    .map((rank) => ({ kind: 'rank', place, rank }));
}

/** What a member may bring at most while all others stay as they are; null where that cannot be told. */
function room(
  rules: CompositionRules,
  list: TeamList,
  place: number,
  of: Limit['of'],
): number | null {
  const limit = limitsOf(rules).find((one) => one.of === of);
  const rest = list.members.filter((_, i) => i !== place);
  const others = sumOf(rules, rest, of);
  return limit === undefined || others === null ? null : exact(limit.most - others);
}

function lighter(
  rules: CompositionRules,
  list: TeamList,
  member: TeamMember,
  place: number,
): readonly TeamChange[] {
  const { weightKg, rank } = member;
  if (weightKg === null) return [];
  const rows = rules.handicap.rows ?? [];
  const bounds = rows.filter((row) => row.rank === rank).flatMap((row) => row.maxKg ?? []);
  const most = room(rules, list, place, 'weight');
  const fitting = [...bounds, ...(most === null ? [] : [most])].filter(
    (kg) => kg < weightKg && isLegal(rules, withMember(list, place, { ...member, weightKg: kg })),
  );
  return fitting.length === 0 ? [] : [{ kind: 'weight', place, atMostKg: Math.max(...fitting) }];
}

/** Somebody else with a lower score, where some row of the table has one. */
function scores(
  rules: CompositionRules,
  list: TeamList,
  member: TeamMember,
  place: number,
): readonly TeamChange[] {
  const atMost = room(rules, list, place, 'handicap');
  const { rows } = rules.handicap;
  if (atMost === null || rows === null) return [];
  const fits = rows.some(({ rank, maxKg }) => {
    const weightKg = maxKg ?? heaviest(rows, rank);
    const found = handicapScore(rows, rank, weightKg);
    const other = { name: member.name, rank, weightKg };
    return (
      found.is === 'score' &&
      found.score <= atMost &&
      isLegal(rules, withMember(list, place, other))
    );
  });
  return fits ? [{ kind: 'score', place, atMost }] : [];
}

/** A weight in the open band of a belt. */
const heaviest = (rows: NonNullable<CompositionRules['handicap']['rows']>, rank: string): number =>
  Math.max(10, ...rows.filter((row) => row.rank === rank).map((row) => (row.maxKg ?? 0) + 0.1));

const bench = (rules: CompositionRules, list: TeamList, place: number): readonly TeamChange[] =>
  (list.substitutes ?? [])
    .filter((one) => isLegal(rules, withSubstitute(list, place, one)))
    .map(({ name }) => ({ kind: 'substitute', place, by: name }));

/** A team over its limit starts without one, where the organiser has chosen that. */
function dropped(rules: CompositionRules, list: TeamList, place: number): readonly TeamChange[] {
  if (rules.overLimit?.team !== 'drop-fighter') return [];
  const rest = { ...list, members: list.members.filter((_, i) => i !== place) };
  const others = findingsOf(rules, rest).filter(({ code }) => code !== 'team-size');
  return others.length === 0 && list.members.length === rules.size ? [{ kind: 'drop', place }] : [];
}

/** Each substitute in the place of each member who is hurt. */
export function substitutionsOf(rules: CompositionRules, list: TeamList): readonly Substitution[] {
  const [first] = limitsOf(rules);
  return list.members.flatMap((member, place) =>
    member.injured !== true
      ? []
      : (list.substitutes ?? []).map((by) => {
          const changed = withSubstitute(list, place, by);
          const sum = first === undefined ? null : sumOf(rules, changed.members, first.of);
          return { place, by: by.name, sum, legal: isLegal(rules, changed) };
        }),
  );
}
