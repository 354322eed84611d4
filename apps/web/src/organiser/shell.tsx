import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Freshness } from '../parts/freshness.tsx';
import { useCurrentInSight } from '../parts/use-current-in-sight.ts';
import { useFocusOnChange } from '../parts/use-focus-on-change.ts';
import { t as shared } from '../parts/words.ts';
import type { Desk } from './desk.ts';
import { type Page, pagePath, pagesShown } from './place.ts';
import { useHasTeams } from './use-has-teams.ts';
import { t } from './words.ts';

interface Props {
  readonly desk: Desk;
  readonly page: Page;
  readonly children: ComponentChildren;
}

/** Head and navigation around a page of the organiser. */
export function Shell({ desk, page, children }: Props) {
  const { view, tournamentId, connection, mats } = desk;
  const shown = pagesShown(useHasTeams(desk));
  const nav = useCurrentInSight(page);
  useFocusOnChange(page);
  return (
    <div class="organiser">
      <a class="skip" href="#content">
        {t('skip-to-content')}
      </a>
      <header class="top">
        <a class="brand" href="/">
          {t('app')}
        </a>
        <b>{view.name}</b>
        {view.published ? null : <span class="trial">{shared('trial')}</span>}
        <span class="grow" />
        <Freshness connection={connection} snapshot={mats} />
        <a href={`/t/${encodeURIComponent(tournamentId)}`}>{t('public-page')}</a>
      </header>
      <nav class="side-nav" aria-label={t('pages')} ref={nav}>
        {shown.map((each) => (
          <a
            key={each}
            href={pagePath(tournamentId, each)}
            {...(each === page ? { 'aria-current': 'page' as const } : {})}
          >
            {t(`page.${each}`)}
          </a>
        ))}
      </nav>
      <main id="content" class={`page-${page}`} tabIndex={-1}>
        <h1>{t(`page.${page}`)}</h1>
        {children}
      </main>
    </div>
  );
}

interface FrameProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Around a page that belongs to no tournament yet. */
export function PlainFrame({ title, children }: FrameProps) {
  useEffect(() => {
    document.title = `${title} · ${t('app')}`;
  }, [title]);
  return (
    <div class="organiser plain">
      <header class="top">
        <a class="brand" href="/">
          {t('app')}
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
