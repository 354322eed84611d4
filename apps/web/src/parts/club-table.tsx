import type { ClubGroup, ClubRow } from '@threecount/tournament';
import { t } from './words.ts';

/** What a group of divisions is called: `All divisions`, `Adults · female`. */
export function clubGroupWords({ group, ageGroupLabel, gender }: ClubGroup): string {
  if (group === null) return t('clubs.all');
  const words = [ageGroupLabel ?? '', gender === null ? '' : (t.of(`gender.${gender}`) ?? gender)];
  return words.filter((part) => part !== '').join(' · ');
}

/** What parted a club from its neighbours; nothing did where it shares its place. */
export function placedWords({ placedBy }: ClubRow): string {
  return placedBy === null ? t('level') : t(`clubs.by.${placedBy}`);
}

interface Props {
  readonly group: ClubGroup;
  /** So many are shown; the others are a press away. Left out: all. */
  readonly most?: number;
}

/** The standings of clubs in one group of divisions. */
export function ClubTable({ group, most }: Props) {
  const title = clubGroupWords(group);
  const shown = most === undefined ? group.rows : group.rows.slice(0, most);
  return (
    <>
      <p class="soft">{t('clubs.over', { over: group.over, divisions: group.divisions })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={title}>
        <table class="list">
          <thead>
            <tr>
              <Column short={t('col.place-short')} long={t('col.place')} />
              <th scope="col">{t('clubs.name')}</th>
              <Column short={t('clubs.points-short')} long={t('clubs.points')} />
              <Column short={t('clubs.gold-short')} long={t('place.1')} />
              <Column short={t('clubs.silver-short')} long={t('place.2')} />
              <Column short={t('clubs.bronze-short')} long={t('place.3')} />
              <th scope="col">{t('col.placed-by')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name}>
                <td class="n">{row.place}</td>
                <th scope="row">{row.name}</th>
                <td class="n">
                  <b>{row.points}</b>
                </td>
                <td class="n">{row.golds}</td>
                <td class="n">{row.silvers}</td>
                <td class="n">{row.bronzes}</td>
                <td class="soft">{placedWords(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {group.ruling === null ? null : (
        <p class="soft">{t('clubs.ruled', { by: group.ruling.by, reason: group.ruling.reason })}</p>
      )}
    </>
  );
}

function Column({ short, long }: { readonly short: string; readonly long: string }) {
  return (
    <th class="n" scope="col" title={long}>
      <span aria-hidden="true">{short}</span>
      <span class="hidden-text">{long}</span>
    </th>
  );
}
