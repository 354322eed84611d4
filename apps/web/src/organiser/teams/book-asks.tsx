import type { GuideItem } from '@threecount/rulebooks';
import { t } from '../../parts/teams/words.ts';
import { useFetched } from '../../parts/use-fetched.ts';
import { guideLine } from '../../referee/model/guide-lines.ts';
import { asksOf } from './asks.ts';

/** What the book asks of those who work at the desk of a team event, each with its clause; folded away. */
export function BookAsks({ rulebook }: { readonly rulebook: string }) {
  const path = `/api/rulebooks/${encodeURIComponent(rulebook)}/guide`;
  const fetched = useFetched<{ readonly items: readonly GuideItem[] }>(path);
  if (fetched.kind !== 'there') return null;
  const all = asksOf(fetched.value.items);
  if (all.length === 0) return null;
  return (
    <details class="card book-asks">
      <summary>{t('asks')}</summary>
      {all.map(({ who, items }) => (
        <section key={who} aria-label={t(`asks.${who}`)}>
          <h3>{t(`asks.${who}`)}</h3>
          <ul>
            {items
              .map((item) => guideLine(item))
              .map(({ key, label, details, cites }) => (
                <li key={key}>
                  <b>{label}</b>
                  {details.length === 0 ? null : <span>{details.join(' · ')}</span>}
                  <cite>{cites.map(({ clause }) => clause).join(' · ')}</cite>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
