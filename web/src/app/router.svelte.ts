/** Where one is: paths of the History API, matched against a short list of routes. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'import' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; n: number | null }
  | { page: 'rules'; game: string | null }
  | { page: 'how'; game: string | null }
  | { page: 'score'; game: string | null }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'nowhere' };

/** A part of a path as text; malformed escapes are left as they are. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The route of a path. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first, second, third, fourth] = parts;
  if (!first) return { page: 'lobby' };
  if (first === 'new') return { page: 'new', game: second ?? null };
  if (first === 'rules') return { page: 'rules', game: second ?? null };
  if (first === 'how') return { page: 'how', game: second ?? null };
  if (first === 'score') return { page: 'score', game: second ?? null };
  if (first === 't' && second && third === 'replay')
    return { page: 'replay', id: second, n: /^\d+$/.test(fourth ?? '') ? Number(fourth) : null };
  if (first === 't' && second && !third) return { page: 'table', id: second };
  if (!second && (first === 'import' || first === 'settings' || first === 'about')) return { page: first };
  return { page: 'nowhere' };
}

let path = $state(location.pathname);
let hash = $state(location.hash.slice(1));

export const currentPath = (): string => path;
/** What follows the page in the address, as it stands there: a position packs itself. */
export const currentHash = (): string => hash;
/** The part of the page that is asked for, such as a clause of the rules. */
export const currentAnchor = (): string => decoded(hash);

/** Whether a new page has been opened whose heading is not there yet. */
let moved = false;

/** The heading of a page, which takes the focus after a navigation. */
export function landing(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (moved) heading.focus({ preventScroll: true });
  moved = false;
}

function arrived(): void {
  moved ||= path !== location.pathname;
  path = location.pathname;
  hash = location.hash.slice(1);
}

/** Go to a page of the site; going where one is already leaves no step to go back. */
export function go(to: string, replace = false): void {
  if (replace || to === location.pathname + location.search + location.hash)
    history.replaceState(null, '', to);
  else {
    history.pushState(null, '', to);
    scrollTo(0, 0);
  }
  arrived();
}

/** Follow links inside the site without reloading the page. */
function clicked(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.rel === 'external' || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Listen to links and to the browser's own buttons. */
export function startRouter(): void {
  document.addEventListener('click', clicked);
  addEventListener('popstate', arrived);
}
