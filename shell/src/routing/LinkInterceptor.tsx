import { useVisitor } from '@saltbush/contract';
import { type BootPage, findPage, type PageOfRemote } from '@saltbush/contract/boot';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageLoader } from '../loading/createPageLoader.ts';

interface Props {
  pages: readonly PageOfRemote<BootPage>[];
  loader: PageLoader;
}

/**
 * Makes every ordinary link of the site an in-app move: fetches the target's remote on hover and focus, and on a click
 * waits for it before it navigates, so that no skeleton flashes. Remotes need no link component of their own.
 */
export function LinkInterceptor({ pages, loader }: Props) {
  const navigate = useNavigate();
  const visitor = useVisitor();

  useEffect(() => {
    let latestClick = 0;

    const targetOf = (event: Event) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor || !isPlainSiteLink(anchor)) return null;
      return { url: new URL(anchor.href), match: findPage(new URL(anchor.href).pathname, visitor, pages) };
    };

    const onIntent = (event: Event) => {
      const target = targetOf(event);
      if (target?.match.status === 'found') {
        loader.load(target.match.remote, target.match.page.path).catch(ignoreUntilShown);
      }
    };

    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const target = targetOf(event);
      if (!target) return;
      const { url, match } = target;
      if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
      event.preventDefault();
      latestClick += 1;
      const click = latestClick;
      const go = () => {
        if (click === latestClick) void navigate(url.pathname + url.search + url.hash);
      };
      if (match.status === 'not-found' || loader.loaded(match.remote, match.page.path)) go();
      else loader.load(match.remote, match.page.path).then(go, go);
    };

    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
      document.removeEventListener('click', onClick);
    };
  }, [loader, navigate, pages, visitor]);

  return null;
}

function isPlainSiteLink(anchor: HTMLAnchorElement): boolean {
  if (anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return false;
  return !/^\/(api|mf|idp)(\/|$)/.test(anchor.pathname);
}

/** A page that cannot be had shows its panel once the visitor goes there. */
function ignoreUntilShown() {}
