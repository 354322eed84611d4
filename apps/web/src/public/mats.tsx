import type { MatSummary } from '@threecount/tournament';
import { lateMinutes } from '../parts/late.ts';
import { MatchCardView } from '../parts/match-card.tsx';
import { t as shared, spanWords } from '../parts/words.ts';
import type { PublicData } from './data.ts';
import { MatQueue } from './now.tsx';
import { divisionPath } from './place.ts';
import { t } from './words.ts';

/** Each mat with its match and its whole queue. */
export function Mats({ data }: { readonly data: PublicData }) {
  const { mats, tournamentId } = data;
  const schedule = `/api/tournaments/${encodeURIComponent(tournamentId)}/schedule`;
  if (mats === null) return <p class="waiting">{t('loading')}</p>;
  return (
    <>
      <p class="files">
        <a class="button" href={`${schedule}?format=csv`} download>
          {t('schedule-csv')}
        </a>
        <a class="button" href={`${schedule}?format=ics`} download>
          {t('schedule-ics')}
        </a>
      </p>
      <div class="mats">
        {mats.map((mat) => (
          <section key={mat.matId} aria-label={mat.name}>
            <h2>
              {mat.name}{' '}
              <a
                href={`/scoreboard/${encodeURIComponent(tournamentId)}/${encodeURIComponent(mat.matId)}`}
              >
                {t('scoreboard', { mat: mat.name })}
              </a>
            </h2>
            <MatDelay mat={mat} />
            {mat.current === null ? (
              <p class="soft">{t('nothing-running')}</p>
            ) : (
              <MatchCardView
                match={mat.current}
                live={mat.current.live}
                marked={data.marked}
                showMat={false}
                href={divisionPath(tournamentId, mat.current.divisionId)}
              />
            )}
            <MatQueue mat={mat} data={data} most={30} title={t('next-on-mat')} />
          </section>
        ))}
      </div>
      <Unscheduled data={data} />
    </>
  );
}

/** How late a mat is, and its breaks. */
function MatDelay({ mat }: { readonly mat: MatSummary }) {
  const late = lateMinutes(mat);
  const breaks = mat.plannedBreaks.map(({ name, start, end }) => {
    return `${name === '' ? t('a-break') : name} ${spanWords(start, end)}`;
  });
  const words = [late === null ? '' : t('mat-late', { count: late }), ...breaks];
  const said = words.filter((part) => part !== '');
  return said.length === 0 ? null : <p class="soft">{said.join(' · ')}</p>;
}

/** What has no mat yet: it comes last, and its time is to be announced. */
function Unscheduled({ data }: { readonly data: PublicData }) {
  const open = (data.divisions ?? []).filter(
    ({ matId, standing }) => matId === null && (standing === 'drawn' || standing === 'running'),
  );
  if (open.length === 0) return null;
  return (
    <section>
      <h2>{t('unscheduled')}</h2>
      <ul class="division-list">
        {open.map(({ divisionId, name, entries }) => (
          <li key={divisionId}>
            <a class="card" href={divisionPath(data.tournamentId, divisionId)}>
              <b>{name}</b>
              <span>{shared('entries', { count: entries })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
