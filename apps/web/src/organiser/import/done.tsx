import type { ImportPreview } from '@threecount/tournament';
import { pagePath } from '../place.ts';
import { t } from '../words.ts';
import { fates, leftOut } from './preview-rows.ts';
import { RowTable } from './rows.tsx';

interface Props {
  readonly outcome: { readonly tournamentId: string; readonly preview: ImportPreview };
}

/** What an import did, and everybody who will not fight with the reason. */
export function Done({ outcome }: Props) {
  const { preview, tournamentId } = outcome;
  const out = leftOut(preview.rows);
  return (
    <>
      <section class="card" role="status">
        <h2>{t('import.done')}</h2>
        <p>{t('import.rows', { count: preview.file.rows })}</p>
        <dl class="fates">
          {fates.map((fate) => (
            <div key={fate} class={preview.counts[fate] > 0 ? `fate ${fate}` : 'fate'}>
              <dt>{t(`fate.${fate}`)}</dt>
              <dd class="num">{preview.counts[fate]}</dd>
            </div>
          ))}
        </dl>
        <p class="actions">
          <a class="button primary" href={pagePath(tournamentId, 'divisions')}>
            {t('import.to-divisions')}
          </a>
          <a class="button" href={pagePath(tournamentId, 'overview')}>
            {t('import.to-overview')}
          </a>
        </p>
      </section>
      {out.length === 0 ? null : (
        <section class="card">
          <h2>{t('import.left-out', { count: out.length })}</h2>
          <RowTable rows={out} />
        </section>
      )}
    </>
  );
}
