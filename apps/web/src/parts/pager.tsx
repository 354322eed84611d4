import { t } from './words.ts';

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Turns the pages of a long list. Nothing where one page holds all. */
export function Pager({ page, pages, from, to, total, onPage }: Props) {
  if (pages < 2) return null;
  return (
    <nav class="pager" aria-label={t('pages')}>
      <button type="button" class="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('page-before')}
      </button>
      <span class="num">{t('page-of', { from, to, total })}</span>
      <button
        type="button"
        class="button"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t('page-after')}
      </button>
    </nav>
  );
}
