import { useVisitor } from '@saltbush/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageLoader } from '../loading/createPageLoader.ts';
import { withTimeLimit } from '../loading/withTimeLimit.ts';
import { usePageSource } from '../pages/PageSource.ts';
import { linkOf } from './linkOf.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { inOneStep } from './SiteRouter.tsx';

interface Props {
  loader: PageLoader;
  /** Loads the document at an address. */
  leave?: (url: URL) => void;
}

/** A click waits no longer than this to learn which page is at an address. */
const PATIENCE_MS = 1000;

const loadDocument = (url: URL) => location.assign(url);

/**
 * Turns ordinary links of the site into in-app moves, so remotes need no link component of their own. Loads the
 * target's remote on hover and focus, and on a click waits for it before navigating, so that no skeleton flashes.
 * Once another host is live, the browser follows the link and the next document has that host. It does so too where the
 * page at an address is not known and does not become known soon.
 */
export function LinkInterceptor({ loader, leave = loadDocument }: Props) {
  const { find, findOut, isHostLive } = usePageSource();
  const navigate = useNavigate();
  const visitor = useVisitor();
  // Counts moves, so that a slow one is dropped when the visitor has done something else since.
  const latestMove = useRef(0);
  const [isPending, setIsPending] = useState(false);

  useEffect(() => {
    const pageAt = (url: URL) => find(url.pathname, visitor);

    const pageSoonAt = async (url: URL) => {
      if (pageAt(url).status === 'unknown') await withTimeLimit(findOut(), PATIENCE_MS).catch(ignoreUntilShown);
      return pageAt(url);
    };

    const overtake = () => {
      latestMove.current += 1;
      setIsPending(false);
    };

    const onIntent = (event: Event) => {
      const link = linkOf(event.target);
      if (link?.kind !== 'page' || !isHostLive) return;
      const match = pageAt(link.url);
      if (match.status === 'found') loader.load(match.remote, match.page.path).catch(ignoreUntilShown);
      if (match.status === 'unknown') findOut().then(() => onIntent(event), ignoreUntilShown);
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
      const finish = (how: () => void) => {
        if (move !== latestMove.current) return;
        setIsPending(false);
        // The page navigated by itself meanwhile, so the visitor's earlier click is dropped.
        if (location.pathname === from) how();
      };
      const go = () => void navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
      if (match.status === 'found' && loader.loaded(match.remote, match.page.path)) {
        // The press is drawn first, since the next page is rendered in one step.
        return afterPaint(() => finish(() => inOneStep(go)));
      }
      const moveOn = async () => {
        const known = await pageSoonAt(url);
        if (known.status !== 'found') return finish(() => leave(url));
        // A page that fails to load still gets its address, and shows its panel there.
        await loader.load(known.remote, known.page.path).catch(ignoreUntilShown);
        finish(go);
      };
      setIsPending(true);
      void moveOn();
    };

    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('pointerdown', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', overtake);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('pointerdown', onIntent);
      document.removeEventListener('focusin', onIntent);
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', overtake);
    };
  }, [find, findOut, isHostLive, leave, loader, navigate, visitor]);

  return <NavigationProgress isPending={isPending} />;
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** The panel reports the failure once the visitor is on the page. */
function ignoreUntilShown() {}
