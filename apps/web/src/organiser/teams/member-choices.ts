import type { TeamView } from '@threecount/tournament';
import { t } from '../../parts/teams/words.ts';
import type { MemberChoice } from './member-act.tsx';

/** Who can fight no more, or again; one of the bench who is hurt comes in for nobody. */
export const injuryChoices = ({
  members,
  substitutes,
}: Pick<TeamView, 'members' | 'substitutes'>): readonly MemberChoice[] =>
  [...members, ...substitutes].map(({ personId, name, injured }) => ({
    key: personId,
    words: injured ? t('injury.is-hurt', { name }) : name,
    button: t(injured ? 'injury.fit' : 'injury.hurt'),
    action: (by) => ({ type: 'set-member-injured', personId, injured: !injured, by }),
  }));

/** Who of the bench may come in for whom: whether the team is legal with them the server says. */
export const substituteChoices = ({
  members,
  substitutes,
}: Pick<TeamView, 'members' | 'substitutes'>): readonly MemberChoice[] =>
  members
    .filter(({ injured }) => injured)
    .flatMap(({ personId, name }) =>
      substitutes
        .filter((one) => !one.injured)
        .map((one) => ({
          key: `${personId} ${one.personId}`,
          words: t('substitute.pair', { name: one.name, other: name }),
          button: t('substitute.button'),
          action: (by: string) => ({
            type: 'put-substitute' as const,
            personId,
            substitute: one.personId,
            by,
          }),
        })),
    );

/** Without whom a team that is over its limit would be legal, where the organiser's option has it so. */
export function leaveOutChoices({ members, check }: TeamView): readonly MemberChoice[] {
  const standing = members.filter(({ leftOut }) => !leftOut);
  return (check?.changes ?? []).flatMap((change) => {
    const member = change.kind === 'drop' ? standing[change.place] : undefined;
    if (member === undefined) return [];
    const { personId, name } = member;
    const action = (by: string) => ({ type: 'leave-member-out' as const, personId, by });
    return [{ key: personId, words: name, button: t('leave-out.button'), action }];
  });
}
