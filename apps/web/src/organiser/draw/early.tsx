import type { EarlyMeetings } from '@threecount/tournament';
import { earlyWords } from './early-words.ts';
import { t } from './words.ts';

interface Props {
  readonly early: readonly EarlyMeetings[];
  readonly inPools: boolean;
}

/** Where members of one club, or country, meet early, beside the fewest that are possible. */
export function Early({ early, inPools }: Props) {
  const [first] = early;
  if (first === undefined) return null;
  return (
    <section aria-label={t('early.title')}>
      <h3>{t('early.title')}</h3>
      <p>{earlyWords(first, inPools)}</p>
      {early.length === 1 ? null : (
        <details>
          <summary>{t('early.by-round')}</summary>
          <p class="soft">{t('early.text')}</p>
          <table class="list early">
            <thead>
              <tr>
                <th scope="col">{t('early.round')}</th>
                <th scope="col">{t('early.club')}</th>
                <th scope="col">{t('early.country')}</th>
              </tr>
            </thead>
            <tbody>
              {early.map((row) => (
                <tr key={row.round}>
                  <th scope="row">{row.round}</th>
                  <td>{t('early.of-least', { pairs: row.clubPairs, bound: row.clubBound })}</td>
                  <td>
                    {t('early.of-least', { pairs: row.countryPairs, bound: row.countryBound })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
