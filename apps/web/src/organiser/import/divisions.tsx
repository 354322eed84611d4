import type { ImportPreview } from '@threecount/tournament';
import { clockText } from '../../parts/time.ts';
import { t as shared } from '../../parts/words.ts';
import { columnWords } from '../divisions/column-words.ts';
import { t } from '../words.ts';

/** The divisions that the list makes, with the book's column that was guessed for each. */
export function PreviewDivisions({
  divisions,
}: {
  readonly divisions: ImportPreview['divisions'];
}) {
  return (
    <section class="card">
      <h2>{t('import.divisions', { count: divisions.length })}</h2>
      <p class="soft">{t('import.divisions-text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={t('page.divisions')}>
        <table class="list">
          <thead>
            <tr>
              <th>{t('col.division')}</th>
              <th class="n">{t('count.entries')}</th>
              <th>{t('divisions.column')}</th>
              <th class="n">{t('divisions.duration')}</th>
            </tr>
          </thead>
          <tbody>
            {divisions.map((division) => (
              <tr key={division.name}>
                <th scope="row">{division.name}</th>
                <td class="n">{division.entries}</td>
                <td>
                  {columnWords(division.column.column)}
                  <small>
                    {t(`standing.${division.column.standing}`)}
                    {division.column.alternatives.length > 0 ? ` · ${t('divisions.spans')}` : ''}
                  </small>
                </td>
                <td class="n">
                  {division.durationMs === null
                    ? shared('no-duration')
                    : clockText(division.durationMs)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
