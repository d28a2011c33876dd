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
    /** Left by the script in the page: ends its watch over the start of the host. */
    saltbushStarted?: () => void;
  }
}

const WARM_UP_DELAY_MS = 500;

interface Props {
  site: LiveSite;
  loader: PageLoader;
  /** The host stands: called once. */
  onStarted: () => void;
}

/**
 * What waits until the host stands: early clicks around the page, and half a second later asking who the visitor is.
 * That is asked again when the browser brings back a page it had kept, since the visitor may have signed out meanwhile.
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
    // The page may be another for this visitor: it takes the place of the first without a skeleton between them.
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
