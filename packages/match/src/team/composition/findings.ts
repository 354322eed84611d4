import { handicapScore } from '@threecount/rulebooks';
import { exact, isBodyWeight, limitsOf, sumOf } from './sum.ts';
import type { CompositionRules, TeamFinding, TeamList, TeamMember } from './types.ts';

/** What tells a person apart: the id, else the name without regard to case and blanks. */
export const personOf = ({ id, name }: TeamMember): string =>
  id === undefined ? `name ${foldName(name)}` : `id ${id}`;

export const foldName = (name: string): string =>
  name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Everything that keeps a team from standing. */
export function findingsOf(rules: CompositionRules, list: TeamList): readonly TeamFinding[] {
  const { members } = list;
  return [
    ...sizeFindings(rules, list),
    ...samePerson(rules, list),
    ...members.flatMap((member, place) => rankFindings(rules, member, place)),
    ...oneRank(rules, list),
    ...members.flatMap((member, place) => weightFindings(rules, member, place)),
    ...limitFindings(rules, members),
  ];
}

const clauseOf = ({ composition, winner }: CompositionRules): string =>
  (composition ?? winner).clause;

function sizeFindings(rules: CompositionRules, list: TeamList): readonly TeamFinding[] {
  const { size, shortTeam, substitutes } = rules;
  const { length } = list.members;
  const out: TeamFinding[] = [];
  const clause = (shortTeam ?? rules.winner).clause;
  const short = shortTeam?.allowed === true && length > 0 && length < size;
  if (length !== size && !short) out.push({ code: 'team-size', has: length, needs: size, clause });
  if (length > 0 && list.members.every((member) => member.injured === true))
    out.push({ code: 'nobody-fit', clause: rules.fewest.clause });
  const bench = list.substitutes?.length ?? 0;
  const most = substitutes?.most ?? 0;
  if (bench > most)
    out.push({
      code: 'too-many-substitutes',
      has: bench,
      most,
      clause: (substitutes ?? rules.winner).clause,
    });
  return out;
}

function samePerson(rules: CompositionRules, list: TeamList): readonly TeamFinding[] {
  const all = [...list.members, ...(list.substitutes ?? [])];
  const clause = (rules.shortTeam ?? rules.winner).clause;
  return all.flatMap((member, i): TeamFinding[] => {
    const first = all.findIndex((other) => personOf(other) === personOf(member));
    return first < i
      ? [{ code: 'same-person', places: [first, i], name: member.name, clause }]
      : [];
  });
}

function rankFindings(
  rules: CompositionRules,
  { rank, weightKg }: TeamMember,
  place: number,
): readonly TeamFinding[] {
  const clause = clauseOf(rules);
  if (rank === null) return [{ code: 'rank-missing', place, clause }];
  if (!rules.allowedRanks.includes(rank))
    return [{ code: 'rank-unknown', place, rank, valid: rules.allowedRanks, clause }];
  const { rows } = rules.handicap;
  if (rows === null || limitsOf(rules).every(({ of }) => of !== 'handicap')) return [];
  const found = handicapScore(rows, rank, weightKg ?? 0);
  const own = rules.handicap.clause;
  if (found.is === 'no-rank') return [{ code: 'rank-not-in-table', place, rank, clause: own }];
  if (found.is === 'no-band' && weightKg !== null && isBodyWeight(weightKg))
    return [{ code: 'weight-not-in-table', place, kg: weightKg, clause: own }];
  return [];
}

/** The belt of the event: as given, else that of most members; where lower ones may stand too, the highest. */
function wantedRank(rules: CompositionRules, list: TeamList): string | null {
  if (list.rank !== undefined && list.rank !== null) return list.rank;
  const ranks = list.members.flatMap(({ rank }) => rank ?? []);
  const place = (rank: string): number => rules.ranks.indexOf(rank);
  const count = (rank: string): number => ranks.filter((one) => one === rank).length;
  const lower = rules.composition?.lowerRanks?.allowed === true;
  const better = (a: string, b: string): boolean =>
    lower ? place(a) > place(b) : count(a) > count(b);
  const [first, ...others] = ranks;
  if (first === undefined) return null;
  return others.reduce((best, rank) => (better(rank, best) ? rank : best), first);
}

function oneRank(rules: CompositionRules, list: TeamList): readonly TeamFinding[] {
  const { composition, ranks, allowedRanks } = rules;
  const wanted = composition?.oneRank === true ? wantedRank(rules, list) : null;
  if (composition === null || wanted === null) return [];
  const { lowerRanks, clause } = composition;
  return list.members.flatMap(({ rank }, place): TeamFinding[] => {
    if (rank === null || !allowedRanks.includes(rank) || rank === wanted) return [];
    const below = ranks.indexOf(rank) < ranks.indexOf(wanted);
    if (below && lowerRanks?.allowed === true) return [];
    return [{ code: 'rank-differs', place, rank, wanted, clause: lowerRanks?.clause ?? clause }];
  });
}

function weightFindings(
  rules: CompositionRules,
  { weightKg, injured }: TeamMember,
  place: number,
): readonly TeamFinding[] {
  const [what] = limitsOf(rules);
  const clause = clauseOf(rules);
  if (weightKg === null)
    return what === undefined || injured === true
      ? []
      : [{ code: 'weight-missing', place, clause }];
  return isBodyWeight(weightKg) ? [] : [{ code: 'weight-impossible', place, kg: weightKg, clause }];
}

function limitFindings(
  rules: CompositionRules,
  members: readonly TeamMember[],
): readonly TeamFinding[] {
  const { handicap } = rules;
  return limitsOf(rules).flatMap(({ of, most, clause }): TeamFinding[] => {
    if (of === 'handicap' && handicap.rows === null)
      return [{ code: 'no-table', clause: handicap.clause }];
    const sum = sumOf(rules, members, of);
    if (sum === null || sum <= most) return [];
    const code = of === 'weight' ? 'over-weight' : 'over-handicap';
    return [{ code, sum, most, over: exact(sum - most), clause }];
  });
}
