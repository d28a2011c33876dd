const isPage = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin &&
  (pathname !== location.pathname || search !== location.search) &&
  !/^\/(api|mf|ops|confirm|preview)\//.test(pathname);

/**
 * Fetches a page once a visitor points at its link. Browsers that know speculation rules do so themselves, and better.
 * Returns a function that stops it.
 */
export function readyLinks(): () => void {
  if (HTMLScriptElement.supports?.('speculationrules')) return () => {};
  const fetched = new Set<string>();

  const onIntent = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([download],[target])') : null;
    if (!link || !isPage(link) || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const href = link.pathname + link.search;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };

  const types = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const type of types) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    for (const type of types) document.removeEventListener(type, onIntent);
  };
}
