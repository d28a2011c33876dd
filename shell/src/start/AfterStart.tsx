import { findPage, type Visitor } from '@saltbush/contract/boot';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { LiveSite } from '../live/createLiveSite.ts';
import type { PageLoader } from '../loading/createPageLoader.ts';
import { visitorKnown } from '../store/visitorSlice.ts';
import { askForVisitor } from './askForVisitor.ts';
import { replayEarlyClicks } from './earlyClicks.ts';

declare global {
  interface Window {
    /** Defined by the start-failure script in the page: tells it that the host has started. */
    saltbushStarted?: () => void;
  }
}

const WARM_UP_DELAY_MS = 500;

interface Props {
  site: LiveSite;
  loader: PageLoader;
  /** Called once, when the host has started. */
  onStarted: () => void;
}

/**
 * What waits until the host has started: it replays early clicks outside the page, and half a second later asks who
 * the visitor is. It asks again when the browser restores a cached page, since the visitor may have signed out
 * meanwhile.
 */
export function AfterStart({ site, loader, onStarted }: Props) {
  const dispatch = useDispatch();

  useEffect(() => replayEarlyClicks('frame'), []);
  useEffect(onStarted, [onStarted]);

  useEffect(() => {
    const settle = async () => {
      const visitor = await askForVisitor(dispatch);
      if (!visitor) return;
      await loadQuietly(location.pathname, visitor);
      dispatch(visitorKnown(visitor));
    };
    // The visitor may now get another page; load it first, so that no skeleton shows in between.
    const loadQuietly = async (pathname: string, visitor: Visitor) => {
      const match = findPage(pathname, visitor, site.view().pages);
      if (match.status === 'found') await loader.load(match.remote, match.page.path).catch(() => undefined);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void settle();
    };
    const timer = setTimeout(settle, WARM_UP_DELAY_MS);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [dispatch, loader, site]);

  return null;
}
