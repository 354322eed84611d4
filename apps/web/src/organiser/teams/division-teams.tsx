import type { TeamView } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { TeamCard } from '../../parts/teams/team-card.tsx';
import { useTeams } from '../../parts/teams/use-teams.ts';
import { t } from '../../parts/teams/words.ts';
import { apiOf } from '../act.ts';
import { LinkDialog } from '../link-dialog.tsx';
import { pagePath } from '../place.ts';
import { AddTeam } from './add-team.tsx';
import { Closing } from './closing.tsx';
import { TeamsList } from './list.tsx';
import { MemberAct } from './member-act.tsx';
import { injuryChoices, leaveOutChoices, substituteChoices } from './member-choices.ts';
import { Members } from './members.tsx';
import { Order } from './order.tsx';
import { type DivisionProps, type TeamProps, teamName } from './props.ts';
import { unweighed } from './weigh-day.ts';

/** The teams of one division, and what is done with them. */
export function DivisionTeams({
  desk,
  event,
  division,
  onRules,
}: DivisionProps & { readonly onRules: () => void }) {
  const { fetched, again } = useTeams(desk.tournamentId, division.divisionId);
  /** The team that was entered last: its people are asked for at once. */
  const [fresh, setFresh] = useState<string | null>(null);
  if (fetched.kind === 'loading') return <p>{t('loading')}</p>;
  if (fetched.kind === 'failed') {
    return (
      <p class="notice" role="alert">
        {fetched.error.message}
      </p>
    );
  }
  const teams = fetched.value;
  const may = teams.filter(({ view }) => view.check?.legal === true).length;
  return (
    <>
      <p class="soft" role="status">
        {t('teams.count', { count: teams.length, may })}
      </p>
      <NotWeighed teams={teams.map(({ view }) => view)} />
      {event.rules.composition?.handicapLimit !== null && event.rules.handicap.rows === null ? (
        <p class="notice">
          {t('no-table')} <a href={pagePath(desk.tournamentId, 'options')}>{t('to-options')}</a>
        </p>
      ) : null}
      <AddTeam
        desk={desk}
        division={division}
        onAdded={(entryId) => {
          setFresh(entryId);
          again();
        }}
      />
      <div class="team-tools">
        <TeamsList
          tournamentId={desk.tournamentId}
          divisionId={division.divisionId}
          onDone={again}
        />
        <Closing desk={desk} division={division} onDone={onRules} />
      </div>
      <div class="team-cards">
        {teams.map(({ view, lodged }) => (
          <TeamCard key={view.team.entryId} view={view} rules={event.rules}>
            <SealedOrder view={view} lodged={lodged} />
            <TeamActions
              desk={desk}
              event={event}
              divisionId={division.divisionId}
              view={view}
              lodged={lodged}
              fresh={fresh === view.team.entryId}
              onDone={again}
            />
          </TeamCard>
        ))}
      </div>
    </>
  );
}

/** Which teams are not weighed for the day, and how many of each. */
function NotWeighed({ teams }: { readonly teams: readonly TeamView[] }) {
  const open = teams.filter((view) => unweighed(view) > 0);
  if (open.length === 0) return null;
  const words = open.map((view) =>
    t('teams.unweighed-of', { name: teamName(view), count: unweighed(view) }),
  );
  return <p class="soft">{t('teams.unweighed', { teams: words.join(', ') })}</p>;
}

/** What is sealed is told only to whoever asks for it. */
function SealedOrder({ view, lodged }: Pick<TeamProps, 'view' | 'lodged'>) {
  if (view.order !== 'sealed') return null;
  return (
    <details class="sealed">
      <summary>{t('order.look')}</summary>
      <ol class="sealed-order">
        {lodged.members.map(({ personId, name }) => (
          <li key={personId}>{name}</li>
        ))}
      </ol>
    </details>
  );
}

function TeamActions(props: TeamProps & { readonly fresh: boolean }) {
  const { desk, view, fresh } = props;
  const name = teamName(view);
  const path = `${apiOf(desk.tournamentId)}/teams/${encodeURIComponent(view.team.entryId)}/link`;
  return (
    <>
      <Members {...props} open={fresh} />
      {view.members.length === 0 ? null : (
        <>
          <Order {...props} />
          <MemberAct {...props} what="injury" choices={injuryChoices(view)} />
          <MemberAct {...props} what="substitute" choices={substituteChoices(view)} />
          <MemberAct {...props} what="leave-out" choices={leaveOutChoices(view)} />
        </>
      )}
      <LinkDialog
        path={path}
        label={t('link.open')}
        spoken={t('link.open-name', { name })}
        title={t('link.title', { name })}
        text={t('link.text')}
        withdrawn={t('link.withdrawn')}
        sheet={`${desk.view.name} · ${name}`}
        qr={t('link.qr', { name })}
      />
    </>
  );
}
