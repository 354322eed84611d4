import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from './words.ts';

/** A narrow page with one form on it. */
export function Frame({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  useEffect(() => {
    document.title = `${title} · ${t('app')}`;
  }, [title]);
  return (
    <main class="access">
      <p class="brand">
        <a href="/">{t('app')}</a>
      </p>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
