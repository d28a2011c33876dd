import { useVisitor } from '@saltbush/contract';
import { findPage } from '@saltbush/contract/boot';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageLoader } from '../loading/createPageLoader.ts';
import { usePageSource } from '../loading/PageSource.ts';
import { linkOf } from './linkOf.ts';
import { NavigationProgress } from './NavigationProgress.tsx';

/**
 * Turns ordinary links of the site into in-app moves, so remotes need no link component of their own. Loads the
 * target's remote on hover and focus, and on a click waits for it before navigating, so that no skeleton flashes.
 * Once another host is live, the browser follows the link and the next document has that host.
 */
export function LinkInterceptor({ loader }: { loader: PageLoader }) {
  const { pages, isHostLive } = usePageSource();
  const navigate = useNavigate();
  const visitor = useVisitor();
  // Counts moves, so that a slow one is dropped when the visitor has done something else since.
  const latestMove = useRef(0);
  const [isPending, setIsPending] = useState(false);

  useEffect(() => {
    const pageAt = (url: URL) => findPage(url.pathname, visitor, pages);

    const overtake = () => {
      latestMove.current += 1;
      setIsPending(false);
    };

    const onIntent = (event: Event) => {
      const link = linkOf(event.target);
      if (link?.kind !== 'page' || !isHostLive) return;
      const match = pageAt(link.url);
      if (match.status === 'found') loader.load(match.remote, match.page.path).catch(ignoreUntilShown);
    };

    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = linkOf(event.target);
      if (!link) return;
      overtake();
      if (link.kind === 'browser' || !isHostLive) return;
      const { url } = link;
      const match = pageAt(url);
      // The gateway may know a page that was released after this document was made.
      if (match.status === 'not-found') return;
      if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
      event.preventDefault();
      const move = latestMove.current;
      const from = location.pathname;
      const go = () => {
        if (move !== latestMove.current) return;
        setIsPending(false);
        // The page navigated by itself meanwhile, so the visitor's earlier click is dropped.
        if (location.pathname !== from) return;
        void navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
      };
      const { remote, page } = match;
      if (loader.loaded(remote, page.path)) return go();
      setIsPending(true);
      // A page that fails to load still gets its address, and shows its panel there.
      loader.load(remote, page.path).then(go, go);
    };

    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', overtake);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', overtake);
    };
  }, [isHostLive, loader, navigate, pages, visitor]);

  return <NavigationProgress isPending={isPending} />;
}

/** The panel reports the failure once the visitor is on the page. */
function ignoreUntilShown() {}
