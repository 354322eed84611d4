import type { DivisionSummary } from '@threecount/tournament';
import { TeamCard } from '../../parts/teams/team-card.tsx';
import { usePublicTeams } from '../../parts/teams/use-teams.ts';
import { t } from '../../parts/teams/words.ts';
import type { PublicData } from '../data.ts';
import { calculatorPath, divisionPath } from '../place.ts';

/** The teams of each division for teams, and the way to the calculator. */
export function Teams({ data }: { readonly data: PublicData }) {
  const { tournamentId, divisions } = data;
  if (divisions === null) return <p class="waiting">{t('loading')}</p>;
  const ofTeams = divisions.filter(({ column }) => column.column.event !== undefined);
  return (
    <>
      {ofTeams.length === 0 ? <p class="soft">{t('public.none')}</p> : null}
      <p>
        <a class="button" href={calculatorPath(tournamentId)}>
          {t('public.calculator')}
        </a>
      </p>
      {ofTeams.map((division) => (
        <Division key={division.divisionId} tournamentId={tournamentId} division={division} />
      ))}
    </>
  );
}

interface Props {
  readonly tournamentId: string;
  readonly division: DivisionSummary;
}

function Division({ tournamentId, division: { divisionId, name } }: Props) {
  const teams = usePublicTeams(tournamentId, divisionId);
  return (
    <section aria-label={name}>
      <h2>
        <a href={divisionPath(tournamentId, divisionId)}>{name}</a>
      </h2>
      {teams === null ? <p class="soft">{t('loading')}</p> : null}
      {teams?.length === 0 ? <p class="soft">{t('public.no-team')}</p> : null}
      <div class="team-cards">
        {teams?.map((view) => (
          <TeamCard key={view.team.entryId} view={view} />
        ))}
      </div>
    </section>
  );
}
