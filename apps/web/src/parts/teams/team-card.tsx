import type { TeamMemberView, TeamSheetRules, TeamView } from '@threecount/tournament';
import type { ComponentChildren } from 'preact';
import { Changes, findingTexts, SumLine, Verdict } from './check-result.tsx';
import { changesByRow } from './rows.ts';
import './teams.css';
import { beltWords, numberText, shareText, t } from './words.ts';

interface Props {
  readonly view: TeamView;
  /** The level of its heading. */
  readonly heading?: 'h2' | 'h3';
  /** What it goes by; left out: what could stand at a place is not told. */
  readonly rules?: TeamSheetRules;
  /** What can be done with it. */
  readonly children?: ComponentChildren;
}

/** A team: who stands in it, what it comes to, what is wrong and what would help. */
export function TeamCard({ view, rules, heading: Heading = 'h3', children }: Props) {
  const { team, check, order } = view;
  const name = `${team.givenName} ${team.familyName}`.trim();
  return (
    <article class="card team-card" aria-label={name} data-entry={team.entryId}>
      <header>
        <div>
          <Heading>{name}</Heading>
          {team.club === '' ? null : <small>{team.club}</small>}
        </div>
        <Verdict check={check} />
      </header>
      {check === null ? null : <SumLine check={check} />}
      {view.members.some(({ weighed, injured }) => !weighed && !injured) ? (
        <p class="order-state">{t('sum.not-weighed')}</p>
      ) : null}
      <Members view={view} />
      <p class="order-state">{t(`order.${order}`)}</p>
      {check === null ? null : <CheckOfServer view={view} check={check} rules={rules ?? null} />}
      {children === undefined ? null : <div class="actions">{children}</div>}
    </article>
  );
}

interface CheckProps {
  readonly view: TeamView;
  readonly check: NonNullable<TeamView['check']>;
  readonly rules: TeamSheetRules | null;
}

function CheckOfServer({ view, check, rules }: CheckProps) {
  const names = view.members.filter(({ leftOut }) => !leftOut).map(({ name }) => name);
  const texts = findingTexts(check, names, rules);
  const changes = changesByRow(check).map(({ row, texts: own }) => ({
    name: names[row] ?? t('place', { n: row + 1 }),
    texts: own,
  }));
  return (
    <>
      {texts.length === 0 ? null : (
        <ul class="findings">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {changes.length === 0 ? null : (
        <details>
          <summary>{t('what-helps')}</summary>
          <Changes changes={changes} />
        </details>
      )}
    </>
  );
}

/** In the fighting order, where that may be seen. */
function Members({ view }: { readonly view: TeamView }) {
  const { members, substitutes, check, order } = view;
  if (members.length === 0) return <p class="soft">{t('members.none')}</p>;
  const List = order === 'shown' ? 'ol' : 'ul';
  const isScored = check?.limit?.of === 'handicap' && check.members.length > 0;
  const standing = members.filter(({ leftOut }) => !leftOut);
  const shareOf = (member: TeamMemberView) =>
    isScored ? (check.members[standing.indexOf(member)]?.contributes ?? null) : undefined;
  return (
    <>
      <List class={isScored ? 'members scored' : 'members'}>
        {members.map((member) => (
          <Member key={member.personId} member={member} share={shareOf(member)} />
        ))}
      </List>
      {substitutes.length === 0 ? null : (
        <>
          <p class="bench">{t('substitutes')}</p>
          <ul class="members">
            {substitutes.map((member) => (
              <Member key={member.personId} member={member} share={undefined} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface MemberProps {
  readonly member: TeamMemberView;
  /** Of the sum of scores; null: it cannot be told; undefined: there is none. */
  readonly share: number | null | undefined;
}

function Member({ member, share }: MemberProps) {
  const { name, rank, weightKg, weighed, injured, leftOut } = member;
  return (
    <li class={injured || leftOut ? 'absent' : ''}>
      <span>
        <b>{name}</b> {injured ? <span class="pill warn">{t('injured')}</span> : null}
        {leftOut ? <span class="pill warn">{t('left-out')}</span> : null}
      </span>
      <span>{rank === '' ? t('belt.none') : beltWords(rank)}</span>
      <span class="num">
        {weightKg === null ? null : t('kg', { kg: numberText(weightKg) })}
        <small>{t(weighed ? 'weighed' : weightKg === null ? 'no-weight' : 'declared')}</small>
      </span>
      {share === undefined ? null : (
        <span class="num">{share === null ? '–' : shareText('handicap', share)}</span>
      )}
    </li>
  );
}
