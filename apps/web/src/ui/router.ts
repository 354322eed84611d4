import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** What a screen is given: the named parts of its path, and the rest of the path (without a slash before it). */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly rest: string;
}

/** Each screen is a module of its own, loaded when it is first shown. */
export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
}

export interface Route {
  /** `/t/:t/*`: `:name` takes one part, a last `*` takes what is left. */
  readonly pattern: string;
  readonly load: () => Promise<ScreenModule>;
}

export interface Found {
  readonly route: Route;
  readonly props: ScreenProps;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function match(pattern: string, path: string): ScreenProps | null {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  const open = wanted.at(-1) === '*';
  const fixed = open ? wanted.slice(0, -1) : wanted;
  if (given.length < fixed.length || (!open && given.length > fixed.length)) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of fixed.entries()) {
    const value = decoded(given[index] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return { params, rest: given.slice(fixed.length).map(decoded).join('/') };
}

/** The first route whose pattern fits the path; null where none does. */
export function findRoute(routes: readonly Route[], path: string): Found | null {
  for (const route of routes) {
    const props = match(route.pattern, path);
    if (props) return { route, props };
  }
  return null;
}

/** The path shown now (with neither `?` nor `#`). */
export const path = signal(typeof location === 'undefined' ? '/' : location.pathname);

/** What stands behind the path: `?bout=2`, or nothing. */
export const search = signal(typeof location === 'undefined' ? '' : location.search);

function look(): void {
  path.value = location.pathname;
  search.value = location.search;
}

/** Goes to another page without loading anew. */
export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  look();
  scrollTo(0, 0);
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.target !== '' || link.hasAttribute('download')) return null;
  const ours = link.origin === location.origin && !link.pathname.startsWith('/api/');
  const sameSpot = link.pathname === location.pathname && link.hash !== '';
  return ours && !sameSpot ? link : null;
}

/** Lets plain `<a href>` links change the page without loading anew. Called once at the start. */
export function followLinks(): void {
  addEventListener('popstate', look);
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
