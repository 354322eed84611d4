import type { ScreenRules } from '@threecount/rulebooks';
import { t } from './rules-words.ts';
import { ValueClauses } from './value-clauses.tsx';

type Techniques = ScreenRules['legality'];

/** A star where the book does not say it. */
const marked = ({ label, standing }: Techniques[number]): string =>
  standing === 'default' ? `${label}*` : label;

const standings = ['illegal', 'conditional', 'legal', 'unlisted'] as const;

/** Techniques by how they stand, with the clauses where they are wanted. */
export function TechniquesList(props: { readonly list: Techniques; readonly cited: boolean }) {
  const { list, cited } = props;
  const isOurs = list.some((row) => row.standing === 'default');
  return (
    <>
      <ul>
        {standings.map((standing) => {
          const rows = list.filter((row) => row.legal === standing);
          if (rows.length === 0) return null;
          return (
            <li key={standing}>
              {t(`legal.${standing}`, { list: rows.map(marked).join(', ') })}
              <ValueClauses of={rows} cited={cited} />
            </li>
          );
        })}
      </ul>
      {isOurs ? <p class="soft">{t('not-from-book')}</p> : null}
    </>
  );
}
