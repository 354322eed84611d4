import { TechniquesList } from '../parts/techniques-list.tsx';
import type { PairAnswer } from './use-match.ts';
import { t } from './words.ts';

const belt = (rank: string | null): string =>
  rank === null ? '' : rank.charAt(0).toUpperCase() + rank.slice(1);

/** Two of different belts: what is legal between them, by the column that the book takes for such a pair. */
export function Pair({ pair }: { readonly pair: PairAnswer }) {
  const { ranks, columns, techniques } = pair;
  return (
    <section class="card pair">
      <h3>{t('pair')}</h3>
      <p>{t('pair-belts', { red: belt(ranks.red), blue: belt(ranks.blue) })}</p>
      {techniques.length === 1 && columns.length > 0 ? (
        <p class="soft">{t('pair-column', { columns: columns.join(', ') })}</p>
      ) : null}
      {techniques.map(({ side, list }) => (
        <div key={side ?? 'both'}>
          {side === null ? null : <h4>{t(`pair-${side}`)}</h4>}
          <TechniquesList list={list} cited />
        </div>
      ))}
    </section>
  );
}
