import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { MatchPageProps } from '../match/page.tsx';
import { t } from './words.ts';

type Loaded = ComponentType<MatchPageProps> | 'loading' | 'failed';

/** The page of a match, loaded when the first one is opened: most visitors look at brackets alone. */
export function MatchPlace(props: MatchPageProps) {
  const [page, setPage] = useState<{ readonly is: Loaded }>({ is: 'loading' });
  useEffect(() => {
    let current = true;
    import('../match/page.tsx').then(
      ({ MatchPage }) => current && setPage({ is: MatchPage }),
      (error: unknown) => {
        console.error(error);
        if (current) setPage({ is: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, []);
  const { is: Page } = page;
  if (Page === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (Page === 'failed') {
    return (
      <p class="notice" role="alert">
        {t('broken-page')}
      </p>
    );
  }
  return <Page {...props} />;
}
