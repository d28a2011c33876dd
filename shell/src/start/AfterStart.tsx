import { REFUSED_EVENT, type Visitor } from '@saltbush/contract/boot';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { replayEarlyClicks } from '../early-acts/earlyClicks.ts';
import { isSame, type LiveSite } from '../live/createLiveSite.ts';
import type { PageLoader } from '../loading/createPageLoader.ts';
import { withTimeLimit } from '../loading/withTimeLimit.ts';
import { askForVisitor } from '../store/askForVisitor.ts';
import type { SiteState } from '../store/createSiteStore.ts';
import { visitorKnown } from '../store/visitorSlice.ts';
import { isJustMade } from './isJustMade.ts';

const DELAY_MS = 500;
const MENUS_PATIENCE_MS = 1000;

interface Props {
  site: LiveSite;
  loader: PageLoader;
  /** Fetches the pages of other addresses, unless they are known. */
  findOut: () => Promise<void>;
  /** The session could not be checked when the page was made. */
  isSignInUnchecked: boolean;
  /** Called once, when the host has started. */
  onStarted: () => void;
}

/**
 * What waits until the host has started: it replays early clicks outside the page, and half a second later asks who
 * the visitor is, unless the gateway has just said so: sessions end, also in another tab, and a page may be older than
 * its visit. It asks again when the browser restores a cached page, since the visitor may have signed out meanwhile.
 * A page to work in that the visitor has typed into is not taken away: its frame says that the session is another one.
 */
export function AfterStart({ site, loader, findOut, isSignInUnchecked, onStarted }: Props) {
  const store = useStore<SiteState>();

  useEffect(() => replayEarlyClicks('frame'), []);
  useEffect(onStarted, [onStarted]);

  useEffect(() => {
    let hasTyped = false;
    const onInput = () => {
      hasTyped = true;
    };
    const settle = async () => {
      const visitor = await askForVisitor();
      if (!visitor) return;
      await loadQuietly(location.pathname, visitor);
      const isAtWork = document.querySelector('[data-frame="work"]') !== null;
      if (hasTyped && isAtWork && !isSame(visitor, store.getState().visitor))
        window.dispatchEvent(new Event(REFUSED_EVENT));
      else store.dispatch(visitorKnown(visitor));
    };
    // The visitor may now get another page; load it first, so that no skeleton shows in between.
    const loadQuietly = async (pathname: string, visitor: Visitor) => {
      if (!isSame(visitor, store.getState().visitor)) await menusKnown();
      const match = site.find(pathname, visitor);
      if (match.status === 'found') await loader.load(match.remote, match.page.path).catch(() => undefined);
    };
    // Another visitor has other menus, which the pages of all remotes make. Nobody is shown as signed in while they come.
    const menusKnown = () => {
      const known = findOut();
      const lookLater = () => void known.then(site.look, () => undefined);
      return withTimeLimit(known, MENUS_PATIENCE_MS).catch(lookLater);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // Whoever comes back to a page after a sign-out must not see it, whatever was typed before.
      hasTyped = false;
      void settle();
    };
    const isKnown = store.getState().visitor.status === 'signed-out' && !isSignInUnchecked && isJustMade();
    const timer = isKnown ? undefined : setTimeout(settle, DELAY_MS);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('input', onInput);
    };
  }, [store, loader, findOut, isSignInUnchecked, site]);

  return null;
}
