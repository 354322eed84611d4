import { changesFor, substitutionsOf } from './changes.ts';
import { findingsOf, foldName, personOf } from './findings.ts';
import { exact, limitsOf, shareOf, sumOf } from './sum.ts';
import type { CompositionRules, TeamCheck, TeamFinding, TeamList } from './types.ts';

/**
 * Whether a team may stand in its event, what each member brings to the sum, and which single changes would make it
 * legal. The weights are whatever is known: declared ones when a team is entered, those of the scale on the day.
 */
export function checkTeam(rules: CompositionRules, list: TeamList): TeamCheck {
  const findings = findingsOf(rules, list);
  const [what] = limitsOf(rules);
  const sum = what === undefined ? null : sumOf(rules, list.members, what.of);
  const over = what === undefined || sum === null ? 0 : Math.max(0, exact(sum - what.most));
  return {
    team: list.name,
    legal: findings.length === 0,
    limit: what === undefined ? null : { ...what, sum, over },
    members: list.members.map((member, place) => ({
      place,
      name: member.name,
      rank: member.rank,
      weightKg: member.weightKg,
      injured: member.injured === true,
      contributes: what === undefined ? null : shareOf(rules, member, what.of),
    })),
    findings,
    changes: changesFor(rules, list),
    substitutions: substitutionsOf(rules, list),
  };
}

/** All teams of an event: each as by itself, and nobody in two of them. */
export function checkTeams(
  rules: CompositionRules,
  lists: readonly TeamList[],
): readonly TeamCheck[] {
  const known = new Known(lists);
  return lists.map((list, i) => {
    const check = checkTeam(rules, list);
    const across = [...twice(rules, list, i, known), ...shared(rules, list, known)];
    if (across.length === 0) return check;
    return { ...check, legal: false, findings: [...check.findings, ...across], changes: [] };
  });
}

const clauseOf = ({ shortTeam, winner }: CompositionRules): string => (shortTeam ?? winner).clause;

const peopleOf = ({ members, substitutes = [] }: TeamList) => [...members, ...substitutes];

/** Which teams of an event there are, and whom they have. */
class Known {
  /** By name, the place of the first team that has it. */
  readonly names = new Map<string, number>();
  /** By person, the teams: the first two are enough to name another one. */
  readonly #teamsOf = new Map<string, readonly TeamList[]>();

  constructor(lists: readonly TeamList[]) {
    for (const [i, list] of lists.entries()) {
      const name = foldName(list.name);
      if (!this.names.has(name)) this.names.set(name, i);
      for (const person of new Set(peopleOf(list).map(personOf))) {
        const before = this.#teamsOf.get(person) ?? [];
        if (before.length < 2) this.#teamsOf.set(person, [...before, list]);
      }
    }
  }

  /** Another team that has a person. */
  otherWith(person: string, list: TeamList): TeamList | undefined {
    return this.#teamsOf.get(person)?.find((one) => one !== list);
  }
}

/** The same team entered again, a blank more or less. */
const twice = (
  rules: CompositionRules,
  { name }: TeamList,
  at: number,
  known: Known,
): readonly TeamFinding[] =>
  known.names.get(foldName(name)) === at
    ? []
    : [{ code: 'team-twice', name, clause: clauseOf(rules) }];

function shared(rules: CompositionRules, list: TeamList, known: Known): readonly TeamFinding[] {
  return peopleOf(list).flatMap((member): TeamFinding[] => {
    const other = known.otherWith(personOf(member), list);
    if (other === undefined) return [];
    const { name } = member;
    const clause = clauseOf(rules);
    return [{ code: 'same-person-in-two-teams', name, other: other.name, clause }];
  });
}
