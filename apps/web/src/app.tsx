import { useSignal, useSignalEffect } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import { t } from './ui/i18n.ts';
import { type Found, findRoute, path, type Route, type ScreenModule } from './ui/router.ts';

const routes: readonly Route[] = [
  { pattern: '/', load: () => import('./home/screen.tsx') },
  { pattern: '/setup', load: () => import('./setup/screen.tsx') },
  { pattern: '/sign-in', load: () => import('./sign-in/screen.tsx') },
  { pattern: '/organiser/:t/*', load: () => import('./organiser/screen.tsx') },
  { pattern: '/t/:t/referee/*', load: () => import('./referee/screen.tsx') },
  { pattern: '/t/:t/*', load: () => import('./public/screen.tsx') },
  { pattern: '/team/:entry', load: () => import('./coach/screen.tsx') },
  { pattern: '/table/:mat', load: () => import('./table/screen.tsx') },
  { pattern: '/scoreboard/:t/:mat', load: () => import('./scoreboard/screen.tsx') },
];

function Failed() {
  return (
    <main class="waiting">
      <p>{t('broken-page')}</p>
      <p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {t('load-again')}
        </button>
      </p>
    </main>
  );
}

/** Keeps a fault of one screen from leaving a white page. */
class Guard extends Component<
  { readonly children: ComponentChildren },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function NotFound() {
  return (
    <main class="waiting">
      <h1>{t('not-found')}</h1>
      <p>
        <a href="/">{t('to-start')}</a>
      </p>
    </main>
  );
}

type Loaded = { readonly found: Found; readonly module: ScreenModule };

/** Shows the screen of the present path. */
export function App() {
  const shown = useSignal<Loaded | 'loading' | 'not-found' | 'failed'>('loading');
  useSignalEffect(() => {
    const found = findRoute(routes, path.value);
    if (!found) {
      shown.value = 'not-found';
      return;
    }
    let current = true;
    found.route.load().then(
      (module) => {
        if (current) shown.value = { found, module };
      },
      (error: unknown) => {
        console.error(error);
        if (current) shown.value = 'failed';
      },
    );
    return () => {
      current = false;
    };
  });
  const now = shown.value;
  if (now === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (now === 'not-found') return <NotFound />;
  if (now === 'failed') return <Failed />;
  const { Screen } = now.module;
  return (
    <Guard key={now.found.route.pattern}>
      <Screen {...now.found.props} />
    </Guard>
  );
}
