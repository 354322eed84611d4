import { MatchCardView } from '../parts/match-card.tsx';
import type { PublicData } from './data.ts';
import { MatQueue } from './now.tsx';
import { divisionPath } from './place.ts';
import { t } from './words.ts';

/** Each mat with its match and its whole queue. */
export function Mats({ data }: { readonly data: PublicData }) {
  const { mats, tournamentId } = data;
  if (mats === null) return <p class="waiting">{t('loading')}</p>;
  if (mats.length === 0) return <p class="soft">{t('nothing-coming')}</p>;
  return (
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
  );
}
